/** @jest-environment node */
import type { Host } from '../app';
import type { Permissions } from '../auth/permissions';
import { anonymous, as, testHost } from '../testing';

/** Columns of the table of results by role (host-contract 7.3). */
const COLUMNS: Record<string, { login: string; scenario: string[] }> = {
	owner: { login: 'admin', scenario: ['protect-on'] },
	'administrator, not linked': { login: 'admin2', scenario: ['protect-on'] },
	'administrator, linked': { login: 'admin2', scenario: ['second-admin-linked', 'protect-on'] },
	editor: { login: 'editor', scenario: ['protect-on'] },
	author: { login: 'author', scenario: ['protect-on'] },
	contributor: { login: 'contributor', scenario: ['protect-on'] },
	subscriber: { login: 'subscriber', scenario: ['protect-on'] },
	'editor, linked': { login: 'editor', scenario: ['editor-linked', 'protect-on'] },
	'administrator, no owner': { login: 'admin', scenario: ['site-only', 'protect-on'] },
	'editor, no owner': { login: 'editor', scenario: ['site-only', 'protect-on'] },
	'administrator, not connected': { login: 'admin', scenario: [] },
	'editor, not connected': { login: 'editor', scenario: [] },
	'administrator, offline': { login: 'admin', scenario: ['offline-constant', 'protect-on'] },
	'editor, offline': { login: 'editor', scenario: ['offline-constant', 'protect-on'] },
};

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

/** POSTs that change nothing for users who may make them, with the code that refuses the others. */
const POSTS: ReadonlyArray<[path: string, body: object, code: string]> = [
	['connection', { isActive: false }, 'invalid_user_permission_jetpack_disconnect'],
	['connection/register', { registration_nonce: 'x' }, 'invalid_user_permission_jetpack_connect'],
	['connection/reconnect', {}, 'invalid_user_permission_jetpack_disconnect'],
	['module/photon/active', { active: true }, 'rest_forbidden'],
	['module/all/active', { modules: ['photon'] }, 'rest_forbidden'],
	['module/photon', {}, 'rest_forbidden'],
	['settings', { photon: true }, 'rest_forbidden'],
	['plugins', { slug: 'jetpack-boost' }, 'invalid_user_permission_activate_plugins'],
	['recommendations/data', { data: {} }, 'invalid_user_permission_manage_settings'],
	['recommendations/step', { step: '' }, 'invalid_user_permission_manage_settings'],
	['module/akismet/key/check', { api_key: '' }, 'invalid_user_permission_manage_settings'],
	['verify-site/google', { keyring_id: 1 }, 'invalid_user_permission_manage_settings'],
	['licensing/error', { error: '' }, 'invalid_user_permission_view_admin'],
	['licensing/attach-licenses', { licenses: [] }, 'invalid_permission_manage_user_licenses'],
	['options/options', { reset: false }, 'invalid_user_permission_manage_modules'],
	['seen-wc-connection-modal', {}, 'invalid_user_permission_manage_modules'],
	['search/settings', {}, 'rest_forbidden'],
	['marketing/survey', {}, 'invalid_user_permission_jetpack_disconnect'],
	['identity-crisis/migrate', {}, 'invalid_user_permission_identity_crisis'],
];

describe.each(Object.entries(COLUMNS))('REST calls as %s', (column, { login, scenario }) => {
	let host: Host;

	beforeAll(async () => {
		host = await testHost(...scenario);
	});

	afterAll(() => host.close());

	it.each(Object.keys(RESULTS))('GET %s returns the expected status', async (call) => {
		const expected = RESULTS[call]?.split(' ')[Object.keys(COLUMNS).indexOf(column)];

		expect(String((await (await as(host, login)).get(call)).status)).toBe(expected);
	});
});

describe('unauthorized user', () => {
	let host: Host;

	beforeAll(async () => {
		host = await testHost('connected');
	});

	afterAll(() => host.close());

	it.each(POSTS)('is refused POST %s with the call’s own error code', async (path, body, code) => {
		for (const login of ['editor', 'author', 'contributor', 'subscriber']) {
			expect(await (await as(host, login)).post(path, body)).toMatchObject({ status: 403, body: { code } });
		}
		const visitor = await anonymous(host, `/wp-json/jetpack/v4/${path}`, {
			method: 'POST',
			body: JSON.stringify(body),
			headers: { 'Content-Type': 'application/json' },
		});
		expect(visitor).toMatchObject({ status: 401, body: { code } });
	});

	it('counts as a visitor if the cookie comes without a nonce', async () => {
		const { cookie } = await as(host, 'admin');
		const headers = { Cookie: cookie };

		expect(await anonymous(host, '/wp-json/jetpack/v4/settings', { headers })).toMatchObject({ status: 401 });
		expect(await anonymous(host, '/wp-json/jetpack/v4/connection', { headers })).toMatchObject({
			status: 200,
			body: { isUserConnected: false },
		});
	});
});

describe('permissions in the bootstrap object', () => {
	const NAMES = [
		'admin_page',
		'connect',
		'connect_user',
		'disconnect',
		'manage_modules',
		'edit_posts',
		'publish_posts',
		'manage_options',
		'manage_plugins',
		'view_stats',
	] as const;

	/** Yes and no in the order of the names above (host-contract 7.1). */
	const TABLE: ReadonlyArray<[scenario: string, login: string, held: string]> = [
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
	];

	it.each(TABLE)('in scenario %s for %s are %s [ROLE-005] [ROLE-006]', async (scenario, login, held) => {
		const host = await testHost(scenario);
		const { Initial_State: state } = await host.bootstrap(login);
		const { permissions } = (state.userData as { currentUser: { permissions: Permissions } }).currentUser;

		expect(NAMES.map((name) => (permissions[name] ? 'y' : '-')).join('')).toBe(held);
		expect(permissions.network_admin).toBe(false);
		await host.close();
	});
});
