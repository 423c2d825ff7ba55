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
	it('invites to switch statistics on, keeps why that failed, and then shows the chart [STATS-001, STATS-007]', async () => {
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

	it('says what the provider could not tell, and where to see it [STATS-002, STATS-015]', async () => {
		await openStats({ day: { general: STATS_ERRORS, day: [] } });
		const sentence = /^Something happened while loading Jetpack Stats. Please try again later or/;
		expect((await statsCard().findByText(sentence)).textContent).toBe(
			'Something happened while loading Jetpack Stats. Please try again later or view your stats now on WordPress.com (opens in a new tab)',
		);
		const link = statsCard().getByRole('link', { name: /^view your stats now on WordPress.com/ });
		expect(link).toHaveAttribute('href', expect.stringContaining('source=calypso-stats-insights&site='));
		expect(statsCard().queryByRole('tablist')).not.toBeInTheDocument();
	});

	it('says so when the provider refuses the host [STATS-002]', async () => {
		await openApp({ scenario: ['stats-on', 'provider-errors'] });
		expect(
			await statsCard().findByText(/^Something happened while loading Jetpack Stats/),
		).toBeInTheDocument();
	});

	it('says that statistics run while nobody came, until that is put away for good [STATS-003, STATS-004, STATS-005, STATS-006, STATS-020]', async () => {
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

	it('comes back, and says why, when the host does not put it away [STATS-004]', async () => {
		const { user } = await openStats(
			{ day: NONE },
			{ before: (site) => site.fail('POST', 'settings', 500, { code: 'x', message: 'The disk is full.' }) },
		);
		await user.click(await statsCard().findByRole('button', { name: 'Dismiss' }));
		expect(await statsCard().findByText('The disk is full.')).toBeInTheDocument();
		expect(statsCard().getByText('Stats has been activated')).toBeInTheDocument();
	});

	it('is dismissed by users who only view statistics too, each for themselves, and leads to weeks and months [STATS-004, STATS-039]', async () => {
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

	it('is dismissed for the page where the browser keeps nothing [STATS-039]', async () => {
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new Error('denied');
		});
		const { user } = await openApp({ as: 'editor', scenario: ['stats-empty', 'stats-for-editors'] });
		await user.click(await statsCard().findByRole('button', { name: 'Dismiss' }));
		expect(await chart('Views by day')).toBeInTheDocument();
	});

	it('is the chart when there are views, whatever was put away [STATS-007]', async () => {
		await openApp({ scenario: ['stats-on'] });
		expect(await chart('Views by day')).toBeInTheDocument();
		expect(statsCard().queryByText('Stats has been activated')).not.toBeInTheDocument();
		expect(statsCard().queryByText('No activity this period')).not.toBeInTheDocument();
	});

	it.each([
		['weeks', 'Weeks', 'Views by week', { week: { week: { data: [['2026W11W16', 0]] } } }],
		['months', 'Months', 'Views by month', { month: { month: { data: [['2026-11-01', 0]] } } }],
	])(
		'keeps the tabs where days have views and %s have none [STATS-030, STATS-038]',
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

	it('asks nothing offline, and says that it is unavailable [STATS-008]', async () => {
		const { site } = await openApp({ scenario: ['stats-on', 'offline-url'] });
		await arrived();
		expect(statsCard().getByText('Unavailable in Offline Mode')).toBeInTheDocument();
		expect(statsCard().queryByRole('link')).not.toBeInTheDocument();
		expect(askedRanges(site)).toEqual([]);
	});

	it('asks for an account where the host says that it needs one [STATS-008]', async () => {
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
	])('shows to %s (%s, %s): %s [STATS-010]', async (_, as, canView, isShown) => {
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

	it('keeps a failed call to itself, and asks again [STATS-011]', async () => {
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

describe('where there is more', () => {
	const detailed = () => statsCard().queryByRole('link', { name: 'View detailed stats' });
	const provider = () => statsCard().queryByRole('link', { name: /^View more stats on WordPress.com/ });
	const connect = () => statsCard().queryByRole('link', { name: 'Connect your account for more stats' });
	const withStatsPage = (isOn: boolean) => (site: TestSite) =>
		site.editPage((state) => Object.assign(state, { isOdysseyStatsEnabled: isOn }));

	it('is the host’s own page of statistics [STATS-009, EVT-038]', async () => {
		const { user, events } = await openApp({ scenario: ['stats-on'] });
		await chart('Views by day');
		expect(detailed()).toHaveAttribute('href', 'http://127.0.0.1:4400/wp-admin/admin.php?page=stats');
		detailed()?.addEventListener('click', (event) => event.preventDefault());
		await user.click(detailed() as Element);
		expect(await recordedClicks({ events })).toEqual([{ target: 'view_detailed_stats' }]);
	});

	it('is no page of the host where the provider hosts the site [STATS-009]', async () => {
		await openApp({ scenario: ['stats-on', 'woa'] });
		await chart('Views by day');
		expect(detailed()).not.toBeInTheDocument();
	});

	it('is the provider, for linked users of a host without the new page [STATS-037, EVT-038]', async () => {
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

	it('is not the provider where the host has the new page [STATS-037]', async () => {
		await openApp({ scenario: ['stats-on'], before: withStatsPage(true) });
		await chart('Views by day');
		expect(provider()).not.toBeInTheDocument();
	});

	it('is a connection, for users without one who may have it [STATS-037]', async () => {
		await openApp({ as: 'admin2', scenario: ['stats-on'], before: withStatsPage(false) });
		await chart('Views by day');
		expect(connect()).toHaveAttribute('href', expect.stringContaining('#/connect-user'));
		expect(provider()).not.toBeInTheDocument();
	});

	it('is no connection for users who may not have one [STATS-037]', async () => {
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
