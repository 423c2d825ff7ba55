import { act, screen, waitFor } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import type { TestSite } from '../support/test-site';
import { arrived } from '../support/screens';

afterEach(closeApps);

const asked = (site: TestSite) => site.callsTo('GET').map(({ path }) => path);
const isOnce = (paths: string[]) => expect([...new Set(paths)]).toEqual(paths);

const settled = async (site: TestSite) => {
	let count = -1;
	await waitFor(
		async () => {
			const before = count;
			count = site.calls.length;
			await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
			expect(site.calls.length).toBe(before);
		},
		{ interval: 1 },
	);
};

describe('what the dashboard asks for', () => {
	it('is at most ten calls, and none twice', async () => {
		const { site } = await openApp({
			scenario: ['plan-complete', 'stats-on', 'protect-on', 'akismet-valid', 'rewind-active'],
		});
		await arrived();
		await settled(site);
		expect(asked(site).length).toBeLessThanOrEqual(10);
		isOnce(asked(site));
	});

	it('is everything in the list once, when the page has come to rest [API-054]', async () => {
		const app = await openApp({
			scenario: ['plan-complete', 'stats-on', 'protect-on', 'akismet-valid', 'rewind-active'],
			before: (site) => site.setSwitches({ waf: true }),
		});
		await arrived();
		await settled(app.site);
		await app.rest();
		const expected = [
			'module/akismet/data',
			'module/akismet/key/check',
			'module/protect/data',
			'intro-offers',
			'recommendations/data',
			'recommendations/conditional',
			'recommendations/product-suggestions',
			'recommendations/upsell',
			'rewind',
			'scan',
			'site/benefits',
			'site/discount',
			'plugins',
			'site/products',
			'module/stats/data?range=day',
			'connection/data',
			'waf',
		];
		await waitFor(() => expect(asked(app.site)).toEqual(expect.arrayContaining(expected)));
		await settled(app.site);
		isOnce(asked(app.site));
	});

	it('is no more than three things at a time', async () => {
		let running = 0;
		let most = 0;
		const { site } = await openApp({
			scenario: ['plan-complete', 'stats-on', 'protect-on'],
			before: (host) =>
				host.intercept((request) => {
					if (request.method !== 'GET' || !request.url.includes('/v4/')) {
						return null;
					}
					most = Math.max(most, ++running);
					return new Promise((resolve) => setTimeout(resolve, 20))
						.then(() => host.host.fetch(request))
						.finally(() => running--);
				}),
		});
		await settled(site);
		expect(asked(site).length).toBeGreaterThan(5);
		expect(most).toBe(3);
	});

	it('leaves out the provider’s data offline [API-052, API-079]', async () => {
		const app = await openApp({ scenario: ['offline-constant'] });
		await arrived();
		await settled(app.site);
		await app.rest();
		await settled(app.site);
		for (const path of [
			'site',
			'site/features',
			'plans',
			'site/purchases',
			'rewind',
			'scan',
			'recommendations/data',
		]) {
			expect(asked(app.site)).not.toContain(path);
		}
		closeApps();
		const online = await openApp();
		await settled(online.site);
		await online.rest();
		await settled(online.site);
		expect(asked(online.site)).toEqual(
			expect.arrayContaining([
				'site',
				'site/features',
				'plans',
				'site/purchases',
				'rewind',
				'scan',
				'recommendations/data',
			]),
		);
	});

	it('does not ask for the plan again when it is here [API-053]', async () => {
		const app = await openApp({ scenario: ['plan-security-t1'] });
		await settled(app.site);
		await app.rest();
		await settled(app.site);
		window.location.hash = '#/security';
		await screen.findByRole('heading', { level: 1, name: /Security/ });
		window.location.hash = '#/dashboard';
		await screen.findByRole('region', { name: 'Backups' });
		await settled(app.site);
		for (const path of ['site', 'site/features', 'plans', 'site/purchases']) {
			expect(asked(app.site).filter((each) => each === path)).toEqual([path]);
		}
	});

	it('asks VaultPress only while its module is active [API-034]', async () => {
		const { site } = await openApp({ scenario: ['vaultpress-inactive', 'scan-vaultpress'] });
		await settled(site);
		expect(asked(site)).not.toContain('module/vaultpress/data');
		closeApps();
		const active = await openApp({ scenario: ['vaultpress-ok'] });
		await settled(active.site);
		expect(asked(active.site)).toContain('module/vaultpress/data');
	});

	it('asks for the user’s account only with connect_user [API-079]', async () => {
		const allowed = (isAllowed: boolean) => (site: TestSite) =>
			site.editPage((page) => {
				const { currentUser } = page.userData as { currentUser: { permissions: object } };
				Object.assign(currentUser.permissions, { connect_user: isAllowed });
			});
		for (const isAllowed of [true, false]) {
			const app = await openApp({ before: allowed(isAllowed) });
			await settled(app.site);
			await app.rest();
			await settled(app.site);
			expect(asked(app.site).includes('connection/data')).toBe(isAllowed);
			closeApps();
		}
	});

	it('asks nothing ahead of people who save data, or look elsewhere', async () => {
		Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
		try {
			const app = await openApp();
			await settled(app.site);
			const before = asked(app.site).length;
			await app.rest();
			await settled(app.site);
			expect(asked(app.site)).toHaveLength(before);
		} finally {
			Reflect.deleteProperty(navigator, 'connection');
		}
	});
});
