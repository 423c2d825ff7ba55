/** @jest-environment node */
import type { Host } from '../app';
import { anonymous, testHost } from '../testing';
import { ROUTES } from './routes';

/** The calls that answer visitors (host-contract 7.2), the list of calls among them. */
const PUBLIC = ['GET connection', 'GET '];

/** Puts a word, or a number, into the named parts of a path. */
const example = (path: string) =>
	path
		.replace(':keyring', '123')
		.replace(':service', 'google')
		.replace(':slug', 'photon')
		.replace(':id', 'welcome')
		.replace(':name', 'options')
		.replace(':folder/:file', 'akismet/akismet.php');

describe('every call', () => {
	it.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
		'%s declares a permission',
		(name, { permission }) => {
			const code = permission === 'public' ? 'public' : permission.code;

			expect(code === 'public').toBe(PUBLIC.includes(name));
			expect(code).toMatch(/^[a-z_]+$/);
		},
	);

	it('is in the list of calls only while it exists, even for visitors', async () => {
		const list = async (host: Host, query = '') =>
			(await anonymous(host, `/wp-json/jetpack/v4/${query}`)).body as { routes: Record<string, object> };
		const old = await testHost('connected');
		const today = await testHost('connected', 'jetpack-16');
		const route = '/jetpack/v4/feature/custom-content-types';

		expect((await list(old)).routes).toMatchObject({
			'/jetpack/v4/settings': { methods: ['GET', 'POST', 'PUT', 'PATCH'] },
			'/jetpack/v4/module/(?P<slug>[a-z\\-]+)': { namespace: 'jetpack/v4' },
		});
		expect((await list(old)).routes).not.toHaveProperty([route]);
		expect((await list(old)).routes).not.toHaveProperty(['/jetpack/v4/waf']);
		expect(await list(today, `?_fields=routes.${route}`)).toEqual({
			routes: {
				[route]: { namespace: 'jetpack/v4', methods: ['GET'], endpoints: [{ methods: ['GET'], args: [] }] },
			},
		});
		expect(await list(old, `?_fields=routes.${route}`)).toEqual({ routes: [] });
		await Promise.all([old.close(), today.close()]);
	});

	it('is declared once', () => {
		const names = ROUTES.map(({ method, path }) => `${method} ${path}`);

		expect(new Set(names).size).toBe(names.length);
	});

	it('refuses visitors with a 401 and its own code, unless it’s public or requires parameters', async () => {
		const host = await testHost('firewall', 'jetpack-16');

		for (const { method, path, permission, params } of ROUTES) {
			const needsMore = Object.values(params).some((each) => each.isRequired || each.readsAbsence);
			if (permission === 'public' || needsMore) {
				continue;
			}
			const { status, body } = await anonymous(host, `/wp-json/jetpack/v4/${example(path)}`, { method });
			expect([path, status, (body as { code: string }).code]).toEqual([path, 401, permission.code]);
		}
		await host.close();
	});

	it('is below the namespace, for both forms of the REST root [API-075]', async () => {
		const host = await testHost('connected');

		for (const root of ['/wp-json/', '/index.php?rest_route=/']) {
			expect((await anonymous(host, `${root}jetpack/v4/rewind`)).status).toBe(401);
			expect((await anonymous(host, `${root}rewind`)).status).toBe(404);
		}
		await host.close();
	});
});
