/** @jest-environment node */
import type { Host } from '../app';
import { anonymous, as, START, testHostWith, type Caller } from '../testing';

const HOUR = 60 * 60 * 1000;

describe('REST nonces', () => {
	let time = START;
	let host: Host;
	let admin: Caller;

	beforeEach(async () => {
		time = START;
		host = await testHostWith({ scenario: ['connected'], now: () => time });
		admin = await as(host, 'admin');
	});

	afterEach(() => host.close());

	it('are still valid after twelve hours', async () => {
		time += 12 * HOUR;

		expect((await admin.get('settings')).status).toBe(200);
	});

	it('fail with rest_cookie_invalid_nonce after a day', async () => {
		time += 24 * HOUR;

		expect((await admin.get('settings')).status).toBe(403);
		expect((await admin.get('settings')).body).toEqual({
			code: 'rest_cookie_invalid_nonce',
			message: 'Cookie check failed',
			data: { status: 403 },
		});
	});

	it('are renewed through a response’s X-WP-Nonce header', async () => {
		time += 13 * HOUR;
		const fresh = (await admin.get('connection')).headers.get('X-WP-Nonce') ?? '';
		time += 11 * HOUR;
		const headers = { Cookie: admin.cookie, 'X-WP-Nonce': fresh };

		expect((await anonymous(host, '/wp-json/jetpack/v4/settings', { headers })).status).toBe(200);
	});

	it('are served as plain text to a logged-in user', async () => {
		const answer = await anonymous(host, '/wp-admin/admin-ajax.php?action=rest-nonce', {
			headers: { Cookie: admin.cookie },
		});

		expect(answer.status).toBe(200);
		expect(answer.body).toBe(admin.nonce);
		expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
	});

	it('aren’t issued to visitors, who get a 400 and a zero', async () => {
		const answer = await anonymous(host, '/wp-admin/admin-ajax.php?action=rest-nonce');

		expect(answer).toMatchObject({ status: 400, body: '0' });
	});

	it('are accepted in the query string instead of the header', async () => {
		const path = `/wp-json/jetpack/v4/settings?_wpnonce=${admin.nonce}`;

		expect((await anonymous(host, path, { headers: { Cookie: admin.cookie } })).status).toBe(200);
	});

	it('are refused in another session of the same user', async () => {
		const other = await as(host, 'admin');
		const headers = { Cookie: other.cookie, 'X-WP-Nonce': admin.nonce };

		expect((await anonymous(host, '/wp-json/jetpack/v4/settings', { headers })).status).toBe(403);
	});

	it('are refused if issued for another action', async () => {
		const { Initial_State: state } = await host.bootstrap('admin');
		const headers = { Cookie: admin.cookie, 'X-WP-Nonce': String(state.registrationNonce) };

		expect((await anonymous(host, '/wp-json/jetpack/v4/settings', { headers })).status).toBe(403);
	});

	it('end with the session, however fresh: the page redirects to login', async () => {
		// A session in use ends after fourteen days.
		for (let uses = 1; uses <= 6; uses++) {
			time += 54 * HOUR;
			await admin.page('/wp-admin/profile.php');
		}
		const fresh = await admin.page('/wp-admin/admin-ajax.php?action=rest-nonce');
		const headers = { Cookie: admin.cookie, 'X-WP-Nonce': await fresh.text() };
		const settings = () => anonymous(host, '/wp-json/jetpack/v4/settings', { headers });
		time += 12 * HOUR - 1;
		expect((await settings()).status).toBe(200);

		time += 1;
		expect((await settings()).status).toBe(403);
		const page = await admin.page('/wp-admin/admin.php?page=jetpack');
		expect(page.status).toBe(302);
		expect(page.headers.get('Location')).toMatch(/^\/wp-login\.php\?redirect_to=/);
	});
});
