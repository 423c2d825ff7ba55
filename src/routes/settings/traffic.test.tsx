import { screen, within } from '@testing-library/react';
import { flip, itShows, openTab, saved, toggle, type TabOptions } from '../../../tests/support/open-tab';
import { posted } from '../../../tests/support/settings-tab';
import { siteHas } from '../../../tests/support/provider';
import type { TestSite } from '../../../tests/support/test-site';

const open = (card: string, options: TabOptions = {}) =>
	openTab('traffic', { card, scenario: ['google-verified'], ...options });

describe('related posts', () => {
	const preview = () => within(screen.getByRole('group', { name: 'Preview' }));
	const pictures = () => preview().queryAllByRole('img', { name: 'Thumbnail' });

	it('preview three samples that follow both switches immediately [TRAF-014]', async () => {
		const app = await open('related-posts', { on: { 'related-posts': true } });
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

	itShows(
		'link to the Customizer and back: %s [TRAF-015, TRAF-073]',
		['traffic', 'related-posts'],
		[
			[
				'on',
				{ on: { 'related-posts': true } },
				[
					[
						' → http://127.0.0.1:4400/wp-admin/customize.php?autofocus[section]=jetpack_relatedposts',
						`return=${encodeURIComponent('http://127.0.0.1:4400/wp-admin/admin.php?page=jetpack#/traffic')}`,
						`url=${encodeURIComponent('http://127.0.0.1:4400/?p=1')}]`,
					].join('&'),
				],
			],
			['off', { on: { 'related-posts': false } }, [': off]'], ['Preview', 'customize.php']],
		],
	);
});

itShows(
	'Google Analytics is set up elsewhere, if the plan has it: %s [TRAF-052, SET-046, PLAN-027, PLAN-065]',
	['traffic', 'google-analytics'],
	[
		[
			'in the plan',
			{ before: siteHas(['google-analytics'], 0) },
			[
				'Tracks visitors',
				/\[Configure Google Analytics.* → \S+source=calypso-marketing-traffic\S+anchor=analytics/,
			],
			[/: (on|off)/],
		],
		['not in the plan', { before: siteHas([], 0) }, ['[Upgrade → '], ['Configure']],
		[
			'not in the plan, and forced off',
			{
				before: (site) => {
					siteHas([], 0)(site);
					site.page({ getModules: { 'google-analytics': { override: 'inactive' } } });
				},
			},
			['disabled by a site administrator.', '[Configure'],
			['[Upgrade'],
		],
	],
);

const NEEDS_SITE = 'locked: An administrator needs to connect this site to WordPress.com first.]';

itShows(
	'shortlinks need a connected site, but no owner: %s [TRAF-052, ROLE-011]',
	['traffic', 'shortlinks'],
	[
		['offline', { scenario: ['offline-constant'] }, [', locked: ']],
		[
			'not connected',
			{ before: (site) => site.page({ connectionStatus: { isActive: false } }) },
			[NEEDS_SITE],
		],
		['without an owner', { scenario: ['site-only'] }, ['[Use wp.me shortlinks: '], ['locked']],
	],
);

const sitemaps = (isPublic: boolean, isOn: boolean): TabOptions => ({
	on: { sitemaps: isOn },
	before: (site) => site.setFacts({ isPublic }),
});
const MAPS = ['http://127.0.0.1:4400/sitemap.xml]', 'http://127.0.0.1:4400/news-sitemap.xml]'];
const COPY = ['[Copy sitemap URL', '[Copy news sitemap URL'];
const HIDDEN = [
	"Search engines can't access your site at the moment",
	'[Go to the Reading settings → http://127.0.0.1:4400/wp-admin/options-reading.php]',
];

itShows(
	'sitemaps have two URLs, or warn that search engines can’t access the site: %s [TRAF-053, TRAF-054, TRAF-084]',
	['traffic', 'sitemaps'],
	[
		['visible and on', sitemaps(true, true), [...MAPS, ...COPY], HIDDEN],
		['visible and off', sitemaps(true, false), [': off]'], [...MAPS, ...HIDDEN]],
		['hidden and on', sitemaps(false, true), HIDDEN, MAPS],
		['hidden and off', sitemaps(false, false), HIDDEN, MAPS],
	],
);

it.each([true, false])(
	'sitemaps copy their URLs, and emphasize the warning only while on: %p [TRAF-053, TRAF-084]',
	async (isOn) => {
		const { user, close } = await open('sitemaps', sitemaps(false, isOn));
		expect(screen.getByText(/^Search engines can't/).closest('[data-tone="is-warning"]') !== null).toBe(isOn);
		close();
		await open('sitemaps', sitemaps(true, true));
		for (const [index, name] of ['Copy sitemap URL', 'Copy news sitemap URL'].entries()) {
			await user.click(screen.getByRole('button', { name }));
			expect(`${await navigator.clipboard.readText()}]`).toBe(MAPS[index]);
		}
	},
);

describe('the Ads card', () => {
	const OPT_OUT = 'Let visitors opt out';
	const LINES = 'Add custom ads.txt entries';
	const URL_FIELD = 'Privacy policy URL (optional)';
	const NOTE = /Logged-in administrators always see it/;
	const queryField = (name: string) => screen.queryByRole('textbox', { name });
	const field = (name: string) => queryField(name) as HTMLElement;
	const ads = ({ on, before, ...options }: TabOptions = {}): TabOptions => ({
		scenario: ['plan-complete', 'google-verified'],
		...options,
		on: { wordads: true, ...on },
		before: async (site: TestSite) => {
			siteHas(['wordads'])(site);
			await before?.(site);
		},
	});

	it('locks locations while ads are off, saves them without turning ads on, and reveals fields [TRAF-005, TRAF-006, TRAF-007, TRAF-008, TRAF-009, TRAF-010, TRAF-012, PLAN-027]', async () => {
		const app = await open('ads', ads({ on: { wordads: false } }));
		const { site, user } = app;
		expect(toggle('Posts')).toHaveAttribute('aria-disabled', 'true');
		await user.click(toggle('Posts'));
		await flip(app, 'Show ads on this site');
		await flip(app, 'Top of each page');
		expect(toggle('Top of each page')).not.toBeChecked();
		expect(queryField(URL_FIELD)).not.toBeInTheDocument();
		expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
		await flip(app, OPT_OUT);
		expect(field(URL_FIELD)).toHaveAttribute('placeholder', 'https://');
		expect(screen.getByText(NOTE)).toBeVisible();
		expect(queryField('Custom ads.txt entries')).not.toBeInTheDocument();
		await flip(app, LINES);
		await user.type(field(URL_FIELD), 'https://a.b/c');
		await user.type(field('Custom ads.txt entries'), 'a.b, 1, DIRECT{Enter}<b>x');
		await user.click(screen.getByRole('button', { name: 'Save settings' }));
		await saved();
		await user.clear(field(URL_FIELD));
		await user.click(screen.getByRole('button', { name: 'Save settings' }));
		await saved();
		expect(posted(site)).toEqual([
			{ wordads: true },
			{ enable_header_ad: false },
			{ wordads_ccpa_enabled: true },
			{ wordads_custom_adstxt_enabled: true },
			{ wordads_ccpa_privacy_policy_url: 'https://a.b/c', wordads_custom_adstxt: 'a.b, 1, DIRECT\n<b>x' },
			{ wordads_ccpa_privacy_policy_url: '' },
		]);
	});

	itShows(
		'shows what the site and its plan allow: %s [TRAF-011, TRAF-072, SET-046, PLAN-027, PLAN-065]',
		['traffic', 'ads'],
		[
			[
				'in a subdirectory there is no ads.txt',
				ads({
					settings: { wordads_custom_adstxt_enabled: true },
					before: (site) => site.page({ rawUrl: 'example.com::blog' }),
				}),
				['[Posts: '],
				['ads.txt'],
			],
			[
				'links, one more on hosted sites',
				ads({
					scenario: ['plan-complete', 'google-verified', 'woa'],
					before: (site) => site.page({ themeData: { support: { widgets: true } } }),
				}),
				[
					/\[View your earnings.* → \S+source=calypso-stats-ads-day/,
					/\[Add an ad widget → \S+customize\.php\?autofocus\[panel\]=widgets\]/,
					/\[Learn more about the opt-out.* → \S+source=wpcom-support-us-privacy/,
				],
			],
			[
				'sold without the feature',
				{ before: siteHas([]) },
				['[Upgrade → #/product/security]'],
				['[Show ads on this site'],
			],
			[
				'locked offline',
				{ scenario: ['offline-constant'] },
				[/\[Show ads on this site: \w+, locked: Unavailable in Offline Mode\]/],
				['Upgrade'],
			],
		],
	);
});
