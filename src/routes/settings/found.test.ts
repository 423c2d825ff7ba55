import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleData, resetLocaleData } from '@wordpress/i18n';
import { toJed } from '../../../scripts/languages/compile.ts';
import type { OpenOptions } from '../../../tests/support/open-app';
import { openStore } from '../../../tests/support/open-piece';
import type { RootState } from '../../state/root-state';
import { makeSelectLines, partsOf, ranksOf, type Tabs } from './found';
import { makeSelectBanners } from './search-results';
import { nearTerms } from './near';
import { removedText } from './removed-settings';
import { makeSelectPlaces, placeLines, selectRemoved } from './search-more/search-more';
import { TAB_CHUNKS, TAB_IDS } from './tab-chunks';

const SITES: Record<string, Omit<OpenOptions, 'hash'>> = {
	plain: {},
	'with Akismet': { scenario: ['akismet-valid'] },
	'without Akismet': { scenario: ['akismet-inactive'] },
	today: { scenario: ['connected', 'jetpack-16'] },
	'with Google Analytics': {
		scenario: ['connected', 'jetpack-16'],
		before: (site) => site.post('settings', { jetpack_wga: { code: 'G-1' } }),
	},
	offline: { scenario: ['offline-constant'] },
	'linked and offline': {
		before: (site) => site.page({ connectionStatus: { offlineMode: { isActive: true } } }),
	},
	'without an owner': { scenario: ['site-only'] },
	editor: {
		as: 'editor',
		scenario: ['editor-linked', 'jetpack-16'],
		before: (site) => site.setSwitches({ publicize: true }),
	},
	// As the long text of videos is on a real host.
	'of videos': {
		before: (site) => site.page({ getModules: { videopress: { long_description: 'See stats of videos.' } } }),
	},
};

const states: Record<string, RootState> = {};
let tabs: Tabs = {};
beforeAll(async () => {
	const loaded = await Promise.all(TAB_IDS.map(async (id) => [id, (await TAB_CHUNKS[id]()).TAB] as const));
	tabs = Object.fromEntries(loaded);
	for (const [name, options] of Object.entries(SITES)) {
		states[name] = (await openStore(options)).store.getState();
	}
});

const stateOf = (site: string) => states[site] as RootState;
const found = (term: string, site: string) =>
	partsOf(stateOf(site), tabs, ranksOf(makeSelectLines(tabs)(stateOf(site)), term));
const cards = (term: string, site = 'plain') =>
	found(term, site).flatMap(({ groups }) => groups.map((group) => group.title()));
const places = (term: string, site = 'plain') =>
	makeSelectPlaces(term, null)(stateOf(site)).map((place) => place.label());
const banners = (term: string, site = 'plain') => makeSelectBanners(term)(stateOf(site));
const removed = (term: string, site = 'today') =>
	selectRemoved(stateOf(site), term).map((setting) => `${setting.label()}: ${removedText(setting)}`);

describe('cards that a search finds', () => {
	it.each([
		['BRUTE FORCE', 'Brute force protection'],
		['ip', 'Brute force protection'],
		['jetpack_sso_require_two_step', 'WordPress.com login'],
		['Get downtime alerts', 'Downtime monitoring'],
		['down', 'Downtime monitoring'],
		['cookie', 'Usage data'],
		['firewall', 'Firewall'],
	])('%s: %s', (term, title) => {
		expect(cards(term)).toContain(title);
	});

	it.each(['privacy', 'tracks', 'data', 'gdpr', 'tos', 'terms of service'])(
		'%s: the privacy card [SET-043]',
		(term) => expect(cards(term)).toContain('Usage data'),
	);

	it.each(['akismet', 'antispam', 'spam', 'comments', 'out of your comments', 'akismet.com'])(
		'%s: the anti-spam card, only while its plugin is active [SET-043, SEC-038]',
		(term) => {
			expect(cards(term, 'with Akismet')).toContain('Spam protection');
			expect(cards(term, 'without Akismet')).not.toContain('Spam protection');
		},
	);

	it('are those of all tabs, and no others [SET-002]', () => {
		expect(found('firewall', 'plain').map(({ tab }) => tab.id)).toContain('security');
		expect(cards('firewall')).not.toContain('Downtime monitoring');
		expect(cards('leaked password', 'today')).toEqual(['Account protection']);
		expect(cards('wp login')).toEqual([]);
		expect(cards('no such thing')).toEqual([]);
		expect(partsOf(stateOf('plain'), tabs).length).toBeGreaterThan(6);
	});

	it.each([
		['ip', 'Subscriptions'],
		['down', 'Markdown'],
		['robots', 'Brute force protection'],
	])('%s doesn’t list %s first for a match inside a word [SET-051]', (term, title) => {
		expect(cards(term).length).toBeGreaterThan(0);
		expect(cards(term)[0]).not.toBe(title);
	});

	it('come before cards that only mention the term, and so do their tabs [SET-051]', () => {
		expect(cards('stats', 'of videos')).toEqual(expect.arrayContaining(['Jetpack Stats', 'VideoPress']));
		expect(cards('stats', 'of videos')[0]).toBe('Jetpack Stats');
		expect(found('stats', 'of videos').map(({ tab }) => tab.id)).toEqual(['traffic', 'performance']);
	});
});

describe('modules without a card', () => {
	it.each(['contact-form', 'enhanced-distribution', 'json-api', 'notes'])(
		'%s is found by three letters, not by two, and not by editors [SET-006, SET-007]',
		(slug) => {
			expect(banners(slug)).toContain(slug);
			expect(banners(slug.slice(0, 3))).toContain(slug);
			expect(banners(slug.slice(0, 2))).toEqual([]);
			expect(banners(slug, 'editor')).toEqual([]);
		},
	);

	it('leave forms to their card on hosts with a page of forms [SET-006]', () => {
		expect(banners('contact-form', 'today')).not.toContain('contact-form');
		expect(cards('contact form', 'today')).toContain('Forms');
		expect(cards('contact form')).not.toContain('Forms');
	});
});

describe('places that a search leads to', () => {
	it.each([
		['spam', 'Spam protection'],
		['license', 'Activate a license'],
		['plan', 'My Plan'],
		['disconnect', 'Disconnect this site'],
		['cookie', 'Privacy settings'],
		['activity', 'View site activity'],
		['export', 'Export settings'],
		['backups', 'Backups'],
		['transfer owner', 'Manage site connection'],
	])('%s: %s', (term, label) => {
		expect(places(term)).toContain(label);
	});

	it('are only those that the site has, for this user', () => {
		expect(places('plan', 'offline')).toEqual([]);
		expect(places('license', 'without an owner')).not.toContain('Activate a license');
		expect(places('reset options')).toEqual([]);
		expect(places('disconnect', 'editor')).toEqual([]);
	});

	it('include My Plan only online, even for a linked user [SHELL-045]', () => {
		expect(places('billing', 'linked and offline')).toEqual([]);
		expect(stateOf('linked and offline').user.isConnected).toBe(true);
	});
});

describe('removed settings', () => {
	it('are found by common names, with the version that removed them and any replacement', () => {
		expect(removed('lazy')).toEqual([
			'Lazy image loading: Removed in Jetpack 12.8. WordPress does this now.',
		]);
		expect(removed('custom css')).toEqual([
			expect.stringContaining('Removed in Jetpack 13.8. Add CSS in the Customizer'),
		]);
		expect(removed('firehose')).toEqual(['Enhanced distribution: Removed in Jetpack 13.4.']);
	});

	it('aren’t on a site that still has them, nor for editors', () => {
		expect(removed('lazy', 'plain')).toEqual([]);
		expect(removed('google analytics')).toHaveLength(1);
		expect(removed('google analytics', 'with Google Analytics')).toEqual([]);
		expect(removed('firehose', 'editor')).toEqual([]);
	});
});

/** The texts of a language, as the page sets them. */
function speak(locale: string): void {
	const source = readFileSync(join(__dirname, `../../../languages/site-dashboard-${locale}.po`));
	resetLocaleData(toJed(source, locale).locale_data['site-dashboard'] as LocaleData, 'site-dashboard');
}

describe('in other languages', () => {
	afterEach(() => resetLocaleData({}, 'site-dashboard'));

	/** People's words for it in their language; the id of what they find. */
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
		expect(makeSelectPlaces(term, null)(stateOf('plain')).map(({ id }) => id)).toContain(place);
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
		const groups = found(term, 'plain').flatMap((tab) => tab.groups);
		expect(groups.map(({ id }) => id)).toContain(card);
	});

	it.each([
		['de_DE', 'Lizens', 'Lizenz'],
		['de_DE', 'Sicherug', 'sicherung'],
		['ar', 'ترخيس', 'ترخيص'],
	])('in %s, %s suggests %s', (locale, term, near) => {
		speak(locale);
		expect(nearTerms(term, placeLines(stateOf('plain')))).toContain(near);
	});
});
