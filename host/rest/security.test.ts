/** @jest-environment node */
import type { Host } from '../app';
import { anonymous, as, ORIGIN, testHost } from '../testing';
import type { Route } from './route';
import { ROUTES } from './routes';
import { acceptedBody, pathOf, SAMPLE_PARTS } from './route-samples';

/** Calls for everybody (host-contract 5.1), the list of calls among them: each one more is a decision. */
const PUBLIC = ['GET connection', 'GET '];

type Headings = Record<string, string>;

const name = ({ method, path }: Route) => `${method} ${path}`;
const MEMBERS = ROUTES.filter(({ permission }) => permission !== 'public');
const urlOf = (route: Route) => `/wp-json/jetpack/v4/${pathOf(route)}`;

function request(route: Route, headers: Record<string, string> = {}): RequestInit {
	return route.method === 'GET'
		? { headers }
		: {
				method: 'POST',
				body: JSON.stringify(acceptedBody(route)),
				headers: { 'Content-Type': 'application/json', ...headers },
			};
}

describe('every declared call', () => {
	let host: Host;
	let cookie: string;
	let nonce: string;

	beforeAll(async () => {
		host = await testHost('connected', 'everything-on');
		({ cookie, nonce } = await as(host, 'admin'));
	});

	afterAll(() => host.close());

	it('is public only if it’s on the list of public calls', () => {
		expect(ROUTES.filter(({ permission }) => permission === 'public').map(name)).toEqual(PUBLIC);
	});

	it('is declared once', () => {
		const names = ROUTES.map(name);
		expect(names.filter((each, index) => names.indexOf(each) !== index)).toEqual([]);
	});

	it.each(MEMBERS.map((route) => [name(route), route] as const))(
		'%s returns a 401 without a cookie, and with a cookie but no nonce',
		async (_name, route) => {
			const code = route.permission === 'public' ? '' : route.permission.code;
			const attempts: Headings[] = [{}, { Cookie: cookie }];
			for (const headers of attempts) {
				const { status, body } = await anonymous(host, urlOf(route), request(route, headers));
				// A call that does not exist in the present state may say so first (host-contract 5.9).
				expect([status, (body as { code: string }).code]).toEqual(
					status === 404 ? [404, 'rest_no_route'] : [401, code],
				);
			}
		},
	);

	it.each(ROUTES.map((route) => [name(route), route] as const))(
		'%s returns a 403 for a wrong or empty nonce, or one without a valid cookie',
		async (_name, route) => {
			const attempts: Headings[] = [
				{ Cookie: cookie, 'X-WP-Nonce': 'wrong' },
				{ Cookie: cookie, 'X-WP-Nonce': '' },
				{ Cookie: 'wordpress_logged_in_4400=unknown', 'X-WP-Nonce': nonce },
				{ 'X-WP-Nonce': nonce },
			];
			for (const headers of attempts) {
				const { status, body } = await anonymous(host, urlOf(route), request(route, headers));
				expect([status, (body as { code: string }).code]).toEqual([403, 'rest_cookie_invalid_nonce']);
			}
		},
	);

	it.each(MEMBERS.filter(({ method }) => method === 'POST').map((route) => [name(route), route] as const))(
		'%s returns a 403 to other origins, even with cookie and nonce',
		async (_name, route) => {
			const places: Headings[] = [
				{ Origin: 'https://evil.test' },
				{ Origin: 'null' },
				{ 'Sec-Fetch-Site': 'cross-site' },
				{ 'Sec-Fetch-Site': 'same-site' },
				{ Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' },
				{ Origin: ORIGIN, 'Sec-Fetch-Site': 'same-site' },
			];
			for (const from of places) {
				const headers = { Cookie: cookie, 'X-WP-Nonce': nonce, ...from };
				const { status, body } = await anonymous(host, urlOf(route), request(route, headers));
				expect([status, (body as { code: string }).code]).toEqual([403, 'rest_foreign_origin']);
			}
		},
	);

	it.each(ROUTES.map((route) => [name(route), route] as const))(
		'%s returns a 421 under another host name',
		async (_name, route) => {
			const headers = { Cookie: cookie, 'X-WP-Nonce': nonce };
			const url = urlOf(route).replace(/^/, 'http://rebound.evil.test:4400');
			expect((await anonymous(host, url, request(route, headers))).status).toBe(421);
		},
	);
});

describe('every call a role isn’t allowed to make', () => {
	const STATES = { connected: ['connected', 'everything-on'], offline: ['offline-filter'] };

	it.each(Object.entries(STATES))('returns a 403 with its permission’s code while %s', async (_, states) => {
		let refusals = 0;
		for (const login of ['editor', 'author', 'contributor', 'subscriber']) {
			const host = await testHost(...states);
			const { Initial_State: state } = await host.bootstrap(login);
			const { permissions } = (state.userData as { currentUser: { permissions: never } }).currentUser;
			const { value: site } = await host.site();
			const users = await host.database.selectFrom('users').selectAll().execute();
			const user = users.find((each) => each.login === login) as never;
			for (const route of MEMBERS) {
				const sent = route.method === 'POST' ? acceptedBody(route) : {};
				const { permission } = route;
				if (
					permission !== 'public' &&
					!permission.isGranted({ site, user, permissions, sent, path: SAMPLE_PARTS })
				) {
					const caller = await as(host, login);
					const answer =
						route.method === 'GET' ? await caller.get(pathOf(route)) : await caller.post(pathOf(route), sent);
					const { code } = answer.body as { code: string };
					expect([name(route), answer.status, code]).toEqual([
						name(route),
						...(code === 'rest_no_route' ? [404, code] : [403, permission.code]),
					]);
					refusals++;
				}
			}
			await host.close();
		}
		expect(refusals).toBeGreaterThan(40);
	});
});

describe('request origin', () => {
	it('can be the site’s own, or missing', async () => {
		const host = await testHost('connected');
		const { cookie, nonce } = await as(host, 'admin');
		const places: Headings[] = [{}, { Origin: ORIGIN }, { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' }];
		for (const from of places) {
			const { status } = await anonymous(host, '/wp-json/jetpack/v4/settings', {
				method: 'POST',
				body: '{}',
				headers: { 'Content-Type': 'application/json', Cookie: cookie, 'X-WP-Nonce': nonce, ...from },
			});
			expect(status).toBe(200);
		}
		await host.close();
	});
});
