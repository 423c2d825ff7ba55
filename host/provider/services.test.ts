/** @jest-environment node */
import { as, form } from '../testing';
import { dataOf, DAY, hostWithClock, MINUTE } from '../testing-clock';

const open = async (...scenario: string[]) => {
	const clock = await hostWithClock(...scenario);
	const admin = await as(clock.host, 'admin');
	// A nonce lasts a day at most, and the clock of these tests runs faster.
	const read = async (call: 'rewind' | 'scan') =>
		dataOf(await (await as(clock.host, 'admin')).get(`${call}?_cacheBuster=1`));
	return { ...clock, admin, read };
};

describe('backup service', () => {
	it('starts five minutes after a purchase, then backs up the site nightly', async () => {
		const { host, admin, read, pass } = await open('connected');
		expect(await read('rewind')).toMatchObject({ state: 'unavailable', reason: 'missing_plan' });

		await admin.page('/provider/checkout', form({ action: 'buy', product: 'jetpack_backup_t1_yearly' }));
		expect(await read('rewind')).toMatchObject({ state: 'provisioning' });
		pass(5 * MINUTE);
		expect(await read('rewind')).toMatchObject({
			state: 'active',
			last_backup: '2026-11-20T12:05:00+00:00',
		});
		pass(DAY);
		expect(await read('rewind')).toMatchObject({ last_backup: '2026-11-21T03:15:00+00:00' });
		await host.close();
	});

	it('waits until credentials are entered', async () => {
		const { host, admin, read } = await open('rewind-awaiting-credentials');
		expect(await read('rewind')).toMatchObject({ state: 'awaiting_credentials', credentials: [] });

		const fields = { action: 'enter', server: 'localhost', user: 'me', password: 'secret' };
		const answer = await admin.page('/provider/credentials', form(fields));

		expect(answer.headers.get('Location')).not.toContain('secret');
		expect(await read('rewind')).toMatchObject({ state: 'active' });
		await host.close();
	});

	it('is unavailable on multisite or with VaultPress', async () => {
		const { host, read } = await open('rewind-active', 'multisite');
		expect(await read('rewind')).toMatchObject({ reason: 'multisite_not_supported' });
		await host.close();

		const other = await open('rewind-active', 'vaultpress-ok');
		expect(await other.read('rewind')).toMatchObject({ reason: 'vp_active_on_site' });
		expect(await other.read('scan')).toMatchObject({ state: 'unavailable', reason: 'vp_active_on_site' });
		await other.host.close();
	});

	it('caches its state for thirty minutes, unless the call has a cache buster [API-046]', async () => {
		const { host, admin, read, pass } = await open('connected');
		const stored = async () => dataOf(await admin.get('rewind'));
		expect(await stored()).toMatchObject({ state: 'unavailable' });
		await host.applyScenarios('rewind-active');

		pass(29 * MINUTE);
		expect(await stored()).toMatchObject({ state: 'unavailable' });
		pass(2 * MINUTE);
		expect(await stored()).toMatchObject({ state: 'active' });

		await host.applyScenarios('rewind-inactive');
		expect(await read('rewind')).toMatchObject({ state: 'inactive' });
		await host.close();
	});
});

describe('scan service', () => {
	it('scans after setup, finds a planted threat, and drops it once fixed', async () => {
		const { host, admin, read, pass } = await open('scan-provisioning');
		expect(await read('scan')).toMatchObject({ state: 'provisioning', has_cloud: true });
		pass(5 * MINUTE);
		expect(await read('scan')).toMatchObject({ state: 'scanning', current: { is_initial: true } });
		pass(2 * MINUTE);
		expect(await read('scan')).toMatchObject({ state: 'idle', threats: [], most_recent: { progress: 100 } });

		await admin.page('/provider/scan', form({ action: 'plant', kind: 'plugin' }));
		const { threats } = (await read('scan')) as { threats: Array<{ id: number }> };
		expect(threats).toMatchObject([{ signature: 'Vulnerable.WP.Extension', fixable: { fixer: 'update' } }]);

		await admin.page('/provider/scan', form({ action: 'fix', id: String(threats[0]?.id) }));
		expect(await read('scan')).toMatchObject({ threats: [] });
		await host.close();
	});

	it('scans once a day, but not at the hour of the setup', async () => {
		const { host, read, pass } = await open('scan-idle');
		const state = async () => ((await read('scan')) as { state: string }).state;
		for (let hour = 0; hour <= 12; hour++) {
			expect(await state()).toBe('idle');
			pass(60 * MINUTE);
		}
		pass(-55 * MINUTE);
		expect(await state()).toBe('scanning');
		pass(2 * MINUTE);
		expect(await state()).toBe('idle');
		pass(DAY - 2 * MINUTE);
		expect(await state()).toBe('scanning');
		await host.close();
	});

	it('finishes a requested scan in two minutes', async () => {
		const { host, admin, read, pass } = await open('scan-idle');
		await admin.page('/provider/scan', form({ action: 'scan' }));

		pass(MINUTE);
		expect(await read('scan')).toMatchObject({ state: 'scanning', current: { progress: 50 } });
		pass(MINUTE);
		expect(await read('scan')).toMatchObject({ state: 'idle' });
		await host.close();
	});

	it('reports no threats on a site hosted by the provider', async () => {
		const { host, read } = await open('threats');
		expect((await read('scan')).threats).toHaveLength(2);
		await host.applyScenarios('woa');

		expect((await read('scan')).threats).toEqual([]);
		await host.close();
	});
});
