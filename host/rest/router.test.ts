/** @jest-environment node */
import type { Host } from '../app';
import type { HostContext } from '../host-context';
import { anonymous, as, ORIGIN, testHost, testHostWith, type Caller } from '../testing';
import { defineRoute } from './route';
import { createRestApi } from './router';
import { ROUTES } from './routes';

describe('REST router', () => {
	let host: Host;
	let admin: Caller;

	beforeAll(async () => {
		host = await testHost('connected');
		admin = await as(host, 'admin');
	});

	afterAll(() => host.close());

	const call = (path: string, init: RequestInit = {}) =>
		anonymous(host, path, {
			...init,
			headers: { Cookie: admin.cookie, 'X-WP-Nonce': admin.nonce, ...init.headers },
		});

	it.each([
		'/wp-json/jetpack/v4/settings',
		'/wp-json/jetpack/v4/settings/',
		'/wp-json/jetpack/v4/settings?_cacheBuster=1&_locale=user',
		'/index.php?rest_route=/jetpack/v4/settings',
		'/index.php?rest_route=/jetpack/v4/settings/',
		'/index.php?rest_route=/jetpack/v4/settings&_cacheBuster=1',
		'/index.php?rest_route=%2Fjetpack%2Fv4%2Fsettings',
		'/?rest_route=/jetpack/v4/settings',
	])('responds at %s', async (path) => {
		const { status, body } = await call(path);

		expect(status).toBe(200);
		expect(body).toMatchObject({ photon: expect.any(Boolean) as boolean });
	});

	it.each([
		[
			'a query joined with a second question mark',
			'/index.php?rest_route=/jetpack/v4/settings?_cacheBuster=1',
		],
		['another namespace', '/wp-json/wp/v2/posts'],
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

	it('accepts PUT and PATCH as POST, but not DELETE', async () => {
		const init = { body: '{"active":true}', headers: { 'Content-Type': 'application/json' } };
		const path = '/wp-json/jetpack/v4/module/photon/active';

		expect((await call(path, { ...init, method: 'PUT' })).status).toBe(200);
		expect((await call(path, { ...init, method: 'PATCH' })).status).toBe(200);
		expect((await call(path, { method: 'DELETE' })).status).toBe(404);
	});

	it('refuses a body over one megabyte', async () => {
		const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
		const body = JSON.stringify({ sharing_label: 'x'.repeat(1024 * 1024) });

		expect(await call('/wp-json/jetpack/v4/settings', { ...init, body })).toMatchObject({
			status: 413,
			body: { code: 'rest_request_too_large', data: { status: 413 } },
		});
	});

	it('refuses a body with too many values before parsing it', async () => {
		const send = (type: string, body: string) =>
			call('/wp-json/jetpack/v4/module/photon/active', {
				method: 'POST',
				headers: { 'Content-Type': type },
				body,
			});
		const list = (count: number, value: string) => `{"a":[${Array(count).fill(value).join()}]}`;
		const [json, form] = ['application/json', 'application/x-www-form-urlencoded'];

		expect((await send(json, list(4000, '1'))).status).toBe(200);
		// Signs inside a text are no values.
		expect((await send(json, list(1, JSON.stringify('\\",[{'.repeat(9000))))).status).toBe(200);
		expect((await send(form, 'a=1&'.repeat(4000))).status).toBe(200);
		for (const [type, body] of [
			[json, list(6000, '1')],
			[json, list(3000, '{}')],
			[json, list(300_000, '[]').slice(0, -1)],
			[form, 'a=1&'.repeat(6000)],
		] as const) {
			expect(await send(type, body)).toMatchObject({
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
		const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };

		expect(await call('/wp-json/jetpack/v4/settings', init)).toMatchObject({
			status: 400,
			body: { code: 'rest_invalid_json', data: { json_error_code: 4 } },
		});
	});

	it('accepts a form as JSON with string values', async () => {
		const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
		const post = (body: string) => call('/wp-json/jetpack/v4/settings', { method: 'POST', headers, body });

		expect((await post('carousel_display_exif=1')).status).toBe(200);
		expect((await post('carousel_display_exif=true')).status).toBe(400);
	});

	it('uses the first of two cookies with the same name, like PHP', async () => {
		const [name] = admin.cookie.split('=');
		const nonce = { 'X-WP-Nonce': admin.nonce };
		const [own, other] = [admin.cookie, `${name}=unknown`];
		const statusWith = async (Cookie: string) =>
			(await call('/wp-json/jetpack/v4/settings', { headers: { ...nonce, Cookie } })).status;

		expect(await statusWith(`${own}; ${other}`)).toBe(200);
		expect(await statusWith(`${other}; ${own}`)).toBe(403);
	});

	it('sends responses with no-store and nosniff', async () => {
		const { headers } = await call('/wp-json/jetpack/v4/settings');

		expect(headers.get('Cache-Control')).toContain('no-store');
		expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
	});

	it('hides an internal error from the client, and logs it', async () => {
		const log: string[] = [];
		const broken = await testHostWith({ log: (line) => log.push(line) });
		const user = await as(broken, 'admin');
		await broken.database.schema.dropTable('module_switches').execute();

		const { status, body } = await user.get('settings');

		expect(status).toBe(500);
		expect(body).toEqual({
			code: 'internal_server_error',
			message: 'There has been a critical error on this website.',
			data: { status: 500 },
		});
		expect(log.join('\n')).toContain('module_switches');
		await broken.close();
	});
});

describe('list of calls', () => {
	it('declares a permission for every call, and makes only two public', () => {
		expect(ROUTES.filter(({ permission }) => permission === 'public').map(({ path }) => path)).toEqual([
			'connection',
			'',
		]);
		for (const { permission } of ROUTES) {
			expect(permission).toBeTruthy();
		}
	});

	it('is the router’s only source of routes, and requires a permission for each', async () => {
		const host = await testHost();
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
		expect(routes.filter(({ method }) => method === 'ALL').map(({ path }) => path)).toEqual(
			Array(4).fill('/*'),
		);
		// @ts-expect-error: the types refuse a declaration without a permission.
		defineRoute({ method: 'GET', path: 'x', summary: 'Nothing.', params: {}, handle: () => null });
		await host.close();
	});

	it('has no duplicates, and a summary for each call', () => {
		const names = ROUTES.map(({ method, path }) => `${method} ${path || '/jetpack/v4'}`);

		expect(new Set(names).size).toBe(names.length);
		for (const { summary } of ROUTES) {
			expect(summary).toMatch(/^[A-Z].*\.$/);
		}
	});
});
