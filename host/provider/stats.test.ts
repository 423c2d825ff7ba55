/** @jest-environment node */
import type { Host } from '../app';
import { as, START, testHostWith } from '../testing';

const HOUR = 60 * 60 * 1000;

interface Series {
	unit: string;
	data: Array<[string, number, number?]>;
	cached_at?: number;
}

describe('stats', () => {
	let time = START;
	let host: Host;

	beforeEach(async () => {
		time = START;
		host = await testHostWith({ scenario: ['stats-on'], now: () => time });
	});

	afterEach(() => host.close());

	const read = async (range: string) =>
		(await (await as(host, 'admin')).get(`module/stats/data?range=${range}`)).body as Record<string, Series>;

	it('cover thirty days, fourteen weeks starting on Mondays, and twelve months [API-032]', async () => {
		const { day } = await read('day');
		const { week } = await read('week');
		const { month } = await read('month');

		expect(day?.data.map(([period]) => period)).toHaveLength(30);
		expect(day?.data.at(-1)?.[0]).toBe('2026-11-20');
		expect(week?.data.map(([period]) => period)).toHaveLength(14);
		expect(week?.data.at(-1)?.[0]).toBe('2026W11W16');
		expect(month?.data.map(([period]) => period)).toEqual([
			'2025-12-01',
			...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`),
		]);
	});

	it('add up: a past week is the sum of its days', async () => {
		const { day } = await read('day');
		const { week } = await read('week');
		const days = day?.data.filter(([date]) => date >= '2026-11-09' && date <= '2026-11-15') ?? [];
		const views = days.reduce((total, [, each]) => total + each, 0);

		expect(week?.data.at(-2)).toEqual(['2026W11W09', views]);
	});

	it('grow during the day, while past days stay the same', async () => {
		const { day: noon } = await read('day');
		time += 11 * HOUR;
		const { day: night } = await read('day');

		expect(night?.data.at(-1)?.[1]).toBeGreaterThan(noon?.data.at(-1)?.[1] ?? 0);
		expect(night?.data.slice(0, -1)).toEqual(noon?.data.slice(0, -1));
	});

	it('have totals that match the daily numbers', async () => {
		const { general, day } = (await read('day')) as unknown as {
			general: { stats: Record<string, number> };
			day: Series;
		};

		expect(general.stats.views_today).toBe(day.data.at(-1)?.[1]);
		expect(general.stats.views_yesterday).toBe(day.data.at(-2)?.[1]);
		expect(general.stats.visitors_today).toBe(day.data.at(-1)?.[2]);
		expect(general.stats.views).toBeGreaterThan(day.data.reduce((total, [, each]) => total + each, 0));
	});

	it('are cached for five minutes, and report cached_at meanwhile', async () => {
		expect((await read('week')).week).not.toHaveProperty('cached_at');
		time += 1000;
		expect((await read('week')).week).toHaveProperty('cached_at', START / 1000);
		time += 5 * 60 * 1000;
		expect((await read('week')).week).not.toHaveProperty('cached_at');
	});

	it('are zero for a site without visitors', async () => {
		await host.applyScenarios('stats-empty');
		const { general, day } = (await read('day')) as unknown as { general: { stats: object }; day: Series };

		expect(general.stats).toMatchObject({ views: 0, views_best_day: '', views_best_day_total: 0 });
		expect(day.data.every(([, views]) => views === 0)).toBe(true);
	});

	it('fall back to daily stats for an unknown range', async () => {
		expect(await read('year')).toHaveProperty('day');
		expect(await read('')).toHaveProperty('general');
	});
});
