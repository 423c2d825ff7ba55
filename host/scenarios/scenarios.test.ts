/** @jest-environment node */
import { as, testHost } from '../testing';
import { SCENARIOS } from './scenarios';

describe('scenarios', () => {
	it.each(Object.keys(SCENARIOS))('%s serves the page and main calls to an administrator', async (name) => {
		const host = await testHost(name);
		const admin = await as(host, 'admin');

		expect((await admin.page('/wp-admin/admin.php?page=jetpack')).status).toBe(200);
		for (const call of ['settings', 'module/all', 'module/stats/data', 'connection']) {
			expect((await admin.get(call)).status).toBe(200);
		}
		await host.close();
	});

	it('combine in the given order', async () => {
		const host = await testHost('site-only', 'stats-on', 'rtl', 'empty-title', 'long-title', 'offline-url');
		const { Initial_State: state } = await host.bootstrap('admin');

		expect(state.connectionStatus).toMatchObject({
			isRegistered: true,
			hasConnectedOwner: false,
			offlineMode: { isActive: true, url: true, constant: false },
		});
		expect(state.settings).toMatchObject({ stats: true });
		expect([...String(state.siteTitle)]).toHaveLength(200);
		await host.close();
	});

	it('can be applied to a running site', async () => {
		const host = await testHost();
		await host.applyScenarios('protect-on');

		expect((await (await as(host, 'admin')).get('module/protect/data')).body).toBe('1234');
		await host.close();
	});

	it('don’t connect a site in offline mode', async () => {
		const offline = await testHost('offline-filter', 'stats-on');

		expect((await offline.bootstrap('admin')).Initial_State).toMatchObject({
			connectionStatus: { isRegistered: false },
			settings: { stats: true },
			getModules: { stats: { activated: false, unavailable_reason: 'Offline mode' } },
		});
		await offline.close();
	});

	it('make monitor unavailable without an owner, and photon too in offline mode [SET-033] [SET-034]', async () => {
		const host = await testHost('site-only', 'everything-on');
		const modules = async () => (await (await as(host, 'admin')).get('module/all')).body;

		expect(await modules()).toMatchObject({
			monitor: {
				activated: true,
				available: false,
				unavailable_reason: 'Requires a connected WordPress.com account',
			},
			photon: { activated: true, available: true },
		});
		await host.applyScenarios('offline-local');
		expect(await modules()).toMatchObject({
			monitor: { activated: false, available: false, unavailable_reason: 'Offline mode' },
			photon: { activated: false, available: false, unavailable_reason: 'Offline mode' },
			'copy-post': { activated: true, available: true },
		});
		await host.close();
	});
});
