import { screen } from '@testing-library/react';
import { cardText, itShows, type CardRow } from '../../../tests/support/open-cards';
import { settled } from '../../../tests/support/settled';
import {
	askedRanges,
	dayAnswer,
	hasChart,
	openStats,
	recordedClicks,
	STATS,
	STATS_ERRORS,
	statsCard,
	statsTab,
} from '../../../tests/support/stats';
import type { TestSite } from '../../../tests/support/test-site';
import { StatsCard } from './stats-card';

const DAYS = 'Views by day';
const NONE = [
	['2026-11-19', 0],
	['2026-11-20', 0],
];
const NEWS = 'Stats has been activated';
const SOME = dayAnswer([['2026-11-20', 1]]);
const stats = (data: unknown) => (site: TestSite) => site.fail('GET', STATS, 200, data);
const few = stats(SOME);
const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });

const ROWS: CardRow[] = [
	[
		'STATS-001',
		'an invitation while stats are off',
		{},
		/See how many people visit your site.*\[Activate Jetpack Stats →/,
	],
	[
		'STATS-002, STATS-015',
		'that stats failed to load, with a link to them on WordPress.com',
		{ scenario: ['stats-on'], before: stats({ general: STATS_ERRORS, day: [] }) },
		/Something happened while loading Jetpack Stats. Please try again later or view your stats now on WordPress.com.*\[view your stats now on WordPress.com.*source=calypso-stats-insights&site=/,
		/Days/,
	],
	[
		'STATS-002',
		'an error if the provider refuses the host',
		{ scenario: ['stats-on', 'provider-errors'] },
		/Something happened while loading Jetpack Stats/,
	],
	[
		'STATS-003, STATS-006, STATS-020',
		'that stats are active but empty',
		{ scenario: ['stats-empty'] },
		/Stats has been activated.*\[ → \]/,
		/Days|All-time/,
	],
	[
		'STATS-007',
		'the chart',
		{ scenario: ['stats-on'] },
		/Days.*All-time views/,
		/Stats has been|No activity/,
	],
	['STATS-008', 'offline', { scenario: ['stats-on', 'offline-url'] }, /Unavailable in Offline Mode/, /→/],
	[
		'STATS-008',
		'a connection first, if the module requires one',
		{
			scenario: ['site-only', 'plan-security'],
			before: (site) =>
				site.page({ getModules: { stats: { activated: true, requires_user_connection: true } } }),
		},
		/Connect your account to see how many people visit your site\..*\[Connect → #?\/connect-user/,
	],
	[
		'STATS-018',
		'dashes for missing values',
		{
			scenario: ['stats-on'],
			before: stats({ general: { stats: { views: 7, comments: false } }, day: { data: [] } }),
		},
		/Views today-Best day: --All-time views7All-time comments-/,
	],
];

itShows('Jetpack Stats', <StatsCard />, ROWS);

it.each([['offline-url'], ['site-only']])('makes no calls with %s [STATS-008]', async (state) => {
	const opened = await openStats(
		{},
		{
			scenario: [state],
			before: (site) =>
				site.page({ getModules: { stats: { activated: true, requires_user_connection: true } } }),
		},
	);
	expect(askedRanges(opened)).toEqual([]);
});

describe('the empty state', () => {
	it('comes back with the error if dismissing it fails [STATS-004]', async () => {
		const { user } = await openStats(
			{ day: dayAnswer(NONE) },
			{ before: (site) => site.fail('POST', 'settings', 500, { code: 'x', message: 'The disk is full.' }) },
		);
		await user.click(dismiss());
		expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
		expect(screen.getByText(NEWS)).toBeInTheDocument();
	});

	const EDITOR = {
		as: 'editor',
		scenario: ['stats-empty', 'stats-for-editors'],
		before: stats(dayAnswer(NONE)),
	};

	it('is dismissed by viewers for themselves only [STATS-004, STATS-039]', async () => {
		const { site, user, close } = await openStats({}, EDITOR);
		await user.click(dismiss());
		await settled();
		expect(hasChart(DAYS)).toBe(true);
		// The host would refuse the setting: it is kept in the browser.
		expect(site.callsTo('POST')).toEqual([]);
		close();
		const again = await openStats({}, { site, as: 'editor' });
		expect(hasChart(DAYS)).toBe(true);
		again.close();
		await openStats({}, { site, as: 'admin' });
		expect(screen.getByText(NEWS)).toBeInTheDocument();
	});

	it('is dismissed even if browser storage is denied [STATS-039]', async () => {
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new Error('denied');
		});
		const { user } = await openStats({}, EDITOR);
		await user.click(dismiss());
		await settled();
		expect(hasChart(DAYS)).toBe(true);
		jest.restoreAllMocks();
	});

	it.each([
		['Weeks', 'Views by week', { week: { week: { data: [['2026W11W16', 0]] } } }],
		['Months', 'Views by month', { month: { month: { data: [['2026-11-01', 0]] } } }],
	])(
		'isn’t shown for %s without views while days have some [STATS-030, STATS-038]',
		async (tab, name, answers) => {
			const { user } = await openStats({ day: SOME, ...answers });
			await user.click(statsTab(tab));
			await settled();
			expect(hasChart(name)).toBe(true);
			expect(statsCard().getByText('No activity this period')).toBeInTheDocument();
			expect(screen.queryByText(NEWS)).not.toBeInTheDocument();
			await user.click(statsTab('Days'));
			expect(hasChart(DAYS)).toBe(true);
		},
	);
});

describe('links to more stats', () => {
	const withPage = (members: object) => ({
		scenario: ['stats-on'],
		before: (site: TestSite) => {
			few(site);
			site.page(members);
		},
	});
	const LINKED = withPage({});
	const OWN = withPage({ isOdysseyStatsEnabled: true });
	const NONE_OF_ITS_OWN = withPage({ isOdysseyStatsEnabled: false });
	const DENIED = withPage({ userData: { currentUser: { permissions: { connect_user: false } } } });

	itShows('Jetpack Stats', <StatsCard />, [
		[
			'STATS-009',
			'a link to the host’s stats page',
			LINKED,
			/\[View detailed stats → http:\/\/127\.0\.0\.1:4400\/wp-admin\/admin\.php\?page=stats\]/,
		],
		[
			'STATS-009',
			'none if the provider hosts the site',
			{ scenario: ['stats-on', 'woa'], before: few },
			/Days/,
			/View detailed/,
		],
		[
			'STATS-037',
			'a link to the provider if the host lacks the new stats page',
			NONE_OF_ITS_OWN,
			/\[View more stats on WordPress\.com.*source=calypso-stats-insights&site=/,
			/Connect your account/,
		],
		['STATS-037', 'none if the host has it', OWN, /Days/, /View more stats/],
		[
			'STATS-037',
			'an offer to connect an account to those who may',
			{ ...NONE_OF_ITS_OWN, as: 'admin2' },
			/\[Connect your account for more stats → #?\/connect-user/,
			/View more stats/,
		],
		['STATS-037', 'none to others', { ...DENIED, as: 'admin2' }, /Days/, /Connect your account/],
	]);

	it('record clicks [EVT-038]', async () => {
		const opened = await openStats({}, NONE_OF_ITS_OWN);
		for (const name of ['View detailed stats', /^View more stats/]) {
			const link = screen.getByRole('link', { name });
			link.addEventListener('click', (event) => event.preventDefault());
			await opened.user.click(link);
		}
		expect(recordedClicks(opened)).toEqual([
			{ target: 'view_detailed_stats' },
			{ target: 'view_wpcom_stats' },
		]);
	});
});

it('shows a failed call, and retries it [STATS-011]', async () => {
	const opened = await openStats(
		{},
		{ before: (site) => site.fail('GET', STATS, 500, { code: 'x', message: 'x' }) },
	);
	expect(cardText('Jetpack Stats')).toMatch(/WordPress\.com didn’t send the data\./);
	opened.site.recover();
	opened.site.calls.length = 0;
	await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
	await settled();
	expect(hasChart(DAYS)).toBe(true);
	expect(askedRanges(opened)).toEqual(['day']);
});
