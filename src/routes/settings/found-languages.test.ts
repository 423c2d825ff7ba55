import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleData, resetLocaleData } from '@wordpress/i18n';
import { openStore } from '../../../tests/support/open-piece';
import { toJed } from '../../../scripts/languages/compile.ts';
import { makeSelectFound, makeSelectLines, type Tabs } from './found';
import { nearTerms } from './near';
import { makeSelectPlaces, placeLines } from './search-more/search-more';
import type { RootState } from '../../state/root-state';
import { TAB_CHUNKS, TAB_IDS } from './tab-chunks';

/** The texts of a language, as the page sets them. */
function speak(locale: string): void {
	const source = readFileSync(join(__dirname, `../../../languages/site-dashboard-${locale}.po`));
	resetLocaleData(toJed(source, locale).locale_data['site-dashboard'] as LocaleData, 'site-dashboard');
}

let state: RootState;
let tabs: Tabs;
beforeAll(async () => {
	state = (await openStore()).store.getState();
	const loaded = await Promise.all(TAB_IDS.map(async (id) => [id, (await TAB_CHUNKS[id]()).TAB] as const));
	tabs = Object.fromEntries(loaded);
});

afterEach(() => resetLocaleData({}, 'site-dashboard'));

/** What people call it in their language; the id of what it finds. */
const PLACES: Array<[locale: string, term: string, place: string]> = [
	['de_DE', 'Lizenz', 'license'],
	['de_DE', 'Rechnung', 'my-plan'],
	['de_DE', 'Verbindung trennen', 'disconnect'],
	['de_DE', 'Sicherung', 'backups'],
	['de_DE', 'Vorschläge', 'recommendations'],
	['ar', 'رخصة', 'license'],
	['ar', 'فواتير', 'my-plan'],
	['ar', 'أسعار', 'plans'],
	['ar', 'اسعار', 'plans'],
	['ar', 'نسخة احتياطية', 'backups'],
	['ar', 'akismet', 'spam'],
	['ar', 'الاتصال', 'connection'],
];

it.each(PLACES)('in %s, %s leads to %s', (locale, term, place) => {
	speak(locale);
	expect(makeSelectPlaces(term, null)(state).map(({ id }) => id)).toContain(place);
});

it.each([
	['de_DE', 'Kurz-URL', 'shortlinks'],
	['de_DE', 'Cookie', 'widgets'],
	['de_DE', 'Captcha', 'brute-force'],
	['ar', 'رابط مختصر', 'shortlinks'],
	['ar', 'أدسنس', 'ads'],
	['ar', 'كابتشا', 'brute-force'],
])('in %s, %s finds the settings of %s', (locale, term, card) => {
	speak(locale);
	const found = makeSelectFound(tabs, makeSelectLines(tabs), term)(state);
	expect(found.flatMap(({ groups }) => groups).map(({ id }) => id)).toContain(card);
});

it.each([
	['de_DE', 'Lizens', 'Lizenz'],
	['de_DE', 'Sicherug', 'sicherung'],
	['ar', 'ترخيس', 'ترخيص'],
])('in %s, %s suggests %s', (locale, term, near) => {
	speak(locale);
	expect(nearTerms(term, placeLines(state))).toContain(near);
});
