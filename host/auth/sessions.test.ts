/** @jest-environment node */
import { sql } from 'kysely';
import type { Host } from '../app';
import { pglitePool } from '../../tests/support/pglite';
import type { DatabaseLocation } from '../store/database';
import { anonymous, as, DAY, HOUR, MINUTE, START, testHostWith, type Caller } from '../testing';

let host: Host;
let admin: Caller;
let time: number;
const pass = (ms: number) => void (time += ms);

async function begin(database: DatabaseLocation): Promise<void> {
	time = START;
	host = await testHostWith({ database, scenario: ['connected'], now: () => time });
	admin = await as(host, 'admin');
}

beforeEach(() => begin(':memory:'));

const isLoggedIn = async () => (await admin.page('/wp-admin/profile.php')).status === 200;
const uses = async () =>
	(await host.database.selectFrom('sessions').select('used_at').execute())
		.map(({ used_at }) => used_at - START)
		.sort();

describe('session', () => {
	it('expires after three days without a request', async () => {
		pass(3 * DAY - 1);
		expect(await isLoggedIn()).toBe(true);
		pass(3 * DAY);
		expect(await isLoggedIn()).toBe(false);
	});

	it('expires after fourteen days even if used daily', async () => {
		for (let day = 1; day < 14; day++) {
			pass(DAY);
			expect([day, await isLoggedIn()]).toEqual([day, true]);
		}
		pass(DAY - 1);
		expect(await isLoggedIn()).toBe(true);
		pass(1);
		expect(await isLoggedIn()).toBe(false);
	});

	it.each([
		['SQLite', () => ':memory:' as const],
		['PostgreSQL', async () => ({ pool: await pglitePool() })],
	])(
		'on %s, records its own last use at most every ten minutes, as no change of the data',
		async (_, open) => {
			await begin(await open());
			const { version } = await host.site();
			await host.signIn('admin');
			pass(10 * MINUTE - 1);
			await isLoggedIn();
			expect(await uses()).toEqual([0, 0]);
			pass(1);
			await Promise.all([isLoggedIn(), isLoggedIn(), isLoggedIn()]);
			pass(MINUTE);
			await isLoggedIn();
			expect(await uses()).toEqual([0, 10 * MINUTE]);
			expect((await host.site()).version).toBe(version);
		},
	);

	it('still expires after three idle days if the clock was ahead when it started', async () => {
		pass(10 * DAY);
		admin = await as(host, 'admin');
		pass(-10 * DAY);
		expect(await isLoggedIn()).toBe(true);
		pass(3 * DAY);
		expect(await isLoggedIn()).toBe(false);
	});

	it('still loads pages if its last use can’t be stored', async () => {
		await sql`create trigger full_disk before update on sessions begin select raise(abort, 'full'); end`.execute(
			host.database,
		);
		pass(DAY);
		expect(await isLoggedIn()).toBe(true);
	});
});

describe('REST nonce', () => {
	/** The answer to a call with that nonce in place of the administrator's own. */
	const callWith = (nonce: string, { cookie } = admin) =>
		anonymous(host, '/wp-json/jetpack/v4/settings', { headers: { Cookie: cookie, 'X-WP-Nonce': nonce } });
	const AJAX = '/wp-admin/admin-ajax.php?action=rest-nonce';

	it('is valid for twelve hours at least, and no more after a day', async () => {
		pass(12 * HOUR);
		expect((await admin.get('settings')).status).toBe(200);
		pass(12 * HOUR);
		const { status, body } = await admin.get('settings');
		expect([status, body]).toEqual([
			403,
			{ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } },
		]);
	});

	it('is renewed through a response’s X-WP-Nonce header', async () => {
		pass(13 * HOUR);
		const fresh = (await admin.get('connection')).headers.get('X-WP-Nonce') ?? '';
		pass(11 * HOUR);
		expect((await callWith(fresh)).status).toBe(200);
	});

	it('is served as plain text to a logged-in user, and to nobody else', async () => {
		const answer = await anonymous(host, AJAX, { headers: { Cookie: admin.cookie } });
		expect(answer).toMatchObject({ status: 200, body: admin.nonce });
		expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
		expect(await anonymous(host, AJAX)).toMatchObject({ status: 400, body: '0' });
	});

	it('can be sent in the query, but is refused in another session or for another action', async () => {
		const path = `/wp-json/jetpack/v4/settings?_wpnonce=${admin.nonce}`;
		expect((await anonymous(host, path, { headers: { Cookie: admin.cookie } })).status).toBe(200);
		expect((await callWith(admin.nonce, await as(host, 'admin'))).status).toBe(403);
		const { Initial_State: state } = await host.bootstrap('admin');
		expect((await callWith(String(state.registrationNonce))).status).toBe(403);
	});

	it('ends with the session, however fresh: the page redirects to login', async () => {
		// A session in use ends after fourteen days.
		for (let use = 1; use <= 6; use++) {
			pass(54 * HOUR);
			await isLoggedIn();
		}
		const fresh = await admin.read(AJAX);
		pass(12 * HOUR - 1);
		expect((await callWith(fresh)).status).toBe(200);
		pass(1);
		expect((await callWith(fresh)).status).toBe(403);
		const page = await admin.page('/wp-admin/admin.php?page=jetpack');
		expect(page.status).toBe(302);
		expect(page.headers.get('Location')).toMatch(/^\/wp-login\.php\?redirect_to=/);
	});
});
