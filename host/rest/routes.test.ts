/** @jest-environment node */
import { anonymous, testHost } from '../testing';
import { ROUTES } from './routes';

/** The only call that answers visitors (host contract 7.2). */
const PUBLIC = ['GET connection'];

/** Puts a word, or a number, into the named parts of a path. */
const example = (path: string) =>
	path
		.replace(':keyring', '123')
		.replace(':service', 'google')
		.replace(':slug', 'photon')
		.replace(':id', 'welcome')
		.replace(':name', 'options')
		.replace(':folder/:file', 'akismet/akismet.php');

describe('every call of the host', () => {
	it.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
		'%s declares a permission',
		(name, { permission }) => {
			const code = permission === 'public' ? 'public' : permission.code;

			expect(PUBLIC.includes(name) ? 'public' : code).toBe(code);
			expect(code === 'public' || /^[a-z_]+$/.test(code)).toBe(true);
		},
	);

	it('is declared once', () => {
		const names = ROUTES.map(({ method, path }) => `${method} ${path}`);

		expect(new Set(names).size).toBe(names.length);
	});

	it('refuses visitors with 401 and its own code, unless it is public or needs something to be sent', async () => {
		const host = await testHost('firewall');

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

	it('stands below the namespace in both forms of the root [API-075]', async () => {
		const host = await testHost('connected');

		for (const root of ['/wp-json/', '/index.php?rest_route=/']) {
			expect((await anonymous(host, `${root}jetpack/v4/rewind`)).status).toBe(401);
			expect((await anonymous(host, `${root}rewind`)).status).toBe(404);
		}
		await host.close();
	});
});
