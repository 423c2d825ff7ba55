/** @jest-environment node */
import { as, dataOf, DAY, form, HOUR, MINUTE, openWithClock } from '../testing';

const start = async (...scenario: string[]) => {
	const clock = await openWithClock(...scenario);
	// A nonce lasts a day at most, and the clock of these tests runs faster.
	const read = async (call: string) => dataOf(await (await as(clock.host, 'admin')).get(call));
	const press = (page: string, fields: Record<string, string>) =>
		clock.admin.page(`/provider/${page}`, form(fields));
	return { ...clock, read, press, fresh: (call: 'rewind' | 'scan') => read(`${call}?_cacheBuster=1`) };
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

	it('caches its state for thirty minutes, unless the call has a cache buster [API-046]', async () => {
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
