/** @jest-environment node */
import type { Permissions } from '../site/permissions';
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
