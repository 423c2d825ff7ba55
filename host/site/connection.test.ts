/** @jest-environment node */
import type { Host } from '../app';
import {
	as,
	form,
	open,
	ORIGIN,
	type Caller,
	authorizeUrl,
	decide,
	fieldsOf,
	goBack,
	registerAs,
	stateOf,
} from '../testing';
import { writeFacts } from './facts';

const DASHBOARD = `${ORIGIN}/wp-admin/admin.php?page=jetpack`;
let host: Host;
let admin: Caller;

const connection = async (caller = admin) => (await caller.get('connection')).body;
const connectionData = async (caller = admin) => (await caller.get('connection/data')).body;
const siteData = async (login: string) => (await host.bootstrap(login)).Initial_State.siteData;

describe('connecting a new site', () => {
	beforeEach(async () => {
		({ host, admin } = await open());
	});

	it('registers the site, and makes the approving user its owner', async () => {
		const url = await registerAs(admin);
		expect(url).toMatch(`${ORIGIN}/provider/authorize?`);
		expect(await connection()).toMatchObject({
			isActive: true,
			hasConnectedOwner: false,
			isUserConnected: false,
		});

		const { target, notices } = await decide(admin, url, 'approve');
		expect(target).toBe(DASHBOARD);
		expect(notices).toMatchObject({ messageCode: 'authorized', errorCode: null });
		expect(await connection()).toMatchObject({ hasConnectedOwner: true, isUserConnected: true });
		expect(await connectionData()).toMatchObject({
			connectionOwner: 'admin',
			currentUser: {
				isMaster: true,
				wpcomUser: { login: 'wpcom-admin', email: 'admin@example.com', site_count: 1 },
			},
		});
		// Modules turn themselves on, but not stats.
		expect((await admin.get('settings')).body).toMatchObject({
			...{ protect: true, notes: true, 'contact-form': true, 'json-api': true },
			...{ stats: false, photon: false, monitor: false },
		});
	});

	it('tries license keys saved before there was an owner', async () => {
		const url = await registerAs(admin);
		await writeFacts(host.database, { hasLicensingUi: true });
		await admin.post('licensing/set-license', { license: 'bogus' });
		expect((await admin.get('licensing/error')).body).toBe('');
		await decide(admin, url, 'approve');
		expect((await admin.get('licensing/error')).body).toMatch(/revoked: bogus$/);
	});

	it('is undone if the user denies it', async () => {
		const { target, notices } = await decide(admin, await registerAs(admin), 'deny');
		expect(target).toBe(DASHBOARD);
		expect(notices).toMatchObject({ messageCode: null, errorCode: 'access_denied' });
		expect(await connection()).toMatchObject({ isActive: false, isRegistered: false });
		expect(await host.database.selectFrom('provider_sites').selectAll().execute()).toEqual([]);
	});

	it('can start from the bootstrap object’s link, but from none without a nonce', async () => {
		expect((await admin.page(`${DASHBOARD}&action=register`)).status).toBe(403);
		expect(await connection()).toMatchObject({ isRegistered: false });
		const step = await admin.page(String((await stateOf(admin)).connectUrl));
		expect(step.status).toBe(302);
		const { notices } = await decide(admin, step.headers.get('Location') ?? '', 'approve');
		expect(notices).toMatchObject({ messageCode: 'authorized' });
	});

	it('shows its message once', async () => {
		const { cookie } = await decide(admin, await registerAs(admin), 'approve');
		const headers = { Cookie: `${admin.cookie}; jetpack_state=${cookie}` };
		const page = await admin.page(DASHBOARD, { headers });
		expect(await page.text()).toContain('"messageCode":"authorized"');
		expect(page.headers.get('Set-Cookie')).toMatch(/^jetpack_state=; Max-Age=0; Path=\/wp-admin\/;/);
	});

	it.each([
		['https://evil.test/', DASHBOARD],
		['//evil.test', DASHBOARD],
		['/wp-login.php', DASHBOARD],
		['../../provider/authorize', DASHBOARD],
		['javascript:alert(1)', DASHBOARD],
		['admin.php?page=jetpack&partnerCoupon=ABC', `${DASHBOARD}&partnerCoupon=ABC`],
	])('asked to return to %s, returns to %s', async (redirect_uri, target) => {
		expect(await decide(admin, await registerAs(admin, { redirect_uri }), 'approve')).toMatchObject({
			target,
		});
	});
});

describe('connected site', () => {
	beforeEach(async () => {
		({ host, admin } = await open('connected'));
	});

	it('connects another user without making them the owner, unless they deny it', async () => {
		const editor = await as(host, 'editor');
		await decide(editor, await authorizeUrl(editor), 'deny');
		expect(await connection(editor)).toMatchObject({ isActive: true, isUserConnected: false });
		const { notices } = await decide(editor, await authorizeUrl(editor), 'approve');
		expect(notices).toMatchObject({ messageCode: 'linked' });
		expect(await connectionData(editor)).toMatchObject({
			currentUser: { isConnected: true, isMaster: false },
			connectionOwner: 'admin',
		});
	});

	it('disconnects users, but not the connection owner', async () => {
		await host.applyScenarios('second-admin-linked');
		const [admin2, editor] = [await as(host, 'admin2'), await as(host, 'editor')];
		const NOT_LINKED = [403, 'invalid_user_permission_unlink_user'] as const;
		for (const [caller, linked, status, code] of [
			[admin, false, 400, 'unlink_user_failed'],
			[admin2, true, 404, 'invalid_param'],
			[admin2, false, 200, 'success'],
			[admin2, false, ...NOT_LINKED],
			[editor, false, ...NOT_LINKED],
		] as const) {
			expect(await caller.post('connection/user', { linked })).toMatchObject({ status, body: { code } });
		}
		expect(await connection(admin2)).toMatchObject({ isActive: true, isUserConnected: false });
	});

	it('keeps its ID and module switches when another administrator disconnects it', async () => {
		const admin2 = await as(host, 'admin2');
		const { blog_id } = (await siteData('admin2')) as { blog_id: number };
		await admin2.post('module/photon/active', { active: true });
		expect((await admin2.post('connection', { isActive: false })).status).toBe(200);

		expect(await siteData('admin2')).toMatchObject({ blog_id });
		expect((await admin2.get('settings')).body).toMatchObject({ photon: true, blog_id: false });
		expect((await admin2.get('module/all')).body).toMatchObject({
			photon: { activated: false, available: false, unavailable_reason: 'Jetpack is not connected' },
		});
		expect((await admin2.get('site')).body).toMatchObject({
			code: 'site_data_fetch_failed',
			data: { api_error_code: 'missing_token' },
		});
		await registerAs(admin2);
		expect(await siteData('admin2')).toMatchObject({ blog_id });
	});

	it('repairs a bad site token immediately', async () => {
		await host.applyScenarios('connection-error');
		expect(await admin.get('connection/test')).toMatchObject({
			status: 500,
			body: {
				code: 'failed_test__connection_token_health',
				data: { resolution: expect.any(String) as string },
			},
		});
		const { Initial_State: state, JP_CONNECTION_INITIAL_STATE: printed } = await host.bootstrap('admin');
		expect(state.connectionStatus).toMatchObject({ errors: [{ action: 'reconnect' }] });
		expect(printed.connectionErrors).toHaveProperty('invalid_token');

		expect((await admin.post('connection/reconnect')).body).toEqual({ status: 'completed' });
		expect((await admin.get('connection/test')).status).toBe(200);
	});

	it('starts a new authorization if no token is bad', async () => {
		const { body } = await admin.post('connection/reconnect');
		expect(body).toMatchObject({ status: 'in_progress' });
		expect(await connection()).toMatchObject({ isActive: true, hasConnectedOwner: false });
		await decide(admin, (body as { authorizeUrl: string }).authorizeUrl, 'approve');
		expect(await connection()).toMatchObject({ hasConnectedOwner: true });
	});

	it('has a return URL only if one was requested', async () => {
		const wayBack = ({ body }: { body: unknown }) => {
			const { searchParams } = new URL((body as { authorizeUrl: string }).authorizeUrl);
			return new URL(searchParams.get('redirect_uri') ?? '').searchParams.get('redirect');
		};
		const asked = 'connection/authorize_url?no_iframe=1&redirect_uri=admin.php%3Fpage%3Dstats';
		expect(wayBack(await admin.post('connection/reconnect'))).toBeNull();
		expect(wayBack(await admin.get(asked))).toBe(`${ORIGIN}/wp-admin/admin.php?page=stats`);
	});

	it('refuses a callback with a changed return URL', async () => {
		const editor = await as(host, 'editor');
		const fields = await fieldsOf(editor, await authorizeUrl(editor));
		const answer = await editor.page('/provider/authorize', form({ ...fields, decision: 'approve' }));
		const callback = new URL(answer.headers.get('Location') ?? '');
		callback.searchParams.set('redirect', `${ORIGIN}/wp-admin/admin.php?page=stats`);
		expect((await goBack(editor, callback.href)).notices).toMatchObject({ errorCode: 'invalid_state' });
		expect(await connection(editor)).toMatchObject({ isUserConnected: false });
	});

	it('that has moved starts fresh under a new site ID', async () => {
		await host.applyScenarios('identity-crisis');
		const { blog_id } = (await siteData('admin')) as { blog_id: number };
		const { body } = await admin.post('identity-crisis/start-fresh', { redirect_uri: 'admin.php' });
		expect(body).toMatch(/\/provider\/authorize\?/);
		expect(await siteData('admin')).not.toMatchObject({ blog_id });
		expect(await connection()).toMatchObject({ isRegistered: true, hasConnectedOwner: false });
	});

	it('prints a connect URL for disconnected users only', async () => {
		const url = async (login: string) => (await host.bootstrap(login)).Initial_State.connectUrl;
		expect(await url('admin')).toBe('');
		expect(await url('subscriber')).toMatch(`${ORIGIN}/provider/authorize?`);
		expect((await admin.get('connection/url')).body).toMatch(`${ORIGIN}/provider/authorize?`);
	});

	it('gets a new owner only from an administrator: another connected one', async () => {
		await host.applyScenarios('second-admin-linked', 'editor-linked');
		const [admin2, editor] = [await as(host, 'admin2'), await as(host, 'editor')];
		const idOf = async (caller: Caller) =>
			((await connectionData(caller)) as { currentUser: { id: number } }).currentUser.id;
		const [owner, next, writer] = [await idOf(admin), await idOf(admin2), await idOf(editor)];
		for (const [caller, given, status, code] of [
			[admin, writer, 400, 'new_owner_not_admin'],
			[admin, 999, 400, 'new_owner_not_admin'],
			[admin, owner, 400, 'new_owner_is_existing_owner'],
			[admin, 'x', 400, 'rest_invalid_param'],
			[admin, undefined, 400, 'rest_missing_callback_param'],
			[editor, next, 403, 'invalid_user_permission_set_connection_owner'],
			[admin2, next, 200, 'success'],
		] as const) {
			const answer = await caller.post('connection/owner', { owner: given });
			expect(answer).toMatchObject({ status, body: { code } });
		}
		expect(await connectionData(admin2)).toMatchObject({
			currentUser: { isMaster: true },
			connectionOwner: 'admin2',
		});
		expect(await connectionData()).toMatchObject({ currentUser: { isMaster: false } });
		await admin.post('connection/user', { linked: false });
		expect(await admin2.post('connection/owner', { owner })).toMatchObject({
			status: 400,
			body: { code: 'new_owner_not_connected' },
		});
	});
});
