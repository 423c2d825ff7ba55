import { screen, within } from '@testing-library/react';
import { SHORTLINKS } from '../../src/routes/settings/groups/traffic-reach';
import { follow } from '../support/follow';
import { openStore } from '../support/open-piece';
import {
	clicks,
	flip,
	openTab,
	queryLink,
	queryToggle,
	saved,
	toggle,
	type TabOptions,
} from '../support/open-tab';
import { posted } from '../support/settings-tab';
import { siteHas } from '../support/site-has';
import type { TestSite } from '../support/test-site';

const open = (card: string, options: TabOptions = {}) =>
	openTab('traffic', { card, scenario: ['google-verified'], ...options });
const clicked = (target: string) => expect.objectContaining({ target }) as unknown;

describe('related posts', () => {
	const SWITCH = 'Show related posts below each post';
	const on = { 'related-posts': true };
	const preview = () => within(screen.getByRole('group', { name: 'Preview' }));
	const pictures = () => preview().queryAllByRole('img', { name: 'Thumbnail' });

	it.each([
		['Show a heading', 'show_headline'],
		['Show thumbnails', 'show_thumbnails'],
	])('%s: save immediately, and turn on the module with it [TRAF-013]', async (name, option) => {
		const app = await open('related-posts', {
			on: { 'related-posts': false },
			before: (site) => site.page({ settings: { [option]: false } }),
		});
		await flip(app, name);
		expect(toggle(SWITCH)).toBeChecked();
		await flip(app, name);
		expect(posted(app.site)).toEqual([{ 'related-posts': true, [option]: true }, { [option]: false }]);
	});

	it('preview three samples that follow both switches immediately [TRAF-014]', async () => {
		const app = await open('related-posts', { on });
		expect(preview().getAllByRole('listitem')).toHaveLength(3);
		expect(preview().getByText('Related')).toBeInTheDocument();
		expect(pictures()).toHaveLength(0);
		const release = app.site.hold('POST', 'settings');
		await app.user.click(toggle('Show thumbnails'));
		expect(pictures()).toHaveLength(3);
		await release();
		await flip(app, 'Show a heading');
		expect(preview().queryByText('Related')).not.toBeInTheDocument();
	});

	it('link to the Customizer and back while on, and record the click [TRAF-015, TRAF-073, EVT-019, EVT-042]', async () => {
		const app = await open('related-posts', { on });
		const link = screen.getByRole<HTMLAnchorElement>('link', {
			name: 'Configure related posts in the Customizer',
		});
		const { pathname, searchParams } = new URL(link.href);
		expect(pathname).toBe('/wp-admin/customize.php');
		expect(Object.fromEntries(searchParams)).toEqual({
			'autofocus[section]': 'jetpack_relatedposts',
			return: 'http://127.0.0.1:4400/wp-admin/admin.php?page=jetpack#/traffic',
			url: 'http://127.0.0.1:4400/?p=1',
		});
		await follow(app.user, link);
		expect(clicks(app)).toContainEqual(clicked('configure-related-posts'));
		await flip(app, SWITCH);
		expect(screen.queryByRole('group', { name: 'Preview' })).not.toBeInTheDocument();
		expect(link).not.toBeInTheDocument();
	});
});

describe('Google Analytics', () => {
	it('has a description and a link to set it up, but no switch [TRAF-052, EVT-019, EVT-042, PLAN-027]', async () => {
		const app = await open('google-analytics', { before: siteHas(['google-analytics'], 0) });
		const link = screen.getByRole('link', { name: /^Configure Google Analytics/ });
		expect(link).toHaveAttribute('href', expect.stringContaining('source=calypso-marketing-traffic'));
		expect(link).toHaveAttribute('href', expect.stringContaining('anchor=analytics'));
		expect(screen.getByText(/^Tracks visitors/)).toBeVisible();
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
		await follow(app.user, link);
		expect(clicks(app)).toContainEqual(clicked('configure-ga'));
	});

	it('shows an upsell if the plan lacks it [PLAN-027, PLAN-065]', async () => {
		await open('google-analytics', { before: siteHas([], 0) });
		expect(queryLink('Upgrade')).toBeVisible();
		expect(queryLink(/^Configure/)).not.toBeInTheDocument();
	});
});

describe('shortlinks', () => {
	const blocked = async (options: TabOptions) => {
		const { store } = await openStore(options);
		const item = SHORTLINKS.items.find(({ kind }) => kind === 'module');
		return item?.blockedBy?.(store.getState());
	};

	it.each<[string, TabOptions]>([
		['offline', { scenario: ['offline-constant'] }],
		['not connected', { before: (site) => site.page({ connectionStatus: { isActive: false } }) }],
	])('can’t be changed on a site that is %s [TRAF-052]', async (_, options) => {
		expect(await blocked(options)).toBe(
			'An administrator needs to connect this site to WordPress.com first.',
		);
	});

	it('can be changed without a connection owner, and save immediately [TRAF-052]', async () => {
		const app = await open('shortlinks', { scenario: ['site-only'], on: { shortlinks: false } });
		await flip(app, 'Use wp.me shortlinks');
		expect(posted(app.site)).toEqual([{ shortlinks: true }]);
		expect(toggle('Use wp.me shortlinks')).toBeChecked();
	});
});

describe('sitemaps', () => {
	const visible = (isPublic: boolean, sitemaps: boolean): TabOptions => ({
		on: { sitemaps },
		before: (site) => site.setFacts({ isPublic }),
	});

	it('have two URLs, each with a link that records clicks and a copy button [TRAF-053, EVT-019, EVT-042]', async () => {
		const app = await open('sitemaps', visible(true, true));
		for (const [file, label, target] of [
			['sitemap.xml', 'Copy sitemap URL', 'sitemap-url-link'],
			['news-sitemap.xml', 'Copy news sitemap URL', 'sitemap-news-url-link'],
		] as const) {
			const address = `http://127.0.0.1:4400/${file}`;
			const link = screen.getByRole('link', { name: new RegExp(`^${address}`) });
			expect(link).toHaveAttribute('href', address);
			await app.user.click(screen.getByRole('button', { name: label }));
			expect(await navigator.clipboard.readText()).toBe(address);
			await follow(app.user, link);
			expect(clicks(app)).toContainEqual(clicked(target));
		}
	});

	it.each([
		[true, true, 2, false],
		[true, false, 0, false],
		[false, true, 0, true],
		[false, false, 0, false],
	])(
		'visible site: %p, on: %p: show %i URLs and warn if search engines can’t access the site, emphasized: %p [TRAF-054, TRAF-084]',
		async (isVisible, isOn, count, isEmphasized) => {
			await open('sitemaps', visible(isVisible, isOn));
			expect(screen.queryAllByRole('link', { name: /sitemap\.xml/ })).toHaveLength(count);
			const warning = screen.queryByText(/^Search engines can't access your site at the moment/);
			expect(warning !== null).toBe(!isVisible);
			expect((warning?.closest('[data-tone="is-warning"]') ?? null) !== null).toBe(isEmphasized);
			expect(queryLink('Go to the Reading settings')?.getAttribute('href') ?? '').toBe(
				isVisible ? '' : 'http://127.0.0.1:4400/wp-admin/options-reading.php',
			);
		},
	);
});

describe('the Ads card', () => {
	const SWITCH = 'Show ads on this site';
	const OPT_OUT = 'Let visitors opt out of the sale of their data';
	const LINES = 'Add custom ads.txt entries';
	const URL_FIELD = 'Privacy policy URL (optional)';
	const field = (name: string) => screen.getByRole('textbox', { name });
	const queryField = (name: string) => screen.queryByRole('textbox', { name });
	const openAds = ({ on, before, ...options }: TabOptions = {}) =>
		open('ads', {
			scenario: ['plan-complete', 'google-verified'],
			...options,
			on: { wordads: true, ...on },
			before: async (site: TestSite) => {
				siteHas(['wordads'])(site);
				await before?.(site);
			},
		});

	it('locks locations while ads are off, and saves them without turning ads on [TRAF-005, TRAF-006, TRAF-007, PLAN-027]', async () => {
		const app = await openAds({ on: { wordads: false } });
		expect(toggle('Posts')).toHaveAttribute('aria-disabled', 'true');
		expect(toggle('Posts')).toHaveAccessibleDescription(/^Turn on .+ first\.$/);
		await app.user.click(toggle('Posts'));
		await flip(app, SWITCH);
		await flip(app, 'Top of each page');
		expect(toggle('Top of each page')).not.toBeChecked();
		expect(posted(app.site)).toEqual([{ wordads: true }, { enable_header_ad: false }]);
	});

	it('reveals the privacy policy field with the opt-out, and saves both [TRAF-008, TRAF-009, TRAF-012]', async () => {
		const app = await openAds();
		const NOTE = /Logged-in administrators always see it/;
		expect(queryField(URL_FIELD)).not.toBeInTheDocument();
		expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
		await flip(app, OPT_OUT);
		expect(field(URL_FIELD)).toHaveAttribute('placeholder', 'https://');
		expect(screen.getByText(NOTE)).toBeVisible();
		for (const url of ['https://example.com/privacy', '']) {
			await app.user.clear(field(URL_FIELD));
			if (url) {
				await app.user.type(field(URL_FIELD), url);
			}
			await app.user.click(screen.getByRole('button', { name: 'Save settings' }));
			await saved();
			expect(posted(app.site).at(-1)).toEqual({ wordads_ccpa_privacy_policy_url: url });
		}
		expect(posted(app.site)[0]).toEqual({ wordads_ccpa_enabled: true });
	});

	it('saves custom ads.txt entries [TRAF-010]', async () => {
		const app = await openAds();
		expect(queryField('Custom ads.txt entries')).not.toBeInTheDocument();
		await flip(app, LINES);
		await app.user.type(field('Custom ads.txt entries'), 'example.com, 1, DIRECT{Enter}<b>x');
		await app.user.click(screen.getByRole('button', { name: 'Save settings' }));
		await saved();
		expect(posted(app.site)).toEqual([
			{ wordads_custom_adstxt_enabled: true },
			{ wordads_custom_adstxt: 'example.com, 1, DIRECT\n<b>x' },
		]);
	});

	it('hides ads.txt entries for a site in a subdirectory [TRAF-072]', async () => {
		await openAds({
			settings: { wordads_custom_adstxt_enabled: true },
			before: (site) => site.page({ rawUrl: 'example.com::blog' }),
		});
		expect(queryToggle(LINES)).not.toBeInTheDocument();
		expect(queryField('Custom ads.txt entries')).not.toBeInTheDocument();
		expect(screen.queryByText('ads.txt file')).not.toBeInTheDocument();
		expect(toggle('Posts')).toBeVisible();
	});

	it('has links that record clicks, one more on hosted sites [TRAF-011, EVT-019, EVT-042]', async () => {
		const app = await openAds({
			scenario: ['plan-complete', 'google-verified', 'woa'],
			before: (site) => site.page({ themeData: { support: { widgets: true } } }),
		});
		for (const [name, address, target] of [
			[/^View your earnings/, 'source=calypso-stats-ads-day', 'view-earnings'],
			[/^Add an ad widget$/, 'customize.php?autofocus[panel]=widgets', 'place_ad_widget'],
			[/^Learn more about the opt-out/, 'source=wpcom-support-us-privacy', 'learn-more'],
		] as const) {
			const link = screen.getByRole('link', { name });
			expect(link).toHaveAttribute('href', expect.stringContaining(address));
			await follow(app.user, link);
			expect(clicks(app)).toContainEqual(clicked(target));
		}
	});

	it.each<[string, TabOptions, string, string | null]>([
		['without the feature', { before: siteHas([]) }, '#/product/security', null],
		['offline', { scenario: ['offline-constant'] }, '', 'Unavailable in Offline Mode'],
	])('is sold, or locked, %s [SET-046, PLAN-027, PLAN-065]', async (_, options, address, reason) => {
		await open('ads', { scenario: ['connected'], ...options });
		expect(queryLink('Upgrade')?.getAttribute('href') ?? '').toBe(address);
		expect(queryToggle(SWITCH) !== null).toBe(reason !== null);
		if (reason) {
			expect(toggle(SWITCH)).toHaveAccessibleDescription(reason);
		}
	});
});
