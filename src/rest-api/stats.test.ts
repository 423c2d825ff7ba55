import fc from 'fast-check';
import * as v from 'valibot';
import { isDay } from '../lib/calendar-day';
import { RANGES, statsResponse } from './stats';

const parse = (answer: unknown, range: (typeof RANGES)[number] = 'day') =>
	v.parse(statsResponse(range), answer);
const daysOf = (data: unknown) => parse({ general: {}, day: { data } }).points;

describe('statsResponse', () => {
	it('reads rows as dates and views, oldest first, with a hyphen for each W of a week [STATS-016, STATS-017]', () => {
		const [old, young] = [
			['2026-11-19', '12'],
			['2026-11-20', 7, 4],
		];
		expect(daysOf([young, old])).toEqual([
			{ date: '2026-11-19', views: 12 },
			{ date: '2026-11-20', views: 7 },
		]);
		const { points } = parse({ week: { data: [['2026W11W16', 3]] } }, 'week');
		expect(points).toEqual([{ date: '2026-11-16', views: 3 }]);
	});

	it('reads the site’s summary [STATS-014]', () => {
		const known = { comments: 96, posts: 34, views_today: 21, views_best_day: '2026-03-14' };
		const stats = { ...known, views: '48210', views_best_day_total: 412, visitors: 1 };
		const { summary } = parse({ general: { stats }, day: { data: [] } });
		expect(summary).toEqual({ ...known, views: 48210, views_best_day_total: 412 });
	});

	it.each([null, false, '', [], -3, 'many', 1e300])('reads %j as unknown views [STATS-018]', (views) => {
		expect(daysOf([['2026-11-20', views]])).toEqual([{ date: '2026-11-20', views: null }]);
		expect(parse({ general: { stats: { views } }, day: {} }).summary?.views).toBeNull();
	});

	it('skips rows without a valid date', () => {
		const odd = [['2026-02-31', 1], ['soon', 2], [20261120, 3], null, [], 'x', {}];
		expect(daysOf([...odd, ['2026-11-20', 4]])).toEqual([{ date: '2026-11-20', views: 4 }]);
	});

	it.each([
		['nothing', {}],
		['an empty list', []],
		['a range that is missing', { general: { stats: {} } }],
		['a range that carries a response', { day: { response: {}, data: [['2026-11-20', 7]] } }],
		['a range that is false', { day: false }],
		['a range without rows', { day: { unit: 'day' } }],
	])('returns an empty result for %s [STATS-019]', (_, answer) => {
		expect(parse(answer)).toMatchObject({ points: [], hasErrors: false });
	});

	it.each([
		[{ errors: { x: ['y'] }, error_data: [] }, true],
		[{ error: 'x' }, true],
		[{ errors: [] }, false],
		[{ errors: false }, false],
		[{ stats: {} }, false],
	])('detects errors in %j: %s [STATS-015]', (general, expected) => {
		expect(parse({ general, day: { data: [] } }).hasErrors).toBe(expected);
		expect(parse({ week: general }, 'week').hasErrors).toBe(expected);
	});

	it.each([null, 'Nothing', 3, false])('refuses %j', (answer) => {
		expect(v.safeParse(statsResponse('day'), answer).success).toBe(false);
	});

	it('returns real dates and valid numbers, whatever the provider sends', () => {
		const part = fc.oneof(
			fc.anything(),
			fc.record({ data: fc.array(fc.oneof(fc.anything(), fc.tuple(fc.string(), fc.anything()))) }),
			fc.record({ stats: fc.anything(), errors: fc.anything() }, { requiredKeys: [] }),
		);
		fc.assert(
			fc.property(fc.constantFrom(...RANGES), part, part, (range, general, series) => {
				const { points, summary } = parse({ general, [range]: series }, range);
				for (const { date, views } of points) {
					expect(isDay(date)).toBe(true);
					expect(views === null || (views >= 0 && Number.isFinite(views))).toBe(true);
				}
				expect(summary === null || summary.views === null || summary.views >= 0).toBe(true);
			}),
		);
	});
});
