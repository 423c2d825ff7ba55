import { screen, waitFor } from '@testing-library/react';
import {
	expectLocked,
	itShows,
	openTab,
	saved,
	toggle,
	type TabOptions,
} from '../../../tests/support/open-tab';
import { posted, withoutModules } from '../../../tests/support/settings-tab';
import { siteHas } from '../../../tests/support/provider';

type Overrides = Record<string, 'active' | 'inactive'>;

describe('site accelerator', () => {
	const MASTER = 'Site accelerator';
	const CDN = 'Speed up static files';
	const FORCED = 'This feature has been enabled by a site administrator.';
	const parts = (isOn: boolean) => ({ photon: isOn, 'photon-cdn': isOn, 'tiled-gallery': isOn });
	const open = (isOn: boolean, options: TabOptions = {}) =>
		openTab('performance', { card: 'speed', on: parts(isOn), ...options });

	it.each([
		[
			true,
			'Enabling Site accelerator…',
			'Site accelerator is now speeding up your site!',
			'Error disabling site accelerator. too_slow',
		],
		[
			false,
			'Disabling site accelerator…',
			'Site accelerator is no longer speeding up your site!',
			'Error enabling Site accelerator. too_slow',
		],
	])(
		'saves its four settings together, announces progress and records its parts, or reverts and names the error code: %s [PERF-003, PERF-004, PERF-006, PERF-007, PERF-008, EVT-030, EVT-042]',
		async (isOn, progress, success, error) => {
			const { site, user, events } = await open(!isOn);
			const release = site.hold('POST', 'settings');
			await user.click(toggle(MASTER));
			expect(screen.getByText(progress)).toBeInTheDocument();
			await release();
			expect(await screen.findByText(success)).toBeInTheDocument();
			expect(posted(site)[0]).toEqual({ ...parts(isOn), tiled_galleries: isOn });
			await waitFor(() => expect(toggle(MASTER).getAttribute('aria-checked')).toBe(String(isOn)));
			expect(toggle(CDN).getAttribute('aria-checked')).toBe(String(isOn));
			const toggled = isOn ? 'on' : 'off';
			expect(events().filter(([name]) => name === 'jetpack_wpa_module_toggle')).toMatchObject([
				['jetpack_wpa_module_toggle', { module: 'photon', toggled }],
				['jetpack_wpa_module_toggle', { module: 'photon-cdn', toggled }],
			]);
			expect(events()).toContainEqual([
				'jetpack_wpa_click',
				expect.objectContaining({ target: 'jetpack_site_accelerator_toggle', toggled }),
			]);
			site.recover();
			site.fail('POST', 'settings', 500, { code: 'too_slow', message: 'Too slow.' });
			await user.click(toggle(MASTER));
			expect(await screen.findByRole('alert')).toHaveTextContent(error);
			expect(toggle(MASTER).getAttribute('aria-checked')).toBe(String(isOn));
		},
	);

	it('isn’t announced as off while a part is forced on [PERF-005, PERF-007]', async () => {
		const { site, user } = await open(true, {
			before: (running) => running.setFacts({ overrides: { photon: 'active' } }),
		});
		await user.click(toggle(MASTER));
		expect(await saved()).toBeInTheDocument();
		expect(posted(site)[0]).not.toHaveProperty('photon');
		expect(toggle(MASTER)).toBeChecked();
		expect(toggle(MASTER)).toHaveAccessibleDescription(FORCED);
	});

	const forced = (overrides: Overrides): TabOptions => ({
		on: parts(false),
		before: (site) => site.setFacts({ overrides }),
	});
	const without = (slug: string): TabOptions => ({ on: parts(false), before: withoutModules(slug) });
	const OTHER = `[${CDN}: off`;
	const HIDDEN = [`[${MASTER}`];
	const INCOMPLETE = `[${MASTER}: off, locked: Some of these features aren’t available on this site.]`;
	const both = { photon: 'active', 'photon-cdn': 'active' } as const;
	const offline = forced({ 'photon-cdn': 'inactive' });

	itShows(
		'while %s [PERF-005, PERF-022, SET-024]',
		['performance', 'speed'],
		[
			['one part is on', { on: { ...parts(false), 'photon-cdn': true } }, [`[${MASTER}: on]`]],
			['no part is on', { on: parts(false) }, [`[${MASTER}: off]`]],
			['a part is missing', without('photon'), [INCOMPLETE]],
			['the other is missing', without('photon-cdn'), [INCOMPLETE]],
			['a part is forced off', forced({ photon: 'inactive' }), [`[${MASTER}: off]`]],
			['both are forced off', forced({ photon: 'inactive', 'photon-cdn': 'inactive' }), [OTHER], HIDDEN],
			['one is offline and one forced off', { ...offline, scenario: ['offline-constant'] }, [OTHER], HIDDEN],
			[
				'all are forced on',
				forced({ ...both, 'tiled-gallery': 'active' }),
				[`[${MASTER}: on, locked: ${FORCED}`],
			],
			['all but galleries are forced on', forced(both), [`[${MASTER}: on, locked: ${FORCED}`]],
		],
	);
});

describe('VideoPress card', () => {
	const HOSTING = 'Host videos with VideoPress';
	const PRIVATE = 'Limit videos to logged-in users';
	const REST = 'Upgrade now to unlock more videos and 1TB of storage.';
	const SOLD = '[Upgrade → #/product/videopress]';
	const USED = ['You have used your free video. Upgrade now to unlock more videos and 1TB of storage.', SOLD];
	const ADS = [REST, '[Upgrade'];
	const storage = (used: number): TabOptions => ({
		before: siteHas(['videopress', 'videopress-1tb-storage'], used),
	});

	itShows(
		'advertises only what the site lacks, and shows the storage used: %s [PERF-015, PERF-016, PERF-017, PERF-018, PERF-019, PERF-020, PERF-021, SET-046]',
		['performance', 'media'],
		[
			[
				'hosting off',
				{ on: { videopress: false } },
				[`[${PRIVATE}: off, locked: Turn on “${HOSTING}” first.`],
			],
			['nothing used', { before: siteHas([], 0) }, [`1 free video available. ${REST}`, SOLD]],
			['one video used', { before: siteHas([], 1) }, USED],
			['use unknown', { before: siteHas([], null) }, USED],
			['the feature', { before: siteHas(['videopress'], 0) }, [`[${HOSTING}: `], ADS],
			[
				'no owner',
				{ scenario: ['site-only'], before: siteHas([], 0) },
				['[Connect → '],
				[...ADS, `[${HOSTING}`, `[${PRIVATE}`],
			],
			[
				'offline',
				{ scenario: ['offline-constant'], before: siteHas([], 0) },
				['Unavailable in Offline Mode'],
				ADS,
			],
			[
				'features still being fetched',
				{ before: (site) => void site.hold('GET', 'site/features') },
				[`[${HOSTING}: `],
				ADS,
			],
			['none of 1TB', storage(0), ['<0: 0% of 1TB>']],
			['some of 1TB', storage(125_000), ['<13: 12.5% of 1TB>']],
			['twice 1TB', storage(2_000_000), ['<100: 200% of 1TB>']],
			[
				'no limit',
				{ before: siteHas(['videopress', 'videopress-unlimited-storage'], 500) },
				[`[${HOSTING}: `],
				[/<\d+:/],
			],
		],
	);
});

describe('search', () => {
	const SEARCH = 'Use Jetpack Search';
	const INSTANT = 'Show results as visitors type';
	const scenario = ['search-on'];
	const open = (options: TabOptions) => openTab('performance', { card: 'search', scenario, ...options });
	const UNREAD = /check your plan’s features\./;

	it('says that the feature list couldn’t load, and retries [PERF-010]', async () => {
		const { site, user } = await open({
			scenario: ['search-off'],
			before: (running) => running.fail('GET', 'site/features', 500, { code: 'x', message: 'No luck.' }),
		});
		expect(screen.getByText(UNREAD)).toBeVisible();
		for (const name of [SEARCH, INSTANT]) {
			expect(toggle(name)).not.toHaveAttribute('aria-disabled');
		}
		expect(screen.queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(screen.queryByText(UNREAD)).not.toBeInTheDocument());
		expect(toggle(SEARCH)).not.toBeChecked();
	});

	it('instant search turns search on, reports the purchase to the host and retries when refused [PERF-011, PERF-012]', async () => {
		const before = siteHas(['search', 'instant-search']);
		const { site, user } = await open({ scenario: ['connected'], before });
		await user.click(toggle(INSTANT));
		await saved();
		const wanted = { search: true, instant_search_enabled: true };
		expect(posted(site)).toEqual([wanted, { has_jetpack_search_product: true }, wanted]);
		expect(toggle(SEARCH)).toBeChecked();
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});

	it('isn’t retried without the instant search feature, which is for sale [PERF-013, PERF-023, SET-046, PLAN-065]', async () => {
		const { site, user } = await open({ scenario: ['connected'], before: siteHas(['search']) });
		expectLocked(toggle(INSTANT), 'Get Jetpack Search to use instant search.');
		const upgrade = screen.getByRole('link', { name: 'Upgrade' });
		expect(upgrade).toHaveAttribute('href', expect.stringContaining('admin.php?page=jetpack-search'));
		await user.click(toggle(SEARCH));
		await screen.findByRole('alert');
		expect(posted(site)).toEqual([{ search: true }]);
		expect(toggle(SEARCH)).not.toBeChecked();
	});

	const CONFIGURE = /\[Configure your search → \S+page=jetpack-search-configure\]/;
	const WIDGET = /\[Add a search widget → \S+customize\.php\?autofocus\[panel\]=widgets\]/;
	const showing = (instant_search_enabled: boolean, widgets: boolean): TabOptions => ({
		scenario,
		settings: { instant_search_enabled },
		before: (site) => site.page({ themeData: { support: { widgets } } }),
	});

	itShows(
		'links to its configuration or to widgets, unless it’s offline: %s [PERF-014, PERF-024, SET-033]',
		['performance', 'search'],
		[
			['instantly', showing(true, true), [`[${INSTANT}: on]`, CONFIGURE], [WIDGET, '[Upgrade']],
			['in a theme with widgets', showing(false, true), [`[${INSTANT}: off]`, WIDGET], [CONFIGURE]],
			['in a theme without', showing(false, false), [`[${INSTANT}: off]`], [CONFIGURE, WIDGET]],
			[
				'offline',
				{ scenario: ['search-on', 'offline-constant'] },
				['Unavailable in Offline Mode'],
				[`[${SEARCH}`, `[${INSTANT}`],
			],
		],
	);
});
