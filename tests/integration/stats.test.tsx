import { act, screen, waitFor } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { arrived, region, sections } from '../support/screens';
import {
	askedRanges,
	barsOf,
	chart,
	dayAnswer,
	openStats,
	recordedClicks,
	STATS_ERRORS,
	statsCard,
	statsTab,
} from '../support/stats';
import type { TestSite } from '../support/test-site';

afterEach(async () => {
	await closeApps();
	jest.restoreAllMocks();
});

const DATA = 'module/stats/data';

const NONE = dayAnswer([
	['2026-11-19', 0],
	['2026-11-20', 0],
]);

describe('the stats card', () => {
	it('offers to activate stats, shows why that fails, then shows the chart [STATS-001, STATS-007]', async () => {
		const { site, user } = await openApp();
		await arrived();
		site.fail('POST', 'settings', 500, { code: 'x', message: 'The disk is full.' });
		await user.click(statsCard().getByRole('button', { name: 'Activate Jetpack Stats' }));
		expect(await statsCard().findByText('The disk is full.')).toBeInTheDocument();
		expect(statsCard().queryByRole('tablist')).not.toBeInTheDocument();
		site.recover();
		await user.click(statsCard().getByRole('button', { name: 'Activate Jetpack Stats' }));
		expect(await chart('Views by day')).toBeInTheDocument();
		expect(askedRanges(site)).toEqual(['day']);
	});

	it('explains that stats failed to load, and links to them on WordPress.com [STATS-002, STATS-015]', async () => {
		await openStats({ day: { general: STATS_ERRORS, day: [] } });
		const sentence = /^Something happened while loading Jetpack Stats. Please try again later or/;
		expect((await statsCard().findByText(sentence)).textContent).toBe(
			'Something happened while loading Jetpack Stats. Please try again later or view your stats now on WordPress.com (opens in a new tab)',
		);
		const link = statsCard().getByRole('link', { name: /^view your stats now on WordPress.com/ });
		expect(link).toHaveAttribute('href', expect.stringContaining('source=calypso-stats-insights&site='));
		expect(statsCard().queryByRole('tablist')).not.toBeInTheDocument();
	});

	it('shows an error if the provider refuses the host [STATS-002]', async () => {
		await openApp({ scenario: ['stats-on', 'provider-errors'] });
		expect(
			await statsCard().findByText(/^Something happened while loading Jetpack Stats/),
		).toBeInTheDocument();
	});

	it('shows that stats are active but empty, until the user dismisses it for good [STATS-003, STATS-004, STATS-005, STATS-006, STATS-020]', async () => {
		const { site, user, reopen } = await openApp({ scenario: ['stats-empty'] });
		expect(await statsCard().findByText('Stats has been activated')).toBeInTheDocument();
		expect(statsCard().queryByRole('tablist')).not.toBeInTheDocument();
		expect(statsCard().queryByRole('table')).not.toBeInTheDocument();
		await user.click(statsCard().getByRole('button', { name: 'Dismiss' }));
		expect(await chart('Views by day')).toBeInTheDocument();
		expect(statsCard().getByText('No activity this period')).toBeInTheDocument();
		expect(statsTab('Days')).toBeInTheDocument();
		expect(statsCard().queryByText('Stats has been activated')).not.toBeInTheDocument();
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ dismiss_empty_stats_card: true }]);
		expect(document.activeElement).not.toBe(document.body);
		await waitFor(() => expect(site.callsTo('GET', 'settings')).toHaveLength(1));
		await act(() => reopen());
		expect(await chart('Views by day')).toBeInTheDocument();
	});

	it('brings back the empty state with the error if dismissing it fails [STATS-004]', async () => {
		const { user } = await openStats(
			{ day: NONE },
			{ before: (site) => site.fail('POST', 'settings', 500, { code: 'x', message: 'The disk is full.' }) },
		);
		await user.click(await statsCard().findByRole('button', { name: 'Dismiss' }));
		expect(await statsCard().findByText('The disk is full.')).toBeInTheDocument();
		expect(statsCard().getByText('Stats has been activated')).toBeInTheDocument();
	});

	it('lets viewers open months, and dismiss the empty state for themselves only [STATS-004, STATS-039]', async () => {
		const { site, user, reopen } = await openApp({
			as: 'editor',
			scenario: ['stats-empty', 'stats-for-editors'],
			before: (running) =>
				running.intercept(({ url }) =>
					url.includes('range=month') ? Response.json({ month: { data: [['2025-11-01', 520]] } }) : null,
				),
		});
		await user.click(await statsCard().findByRole('button', { name: 'Dismiss' }));
		expect(await chart('Views by day')).toBeInTheDocument();
		await user.click(statsTab('Months'));
		expect((await barsOf('Views by month')).map((bar) => bar.getAttribute('aria-label'))).toEqual([
			'November 2025: 520 views',
		]);
		// The host would refuse the setting: it is kept in the browser.
		expect(site.callsTo('POST')).toEqual([]);
		await act(() => reopen());
		expect(await chart('Views by day')).toBeInTheDocument();
		await closeApps();
		await openApp({ site, as: 'admin' });
		expect(await statsCard().findByText('Stats has been activated')).toBeInTheDocument();
	});

	it('dismisses the empty state even if browser storage is denied [STATS-039]', async () => {
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new Error('denied');
		});
		const { user } = await openApp({ as: 'editor', scenario: ['stats-empty', 'stats-for-editors'] });
		await user.click(await statsCard().findByRole('button', { name: 'Dismiss' }));
		expect(await chart('Views by day')).toBeInTheDocument();
	});

	it('shows only the chart when there are views [STATS-007]', async () => {
		await openApp({ scenario: ['stats-on'] });
		expect(await chart('Views by day')).toBeInTheDocument();
		expect(statsCard().queryByText('Stats has been activated')).not.toBeInTheDocument();
		expect(statsCard().queryByText('No activity this period')).not.toBeInTheDocument();
	});

	it.each([
		['weeks', 'Weeks', 'Views by week', { week: { week: { data: [['2026W11W16', 0]] } } }],
		['months', 'Months', 'Views by month', { month: { month: { data: [['2026-11-01', 0]] } } }],
	])(
		'keeps the tabs when days have views and %s have none [STATS-030, STATS-038]',
		async (_, tab, name, answers) => {
			const { user } = await openStats({ day: dayAnswer([['2026-11-20', 1]]), ...answers });
			await chart('Views by day');
			await user.click(statsTab(tab));
			expect(await chart(name)).toBeInTheDocument();
			expect(statsCard().getByText('No activity this period')).toBeInTheDocument();
			expect(statsCard().queryByText('Stats has been activated')).not.toBeInTheDocument();
			await user.click(statsTab('Days'));
			expect(await chart('Views by day')).toBeInTheDocument();
		},
	);

	it('is unavailable offline, and makes no calls [STATS-008]', async () => {
		const { site } = await openApp({ scenario: ['stats-on', 'offline-url'] });
		await arrived();
		expect(statsCard().getByText('Unavailable in Offline Mode')).toBeInTheDocument();
		expect(statsCard().queryByRole('link')).not.toBeInTheDocument();
		expect(askedRanges(site)).toEqual([]);
	});

	it('asks to connect an account if the module requires one [STATS-008]', async () => {
		const { site } = await openApp({
			// The site has backups: their offer would ask for the same figures (DASH-106).
			scenario: ['site-only', 'plan-security'],
			before: (running) =>
				running.editPage((state) => {
					const modules = state.getModules as Record<string, Record<string, unknown>>;
					Object.assign(modules.stats ?? {}, { activated: true, requires_user_connection: true });
				}),
		});
		await arrived();
		expect(await region('Backups').findByText('Active')).toBeInTheDocument();
		expect(
			statsCard().getByText('Connect your account to see how many people visit your site.'),
		).toBeInTheDocument();
		expect(statsCard().getByRole('link', { name: 'Connect' })).toHaveAttribute(
			'href',
			expect.stringContaining('#/connect-user'),
		);
		expect(askedRanges(site)).toEqual([]);
	});

	it.each([
		['a manager without view_stats', 'admin', false, true],
		['an editor with view_stats', 'editor', true, true],
		['an editor without', 'editor', false, false],
	])('is visible to %s (%s, %s): %s [STATS-010]', async (_, as, canView, isShown) => {
		await openApp({
			as,
			scenario: ['stats-on'],
			before: (site) =>
				site.editPage((state) => {
					const { currentUser } = state.userData as { currentUser: { permissions: object } };
					Object.assign(currentUser.permissions, { view_stats: canView });
				}),
		});
		await arrived();
		expect(screen.queryAllByRole('region', { name: 'Jetpack Stats' })).toHaveLength(isShown ? 1 : 0);
	});

	it('shows a failed call only on the card, and retries it [STATS-011]', async () => {
		const { site, user } = await openApp({
			scenario: ['stats-on'],
			before: (running) => running.fail('GET', DATA, 500, { code: 'x', message: 'Broken.' }),
		});
		expect(await statsCard().findByText(/^WordPress\.com didn’t send the data\./)).toBeInTheDocument();
		expect(sections()).toContain('Connections');
		site.recover();
		site.calls.length = 0;
		await user.click(statsCard().getByRole('button', { name: 'Try again' }));
		expect(await chart('Views by day')).toBeInTheDocument();
		expect(askedRanges(site)).toEqual(['day']);
	});
});

describe('links to more stats', () => {
	const detailed = () => statsCard().queryByRole('link', { name: 'View detailed stats' });
	const provider = () => statsCard().queryByRole('link', { name: /^View more stats on WordPress.com/ });
	const connect = () => statsCard().queryByRole('link', { name: 'Connect your account for more stats' });
	const withStatsPage = (isOn: boolean) => (site: TestSite) =>
		site.editPage((state) => Object.assign(state, { isOdysseyStatsEnabled: isOn }));

	it('open the host’s stats page, and record the click [STATS-009, EVT-038]', async () => {
		const { user, events } = await openApp({ scenario: ['stats-on'] });
		await chart('Views by day');
		expect(detailed()).toHaveAttribute('href', 'http://127.0.0.1:4400/wp-admin/admin.php?page=stats');
		detailed()?.addEventListener('click', (event) => event.preventDefault());
		await user.click(detailed() as Element);
		expect(await recordedClicks({ events })).toEqual([{ target: 'view_detailed_stats' }]);
	});

	it('omit the host’s page if the provider hosts the site [STATS-009]', async () => {
		await openApp({ scenario: ['stats-on', 'woa'] });
		await chart('Views by day');
		expect(detailed()).not.toBeInTheDocument();
	});

	it('lead connected users to the provider if the host lacks the new stats page [STATS-037, EVT-038]', async () => {
		const { user, events } = await openApp({ scenario: ['stats-on'], before: withStatsPage(false) });
		await chart('Views by day');
		expect(provider()).toHaveAttribute(
			'href',
			expect.stringContaining('source=calypso-stats-insights&site='),
		);
		await user.click(provider() as Element);
		expect(await recordedClicks({ events })).toEqual([{ target: 'view_wpcom_stats' }]);
		expect(connect()).not.toBeInTheDocument();
	});

	it('omit the provider if the host has the new stats page [STATS-037]', async () => {
		await openApp({ scenario: ['stats-on'], before: withStatsPage(true) });
		await chart('Views by day');
		expect(provider()).not.toBeInTheDocument();
	});

	it('offer to connect users who may connect an account [STATS-037]', async () => {
		await openApp({ as: 'admin2', scenario: ['stats-on'], before: withStatsPage(false) });
		await chart('Views by day');
		expect(connect()).toHaveAttribute('href', expect.stringContaining('#/connect-user'));
		expect(provider()).not.toBeInTheDocument();
	});

	it('don’t offer to connect users who may not [STATS-037]', async () => {
		await openApp({
			as: 'admin2',
			scenario: ['stats-on'],
			before: (site) =>
				site.editPage((state) => {
					const { currentUser } = state.userData as { currentUser: { permissions: object } };
					Object.assign(currentUser.permissions, { connect_user: false });
				}),
		});
		await chart('Views by day');
		expect(connect()).not.toBeInTheDocument();
	});
});
