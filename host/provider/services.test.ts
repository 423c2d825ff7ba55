/** @jest-environment node */
import { as, dataOf, DAY, form, HOUR, MINUTE, openWithClock, START } from '../testing';

interface Series {
	data: Array<[string, number, number?]>;
	cached_at?: number;
}

type Stats = Record<'day' | 'week' | 'month', Series> & { general: { stats: Record<string, unknown> } };

const start = async (...scenario: string[]) => {
	const clock = await openWithClock(...scenario);
	// A nonce lasts a day at most, and the clock of these tests runs faster.
	const read = async (call: string) => dataOf(await (await as(clock.host, 'admin')).get(call));
	const stats = async (range: string) =>
		(await clock.admin.get(`module/stats/data?range=${range}`)).body as Stats;
	const press = (page: string, fields: Record<string, string>) =>
		clock.admin.page(`/provider/${page}`, form(fields));
	return { ...clock, read, stats, press, fresh: (call: 'rewind' | 'scan') => read(`${call}?_cacheBuster=1`) };
};

describe('backup service', () => {
	it('starts five minutes after a purchase, then backs up the site nightly', async () => {
		const { press, fresh, pass } = await start('connected');
		expect(await fresh('rewind')).toMatchObject({ state: 'unavailable', reason: 'missing_plan' });
		await press('checkout', { action: 'buy', product: 'jetpack_backup_t1_yearly' });
		expect(await fresh('rewind')).toMatchObject({ state: 'provisioning' });
		pass(5 * MINUTE);
		expect(await fresh('rewind')).toMatchObject({
			state: 'active',
			last_backup: '2026-11-20T12:05:00+00:00',
		});
		pass(DAY);
		expect(await fresh('rewind')).toMatchObject({ last_backup: '2026-11-21T03:15:00+00:00' });
	});

	it('waits until credentials are entered', async () => {
		const { press, fresh } = await start('rewind-awaiting-credentials');
		expect(await fresh('rewind')).toMatchObject({ state: 'awaiting_credentials', credentials: [] });
		const fields = { action: 'enter', server: 'localhost', user: 'me', password: 'secret' };
		expect((await press('credentials', fields)).headers.get('Location')).not.toContain('secret');
		expect(await fresh('rewind')).toMatchObject({ state: 'active' });
	});

	it('is unavailable on multisite or with VaultPress', async () => {
		const { fresh } = await start('rewind-active', 'multisite');
		expect(await fresh('rewind')).toMatchObject({ reason: 'multisite_not_supported' });
		const other = await start('rewind-active', 'vaultpress-ok');
		expect(await other.fresh('rewind')).toMatchObject({ reason: 'vp_active_on_site' });
		expect(await other.fresh('scan')).toMatchObject({ state: 'unavailable', reason: 'vp_active_on_site' });
	});

	it('caches its state for thirty minutes, unless the call has a cache buster', async () => {
		const { host, read, fresh, pass } = await start('connected');
		expect(await read('rewind')).toMatchObject({ state: 'unavailable' });
		await host.applyScenarios('rewind-active');
		pass(29 * MINUTE);
		expect(await read('rewind')).toMatchObject({ state: 'unavailable' });
		pass(2 * MINUTE);
		expect(await read('rewind')).toMatchObject({ state: 'active' });
		await host.applyScenarios('rewind-inactive');
		expect(await fresh('rewind')).toMatchObject({ state: 'inactive' });
	});
});

describe('scan service', () => {
	it('scans after setup and on request, finds a planted threat, and drops it once fixed', async () => {
		const { press, fresh, pass } = await start('scan-provisioning');
		expect(await fresh('scan')).toMatchObject({ state: 'provisioning', has_cloud: true });
		pass(5 * MINUTE);
		expect(await fresh('scan')).toMatchObject({ state: 'scanning', current: { is_initial: true } });
		pass(2 * MINUTE);
		expect(await fresh('scan')).toMatchObject({ state: 'idle', threats: [], most_recent: { progress: 100 } });

		await press('scan', { action: 'plant', kind: 'plugin' });
		const { threats } = (await fresh('scan')) as { threats: Array<{ id: number }> };
		expect(threats).toMatchObject([{ signature: 'Vulnerable.WP.Extension', fixable: { fixer: 'update' } }]);
		await press('scan', { action: 'fix', id: String(threats[0]?.id) });
		expect(await fresh('scan')).toMatchObject({ threats: [] });

		await press('scan', { action: 'scan' });
		pass(MINUTE);
		expect(await fresh('scan')).toMatchObject({ state: 'scanning', current: { progress: 50 } });
		pass(MINUTE);
		expect(await fresh('scan')).toMatchObject({ state: 'idle' });
	});

	it('scans once a day, but not at the hour of the setup', async () => {
		const { fresh, pass } = await start('scan-idle');
		for (let hour = 0; hour <= 12; hour++) {
			expect(await fresh('scan')).toMatchObject({ state: 'idle' });
			pass(HOUR);
		}
		pass(-55 * MINUTE);
		expect(await fresh('scan')).toMatchObject({ state: 'scanning' });
		pass(2 * MINUTE);
		expect(await fresh('scan')).toMatchObject({ state: 'idle' });
		pass(DAY - 2 * MINUTE);
		expect(await fresh('scan')).toMatchObject({ state: 'scanning' });
	});

	it('reports no threats on a site hosted by the provider', async () => {
		const { host, fresh } = await start('threats');
		expect((await fresh('scan')).threats).toHaveLength(2);
		await host.applyScenarios('woa');
		expect((await fresh('scan')).threats).toEqual([]);
	});
});

const viewsIn = (data: Series['data']) => data.reduce((total, [, each]) => total + each, 0);

describe('stats', () => {
	it('cover thirty days, fourteen weeks starting on Mondays, and twelve months', async () => {
		const { stats } = await start('stats-on');
		const [{ day, general }, { week }, { month }] = [
			await stats('day'),
			await stats('week'),
			await stats('month'),
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
		const { pass, stats } = await start('stats-on');
		const { day: noon } = await stats('day');
		pass(11 * HOUR);
		const { day: night } = await stats('day');
		expect(night.data.at(-1)?.[1]).toBeGreaterThan(noon.data.at(-1)?.[1] ?? 0);
		expect(night.data.slice(0, -1)).toEqual(noon.data.slice(0, -1));
	});

	it('are cached for five minutes, and report cached_at meanwhile', async () => {
		const { pass, stats } = await start('stats-on');
		expect((await stats('week')).week).not.toHaveProperty('cached_at');
		pass(1000);
		expect((await stats('week')).week).toHaveProperty('cached_at', START / 1000);
		pass(5 * MINUTE);
		expect((await stats('week')).week).not.toHaveProperty('cached_at');
	});

	it('are zero for a site without visitors, and daily for an unknown range', async () => {
		const { host, stats } = await start('stats-on');
		await host.applyScenarios('stats-empty');
		const { general, day } = await stats('year');
		expect(general.stats).toMatchObject({ views: 0, views_best_day: '', views_best_day_total: 0 });
		expect(viewsIn(day.data)).toBe(0);
		expect(await stats('')).toHaveProperty('general');
	});
});
