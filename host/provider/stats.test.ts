/** @jest-environment node */
import { as, HOUR, MINUTE, openWithClock, START } from '../testing';

interface Series {
	data: Array<[string, number, number?]>;
	cached_at?: number;
}

type Stats = Record<'day' | 'week' | 'month', Series> & { general: { stats: Record<string, unknown> } };

const start = async () => {
	const { host, pass } = await openWithClock('stats-on');
	const admin = await as(host, 'admin');
	const read = async (range: string) => (await admin.get(`module/stats/data?range=${range}`)).body as Stats;
	return { host, pass, read };
};

const viewsIn = (data: Series['data']) => data.reduce((total, [, each]) => total + each, 0);

describe('stats', () => {
	it('cover thirty days, fourteen weeks starting on Mondays, and twelve months [API-032]', async () => {
		const { read } = await start();
		const [{ day, general }, { week }, { month }] = [
			await read('day'),
			await read('week'),
			await read('month'),
		];
		expect(day.data).toHaveLength(30);
		expect(day.data.at(-1)?.[0]).toBe('2026-11-20');
		expect(week.data).toHaveLength(14);
		expect(week.data.at(-1)?.[0]).toBe('2026W11W16');
		expect(month.data.map(([period]) => period)).toEqual([
			'2025-12-01',
			...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`),
		]);

		// A past week is the sum of its days, and the totals are those of the days.
		const days = day.data.filter(([date]) => date >= '2026-11-09' && date <= '2026-11-15');
		expect(week.data.at(-2)).toEqual(['2026W11W09', viewsIn(days)]);
		const [, views, visitors] = day.data.at(-1) ?? [];
		expect(general.stats).toMatchObject({
			...{ views_today: views, visitors_today: visitors, views_yesterday: day.data.at(-2)?.[1] },
		});
		expect(general.stats.views).toBeGreaterThan(viewsIn(day.data));
	});

	it('grow during the day, while past days stay the same', async () => {
		const { pass, read } = await start();
		const { day: noon } = await read('day');
		pass(11 * HOUR);
		const { day: night } = await read('day');
		expect(night.data.at(-1)?.[1]).toBeGreaterThan(noon.data.at(-1)?.[1] ?? 0);
		expect(night.data.slice(0, -1)).toEqual(noon.data.slice(0, -1));
	});

	it('are cached for five minutes, and report cached_at meanwhile', async () => {
		const { pass, read } = await start();
		expect((await read('week')).week).not.toHaveProperty('cached_at');
		pass(1000);
		expect((await read('week')).week).toHaveProperty('cached_at', START / 1000);
		pass(5 * MINUTE);
		expect((await read('week')).week).not.toHaveProperty('cached_at');
	});

	it('are zero for a site without visitors, and daily for an unknown range', async () => {
		const { host, read } = await start();
		await host.applyScenarios('stats-empty');
		const { general, day } = await read('year');
		expect(general.stats).toMatchObject({ views: 0, views_best_day: '', views_best_day_total: 0 });
		expect(viewsIn(day.data)).toBe(0);
		expect(await read('')).toHaveProperty('general');
	});
});
