import { waitFor } from '@testing-library/react';
import { openStore } from '../../../tests/support/open-piece';
import { connectUser, disconnect, restoreConnection, resumeConnecting, unlinkUser } from './thunks';
import { loadAccount } from '../account/slice';
import { registerSite } from './slice';
import { userConnectionStopped } from '../events';
import { selectIsCurrentUserLinked, selectUser } from '../user/slice';
import type { TestSite } from '../../../tests/support/test-site';

describe('connecting', () => {
	const COUPON = '%26partnerCoupon%3DIONOS_IONA_ABC123';
	it.each([
		['is registered already', ['site-only'], 'admin', '', 'a+place'],
		['has a coupon and no owner', ['site-only', 'partner-coupon'], 'admin', COUPON, 'jetpack-partner-coupon'],
		['has a coupon and an owner', ['connected', 'partner-coupon'], 'admin2', '', 'a+place'],
	])(
		'only requests the authorization URL when the site %s [CONN-021, COUPON-009]',
		async (_, scenario, as, coupon, from) => {
			const { site, store, left } = await openStore({ scenario, as });
			await store.dispatch(connectUser('a place'));
			const address = 'connection/authorize_url?no_iframe=1&redirect_uri=admin.php%3Fpage%3Djetpack';
			expect(site.callsTo('GET').map(({ path }) => path)).toEqual([address + coupon]);
			expect(site.callsTo('POST')).toEqual([]);
			expect(new RegExp('provider/authorize.*from=(.*)').exec(left[0] ?? '')?.[1]).toBe(from);
		},
	);

	it('tracks a registration as pending, then stores its URL or failure [CONN-015, CONN-016, CONN-017]', async () => {
		const { site, store } = await openStore({ scenario: ['not-connected'] });
		site.fail('POST', 'connection/register', 400, { code: 'site_inaccessible', message: 'No.' });
		await store.dispatch(registerSite());
		expect(store.getState().connection).toMatchObject({
			siteIsRegistering: false,
			registrationError: { code: 'site_inaccessible', message: 'No.' },
			status: { isRegistered: false },
		});
		site.recover();
		const registering = store.dispatch(registerSite());
		expect(store.getState().connection).toMatchObject({ siteIsRegistering: true, registrationError: null });
		await registering;
		expect(store.getState().connection).toMatchObject({
			siteIsRegistering: false,
			authorizationUrl: expect.stringContaining('/provider/authorize'),
			status: { isRegistered: true },
		});
	});
});

describe('a registration whose nonce has expired', () => {
	const refuse = (site: TestSite) =>
		site.fail('POST', 'connection/register', 403, { code: 'invalid_nonce', message: 'x' });
	const connecting = { userIsConnecting: true, registrationError: null };
	const failed = { userIsConnecting: false, registrationError: { code: 'invalid_nonce' } };

	it('reloads the page once, and fails if that doesn’t help [CONN-013, CONN-017]', async () => {
		const { store, reloads, left } = await openStore({ scenario: ['not-connected'], before: refuse });
		await store.dispatch(connectUser());
		expect(reloads()).toBe(1);
		expect(store.getState().connection).toMatchObject(connecting);
		store.dispatch(userConnectionStopped());
		store.dispatch(resumeConnecting());
		await waitFor(() => expect(store.getState().connection).toMatchObject(failed));
		expect([reloads(), left]).toEqual([1, []]);
	});

	it('fails at once in a browser without storage [CONN-013]', async () => {
		const { store, reloads } = await openStore({ scenario: ['not-connected'], before: refuse });
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new DOMException('Denied', 'SecurityError');
		});
		await store.dispatch(connectUser());
		expect(reloads()).toBe(0);
		expect(store.getState().connection).toMatchObject(failed);
	});
});

describe('an authorization URL', () => {
	it.each(['javascript:alert(1)', ''])('isn’t followed, but an error, as %p', async (authorizeUrl) => {
		const { site, store, left } = await openStore({ scenario: ['not-connected'] });
		site.fail('POST', 'connection/register', 200, { authorizeUrl });
		await store.dispatch(connectUser());
		expect(left).toEqual([]);
		expect(store.getState().connection.registrationError).toMatchObject({ kind: 'schema' });
	});
});

describe('connection calls', () => {
	it.each([
		['pretty', 'http://127.0.0.1:4400/wp-json/jetpack/v4/connection'],
		['plain', 'http://127.0.0.1:4400/index.php?rest_route=/jetpack/v4/connection'],
	])('use the page’s REST URL and nonce with %s permalinks [CONN-022]', async (permalinks, address) => {
		const scenario = permalinks === 'plain' ? ['plain-permalinks'] : [];
		const seen: Array<[address: string, nonce: string | null]> = [];
		const { store } = await openStore({
			scenario,
			before: (site) =>
				site.intercept((request) => {
					if (request.method === 'POST' && decodeURIComponent(request.url).includes('jetpack/v4/')) {
						seen.push([decodeURIComponent(request.url), request.headers.get('X-WP-Nonce')]);
					}
					return null;
				}),
		});
		const page = document.getElementById('Initial_State')?.textContent ?? '{}';
		const nonce = (JSON.parse(page) as { WP_API_nonce: string }).WP_API_nonce;
		expect(nonce).not.toBe('');
		await store.dispatch(registerSite());
		await store.dispatch(disconnect());
		expect(seen.map(([url]) => url)).toEqual([
			expect.stringContaining(`${address}/register`),
			expect.stringContaining(address),
		]);
		expect(seen[0]?.[1]).toBe(nonce);
		expect(seen[1]?.[1]).toBeTruthy();
	});
});

describe('reconnecting', () => {
	const ADDRESS = 'https://provider.example/authorize';
	const inProgress = (site: TestSite) =>
		site.fail('POST', 'connection/reconnect', 200, { status: 'in_progress', authorizeUrl: ADDRESS });

	it.each<[string, number | undefined, unknown]>([
		['fails', 500, { code: 'x', message: 'x' }],
		['is lost', undefined, undefined],
		['has no address', 200, { authorizeUrl: '' }],
	])(
		'falls back to the returned URL when the authorization call %s, and sends no body [CONN-067, CONN-068, CONN-072, CONN-094]',
		async (_, status, body) => {
			const { site, store, left, reloads } = await openStore({
				before: (test) => {
					inProgress(test);
					test.fail('GET', 'connection/authorize_url', status, body);
				},
			});
			await store.dispatch(restoreConnection());
			expect([left, reloads()]).toEqual([[ADDRESS], 0]);
			expect(site.sent()).toEqual([['connection/reconnect', null]]);
			expect(store.getState().connection.userIsConnecting).toBe(true);
			expect(selectIsCurrentUserLinked(store.getState())).toBe(false);
		},
	);

	it('goes to the provider with a way back to this page [CONN-068, CONN-094]', async () => {
		const { store, left } = await openStore({
			before: (site) =>
				site.changePage((html) =>
					html.replace(/id="jp-plugin-container"/, '$& data-page="admin.php?page=site-dashboard"'),
				),
		});
		await store.dispatch(restoreConnection());
		const callback = new URL(new URL(left[0] ?? '').searchParams.get('redirect_uri') ?? '');
		expect(callback.searchParams.get('redirect')).toMatch(/\/wp-admin\/admin\.php\?page=site-dashboard$/);
	});

	it('doesn’t follow a URL that isn’t a web address, and shows an error', async () => {
		const { site, store, left } = await openStore();
		const authorizeUrl = 'javascript:alert(1)';
		site.fail('POST', 'connection/reconnect', 200, { status: 'in_progress', authorizeUrl });
		site.fail('GET', 'connection/authorize_url', 200, { authorizeUrl });
		await store.dispatch(restoreConnection());
		expect(left).toEqual([]);
		const text = expect.stringMatching(/^There was an error .* Error: .*unexpected response/) as string;
		expect(store.getState().notices.items).toMatchObject([{ status: 'is-error', text }]);
		expect(store.getState().connection.isReconnecting).toBe(false);
	});

	it('reloads the page on any other status without requesting a URL [CONN-069]', async () => {
		const { site, store, left, reloads } = await openStore();
		site.fail('POST', 'connection/reconnect', 200, { status: 'completed' });
		await store.dispatch(restoreConnection());
		expect([left, reloads()]).toEqual([[], 1]);
		expect(site.callsTo('GET', 'connection/authorize_url')).toEqual([]);
	});
});

describe('a pending reconnection', () => {
	const pending = (path: string) =>
		openStore().then((opened) => ({ ...opened, answer: opened.site.hold('POST', path) }));

	it('has a notice that stays until its end, on every screen [CONN-065]', async () => {
		const { store, answer } = await pending('connection/reconnect');
		const restoring = store.dispatch(restoreConnection());
		expect(store.getState().notices.items).toMatchObject([
			{ status: 'is-info', text: 'Reconnecting Jetpack', duration: null, isPersistent: true },
		]);
		await answer();
		await restoring;
		expect(store.getState().notices.items).toEqual([]);
	});

	it('doesn’t block connecting an account after the browser restored the page', async () => {
		const { store } = await openStore({ as: 'admin2' });
		await store.dispatch(restoreConnection());
		expect(store.getState().connection).toMatchObject({ isReconnecting: true, userIsConnecting: true });
		store.dispatch(userConnectionStopped());
		expect(store.getState().connection).toMatchObject({ isReconnecting: false, userIsConnecting: false });
	});
});

describe('disconnecting the site', () => {
	it('isn’t done by a second call while the first is pending', async () => {
		const { site, store } = await openStore();
		const answer = site.hold('POST', 'connection');
		const first = store.dispatch(disconnect());
		await store.dispatch(disconnect());
		expect(store.getState().connection.status.isRegistered).toBe(true);
		await answer();
		await first;
		expect(site.callsTo('POST', 'connection')).toHaveLength(1);
		expect(store.getState().connection.status.isRegistered).toBe(false);
	});

	it('leaves the user disconnected even if the site gets reconnected meanwhile [CONN-044]', async () => {
		const { site, store } = await openStore();
		const connection = site.hold('GET', 'connection');
		await store.dispatch(disconnect());
		await site.setFacts({ isRegistered: true });
		await connection();
		await waitFor(() => expect(store.getState().connection.status.isRegistered).toBe(true));
		expect(store.getState().connection.status.isUserConnected).toBe(false);
		expect(selectIsCurrentUserLinked(store.getState())).toBe(false);
		expect(selectUser(store.getState()).isMaster).toBe(false);
	});

	it.each(['connection/url', 'connection'])(
		'still applies the other connection response when GET %s fails [CONN-045]',
		async (path) => {
			const { site, store } = await openStore();
			site.intercept(({ method, url }) =>
				method === 'GET' && new URL(url).pathname.endsWith(`/v4/${path}`)
					? new Response('{"code":"x","message":"x"}', { status: 500 })
					: null,
			);
			const answers = site.hold('GET', 'connection');
			expect(store.getState().connection.connectUrl).toBe('');
			await store.dispatch(disconnect());
			await site.setFacts({ isRegistered: true });
			await answers();
			await waitFor(() => {
				const { connectUrl, status } = store.getState().connection;
				expect([connectUrl !== '', status.isRegistered]).toEqual(
					path === 'connection' ? [true, false] : [false, true],
				);
			});
		},
	);
});

it('an account stays disconnected when an older response arrives late [CONN-028]', async () => {
	const { site, store } = await openStore({ scenario: ['second-admin-linked'], as: 'admin2' });
	let release = () => {};
	const gate = new Promise<void>((resolve) => (release = resolve));
	let isAnswered = () => {};
	const answered = new Promise<void>((resolve) => (isAnswered = resolve));
	site.intercept((request) =>
		request.url.includes('/connection/data')
			? site.host.fetch(request).then(async (response) => {
					isAnswered();
					await gate;
					return response;
				})
			: null,
	);
	const loading = store.dispatch(loadAccount());
	await answered;
	await store.dispatch(unlinkUser());
	release();
	await loading;
	expect(selectIsCurrentUserLinked(store.getState())).toBe(false);
});
