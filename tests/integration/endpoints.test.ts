import { createClient, type Client } from '../../src/rest-api/client';
import * as connection from '../../src/rest-api/connection';
import { ApiError } from '../../src/rest-api/errors';
import * as modules from '../../src/rest-api/modules';
import * as settings from '../../src/rest-api/settings';
import * as site from '../../src/rest-api/site';
import { ORIGIN, TestSite } from '../support/test-site';

type Call = [name: string, method: 'GET' | 'POST', path: string, call: (client: Client) => Promise<unknown>];

/** Every call of the client, with the address it has to go to. */
const CALLS: Call[] = [
	[
		'API-014',
		'GET',
		'connection/authorize_url?no_iframe=1&redirect_uri=admin.php%3Fpage%3Djetpack',
		(client) => connection.getAuthorizeUrl(client, 'admin.php?page=jetpack'),
	],
	['API-015', 'GET', 'connection/data', connection.getConnectionData],
	['API-016', 'GET', 'connection', connection.getConnection],
	['API-017', 'GET', 'connection/test', connection.testConnection],
	['API-018', 'GET', 'connection/url', connection.getConnectUrl],
	['API-022', 'GET', 'connection/plugins', connection.getConnectedPlugins],
	['API-021', 'POST', 'connection/reconnect', connection.reconnect],
	['API-024', 'GET', 'module/all', modules.getModules],
	['API-024', 'GET', 'module/photon', (client) => modules.getModule(client, 'photon')],
	[
		'API-025',
		'POST',
		'module/sso',
		(client) => modules.updateModule(client, 'sso', { jetpack_sso_match_by_email: true }),
	],
	['API-026', 'POST', 'module/photon/active', (client) => modules.setModuleActive(client, 'photon', true)],
	['API-027', 'GET', 'settings', settings.getSettings],
	['API-028', 'POST', 'settings', (client) => settings.updateSettings(client, { photon: true })],
	['API-031', 'GET', 'module/protect/data', modules.getProtectCount],
	['API-032', 'GET', 'module/stats/data?range=day', (client) => modules.getStats(client, 'day')],
	['API-032', 'GET', 'module/stats/data?range=week', (client) => modules.getStats(client, 'week')],
	['API-032', 'GET', 'module/stats/data?range=month', (client) => modules.getStats(client, 'month')],
	['API-038', 'GET', 'plugins', site.getPlugins],
	[
		'API-039',
		'POST',
		'plugins',
		(client) => site.installPlugin(client, { slug: 'jetpack-boost', status: 'active' }),
	],
	['API-043', 'GET', 'site', site.getSite],
	['API-049', 'GET', 'tracking/settings', site.getTrackingSettings],
	['API-049', 'POST', 'tracking/settings', (client) => site.updateTrackingSettings(client, true)],
];

async function open(scenario: string[], user = 'admin'): Promise<{ test: TestSite; client: Client }> {
	const test = await TestSite.start(scenario);
	await test.signIn(user);
	const nonce = await (await test.fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
	globalThis.fetch = test.fetch;
	const nonceAddress = `${ORIGIN}/wp-admin/admin-ajax.php?action=rest-nonce`;
	return {
		test,
		client: createClient({ root: `${ORIGIN}/wp-json/`, nonce, nonceAddress, wait: async () => {} }),
	};
}

describe('each call of the client', () => {
	let test: TestSite;
	let client: Client;
	beforeAll(async () => {
		({ test, client } = await open(['everything-on', 'protect-on']));
	});
	beforeEach(() => {
		test.recover();
		globalThis.fetch = test.fetch;
	});

	it.each(CALLS)(
		'%s %s %s gets an answer of the contract’s shape [API-014, API-015, API-016, API-017, API-018, API-021, API-024, API-025, API-026, API-027, API-028, API-031, API-032, API-038, API-039, API-049]',
		async (_, method, path, call) => {
			test.calls.length = 0;
			await expect(call(client)).resolves.toBeDefined();
			expect(test.calls.map((seen) => `${seen.method} ${seen.path}`)).toEqual([`${method} ${path}`]);
		},
	);

	it.each(CALLS)('%s %s %s raises an error for every way to fail', async (_, method, path, call) => {
		const route = path.replace(/\?.*/, '');
		for (const [status, body, kind] of [
			[403, { code: 'rest_forbidden', message: 'No.', data: { status: 403 } }, 'refused'],
			[404, { code: 'rest_no_route', message: 'No.' }, 'not-found'],
			[500, { code: 'internal_server_error', message: '<p>critical</p>' }, 'refused'],
			[500, '<html>', 'parse'],
			[undefined, undefined, 'network'],
		] as const) {
			test.recover();
			test.fail(method, route, status, body);
			const error: unknown = await call(client).catch((reason: unknown) => reason);
			expect(error).toBeInstanceOf(ApiError);
			expect(error).toMatchObject({ kind });
		}
	});
});

describe('calls that change what the next test needs', () => {
	it('registers with the registration nonce and where to come back to [API-013]', async () => {
		const { test, client } = await open(['not-connected']);
		const nonce = /"registrationNonce":"([^"]+)"/.exec((await test.page()).html)?.[1] ?? '';
		const request = {
			registration_nonce: nonce,
			no_iframe: true,
			redirect_uri: 'admin.php?page=jetpack',
			plugin_slug: 'jetpack',
		};
		const { authorizeUrl } = await connection.registerSite(client, request);
		expect(authorizeUrl).toMatch(/^http.*\/provider\/authorize/);
		expect(test.callsTo('POST', 'connection/register')[0]?.body).toEqual(request);
		expect(await connection.getConnection(client)).toMatchObject({
			isRegistered: true,
			hasConnectedOwner: false,
		});
	});

	it('disconnects the site [API-019]', async () => {
		const { test, client } = await open(['connected']);
		await connection.disconnectSite(client);
		expect(test.callsTo('POST', 'connection')[0]?.body).toEqual({ isActive: false });
		expect(await connection.getConnection(client)).toMatchObject({ isActive: false });
	});

	it('unlinks a user, but never the owner [API-020]', async () => {
		const linked = await open(['second-admin-linked'], 'admin2');
		await connection.unlinkUser(linked.client);
		expect(linked.test.callsTo('POST', 'connection/user')[0]?.body).toEqual({ linked: false });
		expect(await connection.getConnectionData(linked.client)).toMatchObject({
			currentUser: { isConnected: false },
		});
		const owner = await open(['connected']);
		await expect(connection.unlinkUser(owner.client)).rejects.toMatchObject({ code: 'unlink_user_failed' });
	});

	it('carries where an installation was asked for [API-040]', async () => {
		const { test, client } = await open(['connected']);
		await site.installPlugin(client, { slug: 'jetpack-boost', status: 'active', source: 'recommendations' });
		expect(test.callsTo('POST', 'plugins')[0]?.body).toEqual({
			slug: 'jetpack-boost',
			status: 'active',
			source: 'recommendations',
		});
		expect(await site.getPlugins(client)).toHaveProperty(['jetpack-boost/jetpack-boost.php', 'active'], true);
	});

	it('switches a module in the map of settings [API-029]', async () => {
		const { client } = await open(['connected']);
		await settings.updateSettings(client, { photon: true });
		expect(await settings.getSettings(client)).toMatchObject({ photon: true });
		await settings.updateSettings(client, { photon: false });
		expect(await settings.getSettings(client)).toMatchObject({ photon: false });
	});
});
