import * as v from 'valibot';
import { createClient, type Client } from '../../src/rest-api/client/client';
import { ApiError } from '../../src/rest-api/client/errors';
import { TestSite, ORIGIN } from '../support/test-site';

const anything = v.unknown();
let site: TestSite;
let nonce: string;
let waits: number[];

const makeClient = (root = `${ORIGIN}/wp-json/`, given = nonce): Client =>
	createClient({
		root,
		nonce: given,
		nonceUrl: `${ORIGIN}/wp-admin/admin-ajax.php?action=rest-nonce`,
		wait: async (ms) => void waits.push(ms),
	});

const caught = async (call: Promise<unknown>): Promise<ApiError> => {
	const error: unknown = await call.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	if (!(error instanceof ApiError)) {
		throw new Error(`not an ApiError: ${String(error)}`);
	}
	return error;
};

beforeEach(async () => {
	site = await TestSite.start(['connected']);
	await site.signIn('admin');
	nonce = await (await site.fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
	globalThis.fetch = site.fetch;
	waits = [];
});

describe('REST client', () => {
	it('sends the nonce, same-origin credentials and a cache buster to the REST root [API-001, API-002, API-003, API-004, API-076]', async () => {
		const before = Date.now();
		let credentials: string | undefined;
		site.intercept((request) => {
			credentials = request.credentials;
			return null;
		});
		await makeClient().get('connection', anything);
		const [call] = site.callsTo('GET', 'connection');
		expect(call?.headers.get('X-WP-Nonce')).toBe(nonce);
		expect(credentials).toBe('same-origin');
		expect(Number(call?.query.get('_cacheBuster'))).toBeGreaterThanOrEqual(before);
	});

	it('sends a POST as JSON, without a cache buster [API-005]', async () => {
		await makeClient().post('settings', { photon: true }, anything);
		const [call] = site.callsTo('POST');
		expect(call?.headers.get('Content-Type')).toBe('application/json');
		expect(call?.body).toEqual({ photon: true });
		expect(call?.query.has('_cacheBuster')).toBe(false);
	});

	it('raises a network error for GET and POST alike [API-006]', async () => {
		for (const [kind, root, calls] of [
			['blocked', undefined, 1],
			['other-origin', 'http://localhost:4400/wp-json/', 1],
			['network', undefined, 3],
		] as const) {
			site.calls.length = 0;
			site.intercept(({ url }) => {
				if (kind === 'network' || !url.includes('rest-nonce')) {
					throw new TypeError('Failed to fetch');
				}
				return null;
			});
			const error = await caught(makeClient(root).get('site', anything));
			expect(error).toMatchObject({ kind, name: 'FetchNetworkError' });
			expect(await caught(makeClient(root).post('settings', {}, anything))).toMatchObject({ kind });
			expect(site.callsTo('GET', 'site')).toHaveLength(calls);
			expect(site.callsTo('POST', 'settings')).toHaveLength(1);
			site.recover();
		}
	});

	it('asks for a login in place of a login page, and waits as long as the host says', async () => {
		site.fail('GET', 'site', 200, '<form><input name="pwd" type="password"></form>');
		expect((await caught(makeClient().get('site', anything))).kind).toBe('signed-out');
		const now = 'Sun, 29 Nov 2026 08:00:00 GMT';
		for (const [said, seconds] of [
			['120', 120],
			['Sun, 29 Nov 2026 08:00:30 GMT', 30],
			['Sun, 29 Nov 2026 07:00:00 GMT', undefined],
			['soon', undefined],
		] as const) {
			site.recover();
			site.intercept(() => new Response('', { status: 503, headers: { Date: now, 'Retry-After': said } }));
			waits = [];
			expect((await caught(makeClient().get('site', anything))).retryAfter).toBe(seconds);
			expect(waits).toEqual(seconds ? [] : [500, 1500]);
		}
	});

	it('raises the message, status and body of a refused call [API-007, API-008]', async () => {
		const error = await caught(makeClient().post('settings', { photon: 'maybe' }, anything));
		expect(error.name).toBe('ApiError');
		expect(error.message).toBe('Invalid parameter(s): photon (Status 400)');
		expect(error.response).toMatchObject({
			code: 'rest_invalid_param',
			data: { params: { photon: expect.any(String) } },
		});
	});

	it('raises a not-found error with the host’s error code, and doesn’t retry [API-009]', async () => {
		const error = await caught(makeClient().get('module/nonexistent', anything));
		expect(error).toMatchObject({ name: 'Api404Error', kind: 'not-found', code: 'not_found' });
		expect(site.callsTo('GET')).toHaveLength(1);
	});

	it.each([
		['a 404', 404, '{}', 'Api404AfterRedirectError'],
		['an unparseable body', 200, '<p>', 'JsonParseAfterRedirectError'],
	])('distinguishes %s after a redirect [API-010, API-012]', async (_, status, body, name) => {
		site.intercept(() =>
			Object.defineProperty(new Response(body, { status }), 'redirected', { value: true }),
		);
		expect((await caught(makeClient().get('site', anything))).name).toBe(name);
	});

	it.each([
		['a page in place of JSON', 200, '<!doctype html><title>Error</title>'],
		['nothing', 200, ''],
		['nothing that tells of a fault', 500, ''],
		['an unreadable error body', 500, 'Internal Server Error'],
	])('raises a parse error for %s [API-011]', async (_, status, body) => {
		site.fail('GET', 'site', status, body);
		expect((await caught(makeClient().get('site', anything))).name).toBe('JsonParseError');
	});

	it('raises an error for a success response of the wrong shape, and keeps its code', async () => {
		site.fail('GET', 'site/discount', 200, {
			code: 'discount_fetch_failed',
			message: 'No.',
			data: { status: '' },
		});
		const error = await caught(makeClient().get('site/discount', v.object({ code: v.literal('success') })));
		expect(error).toMatchObject({ kind: 'schema', code: 'discount_fetch_failed' });
	});

	it('reports whether the host can be reached', async () => {
		const reported: Array<[status: number | undefined, host: string]> = [];
		for (const status of [200, 403, 404, 500, 502, 503, 504, undefined]) {
			site.recover();
			site.fail('POST', 'settings', status, {});
			const report = (host: string) => void reported.push([status, host]);
			const client = createClient({ root: `${ORIGIN}/wp-json/`, nonce, nonceUrl: 'http://[/', report });
			await client.post('settings', {}, anything).catch(() => {});
		}
		expect(reported).toEqual([
			...[200, 403, 404, 500].map((status) => [status, 'fine']),
			...[502, 503, 504, undefined].map((status) => [status, 'unreachable']),
		]);
	});

	it('succeeds when the host comes back between retries', async () => {
		site.fail('GET', 'connection', 502);
		const client = createClient({
			root: `${ORIGIN}/wp-json/`,
			nonce,
			nonceUrl: '/',
			wait: async () => site.recover(),
		});
		await expect(client.get('connection', anything)).resolves.toHaveProperty('isActive', true);
		expect(site.callsTo('GET', 'connection')).toHaveLength(2);
	});

	it('renews an expired nonce once for all calls that fail, and retries each of them', async () => {
		const client = makeClient(undefined, 'expired-nonce');
		let renewals = 0;
		site.intercept(({ url }) => {
			renewals += Number(url.includes('admin-ajax'));
			return null;
		});
		await Promise.all([
			client.get('connection', anything),
			client.post('settings', { photon: true }, anything),
		]);
		expect(site.callsTo('GET', 'connection')).toHaveLength(2);
		expect(site.callsTo('POST', 'settings')).toHaveLength(2);
		expect(renewals).toBe(1);
		await client.get('settings', anything);
		expect(site.callsTo('GET', 'settings')).toHaveLength(1);
	});

	it('reports that the user was logged out', async () => {
		const client = makeClient();
		await site.signOut();
		expect((await caught(client.post('settings', {}, anything))).kind).toBe('signed-out');
	});

	it.each([
		['cannot be reached', () => Promise.reject(new TypeError('lost'))],
		['is down', () => new Response('', { status: 503 })],
		['has too much to do', () => new Response('Too Many Requests', { status: 429 })],
		['took too long', () => new Response('', { status: 408 })],
		['is behind a firewall', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
		['hides that address', () => new Response('Not Found', { status: 404 })],
	])('doesn’t mistake a host that %s for a logout', async (_, answer) => {
		const client = makeClient(undefined, 'expired-nonce');
		site.intercept((request) => (request.url.includes('admin-ajax') ? answer() : null));
		expect((await caught(client.post('settings', {}, anything))).kind).toBe('network');
	});

	it('adopts the nonce sent with a response', async () => {
		const client = makeClient();
		site.intercept((request) =>
			request.headers.get('X-WP-Nonce') === nonce
				? new Response('{}', { headers: { 'X-WP-Nonce': 'fresher' } })
				: null,
		);
		await client.get('connection', anything);
		site.recover();
		await client.get('connection', anything).catch(() => {});
		expect(site.calls[1]?.headers.get('X-WP-Nonce')).toBe('fresher');
	});

	it('aborts a call that’s no longer needed', async () => {
		const left = new AbortController();
		site.intercept(() => new Promise(() => {}));
		const call = makeClient().get('site', anything, { signal: left.signal });
		left.abort();
		await expect(call).rejects.toMatchObject({ name: 'AbortError' });
	});

	it('times out when the host doesn’t respond', async () => {
		jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
		try {
			globalThis.fetch = (_, init) =>
				new Promise((_resolve, reject) =>
					init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
				);
			const call = caught(makeClient().post('settings', {}, anything));
			await jest.advanceTimersByTimeAsync(60_000);
			expect(await call).toMatchObject({ kind: 'timeout', status: 0 });
		} finally {
			jest.useRealTimers();
		}
	});
});
