import { openStore } from '../support/open-piece';
import { connectUser, disconnect, restoreConnection, unlinkUser } from '../../src/state/connection/thunks';
import { loadAccount } from '../../src/state/account/slice';
import { registerSite } from '../../src/state/connection/slice';
import { selectIsCurrentUserLinked } from '../../src/state/user/slice';
import type { TestSite } from '../support/test-site';

describe('connecting', () => {
	it('only requests the authorization URL when the site is already registered [CONN-021]', async () => {
		const { site, store, left } = await openStore({ scenario: ['site-only'] });
		await store.dispatch(connectUser({ from: 'a place', redirectUri: 'admin.php?page=x' }));
		expect(site.callsTo('POST')).toEqual([]);
		expect(site.callsTo('GET').map(({ path }) => path)).toEqual([
			'connection/authorize_url?no_iframe=1&redirect_uri=admin.php%3Fpage%3Dx',
		]);
		expect(left[0]).toMatch(/provider\/authorize.*from=a\+place/);
	});

	it('tracks a registration as pending, then stores its URL or failure [CONN-015, CONN-016, CONN-017]', async () => {
		const { site, store } = await openStore({ scenario: ['not-connected'] });
		site.fail('POST', 'connection/register', 400, { code: 'site_inaccessible', message: 'No.' });
		await store.dispatch(registerSite({}));
		expect(store.getState().connection).toMatchObject({
			siteIsRegistering: false,
			registrationError: { code: 'site_inaccessible', message: 'No.' },
			status: { isRegistered: false },
		});
		site.recover();
		const registering = store.dispatch(registerSite({}));
		expect(store.getState().connection).toMatchObject({ siteIsRegistering: true, registrationError: null });
		await registering;
		expect(store.getState().connection).toMatchObject({
			siteIsRegistering: false,
			authorizationUrl: expect.stringContaining('/provider/authorize'),
			status: { isRegistered: true },
		});
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
		await store.dispatch(registerSite({}));
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
			expect(site.callsTo('POST').map(({ path, body: sent }) => [path, sent])).toEqual([
				['connection/reconnect', null],
			]);
			expect(store.getState().connection.userIsConnecting).toBe(true);
			expect(selectIsCurrentUserLinked(store.getState())).toBe(false);
		},
	);

	it('reloads the page on any other status without requesting a URL [CONN-069]', async () => {
		const { site, store, left, reloads } = await openStore();
		site.fail('POST', 'connection/reconnect', 200, { status: 'completed' });
		await store.dispatch(restoreConnection());
		expect([left, reloads()]).toEqual([[], 1]);
		expect(site.callsTo('GET', 'connection/authorize_url')).toEqual([]);
	});
});

describe('disconnecting an account', () => {
	it('makes one call at a time and can be retried after a failure', async () => {
		const { site, store } = await openStore({ scenario: ['second-admin-linked'], as: 'admin2' });
		site.fail('POST', 'connection/user', 500);
		await Promise.all([store.dispatch(unlinkUser()), store.dispatch(unlinkUser())]);
		expect(site.callsTo('POST', 'connection/user')).toHaveLength(1);
		expect(selectIsCurrentUserLinked(store.getState())).toBe(true);
		site.recover();
		await store.dispatch(unlinkUser());
		expect(site.callsTo('POST', 'connection/user')).toHaveLength(2);
		expect(selectIsCurrentUserLinked(store.getState())).toBe(false);
	});

	it('stays disconnected when an older response arrives late [CONN-028]', async () => {
		const { site, store } = await openStore({ scenario: ['second-admin-linked'], as: 'admin2' });
		let release = () => {};
		const gate = new Promise<void>((resolve) => (release = resolve));
		let isAnswered = () => {};
		const answered = new Promise<void>((resolve) => (isAnswered = resolve));
		site.intercept((request) =>
			request.url.includes('/connection/data')
				? (site.host.fetch(request).then(async (response) => {
						isAnswered();
						await gate;
						return response;
					}) as unknown as Response)
				: null,
		);
		const loading = store.dispatch(loadAccount());
		await answered;
		await store.dispatch(unlinkUser());
		release();
		await loading;
		expect(selectIsCurrentUserLinked(store.getState())).toBe(false);
	});
});
