import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleData, resetLocaleData } from '@wordpress/i18n';
import { toJed } from '../../scripts/languages/compile.ts';
import { makeSelectFound, makeSelectLines, type Tabs } from '../../src/routes/settings/found';
import { nearTerms } from '../../src/routes/settings/near';
import { makeSelectPlaces, placeLines } from '../../src/routes/settings/search-more/search-more';
import { TAB_CHUNKS, TAB_IDS } from '../../src/routes/settings/tab-chunks';
import { openStore } from '../support/open-piece';

/** The texts of a language, as the page sets them. */
function speak(locale: string): void {
	const source = readFileSync(join(__dirname, `../../languages/site-dashboard-${locale}.po`));
	resetLocaleData(toJed(source, locale).locale_data['site-dashboard'] as LocaleData, 'site-dashboard');
}

afterEach(() => resetLocaleData({}, 'site-dashboard'));

/** What people call it in their language; the id of what it finds. */
const PLACES: Array<[locale: string, term: string, place: string]> = [
	['de_DE', 'Lizenz', 'license'],
	['de_DE', 'Rechnung', 'my-plan'],
	['de_DE', 'Tarif', 'my-plan'],
	['de_DE', 'Preise', 'plans'],
	['de_DE', 'Verbindung trennen', 'disconnect'],
	['de_DE', 'DSGVO', 'privacy'],
	['de_DE', 'Sicherung', 'backups'],
	['de_DE', 'Schadsoftware', 'scan'],
	['de_DE', 'Spamschutz', 'spam'],
	['de_DE', 'Statistik', 'stats'],
	['de_DE', 'Protokoll', 'activity'],
	['de_DE', 'hochladen', 'import'],
	['de_DE', 'Export', 'export'],
	['de_DE', 'Vorschläge', 'recommendations'],
	['ar', 'ترخيص', 'license'],
	['ar', 'رخصة', 'license'],
	['ar', 'فواتير', 'my-plan'],
	['ar', 'خطة', 'my-plan'],
	['ar', 'أسعار', 'plans'],
	['ar', 'اسعار', 'plans'],
	['ar', 'قطع الاتصال', 'disconnect'],
	['ar', 'كوكيز', 'privacy'],
	['ar', 'نسخة احتياطية', 'backups'],
	['ar', 'فيروس', 'scan'],
	['ar', 'سبام', 'spam'],
	['ar', 'akismet', 'spam'],
	['ar', 'زوار', 'stats'],
	['ar', 'تصدير', 'export'],
	['ar', 'الاتصال', 'connection'],
];

it.each(PLACES)('in %s, %s leads to %s', async (locale, term, place) => {
	speak(locale);
	const { store } = await openStore();
	expect(makeSelectPlaces(term, null)(store.getState()).map(({ id }) => id)).toContain(place);
});

it.each([
	['de_DE', 'Kurz-URL', 'shortlinks'],
	['de_DE', 'Cookie', 'widgets'],
	['de_DE', 'Captcha', 'brute-force'],
	['ar', 'رابط مختصر', 'shortlinks'],
	['ar', 'أدسنس', 'ads'],
	['ar', 'كابتشا', 'brute-force'],
])('in %s, %s finds the settings of %s', async (locale, term, card) => {
	speak(locale);
	const loaded = await Promise.all(TAB_IDS.map(async (id) => [id, (await TAB_CHUNKS[id]()).TAB] as const));
	const tabs: Tabs = Object.fromEntries(loaded);
	const { store } = await openStore();
	const found = makeSelectFound(tabs, makeSelectLines(tabs), term)(store.getState());
	expect(found.flatMap(({ groups }) => groups).map(({ id }) => id)).toContain(card);
});

it.each([
	['de_DE', 'Lizens', 'Lizenz'],
	['de_DE', 'Sicherug', 'sicherung'],
	['ar', 'ترخيس', 'ترخيص'],
])('in %s, %s suggests %s', async (locale, term, near) => {
	speak(locale);
	const { store } = await openStore();
	expect(nearTerms(term, placeLines(store.getState()))).toContain(near);
});
