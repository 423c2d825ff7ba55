import { act, screen, waitFor, within } from '@testing-library/react';
import { holdingTimers, settled } from '../../../tests/support/settled';
import { closeWithApps, openApp, type OpenApp } from '../../../tests/support/open-app';
import { openCards } from '../../../tests/support/open-cards';
import { arrived, region } from '../../../tests/support/screens';
import type { TestSite } from '../../../tests/support/test-site';

/** As in a browser, what's far below the window isn't there. */
function withoutScrolling(): void {
	const { IntersectionObserver } = window;
	window.IntersectionObserver = class {
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
	closeWithApps(() => (window.IntersectionObserver = IntersectionObserver));
}

const asked = (site: TestSite) => site.callsTo('GET').map(({ path }) => path);
const goTo = async (hash: string, name: RegExp) => {
	act(() => void (window.location.hash = hash));
	await screen.findByRole('heading', { level: 1, name });
	await settled();
};

const EVERYTHING = ['plan-complete', 'stats-on', 'protect-on', 'akismet-valid', 'rewind-active'];

/** Recommendations are for the badge, tracking is for events. */
const SHOWN = [
	'migration/status',
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
	'updates/plugins',
];

describe('the dashboard’s requests', () => {
	it('are at most ten, and exactly what shows, once each, however often the user returns [API-053, API-054]', async () => {
		withoutScrolling();
		const { site, rest } = await openApp({ scenario: EVERYTHING });
		await arrived();
		expect(asked(site).length).toBeLessThanOrEqual(10);
		await rest();
		expect(asked(site).sort()).toEqual(SHOWN);
		await goTo('#/privacy', /Privacy/);
		await goTo('#/dashboard', /At A Glance/);
		expect(asked(site).sort()).toEqual(SHOWN);
	});

	it('run three at a time at most, and mark cards as busy until they end', async () => {
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
		const busy = () =>
			['Backups', 'Scan', 'Spam protection'].map((name) =>
				screen.getByRole('region', { name }).getAttribute('aria-busy'),
			);
		expect(busy()).toEqual(['true', 'true', 'true']);
		expect(waiting).toHaveLength(3);
		while (waiting.length > 0) {
			await act(async () => waiting.shift()?.());
			await settled();
			expect(waiting.length).toBeLessThanOrEqual(3);
		}
		expect(asked(site).length).toBeGreaterThan(5);
		expect(busy()).toEqual([null, null, null]);
	});

	it('leave out the provider’s data in offline mode [API-052, API-079]', async () => {
		const { site, rest } = await openApp({ scenario: ['offline-constant'] });
		await arrived();
		await rest();
		const provided = /^(site\b|plans|rewind|scan|intro-offers|recommendations\/data|module\/akismet)/;
		expect(asked(site).filter((path) => provided.test(path))).toEqual([]);
		expect(asked(site)).not.toEqual([]);
	});

	it('include the user’s account if the page lacks it, and only with connect_user [API-079]', async () => {
		const wpcomUser = { ID: undefined, login: undefined };
		for (const connect_user of [true, false]) {
			const { site, close } = await openApp({
				before: (running) =>
					running.page({ userData: { currentUser: { permissions: { connect_user }, wpcomUser } } }),
			});
			expect(asked(site).includes('connection/data')).toBe(connect_user);
			act(close);
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

	it('for prices and offers wait until the page is at rest, and failed ones are done without [DASH-089, DASH-143, PROD-017]', async () => {
		const offer = { product_slug: 'jetpack_search', ineligible_reason: null };
		const cheaper = { product_slug: 'jetpack_scan', original_price: 119.4, raw_price: 59.4 };
		const { site, rest, reopen } = await openApp({
			scenario: ['plan-free'],
			before: (running) =>
				running.fail('GET', 'intro-offers', 200, { code: 'success', data: [offer, cheaper] }),
		});
		const findUpgrade = () => region('Scan').findByRole('link', { name: 'Upgrade' });
		const late = () => asked(site).filter((path) => /site\/(products|discount)|offers|search/.test(path));
		expect(await findUpgrade()).toHaveAttribute('href', '#/product/scan');
		expect(region('Search').getByRole('link', { name: 'Upgrade' })).toBeVisible();
		expect(late()).toEqual([]);
		expect(screen.queryByText(/paid yearly/)).not.toBeInTheDocument();
		await rest();
		expect(await region('Scan').findByText('$4.95/month for the first year')).toBeVisible();
		expect(await region('Jetpack Security').findByText(/^\$[\d.]+\/month, paid yearly$/)).toBeVisible();
		expect(region('Search').getByRole('link', { name: 'Start for free' })).toBeVisible();
		expect(late().sort()).toEqual(['intro-offers', 'search/pricing', 'site/discount', 'site/products']);
		expect(region('Search').getByText('$8.33/month, paid yearly, for up to 10,000 records')).toBeVisible();
		site.fail('GET', 'site/products', 500);
		await reopen();
		await rest();
		expect(late()).toHaveLength(8);
		expect(screen.queryByText(/paid yearly/)).not.toBeInTheDocument();
		expect(await findUpgrade()).toBeVisible();
	});
});

const retries = () => screen.queryAllByRole('button', { name: 'Try again' });

it('data that failed to load is refetched once for all cards on request, on return and when the host is back, but not for a dialog', async () => {
	const { site, user, rest } = await openApp({ before: (running) => running.fail('GET', 'plugins', 500) });
	const count = () => site.callsTo('GET', 'plugins').length;
	await waitFor(() => expect(retries().length).toBeGreaterThan(1));
	await rest();
	expect(count()).toBe(1);
	await user.click(retries()[0] as HTMLElement);
	await settled();
	expect(count()).toBe(2);
	expect(screen.getAllByRole('region')).toContain(document.activeElement);
	await user.click(screen.getByRole('button', { name: 'Manage site connection' }));
	await screen.findByRole('dialog');
	await user.keyboard('{Escape}');
	await goTo('#/privacy', /Privacy/);
	expect(count()).toBe(2);
	await goTo('#/dashboard', /At A Glance/);
	expect(count()).toBe(3);
	expect(retries().length).toBeGreaterThan(1);
	site.fail('POST', '');
	site.fail('GET', '');
	await user.click(screen.getAllByRole('switch')[0] as HTMLElement);
	await screen.findByText(/Your site isn’t responding/);
	expect(retries().length).toBeGreaterThan(1);
	site.recover();
	act(() => void window.dispatchEvent(new Event('online')));
	await waitFor(() => expect(retries()).toEqual([]));
	expect(count()).toBe(4);
});

describe('prefetching', () => {
	const RECOMMENDATIONS = [
		'intro-offers',
		'recommendations/conditional',
		'recommendations/data',
		'recommendations/product-suggestions',
		'recommendations/upsell',
		'site/discount',
		'site/products',
	];
	const link = (name: RegExp) =>
		within(screen.getByRole('navigation', { name: 'Dashboard' })).getByRole('link', { name });
	const open = async (scenario = ['connected']) => {
		withoutScrolling();
		const app = await openApp({ scenario });
		await arrived();
		app.site.calls.length = 0;
		return app;
	};

	it('loads a screen’s data on hover, and not again when it opens [API-054]', async () => {
		const { site, user } = await open();
		// It's fresh for two seconds.
		const now = Date.now();
		jest.spyOn(Date, 'now').mockReturnValue(now);
		await user.hover(link(/^Recommendations/));
		await waitFor(() => expect(asked(site).sort()).toEqual(RECOMMENDATIONS));
		await user.hover(link(/^At a Glance/));
		await user.hover(link(/^Recommendations/));
		await user.click(link(/^Recommendations/));
		await screen.findByRole('progressbar');
		await settled();
		expect(asked(site).sort()).toEqual(RECOMMENDATIONS);
	});

	it('starts when a link is touched or gets keyboard focus, unless the user saves data', async () => {
		const { site, user } = await open();
		Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
		await user.hover(link(/^Recommendations/));
		await settled();
		Reflect.deleteProperty(navigator, 'connection');
		act(() => link(/^Plans/).focus());
		await settled();
		expect(asked(site)).toEqual([]);
		await user.pointer({ keys: '[TouchA>]', target: region('Scan').getByRole('link', { name: 'Upgrade' }) });
		await waitFor(() => expect(asked(site).sort().join()).toBe('intro-offers,site/discount,site/products'));
		await user.tab();
		expect(link(/^Recommendations/)).toHaveFocus();
		await waitFor(() => expect(asked(site).sort()).toEqual(RECOMMENDATIONS));
	});

	it('loads only what the settings cards need', async () => {
		const { site, user } = await open([...EVERYTHING, 'firewall']);
		await user.hover(screen.getByRole('link', { name: 'Settings' }));
		await waitFor(() => expect(asked(site).sort()).toEqual(['module/akismet/key/check', 'waf']));
	});
});

describe('a repeat visit', () => {
	const CARDS = { Backups: /Last backup|View backups/, Scan: /No threats found/ };
	const card = (name: string) => screen.findByRole('region', { name });
	const cardsSay = async () => {
		for (const [name, text] of Object.entries(CARDS)) {
			await waitFor(async () => expect(await card(name)).toHaveTextContent(text));
		}
	};
	const visit = async (): Promise<OpenApp> => {
		const app = await openApp({ scenario: [...EVERYTHING, 'scan-idle'] });
		await arrived();
		await cardsSay();
		await waitFor(() => expect(app.site.callsTo('GET', 'site/purchases')).toHaveLength(1));
		await app.idle();
		return app;
	};

	it('shows stale responses with their age until new ones arrive or fail', async () => {
		const { site, user, reopen } = await visit();
		// A call is given up after thirty seconds.
		holdingTimers(30_000);
		const paths = ['rewind', 'scan', 'site', 'site/features', 'module/akismet/data'];
		const releases = paths.map((path) => site.hold('GET', path));
		const now = Date.now();
		jest.spyOn(Date, 'now').mockImplementation(() => now + 2 * 60 * 60 * 1000);
		await reopen();
		await arrived();
		await cardsSay();
		expect(await screen.findByText('Checked 2 hours ago. Checking again…')).toBeInTheDocument();
		for (const release of releases) {
			await release();
		}
		await waitFor(() => expect(screen.queryByText(/Checking again/)).not.toBeInTheDocument());
		await cardsSay();
		site.recover();
		site.fail('GET', 'rewind', 500);
		await reopen();
		await arrived();
		const retry = await within(await card('Backups')).findByRole('button', { name: 'Try again' });
		expect(await card('Backups')).not.toHaveTextContent(CARDS.Backups);
		site.recover();
		await user.click(retry);
		await cardsSay();
	});

	it('shows no stale data after the user logs out, nor keeps any for those who don’t see its age', async () => {
		const { site, reopen, user, close } = await visit();
		const logOut = document.querySelector('a[href*="action=logout"]');
		logOut?.addEventListener('click', (event) => event.preventDefault());
		await user.click(logOut as Element);
		site.hold('GET', 'scan');
		await reopen();
		await arrived();
		expect(await card('Scan')).toHaveAttribute('aria-busy', 'true');
		act(close);
		localStorage.clear();
		const other = await openApp({ scenario: ['stats-for-editors'], as: 'editor' });
		await waitFor(() => expect(other.site.callsTo('GET', 'module/stats')).toHaveLength(1));
		await other.idle();
		expect(Object.keys(localStorage).filter((key) => key.includes('stale'))).toEqual([]);
	});
});
