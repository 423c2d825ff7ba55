import { screen } from '@testing-library/react';
import { follow } from '../../../../../tests/support/screens';
import { at, cardText, itShows, type CardRow } from '../../../../../tests/support/open-cards';
import { settled } from '../../../../../tests/support/settled';
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
} from '../../../../../tests/support/stats';
import type { TestSite } from '../../../../../tests/support/test-site';
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

const FAILED =
	/Something happened while loading Jetpack Stats. Please try again later or view your stats now on WordPress.com.*\[view your stats now on WordPress.com.*source=calypso-stats-insights&site=/;
const ACTIVATE = /See how many people visit your site.*\[Activate Jetpack Stats →/;
const EMPTY = /Stats has been activated.*\[ → \]/;

const ROWS: CardRow[] = [
	['an invitation while stats are off [STATS-001]', {}, ACTIVATE],
	[
		'that stats failed [STATS-002, STATS-015]',
		at('stats-on', stats({ general: STATS_ERRORS, day: [] })),
		FAILED,
		/Days/,
	],
	['the same if the provider refuses the host [STATS-002]', 'stats-on provider-errors', FAILED],
	['that stats are empty [STATS-003, STATS-006, STATS-020]', 'stats-empty', EMPTY, /Days|All-time/],
	['the chart [STATS-007]', 'stats-on', /Days.*All-time views/, /Stats has been|No activity/],
];

itShows('Jetpack Stats', <StatsCard />, ROWS);

it.each([
	['offline', ['offline-url'], /Unavailable in Offline Mode/, /→/],
	[
		'without the account that the module requires',
		['site-only'],
		/Connect your account to see how many people visit your site\..*\[Connect → #?\/connect-user/,
		/View detailed/,
	],
])('is unavailable %s, and makes no calls [STATS-008]', async (_, scenario, says, not) => {
	const stats = { activated: true, requires_user_connection: true };
	const opened = await openStats({}, { scenario, before: (site) => site.page({ getModules: { stats } }) });
	expect(cardText('Jetpack Stats')).toMatch(says);
	expect(cardText('Jetpack Stats')).not.toMatch(not);
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

	it('isn’t shown for weeks without views while days have some [STATS-030, STATS-038]', async () => {
		const { user } = await openStats({ day: SOME, week: { week: { data: [['2026W11W16', 0]] } } });
		await user.click(statsTab('Weeks'));
		await settled();
		expect(hasChart('Views by week')).toBe(true);
		expect(statsCard().getByText('No activity this period')).toBeInTheDocument();
		expect(screen.queryByText(NEWS)).not.toBeInTheDocument();
		await user.click(statsTab('Days'));
		expect(hasChart(DAYS)).toBe(true);
	});
});

describe('links to more stats', () => {
	const withPage = (members: Record<string, unknown>) => ({
		scenario: ['stats-on'],
		before: (site: TestSite) => {
			few(site);
			site.page(members);
		},
	});
	const OWN = withPage({ isOdysseyStatsEnabled: true });
	const LACKING = withPage({ isOdysseyStatsEnabled: false });
	const DENIED = withPage({ userData: { currentUser: { permissions: { connect_user: false } } } });

	itShows('Jetpack Stats', <StatsCard />, [
		['none if the provider hosts the site [STATS-009]', at('stats-on woa', few), /Days/, /View detailed/],
		['none if the host has it [STATS-037]', OWN, /Days/, /View more stats/],
		[
			'an offer to connect an account to those who may [STATS-037]',
			{ ...LACKING, as: 'admin2' },
			/\[Connect your account for more stats → #?\/connect-user/,
			/View more stats/,
		],
		['none to others [STATS-037]', { ...DENIED, as: 'admin2' }, /Days/, /Connect your account/],
	]);

	it('lead to the host’s page, or the provider if the host lacks the new one, and record clicks [STATS-009, STATS-037, EVT-038]', async () => {
		const { events, user } = await openStats({}, LACKING);
		for (const [name, href] of [
			['View detailed stats', /^http:\/\/127\.0\.0\.1:4400\/wp-admin\/admin\.php\?page=stats$/],
			[/^View more stats on WordPress\.com/, /source=calypso-stats-insights&site=/],
		] as const) {
			const link = screen.getByRole('link', { name });
			expect(link).toHaveAttribute('href', expect.stringMatching(href));
			await follow(user, link);
		}
		expect(recordedClicks({ events })).toEqual([
			{ target: 'view_detailed_stats' },
			{ target: 'view_wpcom_stats' },
		]);
		expect(screen.queryByText('Connect your account for more stats')).not.toBeInTheDocument();
	});
});
