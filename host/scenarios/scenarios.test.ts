/** @jest-environment node */
import { as, open } from '../testing';
import { SCENARIOS } from './scenarios';

describe('scenarios', () => {
	it('serve the page and main calls to an administrator, on a new site and a running one', async () => {
		const names = Object.keys(SCENARIOS);
		const statuses: Record<string, number[]> = {};
		let site = await open();
		for (const [index, name] of names.entries()) {
			// A new site for each would take three times as long.
			if (index % 4 === 0) {
				site = await open(name);
			} else {
				await site.host.applyScenarios(name);
			}
			const calls = ['settings', 'module/all', 'module/stats/data', 'connection'].map(site.admin.get);
			const answers = [site.admin.page('/wp-admin/admin.php?page=jetpack'), ...calls];
			statuses[name] = (await Promise.all<{ status: number }>(answers)).map(({ status }) => status);
		}
		expect(statuses).toEqual(Object.fromEntries(names.map((name) => [name, Array(5).fill(200)])));
	});

	it('combine in the given order', async () => {
		const names = ['site-only', 'stats-on', 'rtl', 'empty-title', 'long-title', 'offline-url'];
		const { Initial_State: state } = await (await open(...names)).host.bootstrap('admin');
		expect(state.connectionStatus).toMatchObject({
			isRegistered: true,
			hasConnectedOwner: false,
			offlineMode: { isActive: true, url: true, constant: false },
		});
		expect(state.settings).toMatchObject({ stats: true });
		expect([...String(state.siteTitle)]).toHaveLength(200);
	});

	it('don’t connect a site in offline mode', async () => {
		const { host } = await open('offline-filter', 'stats-on');
		expect((await host.bootstrap('admin')).Initial_State).toMatchObject({
			connectionStatus: { isRegistered: false },
			settings: { stats: true },
			getModules: { stats: { activated: false, unavailable_reason: 'Offline mode' } },
		});
	});

	it('make monitor unavailable without an owner, and photon too in offline mode', async () => {
		const { host } = await open('site-only', 'everything-on');
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
		const off = { activated: false, available: false, unavailable_reason: 'Offline mode' };
		expect(await modules()).toMatchObject({
			monitor: off,
			photon: off,
			'copy-post': { activated: true, available: true },
		});
	});
});
