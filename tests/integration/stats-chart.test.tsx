import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { openApp } from '../support/open-app';
import {
	askedRanges,
	barsOf,
	chart,
	dayAnswer,
	openStats,
	periodsOf,
	recordedClicks,
	STATS_ERRORS,
	statsCard,
	statsTab,
} from '../support/stats';

const DATA = 'module/stats/data';

/** Label and value of each figure below the chart. */
const figures = async () => {
	await statsCard().findByText('All-time views');
	return statsCard()
		.getAllByRole('term')
		.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
};

describe('stats ranges', () => {
	it('start with days, and load once each when opened [STATS-011, STATS-012, STATS-013]', async () => {
		const { site, user } = await openApp({ scenario: ['stats-on'] });
		await chart('Views by day');
		expect(statsTab('Days')).toHaveAttribute('aria-selected', 'true');
		expect(await barsOf('Views by day')).toHaveLength(30);
		expect(askedRanges(site)).toEqual(['day']);
		await user.click(statsTab('Weeks'));
		expect(await barsOf('Views by week')).toHaveLength(14);
		await user.click(statsTab('Months'));
		expect(await barsOf('Views by month')).toHaveLength(12);
		expect(askedRanges(site)).toEqual(['day', 'week', 'month']);
		const before = await figures();
		await user.click(statsTab('Days'));
		await user.click(statsTab('Weeks'));
		expect(await barsOf('Views by week')).toHaveLength(14);
		// Data load after the next paint.
		await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
		expect(askedRanges(site)).toEqual(['day', 'week', 'month']);
		expect(await figures()).toEqual(before);
	});

	it('record switching to another range [EVT-038]', async () => {
		const { user, events } = await openApp({ scenario: ['stats-on'] });
		await chart('Views by day');
		await user.click(statsTab('Months'));
		await chart('Views by month');
		expect(await recordedClicks({ events })).toEqual([{ target: 'stats_switch_view', view: 'month' }]);
	});

	it('keep the tabs and totals when one range fails, and retry that range [STATS-011]', async () => {
		const { site, user } = await openStats({ day: dayAnswer([['2026-11-20', 5]]) });
		await chart('Views by day');
		site.fail('GET', `${DATA}?range=week`, 403, { code: 'x', message: 'Not now.' });
		await user.click(statsTab('Weeks'));
		expect(await statsCard().findByText('Not now.')).toBeInTheDocument();
		expect(statsTab('Weeks')).toHaveAttribute('aria-selected', 'true');
		expect(statsCard().getByText('48,210')).toBeInTheDocument();
		site.recover();
		await user.click(statsCard().getByRole('button', { name: 'Try again' }));
		expect(await barsOf('Views by week')).toHaveLength(14);
	});

	it('show an error if the provider fails for one range only [STATS-002, STATS-015]', async () => {
		const { user } = await openStats({ day: dayAnswer([['2026-11-20', 5]]), week: { week: STATS_ERRORS } });
		await chart('Views by day');
		await user.click(statsTab('Weeks'));
		expect(
			await statsCard().findByText(/^Something happened while loading Jetpack Stats/),
		).toBeInTheDocument();
		expect(statsTab('Days')).toBeInTheDocument();
	});

	it('show an empty state if the response has no data [STATS-019]', async () => {
		const { user } = await openStats({ day: { general: dayAnswer([]).general }, month: {} });
		expect(await statsCard().findByText('No stats for this period yet.')).toBeInTheDocument();
		expect(await figures()).toContainEqual(['All-time views', '48,210']);
		await user.click(statsTab('Months'));
		expect(await statsCard().findByText('No stats for this period yet.')).toBeInTheDocument();
	});
});

describe('chart bars', () => {
	it('are labeled with the full date, link to that day and record clicks [STATS-016, STATS-028, STATS-029, STATS-032, EVT-038]', async () => {
		const { user, events } = await openStats({
			day: dayAnswer([
				['2026-10-31', 1, 1],
				['2026-11-01', 1204, 800],
			]),
		});
		expect(await periodsOf('Views by day')).toEqual([
			'Saturday, October 31, 2026',
			'Sunday, November 1, 2026',
		]);
		const [first, last] = await barsOf('Views by day');
		expect(first).toHaveAttribute('aria-label', 'Saturday, October 31, 2026: 1 view');
		expect(last).toHaveAccessibleName('Sunday, November 1, 2026: 1,204 views');
		expect(
			[...(await chart('Views by day')).querySelectorAll('.label')].map((label) => label.textContent),
		).toEqual(['Oct 31', 'Nov 1']);
		const address = new URL(last?.getAttribute('href') ?? '', 'http://host.example');
		expect(address.searchParams.get('source')).toBe('calypso-stats-day');
		expect(address.searchParams.get('query')).toBe('startDate=2026-11-01');
		expect(address.searchParams.get('site')).toBe('127.0.0.1:4400');
		expect(last).toHaveAttribute('target', '_blank');
		await user.click(last as Element);
		expect(await recordedClicks({ events })).toEqual([{ target: 'stats_bar' }]);
	});

	it('are labeled with the first day of the week, and link to it [STATS-017, STATS-028, STATS-029, STATS-032]', async () => {
		const { user } = await openStats({
			day: dayAnswer([['2026-11-20', 5]]),
			week: { week: { data: [['2026W11W16', 7]] } },
		});
		await chart('Views by day');
		await user.click(statsTab('Weeks'));
		const [bar] = await barsOf('Views by week');
		expect(bar).toHaveAccessibleName('Week of November 16, 2026: 7 views');
		expect(bar).toHaveAttribute(
			'href',
			expect.stringMatching(/source=calypso-stats-week&.*query=startDate%3D2026-11-16/),
		);
		expect(statsCard().getByText('Nov 16')).toBeInTheDocument();
	});

	it('are labeled with the month and year, and link to that month [STATS-028, STATS-029, STATS-032]', async () => {
		const { user } = await openStats({
			day: dayAnswer([['2026-11-20', 5]]),
			month: { month: { data: [['2025-11-01', 7]] } },
		});
		await chart('Views by day');
		await user.click(statsTab('Months'));
		const [bar] = await barsOf('Views by month');
		expect(bar).toHaveAccessibleName('November 2025: 7 views');
		expect(bar).toHaveAttribute(
			'href',
			expect.stringMatching(/source=calypso-stats-month&.*query=startDate%3D2025-11-01/),
		);
		expect(statsCard().getByText('Nov')).toBeInTheDocument();
	});

	it('show a dash for unknown views [STATS-018]', async () => {
		await openStats({
			day: dayAnswer([
				['2026-11-19', null],
				['2026-11-20', 5],
			]),
		});
		expect((await barsOf('Views by day'))[0]).toHaveAttribute('aria-label', 'Thursday, November 19, 2026: -');
		expect(statsCard().queryByText('No activity this period')).not.toBeInTheDocument();
	});

	it('use the language of the page', async () => {
		await openStats(
			{ day: dayAnswer([['2026-11-20', 1204]]) },
			{ before: (site) => site.setFacts({ language: 'de_DE' }) },
		);
		expect((await barsOf('Views by day'))[0]).toHaveAccessibleName(/^Freitag, 20. November 2026: 1.204 /);
		expect(statsCard().getByText('48.210')).toBeInTheDocument();
	});
});

describe('the totals below the chart', () => {
	it('show views today, the best day, all-time views and all-time comments [STATS-014, STATS-031]', async () => {
		await openStats({ day: dayAnswer([['2026-11-20', 21]]) });
		expect(await figures()).toEqual([
			['Views today', '21'],
			['Best day: March 14, 2026', '412'],
			['All-time views', '48,210'],
			['All-time comments', '96'],
		]);
	});

	it('format the best day with the site’s date format [STATS-031]', async () => {
		await openStats(
			{ day: dayAnswer([['2026-11-20', 21]]) },
			{
				before: (site) =>
					site.editPage((state) => Object.assign(state.siteData as object, { dateFormat: 'l, jS F Y' })),
			},
		);
		expect(await figures()).toContainEqual(['Best day: Saturday, 14th March 2026', '412']);
	});

	it.each([
		['the totals are missing', undefined],
		['every one of them is missing', {}],
		['every one of them is nothing', { views: null, comments: false, views_today: '', views_best_day: '' }],
		[
			'every one of them is impossible',
			{ views: -1, comments: 'x', views_today: [], views_best_day: 'soon' },
		],
	])('are dashes when %s [STATS-018, STATS-031]', async (_, stats) => {
		await openStats({
			day:
				stats === undefined ? { day: { data: [['2026-11-20', 3]] } } : dayAnswer([['2026-11-20', 3]], stats),
		});
		expect(await figures()).toEqual([
			['Views today', '-'],
			['Best day: -', '-'],
			['All-time views', '-'],
			['All-time comments', '-'],
		]);
	});
});

describe('stats responses of any shape', () => {
	const cell = fc.oneof(fc.anything(), fc.constantFrom('2026-11-20', '2026W11W16', '2026-02-31', '', 'W'));
	const row = fc.oneof(
		fc.anything(),
		fc.tuple(cell, cell),
		fc.tuple(fc.constant('2026-11-20'), fc.integer()),
	);
	const series = fc.oneof(fc.anything(), fc.record({ data: fc.oneof(fc.anything(), fc.array(row)) }));
	const general = fc.oneof(
		fc.anything(),
		fc.record(
			{
				stats: fc.record(
					{
						views: fc.anything(),
						comments: fc.anything(),
						views_today: fc.anything(),
						views_best_day: cell,
						views_best_day_total: fc.anything(),
					},
					{ requiredKeys: [] },
				),
				errors: fc.anything(),
			},
			{ requiredKeys: [] },
		),
	);
	const answers = fc
		.oneof(fc.anything(), fc.record({ general, day: series }, { requiredKeys: [] }))
		.map((value) => JSON.stringify(value) ?? '');

	it('leave the card readable: totals, an empty state, an error or a retry [STATS-018, STATS-019]', async () => {
		let text = '{}';
		const { reopen, site } = await openApp({
			scenario: ['stats-on'],
			before: (running) =>
				running.intercept((request) => (request.url.includes(DATA) ? new Response(text) : null)),
		});
		await fc.assert(
			fc.asyncProperty(answers, async (generated) => {
				text = generated;
				const before = askedRanges(site).length;
				await act(() => reopen());
				await waitFor(() => expect(askedRanges(site).length).toBeGreaterThan(before));
				await waitFor(() => expect(statsCard().queryByText('Loading…')).not.toBeInTheDocument());
				expect(
					statsCard().queryByText('All-time views') ??
						statsCard().queryByText('Stats has been activated') ??
						statsCard().queryByText(/^Something happened while loading Jetpack Stats/) ??
						statsCard().getByRole('button', { name: 'Try again' }),
				).toBeInTheDocument();
				expect(statsCard().queryByText('This card couldn’t load.')).not.toBeInTheDocument();
			}),
			{ numRuns: 40, seed: 7 },
		);
	});

	it('show the last 100 of 10,000 points [STATS-027]', async () => {
		const first = Date.UTC(1999, 0, 1);
		const data = Array.from({ length: 10_000 }, (_, index) => [
			new Date(first + index * 86_400_000).toISOString().slice(0, 10),
			index,
		]);
		await openStats({ day: dayAnswer(data) });
		const bars = await barsOf('Views by day');
		expect(bars).toHaveLength(100);
		expect(bars.at(-1)).toHaveAccessibleName('Monday, May 18, 2026: 9,999 views');
	});
});
