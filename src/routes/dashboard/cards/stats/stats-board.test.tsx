import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { settled } from '../../../../../tests/support/settled';
import {
	askedRanges,
	barsOf,
	dayAnswer,
	figures,
	openStats,
	periodsOf,
	recordedClicks,
	STATS,
	STATS_ERRORS,
	statsCard,
	statsTab,
} from '../../../../../tests/support/stats';
import { weekOf } from './bar-texts';

const choose = async (user: UserEvent, name: string) => {
	await user.click(statsTab(name));
	await settled();
};
const DAY = dayAnswer([['2026-11-20', 5]]);
const EMPTY = 'No stats for this period yet.';
const nameOf = (bar?: Element) => bar?.getAttribute('aria-label');

describe('stats ranges', () => {
	it('start with days, load once each when opened, and record the switch [STATS-011, STATS-012, STATS-013, EVT-038]', async () => {
		const opened = await openStats();
		const { user } = opened;
		expect(statsTab('Days')).toHaveAttribute('aria-selected', 'true');
		expect(barsOf('Views by day')).toHaveLength(30);
		expect(askedRanges(opened)).toEqual(['day']);
		const before = figures();
		await choose(user, 'Weeks');
		expect(barsOf('Views by week')).toHaveLength(14);
		await choose(user, 'Months');
		expect(barsOf('Views by month')).toHaveLength(12);
		await choose(user, 'Days');
		await choose(user, 'Weeks');
		expect(barsOf('Views by week')).toHaveLength(14);
		expect(askedRanges(opened)).toEqual(['day', 'week', 'month']);
		expect(figures()).toEqual(before);
		expect(recordedClicks(opened).slice(0, 2)).toEqual([
			{ target: 'stats_switch_view', view: 'week' },
			{ target: 'stats_switch_view', view: 'month' },
		]);
	});

	it('keep the tabs and totals when one range fails, and retry that range [STATS-011]', async () => {
		const { site, user } = await openStats({ day: DAY });
		site.fail('GET', `${STATS}?range=week`, 403, { code: 'x', message: 'Not now.' });
		await choose(user, 'Weeks');
		expect(statsCard().getByText('Not now.')).toBeInTheDocument();
		expect(statsTab('Weeks')).toHaveAttribute('aria-selected', 'true');
		expect(statsCard().getByText('48,210')).toBeInTheDocument();
		site.recover();
		await user.click(statsCard().getByRole('button', { name: 'Try again' }));
		await settled();
		expect(barsOf('Views by week')).toHaveLength(14);
	});

	it('show an error or an empty state in place of one range [STATS-002, STATS-015, STATS-019]', async () => {
		const { user } = await openStats({ day: dayAnswer([]), week: { week: STATS_ERRORS }, month: {} });
		expect(statsCard().getByText(EMPTY)).toBeInTheDocument();
		expect(figures()).toContainEqual(['All-time views', '48,210']);
		await choose(user, 'Weeks');
		expect(statsCard().getByText(/^Something happened while loading Jetpack Stats/)).toBeInTheDocument();
		await choose(user, 'Months');
		expect(statsCard().getByText(EMPTY)).toBeInTheDocument();
	});
});

describe('chart bars', () => {
	it('are labeled with the full date and the views, or a dash, link to that day and record clicks [STATS-016, STATS-018, STATS-028, STATS-029, STATS-032, EVT-038]', async () => {
		const opened = await openStats({
			day: dayAnswer([
				['2026-10-30', null],
				['2026-10-31', 1, 1],
				['2026-11-01', 1204, 800],
			]),
		});
		const periods = ['Friday, October 30, 2026', 'Saturday, October 31, 2026', 'Sunday, November 1, 2026'];
		expect(periodsOf('Views by day')).toEqual(periods);
		const [unknown, first, last] = barsOf('Views by day');
		expect(nameOf(unknown)).toBe('Friday, October 30, 2026: -');
		expect(statsCard().queryByText('No activity this period')).not.toBeInTheDocument();
		expect(nameOf(first)).toBe('Saturday, October 31, 2026: 1 view');
		expect(nameOf(last)).toBe('Sunday, November 1, 2026: 1,204 views');
		const labels = screen.getByRole('group', { name: 'Views by day' }).querySelectorAll('.label');
		expect([...labels].map((label) => label.textContent)).toEqual(['Oct 30', 'Oct 31', 'Nov 1']);
		const { searchParams } = new URL(last?.getAttribute('href') ?? '', 'http://host.example');
		expect(searchParams.get('source')).toBe('calypso-stats-day');
		expect(searchParams.get('query')).toBe('startDate=2026-11-01');
		expect(searchParams.get('site')).toBe('127.0.0.1:4400');
		expect(last).toHaveAttribute('target', '_blank');
		await opened.user.click(last as Element);
		expect(recordedClicks(opened)).toEqual([{ target: 'stats_bar' }]);
	});

	it.each([
		['Weeks', 'week', '2026W11W16', 'Week of November 16, 2026: 7 views', 'Nov 16', '2026-11-16'],
		['Months', 'month', '2025-11-01', 'November 2025: 7 views', 'Nov', '2025-11-01'],
	])(
		'of %s are labeled with the %s and link to it [STATS-017, STATS-028, STATS-029, STATS-032]',
		async (tab, range, date, name, label, start) => {
			const { user } = await openStats({ day: DAY, [range]: { [range]: { data: [[date, 7]] } } });
			await choose(user, tab);
			const [bar] = barsOf(`Views by ${range}`);
			expect(nameOf(bar)).toBe(name);
			expect(bar).toHaveAttribute(
				'href',
				expect.stringMatching(`source=calypso-stats-${range}&.*query=startDate%3D${start}`),
			);
			expect(statsCard().getByText(label)).toBeInTheDocument();
		},
	);
});

describe('the totals below the chart', () => {
	const TOTALS = [
		['Views today', '21'],
		['Best day: March 14, 2026', '412'],
		['All-time views', '48,210'],
		['All-time comments', '96'],
	];

	it('show views today, the best day in the site’s date format, all-time views and all-time comments [STATS-014, STATS-031]', async () => {
		const { close } = await openStats({ day: DAY });
		expect(figures()).toEqual(TOTALS);
		close();
		await openStats({ day: DAY }, { before: (site) => site.page({ siteData: { dateFormat: 'l, jS F Y' } }) });
		expect(figures()).toContainEqual(['Best day: Saturday, 14th March 2026', '412']);
	});

	it('are dashes when they’re missing [STATS-018, STATS-031]', async () => {
		await openStats({ day: { day: { data: [['2026-11-20', 3]] } } });
		const dashes = TOTALS.map(([name]) => [name?.replace(/:.*/, ': -'), '-']);
		expect(figures()).toEqual(dashes);
	});
});

describe('weekOf', () => {
	const DAY = 24 * 60 * 60 * 1000;
	const NOW = Date.parse('2026-11-22T10:00:00Z');

	/** Views of the days up to November 22. */
	const days = (...views: Array<number | null>) =>
		views.map((count, index) => ({
			date: new Date(Date.UTC(2026, 10, 23 - views.length + index)).toISOString().slice(0, 10),
			views: count,
		}));
	const before = [4, 1, 1, 1, 1, 1, 1];
	const last = [9, 1, 1, 1, 1, 1, 1];

	it.each([
		['skips today', NOW, [...before, ...last, 50], { views: 15, change: 0.5 }],
		[
			'skips today, which goes on in America',
			NOW + 0.8 * DAY,
			[...before, ...last, 50],
			{ views: 15, change: 0.5 },
		],
		[
			'skips today, which began early in Asia',
			NOW - DAY,
			[...before, ...last, 50],
			{ views: 15, change: 0.5 },
		],
		[
			'includes today once it’s over',
			NOW + 1.1 * DAY,
			[...last, ...before],
			{ views: 10, change: 10 / 15 - 1 },
		],
		['compares with nothing if there’s one week', NOW, [...last, 50], { views: 15, change: null }],
		[
			'compares with nothing if there were no views',
			NOW,
			[0, 0, 0, 0, 0, 0, 0, ...last, 50],
			{ views: 15, change: null },
		],
		[
			'compares with nothing if a day is unknown',
			NOW,
			[null, 1, 1, 1, 1, 1, 1, ...last, 50],
			{ views: 15, change: null },
		],
		['knows nothing of too few days', NOW, [5, 5, 5, 5], null],
		['knows nothing if a day is unknown', NOW, [...before, 9, 1, 1, null, 1, 1, 1, 50], null],
		['knows nothing without days', NOW, [], null],
	])('%s', (_, now, views, week) => {
		expect(weekOf(days(...views), now)).toEqual(week);
	});
});
