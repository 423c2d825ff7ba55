import { act, screen, waitFor } from '@testing-library/react';
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
		for (const [scenario, isAsked] of [
			[['vaultpress-inactive', 'scan-vaultpress'], false],
			[['everything-on'], false],
			[['vaultpress-ok'], true],
		] as const) {
			const { site } = await openCards(null, { scenario: [...scenario] });
			expect(asked(site).includes('module/vaultpress/data')).toBe(isAsked);
		}
	});

	it('include the user’s account only with connect_user [API-079]', async () => {
		const allowed = (isAllowed: boolean) => (site: TestSite) =>
			site.editPage((page) => {
				const { currentUser } = page.userData as {
					currentUser: { permissions: object; wpcomUser: object };
				};
				Object.assign(currentUser.permissions, { connect_user: isAllowed });
				currentUser.wpcomUser = {};
			});
		for (const isAllowed of [true, false]) {
			const app = await openApp({ before: allowed(isAllowed) });
			await settled();
			await app.rest();
			await settled();
			expect(asked(app.site).includes('connection/data')).toBe(isAllowed);
			await closeApps();
		}
	});
});

describe('data that failed to load', () => {
	const counts = (site: TestSite) => asked(site).filter((path) => path === 'plugins').length;
	const open = async () => {
		const app = await openApp({ before: (site) => site.fail('GET', 'plugins', 500) });
		await screen.findAllByRole('button', { name: 'Try again' });
		await app.rest();
		return app;
	};

	it('isn’t refetched by cards that mount later, and is retried on request, once for all cards', async () => {
		const { site, user } = await open();
		expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1);
		expect(counts(site)).toBe(1);
		await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
		await settled();
		expect(counts(site)).toBe(2);
		expect(screen.getAllByRole('region')).toContain(document.activeElement);
		expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1);
		site.recover();
		await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
		await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
		expect(counts(site)).toBe(3);
	});

	it('is refetched once when the user returns to the dashboard', async () => {
		const { site } = await open();
		window.location.hash = '#/privacy';
		await screen.findByRole('heading', { level: 1, name: /Privacy/ });
		expect(counts(site)).toBe(1);
		window.location.hash = '#/dashboard';
		await screen.findAllByRole('button', { name: 'Try again' });
		await settled();
		expect(counts(site)).toBe(2);
	});

	it('isn’t refetched for a dialog or for screens that don’t need it', async () => {
		const { site, user } = await openApp({ before: (running) => running.fail('GET', 'site', 400, {}) });
		const problem = /There seems to be a problem with your connection/;
		await screen.findByText(problem);
		await settled();
		await user.click(screen.getByRole('button', { name: 'Manage site connection' }));
		await screen.findByRole('dialog');
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		window.location.hash = '#/privacy';
		await screen.findByRole('heading', { level: 1, name: /Privacy/ });
		await settled();
		expect(screen.getByText(problem)).toBeInTheDocument();
		expect(asked(site).filter((path) => path === 'site')).toHaveLength(1);
	});

	it('is refetched automatically when the host can be reached again', async () => {
		const { site, user } = await open();
		site.fail('POST', '');
		site.fail('GET', '');
		await user.click(screen.getAllByRole('switch')[0] as HTMLElement);
		await screen.findByText(/Your site isn’t responding/);
		expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1);
		site.recover();
		act(() => void window.dispatchEvent(new Event('online')));
		await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
		expect(counts(site)).toBe(2);
	});

	it('is retried automatically only once if it alone makes the host seem down', async () => {
		const { site } = await openApp({ before: (running) => running.fail('GET', 'plugins', 504) });
		const come = () => act(() => void window.dispatchEvent(new Event('focus')));
		const seemsGone = () => screen.queryByText(/Your site isn’t responding/);
		// Each time it is tried three times.
		for (const times of [3, 6]) {
			await waitFor(() => expect(counts(site)).toBe(times));
			await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).not.toHaveLength(0));
			await waitFor(() => expect(seemsGone()).toBeInTheDocument());
			await come();
		}
		await waitFor(() => expect(seemsGone()).not.toBeInTheDocument());
		await settled();
		expect(counts(site)).toBe(6);
	});
});
