/** @jest-environment node */
import type { Host } from '../app';
import { permissionsOf, type Permissions } from '../site/permissions';
import { findUserByLogin, type User } from '../auth/users';
import { anonymous, as, json, open, ORIGIN, testHost } from '../testing';
import type { Route } from './route';
import { ROUTES } from './routes';
import { acceptedBody, pathOf, SAMPLE_PARTS } from './route-samples';

/** Calls for everybody (host-contract 5.1), the list of calls among them: each one more is a decision. */
const PUBLIC = ['GET connection', 'GET '];

type Headings = Record<string, string>;

const name = ({ method, path }: Route) => `${method} ${path}`;
const MEMBERS = ROUTES.filter(({ permission }) => permission !== 'public');

describe('every declared call', () => {
	let host: Host;
	let own: { Cookie: string; 'X-WP-Nonce': string };

	beforeAll(async () => {
		const { admin, ...opened } = await open('connected', 'everything-on');
		host = opened.host;
		own = { Cookie: admin.cookie, 'X-WP-Nonce': admin.nonce };
	});

	/** The answers to each of those headings. */
	async function answers(route: Route, attempts: readonly Headings[], origin = ''): Promise<unknown[]> {
		const results = [];
		for (const headers of attempts) {
			const init = route.method === 'GET' ? { headers } : json(acceptedBody(route), headers);
			const { status, body } = await anonymous(host, `${origin}/wp-json/jetpack/v4/${pathOf(route)}`, init);
			results.push([status, (body as { code: string }).code]);
		}
		return results;
	}

	it('is declared once, and public only if it’s on the list of public calls', () => {
		expect(ROUTES.filter(({ permission }) => permission === 'public').map(name)).toEqual(PUBLIC);
		expect(new Set(ROUTES.map(name)).size).toBe(ROUTES.length);
	});

	it.each(ROUTES.map((route) => [name(route), route] as const))(
		'%s is refused to visitors, with a wrong nonce, from other origins and under other names',
		async (_name, route) => {
			const nonces = [
				{ ...own, 'X-WP-Nonce': 'wrong' },
				{ ...own, 'X-WP-Nonce': '' },
				{ ...own, Cookie: 'wordpress_logged_in_4400=unknown' },
				{ 'X-WP-Nonce': own['X-WP-Nonce'] },
			];
			expect(await answers(route, nonces)).toEqual(Array(4).fill([403, 'rest_cookie_invalid_nonce']));
			const elsewhere = await answers(route, [own], 'http://rebound.evil.test:4400');
			expect(elsewhere).toEqual([[421, 'rest_misdirected_request']]);
			const { permission } = route;
			if (permission === 'public') {
				return;
			}
			const [visitor, ...others] = await answers(route, [{}, { Cookie: own.Cookie }]);
			// A call that does not exist in the present state may say so first (host-contract 5.9).
			expect([
				[401, permission.code],
				[404, 'rest_no_route'],
			]).toContainEqual(visitor);
			expect(others).toEqual([visitor]);
			const foreign: Headings[] = [
				{ Origin: 'https://evil.test' },
				{ Origin: 'null' },
				{ 'Sec-Fetch-Site': 'cross-site' },
				{ 'Sec-Fetch-Site': 'same-site' },
				{ Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' },
				{ Origin: ORIGIN, 'Sec-Fetch-Site': 'same-site' },
			];
			const attempts = route.method === 'POST' ? foreign.map((from) => ({ ...own, ...from })) : [];
			expect(await answers(route, attempts)).toEqual(attempts.map(() => [403, 'rest_foreign_origin']));
		},
	);

	it('can come from the site’s own origin, or none', async () => {
		const settings = ROUTES.find((route) => name(route) === 'POST settings') as Route;
		const places: Headings[] = [{}, { Origin: ORIGIN }, { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' }];
		const attempts = places.map((from) => ({ ...own, ...from }));
		expect(await answers(settings, attempts)).toEqual(Array(3).fill([200, 'success']));
	});
});

describe('every call a role isn’t allowed to make', () => {
	const CONNECTED = ['connected', 'everything-on'];
	const HARMLESS = ['POST notice/:id', 'POST tracking/settings'];

	it.each([
		['editor', CONNECTED, HARMLESS],
		['author', CONNECTED, HARMLESS],
		['contributor', CONNECTED, HARMLESS],
		['subscriber', CONNECTED, HARMLESS],
		['editor', ['offline-filter'], []],
		['subscriber', ['offline-filter'], []],
	])(
		'returns a 403 with its permission’s code: as %s in %j, all POSTs but %j',
		async (login, states, posts) => {
			const host = await testHost(...states);
			const caller = await as(host, login);
			const { value: site } = await host.site();
			const user = (await findUserByLogin(host.database, login)) as User;
			const permissions = permissionsOf(site, user);
			const granted: string[] = [];
			for (const route of MEMBERS) {
				const sent = route.method === 'POST' ? acceptedBody(route) : {};
				const { permission } = route;
				if (permission === 'public') {
					continue;
				}
				if (permission.isGranted({ site, user, permissions, sent, path: SAMPLE_PARTS })) {
					granted.push(name(route));
					continue;
				}
				const { status, body } = await (route.method === 'GET'
					? caller.get(pathOf(route))
					: caller.post(pathOf(route), sent));
				const { code } = body as { code: string };
				expect([name(route), status, code]).toEqual([
					name(route),
					...(code === 'rest_no_route' ? [404, code] : [403, permission.code]),
				]);
			}
			expect(granted.filter((each) => each.startsWith('POST'))).toEqual(posts);
		},
	);
});

/** Columns of the table of results by role (host-contract 7.3). */
const COLUMNS: ReadonlyArray<[role: string, login: string, ...scenario: string[]]> = [
	['owner', 'admin', 'protect-on'],
	['administrator, not linked', 'admin2', 'protect-on'],
	['administrator, linked', 'admin2', 'second-admin-linked', 'protect-on'],
	['editor', 'editor', 'protect-on'],
	['author', 'author', 'protect-on'],
	['contributor', 'contributor', 'protect-on'],
	['subscriber', 'subscriber', 'protect-on'],
	['editor, linked', 'editor', 'editor-linked', 'protect-on'],
	['administrator, no owner', 'admin', 'site-only', 'protect-on'],
	['editor, no owner', 'editor', 'site-only', 'protect-on'],
	['administrator, not connected', 'admin'],
	['editor, not connected', 'editor'],
	['administrator, offline', 'admin', 'offline-constant', 'protect-on'],
	['editor, offline', 'editor', 'offline-constant', 'protect-on'],
];

const STATUS: Readonly<Record<string, number>> = { '+': 200, x: 400, '-': 403, '?': 404, '!': 500 };

/** Calls by their statuses in the order of the columns above. */
const RESULTS: ReadonlyArray<[statuses: string, calls: string]> = [
	['++++++++++++++', 'connection search/pricing'],
	['+++++++++-+---', 'connection/data connection/url connection/authorize_url plans products'],
	[
		'+++-----+-+-+-',
		'connection/test connection/plugins plugins module/akismet/key/check recommendations/data',
	],
	['+++-----+-+-+-', 'recommendations/step licensing/error search/settings site/benefits search/stats'],
	['+++++++++++++-', 'module/all module/protect settings module/stats/data updates/plugins'],
	['+++++++++++++-', 'recommendations/conditional module/akismet/data tracking/settings'],
	['++++++++++??+-', 'module/protect/data'],
	['++++++++++xxx-', 'site intro-offers'],
	['+++-----+-!-!-', 'site/features site/products site/purchases search/plan'],
	['++++++++++???-', 'rewind scan'],
	['++++++++++!!!-', 'recommendations/product-suggestions recommendations/upsell'],
	['+!+-----!-!-!-', 'verify-site/google'],
	['+-------------', 'licensing/user/counts licensing/user/licenses'],
];

it.each(COLUMNS.map((column, index) => [column[0], index, column] as const))(
	'Every GET as %s has the expected status',
	async (_, index, [, login, ...scenario]) => {
		const caller = await as(await testHost(...scenario), login);
		const expected: Record<string, number | undefined> = {};
		const received: Record<string, number> = {};
		for (const [statuses, calls] of RESULTS) {
			for (const call of calls.split(' ')) {
				expected[call] = STATUS[statuses.charAt(index)];
				received[call] = (await caller.get(call)).status;
			}
		}
		expect(received).toEqual(expected);
	},
);

it('A cookie without a nonce makes nobody more than a visitor', async () => {
	const { host, admin } = await open('connected');
	const get = (call: string) =>
		anonymous(host, `/wp-json/jetpack/v4/${call}`, { headers: { Cookie: admin.cookie } });
	expect(await get('settings')).toMatchObject({ status: 401 });
	expect(await get('connection')).toMatchObject({ status: 200, body: { isUserConnected: false } });
});

describe('permissions in the bootstrap object', () => {
	const NAMES = [
		...(['admin_page', 'connect', 'connect_user', 'disconnect', 'manage_modules', 'edit_posts'] as const),
		...(['publish_posts', 'manage_options', 'manage_plugins', 'view_stats'] as const),
	];

	/** Yes and no in the order of the names above (host-contract 7.1). */
	it.each([
		['connected', 'admin', 'yyyyyyyyyy'],
		['connected', 'admin2', 'yyyyyyyyyy'],
		['connected', 'editor', 'y-y--yy---'],
		['connected', 'author', 'y-y--yy---'],
		['connected', 'contributor', 'y-y--y----'],
		['connected', 'subscriber', 'y-y-------'],
		['stats-for-editors', 'editor', 'y-y--yy--y'],
		['stats-for-editors', 'author', 'y-y--yy---'],
		['site-only', 'admin', 'yyyyyyyyyy'],
		['site-only', 'editor', 'y----yy---'],
		['not-connected', 'admin', 'yyyyyyyyyy'],
		['offline-url', 'admin', 'y--yyyyyyy'],
		['offline-url', 'editor', '-----yy---'],
	])('in scenario %s for %s are %s', async (scenario, login, held) => {
		const host = await testHost(scenario);
		const { Initial_State: state } = await host.bootstrap(login);
		const { permissions } = (state.userData as { currentUser: { permissions: Permissions } }).currentUser;

		expect(NAMES.map((name) => (permissions[name] ? 'y' : '-')).join('')).toBe(held);
		expect(permissions.network_admin).toBe(false);
	});
});
