/** @jest-environment node */
import type { Host } from '../app';
import { unpackNotices } from '../bootstrap/state-notices';
import { bootstrapOf, decide, fieldsOf, registerAs } from '../testing-connection';
import { as, form, ORIGIN, testHost, type Caller } from '../testing';
import { writeFacts } from './facts';

let host: Host;

beforeEach(async () => {
	host = await testHost();
});

afterEach(() => host.close());

describe('connecting a new site', () => {
	it('registers the site, and makes the approving user its owner [CONN-007] [API-013]', async () => {
		const admin = await as(host, 'admin');
		const authorizeUrl = await registerAs(admin);

		expect(authorizeUrl).toMatch(`${ORIGIN}/provider/authorize?`);
		expect((await admin.get('connection')).body).toMatchObject({
			isActive: true,
			hasConnectedOwner: false,
			isUserConnected: false,
		});

		const { target, cookie } = await decide(admin, authorizeUrl, 'approve');

		expect(target).toBe(`${ORIGIN}/wp-admin/admin.php?page=jetpack`);
		expect(unpackNotices(cookie)).toMatchObject({ messageCode: 'authorized', errorCode: null });
		expect((await admin.get('connection')).body).toMatchObject({
			hasConnectedOwner: true,
			isUserConnected: true,
		});
		expect((await admin.get('connection/data')).body).toMatchObject({
			connectionOwner: 'admin',
			currentUser: {
				isMaster: true,
				wpcomUser: { login: 'wpcom-admin', email: 'admin@example.com', site_count: 1 },
			},
		});
	});

	it('tries license keys saved before there was an owner', async () => {
		const admin = await as(host, 'admin');
		const url = await registerAs(admin);
		await writeFacts(host.database, { hasLicensingUi: true });
		await admin.post('licensing/set-license', { license: 'bogus' });
		expect((await admin.get('licensing/error')).body).toBe('');

		await decide(admin, url, 'approve');
		expect((await admin.get('licensing/error')).body).toMatch(/revoked: bogus$/);
	});

	it('turns on auto-activated modules, but not stats', async () => {
		const admin = await as(host, 'admin');
		await decide(admin, await registerAs(admin), 'approve');
		const settings = (await admin.get('settings')).body as Record<string, unknown>;

		expect(settings).toMatchObject({ protect: true, notes: true, 'contact-form': true, 'json-api': true });
		expect(settings).toMatchObject({ stats: false, photon: false, monitor: false });
	});

	it('is undone if the user denies it', async () => {
		const admin = await as(host, 'admin');
		const { target, cookie } = await decide(admin, await registerAs(admin), 'deny');

		expect(target).toBe(`${ORIGIN}/wp-admin/admin.php?page=jetpack`);
		expect(unpackNotices(cookie)).toMatchObject({ messageCode: null, errorCode: 'access_denied' });
		expect((await admin.get('connection')).body).toMatchObject({ isActive: false, isRegistered: false });
		expect((await admin.get('site')).body).toMatchObject({ code: 'site_id_missing' });
		expect(await host.database.selectFrom('provider_sites').selectAll().execute()).toEqual([]);
	});

	it('can start from the bootstrap object’s link', async () => {
		const admin = await as(host, 'admin');
		const { Initial_State: state } = await bootstrapOf(admin);
		const step = await admin.page(String(state.connectUrl));

		expect(step.status).toBe(302);
		const { cookie } = await decide(admin, step.headers.get('Location') ?? '', 'approve');
		expect(unpackNotices(cookie)).toMatchObject({ messageCode: 'authorized' });
	});

	it('doesn’t start from a link without a nonce', async () => {
		const admin = await as(host, 'admin');

		expect((await admin.page('/wp-admin/admin.php?page=jetpack&action=register')).status).toBe(403);
		expect((await admin.get('connection')).body).toMatchObject({ isRegistered: false });
	});

	it('shows its message once', async () => {
		const admin = await as(host, 'admin');
		const { cookie } = await decide(admin, await registerAs(admin), 'approve');
		const page = await admin.page('/wp-admin/admin.php?page=jetpack', {
			headers: { Cookie: `${admin.cookie}; jetpack_state=${cookie}` },
		});

		expect(await page.text()).toContain('"messageCode":"authorized"');
		expect(page.headers.get('Set-Cookie')).toMatch(/^jetpack_state=; Max-Age=0; Path=\/wp-admin\/;/);
	});

	it.each([
		'https://evil.test/',
		'//evil.test',
		'/wp-login.php',
		'../../provider/authorize',
		'javascript:alert(1)',
	])('returns to the dashboard if the requested page is %s', async (elsewhere) => {
		const admin = await as(host, 'admin');
		const { target } = await decide(admin, await registerAs(admin, { redirect_uri: elsewhere }), 'approve');

		expect(target).toBe(`${ORIGIN}/wp-admin/admin.php?page=jetpack`);
	});

	it('returns to the requested admin page', async () => {
		const admin = await as(host, 'admin');
		const wanted = 'admin.php?page=jetpack&partnerCoupon=ABC';
		const { target } = await decide(admin, await registerAs(admin, { redirect_uri: wanted }), 'approve');

		expect(target).toBe(`${ORIGIN}/wp-admin/${wanted}`);
	});
});

describe('connected site', () => {
	beforeEach(() => host.applyScenarios('connected'));

	const authorizeUrl = async (caller: Caller) =>
		((await caller.get('connection/authorize_url?no_iframe=1')).body as { authorizeUrl: string })
			.authorizeUrl;

	it('connects another user without making them the owner [API-014] [API-015]', async () => {
		const editor = await as(host, 'editor');
		const { cookie } = await decide(editor, await authorizeUrl(editor), 'approve');

		expect(unpackNotices(cookie)).toMatchObject({ messageCode: 'linked' });
		expect((await editor.get('connection/data')).body).toMatchObject({
			currentUser: { isConnected: true, isMaster: false },
			connectionOwner: 'admin',
		});
	});

	it('stays connected if another user denies the connection', async () => {
		const editor = await as(host, 'editor');
		await decide(editor, await authorizeUrl(editor), 'deny');

		expect((await editor.get('connection')).body).toMatchObject({ isActive: true, isUserConnected: false });
	});

	it('disconnects users, but not the connection owner [API-020] [CONN-073]', async () => {
		await host.applyScenarios('second-admin-linked');
		const [admin, admin2, editor] = [
			await as(host, 'admin'),
			await as(host, 'admin2'),
			await as(host, 'editor'),
		];

		expect(await admin.post('connection/user', { linked: false })).toMatchObject({
			status: 400,
			body: { code: 'unlink_user_failed' },
		});
		expect(await admin2.post('connection/user', { linked: true })).toMatchObject({
			status: 404,
			body: { code: 'invalid_param', message: 'Invalid Parameter' },
		});
		expect(await admin2.post('connection/user', { linked: false })).toMatchObject({
			status: 200,
			body: { code: 'success' },
		});
		for (const caller of [admin2, editor]) {
			expect(await caller.post('connection/user', { linked: false })).toMatchObject({
				status: 403,
				body: { code: 'invalid_user_permission_unlink_user' },
			});
		}
		expect((await admin2.get('connection')).body).toMatchObject({ isActive: true, isUserConnected: false });
	});

	it('keeps its ID and module switches when another administrator disconnects it [API-019]', async () => {
		const admin2 = await as(host, 'admin2');
		const before = (await host.bootstrap('admin2')).Initial_State.siteData as { blog_id: number };
		await admin2.post('module/photon/active', { active: true });

		expect((await admin2.post('connection', { isActive: false })).status).toBe(200);

		expect((await host.bootstrap('admin2')).Initial_State.siteData).toMatchObject({
			blog_id: before.blog_id,
		});
		expect((await admin2.get('settings')).body).toMatchObject({ photon: true, blog_id: false });
		expect((await admin2.get('module/all')).body).toMatchObject({
			photon: { activated: false, available: false, unavailable_reason: 'Jetpack is not connected' },
		});
		expect((await admin2.get('site')).body).toMatchObject({
			code: 'site_data_fetch_failed',
			data: { api_error_code: 'missing_token' },
		});
		await registerAs(admin2);
		expect((await host.bootstrap('admin2')).Initial_State.siteData).toMatchObject({
			blog_id: before.blog_id,
		});
	});

	it('repairs a bad site token immediately [API-021] [API-017]', async () => {
		await host.applyScenarios('connection-error');
		const admin = await as(host, 'admin');

		expect(await admin.get('connection/test')).toMatchObject({
			status: 500,
			body: {
				code: 'failed_test__connection_token_health',
				data: { resolution: expect.any(String) as string },
			},
		});
		const { Initial_State: state, JP_CONNECTION_INITIAL_STATE: connection } = await host.bootstrap('admin');
		expect(state.connectionStatus).toMatchObject({ errors: [{ action: 'reconnect' }] });
		expect(connection.connectionErrors).toHaveProperty('invalid_token');

		expect((await admin.post('connection/reconnect')).body).toEqual({ status: 'completed' });
		expect((await admin.get('connection/test')).status).toBe(200);
	});

	it('starts a new authorization if no token is bad [API-021]', async () => {
		const admin = await as(host, 'admin');
		const { body } = await admin.post('connection/reconnect');

		expect(body).toMatchObject({ status: 'in_progress' });
		expect((await admin.get('connection')).body).toMatchObject({ isActive: true, hasConnectedOwner: false });
		await decide(admin, (body as { authorizeUrl: string }).authorizeUrl, 'approve');
		expect((await admin.get('connection')).body).toMatchObject({ hasConnectedOwner: true });
	});

	it('has a return URL only if one was requested [CONN-094]', async () => {
		const admin = await as(host, 'admin');
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
		const back = await editor.page(callback.href);
		const notices = /jetpack_state=([\w-]*)/.exec(back.headers.get('Set-Cookie') ?? '')?.[1];

		expect(unpackNotices(notices)).toMatchObject({ errorCode: 'invalid_state' });
		expect((await editor.get('connection')).body).toMatchObject({ isUserConnected: false });
	});

	it('prints a connect URL for disconnected users only [API-018]', async () => {
		const url = async (login: string) => (await host.bootstrap(login)).Initial_State.connectUrl;

		expect(await url('admin')).toBe('');
		expect(await url('subscriber')).toMatch(`${ORIGIN}/provider/authorize?`);
		expect((await (await as(host, 'admin')).get('connection/url')).body).toMatch(
			`${ORIGIN}/provider/authorize?`,
		);
	});
});
