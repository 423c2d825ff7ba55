/** @jest-environment node */
import type { Host } from '../app';
import type { HostContext } from '../host-context';
import { anonymous, json, open, ORIGIN, testHost, type Caller } from '../testing';
import { defineRoute } from './route';
import { createRestApi } from './router';
import { ROUTES } from './routes';

let host: Host;
let admin: Caller;

beforeAll(async () => {
	({ host, admin } = await open('connected'));
});

const SETTINGS = '/wp-json/jetpack/v4/settings';
const FORM = 'application/x-www-form-urlencoded';

const call = (path: string, init: RequestInit = {}) =>
	anonymous(host, path, {
		...init,
		headers: { Cookie: admin.cookie, 'X-WP-Nonce': admin.nonce, ...init.headers },
	});
const post = (path: string, body: string, type = 'application/json') =>
	call(path, { method: 'POST', body, headers: { 'Content-Type': type } });

describe('REST router', () => {
	it.each([
		SETTINGS,
		`${SETTINGS}/`,
		`${SETTINGS}?_cacheBuster=1&_locale=user`,
		'/index.php?rest_route=/jetpack/v4/settings',
		'/index.php?rest_route=/jetpack/v4/settings/',
		'/index.php?rest_route=/jetpack/v4/settings&_cacheBuster=1',
		'/index.php?rest_route=%2Fjetpack%2Fv4%2Fsettings',
		'/?rest_route=/jetpack/v4/settings',
	])('responds at %s', async (path) => {
		expect(await call(path)).toMatchObject({
			status: 200,
			body: { photon: expect.any(Boolean) as boolean },
		});
	});

	it.each([
		['a query after a second question mark', '/index.php?rest_route=/jetpack/v4/settings?_cacheBuster=1'],
		['another namespace', '/wp-json/wp/v2/posts'],
		['no namespace', '/wp-json/rewind'],
		['no namespace in a query', '/index.php?rest_route=/rewind'],
		['the root', '/wp-json/'],
		['the root without its slash', '/wp-json'],
		['a slug with other letters', '/wp-json/jetpack/v4/module/Foo1'],
		['a path that climbs', '/wp-json/jetpack/v4/..%2Fv4/settings'],
		['broken encoding', '/wp-json/jetpack/v4/%E0%A4%A'],
	])('has no route for %s', async (_what, path) => {
		expect(await call(path)).toMatchObject({
			status: 404,
			body: {
				code: 'rest_no_route',
				message: 'No route was found matching the URL and request method.',
				data: { status: 404 },
			},
		});
	});

	it.each([
		['PUT', 200],
		['PATCH', 200],
		['DELETE', 404],
	])('answers %s with %i', async (method, status) => {
		const init = { ...json({ active: true }), method };
		expect((await call('/wp-json/jetpack/v4/module/photon/active', init)).status).toBe(status);
	});

	it('refuses a body over one megabyte, or with too many values, before parsing it', async () => {
		const list = (count: number, value: string) => `{"a":[${Array(count).fill(value).join()}]}`;
		const send = (body: string, type?: string) =>
			post('/wp-json/jetpack/v4/module/photon/active', body, type);
		expect((await send(list(4000, '1'))).status).toBe(200);
		// Signs inside a text are no values.
		expect((await send(list(1, JSON.stringify('\\",[{'.repeat(9000))))).status).toBe(200);
		expect((await send('a=1&'.repeat(4000), FORM)).status).toBe(200);
		for (const answer of [
			await send(list(6000, '1')),
			await send(list(3000, '{}')),
			await send(list(300_000, '[]').slice(0, -1)),
			await send('a=1&'.repeat(6000), FORM),
			await post(SETTINGS, JSON.stringify({ sharing_label: 'x'.repeat(1024 * 1024) })),
		]) {
			expect(answer).toMatchObject({
				status: 413,
				body: { code: 'rest_request_too_large', data: { status: 413 } },
			});
		}
	});

	it.each([
		['a name without quotes', '{bad'],
		['an unclosed list', '['],
		['a thousand nested lists', `${'['.repeat(1000)}${']'.repeat(1000)}`],
		['sixty nested maps', '{"a":'.repeat(60) + '1' + '}'.repeat(60)],
	])('refuses %s as invalid JSON', async (_what, body) => {
		expect(await post(SETTINGS, body)).toMatchObject({
			status: 400,
			body: { code: 'rest_invalid_json', data: { json_error_code: 4 } },
		});
	});

	it('accepts a form as JSON with string values, and of two the last, whatever the query says', async () => {
		const [query, twice] = [
			'?carousel_display_exif=true',
			'carousel_display_exif=true&carousel_display_exif=1',
		];
		expect((await post(SETTINGS + query, twice, FORM)).status).toBe(200);
		expect((await post(SETTINGS, 'carousel_display_exif=true', FORM)).status).toBe(400);
	});

	it('uses the first of two cookies with the same name, like PHP', async () => {
		const other = `${admin.cookie.split('=')[0]}=unknown`;
		const statusWith = async (Cookie: string) => (await call(SETTINGS, { headers: { Cookie } })).status;
		expect(await statusWith(`${admin.cookie}; ${other}`)).toBe(200);
		expect(await statusWith(`${other}; ${admin.cookie}`)).toBe(403);
	});
});

describe('list of calls', () => {
	it('is the router’s only source of routes, and requires a permission for each', () => {
		const { routes } = createRestApi({ db: host.database, origin: ORIGIN } as HostContext, ROUTES);
		const registered = routes
			.filter(({ method }) => ['GET', 'POST'].includes(method))
			.map(
				({ method, path }) => `${method} ${path.replace('/jetpack/v4/', '').replace(/\{.*?\}(?=\/|$)/g, '')}`,
			);
		expect(registered).toEqual(ROUTES.map(({ method, path }) => `${method} ${path || '/jetpack/v4'}`));
		expect(new Set(routes.map(({ method }) => method))).toEqual(
			new Set(['ALL', 'GET', 'POST', 'PUT', 'PATCH']),
		);
		const all = routes.filter(({ method }) => method === 'ALL').map(({ path }) => path);
		expect(all).toEqual(Array(4).fill('/*'));
		// @ts-expect-error: the types refuse a declaration without a permission.
		defineRoute({ method: 'GET', path: 'x', summary: 'Nothing.', params: {}, handle: () => null });
	});

	it('is given to visitors too, and has a call only while it exists', async () => {
		const list = async (from: Host, query = '') =>
			(await anonymous(from, `/wp-json/jetpack/v4/${query}`)).body as { routes: Record<string, object> };
		const today = await testHost('connected', 'jetpack-16');
		const route = '/jetpack/v4/feature/custom-content-types';
		const { routes } = await list(host);
		expect(routes).toMatchObject({
			'/jetpack/v4/settings': { methods: ['GET', 'POST', 'PUT', 'PATCH'] },
			'/jetpack/v4/module/(?P<slug>[a-z\\-]+)': { namespace: 'jetpack/v4' },
		});
		expect(routes).not.toHaveProperty([route]);
		expect(routes).not.toHaveProperty(['/jetpack/v4/waf']);
		expect(await list(today, `?_fields=routes.${route}`)).toEqual({
			routes: {
				[route]: { namespace: 'jetpack/v4', methods: ['GET'], endpoints: [{ methods: ['GET'], args: [] }] },
			},
		});
		expect(await list(host, `?_fields=routes.${route}`)).toEqual({ routes: [] });
	});
});
