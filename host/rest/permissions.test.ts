/** @jest-environment node */
import type { Permissions } from '../auth/permissions';
import { anonymous, as, open, testHost } from '../testing';

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

/** Status of each call, in the order of the columns above. */
const RESULTS: Record<string, string> = {
	connection: '200 200 200 200 200 200 200 200 200 200 200 200 200 200',
	'connection/data': '200 200 200 200 200 200 200 200 200 403 200 403 403 403',
	'connection/url': '200 200 200 200 200 200 200 200 200 403 200 403 403 403',
	'connection/authorize_url': '200 200 200 200 200 200 200 200 200 403 200 403 403 403',
	'connection/test': '200 200 200 403 403 403 403 403 200 403 200 403 200 403',
	'connection/plugins': '200 200 200 403 403 403 403 403 200 403 200 403 200 403',
	'module/all': '200 200 200 200 200 200 200 200 200 200 200 200 200 403',
	'module/protect': '200 200 200 200 200 200 200 200 200 200 200 200 200 403',
	settings: '200 200 200 200 200 200 200 200 200 200 200 200 200 403',
	'module/protect/data': '200 200 200 200 200 200 200 200 200 200 404 404 200 403',
	'module/stats/data': '200 200 200 200 200 200 200 200 200 200 200 200 200 403',
	plugins: '200 200 200 403 403 403 403 403 200 403 200 403 200 403',
	site: '200 200 200 200 200 200 200 200 200 200 400 400 400 403',
	'updates/plugins': '200 200 200 200 200 200 200 200 200 200 200 200 200 403',
	'recommendations/conditional': '200 200 200 200 200 200 200 200 200 200 200 200 200 403',
	'module/akismet/data': '200 200 200 200 200 200 200 200 200 200 200 200 200 403',
	'module/akismet/key/check': '200 200 200 403 403 403 403 403 200 403 200 403 200 403',
	'recommendations/data': '200 200 200 403 403 403 403 403 200 403 200 403 200 403',
	'recommendations/step': '200 200 200 403 403 403 403 403 200 403 200 403 200 403',
	'licensing/error': '200 200 200 403 403 403 403 403 200 403 200 403 200 403',
	'search/settings': '200 200 200 403 403 403 403 403 200 403 200 403 200 403',
	'site/benefits': '200 200 200 403 403 403 403 403 200 403 200 403 200 403',
	'site/features': '200 200 200 403 403 403 403 403 200 403 500 403 500 403',
	'site/products': '200 200 200 403 403 403 403 403 200 403 500 403 500 403',
	'site/purchases': '200 200 200 403 403 403 403 403 200 403 500 403 500 403',
	'search/plan': '200 200 200 403 403 403 403 403 200 403 500 403 500 403',
	'search/stats': '200 200 200 403 403 403 403 403 200 403 200 403 200 403',
	'search/pricing': '200 200 200 200 200 200 200 200 200 200 200 200 200 200',
	'intro-offers': '200 200 200 200 200 200 200 200 200 200 400 400 400 403',
	plans: '200 200 200 200 200 200 200 200 200 403 200 403 403 403',
	products: '200 200 200 200 200 200 200 200 200 403 200 403 403 403',
	rewind: '200 200 200 200 200 200 200 200 200 200 404 404 404 403',
	scan: '200 200 200 200 200 200 200 200 200 200 404 404 404 403',
	'recommendations/product-suggestions': '200 200 200 200 200 200 200 200 200 200 500 500 500 403',
	'recommendations/upsell': '200 200 200 200 200 200 200 200 200 200 500 500 500 403',
	'verify-site/google': '200 500 200 403 403 403 403 403 500 403 500 403 500 403',
	'licensing/user/counts': '200 403 403 403 403 403 403 403 403 403 403 403 403 403',
	'licensing/user/licenses': '200 403 403 403 403 403 403 403 403 403 403 403 403 403',
	'tracking/settings': '200 200 200 200 200 200 200 200 200 200 200 200 200 403',
};

it.each(COLUMNS.map((column, index) => [column[0], index, column] as const))(
	'Every GET as %s has the expected status',
	async (_, index, [, login, ...scenario]) => {
		const caller = await as(await testHost(...scenario), login);
		const expected: Record<string, string | undefined> = {};
		const received: Record<string, string> = {};
		for (const [call, statuses] of Object.entries(RESULTS)) {
			expected[call] = statuses.split(' ')[index];
			received[call] = String((await caller.get(call)).status);
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
	])('in scenario %s for %s are %s [ROLE-005] [ROLE-006]', async (scenario, login, held) => {
		const host = await testHost(scenario);
		const { Initial_State: state } = await host.bootstrap(login);
		const { permissions } = (state.userData as { currentUser: { permissions: Permissions } }).currentUser;

		expect(NAMES.map((name) => (permissions[name] ? 'y' : '-')).join('')).toBe(held);
		expect(permissions.network_admin).toBe(false);
	});
});
