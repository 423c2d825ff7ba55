import { act, screen } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { openCards } from '../support/open-cards';
import { withoutScrolling } from '../support/scrolling';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';
import { arrived } from '../support/screens';

const asked = (site: TestSite) => site.callsTo('GET').map(({ path }) => path);
const isOnce = (paths: string[]) => expect([...new Set(paths)]).toEqual(paths);

const EVERYTHING = ['plan-complete', 'stats-on', 'protect-on', 'akismet-valid', 'rewind-active'];

/**
 * What the first view of such a site is made of. The badge needs the recommendations, and events need to know
 * whether the user agreed to usage tracking.
 */
const SHOWN = [
	'module/akismet/data',
	'module/protect/data',
	'module/stats/data?range=day',
	'plugins',
	'recommendations/data',
	'rewind',
	'scan',
	'site',
	'site/features',
	'site/purchases',
	'tracking/settings',
];

describe('the dashboard’s requests', () => {
	it('are at most ten, and exactly what shows, once each, by the time the page is idle [API-054]', async () => {
		withoutScrolling();
		const app = await openApp({ scenario: EVERYTHING });
		await arrived();
		expect(asked(app.site).length).toBeLessThanOrEqual(10);
		isOnce(asked(app.site));
		await app.rest();
		expect(asked(app.site).sort()).toEqual(SHOWN);
	});

	it('run three at a time at most', async () => {
		const waiting: (() => void)[] = [];
		const { site } = await openApp({
			scenario: ['plan-complete', 'stats-on', 'protect-on'],
			before: (host) =>
				host.intercept((request) =>
					request.method === 'GET' && request.url.includes('/v4/')
						? new Promise<void>((resolve) => waiting.push(resolve)).then(() => host.host.fetch(request))
						: null,
				),
		});
		expect(waiting).toHaveLength(3);
		while (waiting.length > 0) {
			await act(async () => waiting.shift()?.());
			await settled();
			expect(waiting.length).toBeLessThanOrEqual(3);
		}
		expect(asked(site).length).toBeGreaterThan(5);
	});

	it('leave out the provider’s data in offline mode [API-052, API-079]', async () => {
		const app = await openApp({ scenario: ['offline-constant'] });
		await arrived();
		await app.rest();
		const provided = [
			'site',
			'site/features',
			'plans',
			'site/purchases',
			'rewind',
			'scan',
			'recommendations/data',
		];
		expect(asked(app.site).filter((path) => provided.includes(path))).toEqual([]);
	});

	it('don’t refetch the plan when the user returns to the dashboard [API-053]', async () => {
		const app = await openApp({ scenario: ['plan-security-t1'] });
		await app.rest();
		window.location.hash = '#/security';
		await screen.findByRole('heading', { level: 1, name: /Security/ });
		window.location.hash = '#/dashboard';
		await screen.findByRole('region', { name: 'Backups' });
		await settled();
		for (const path of ['site', 'site/features', 'site/purchases']) {
			expect(asked(app.site).filter((each) => each === path)).toEqual([path]);
		}
	});

	it('include VaultPress only if its module is active and its plugin is installed [API-034]', async () => {
		const without = { getModules: { vaultpress: { available: false } } };
		for (const [scenario, members, isAsked] of [
			['vaultpress-inactive', {}, false],
			['vaultpress-ok', without, false],
			['vaultpress-ok', {}, true],
		] as const) {
			const before = (site: TestSite) => site.page(members);
			const { site } = await openCards(null, { scenario: [scenario], before });
			expect(asked(site).includes('module/vaultpress/data')).toBe(isAsked);
		}
	});

	it('include the user’s account only with connect_user [API-079]', async () => {
		for (const connect_user of [true, false]) {
			const app = await openApp({
				before: (site) =>
					site.editPage(({ userData }) => {
						const { currentUser } = userData as { currentUser: { permissions: object } };
						Object.assign(currentUser.permissions, { connect_user });
						Object.assign(currentUser, { wpcomUser: {} });
					}),
			});
			await app.rest();
			expect(asked(app.site).includes('connection/data')).toBe(connect_user);
			await closeApps();
		}
	});
});
