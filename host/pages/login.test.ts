/** @jest-environment node */
import crypto, { scryptSync } from 'node:crypto';
import type { Host } from '../app';
import { DEFAULT_PASSWORD_COST, hashPassword, isPassword } from '../auth/passwords';
import { anonymous, as, DAY, form, MINUTE, ORIGIN, START, testHostWith } from '../testing';

const HOME = '/wp-admin/admin.php?page=jetpack#/dashboard';
let time: number;
let host: Host;
let log: string[];

beforeEach(async () => {
	time = START;
	log = [];
	host = await testHostWith({ scenario: ['connected'], now: () => time, log: (line) => log.push(line) });
});

const send = (fields: Record<string, string>) => anonymous(host, '/wp-login.php', form(fields));
const logIn = (name: string, password = name) => send({ log: name, pwd: password });
const guess = async (times: number, ...names: string[]) => {
	for (let attempt = 0; attempt < times; attempt++) {
		await logIn(names[attempt % names.length] ?? '', 'wrong');
	}
};

describe('login page', () => {
	it('redirects to the dashboard, with an HttpOnly cookie for fourteen days', async () => {
		const { status, headers } = await logIn('admin');
		expect([status, headers.get('Location')]).toEqual([303, HOME]);
		expect(headers.get('Set-Cookie')).toMatch(/; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
		expect((await logIn('editor@example.com', 'editor')).status).toBe(303);
	});

	it('shows the same error for a wrong username and a wrong password', async () => {
		const [name, password] = [await logIn('nobody', 'admin'), await logIn('admin', 'nobody')];
		expect([name.status, password.status]).toEqual([401, 401]);
		expect(name.body).toContain('The username or password is incorrect.');
		expect(String(name.body).replace('value="nobody"', '')).toBe(
			String(password.body).replace('value="admin"', ''),
		);
	});

	it.each([
		['/wp-admin/admin.php?page=stats', '/wp-admin/admin.php?page=stats'],
		[`${ORIGIN}/wp-admin/plugins.php`, '/wp-admin/plugins.php'],
		['https://evil.test/', HOME],
		['//evil.test/', HOME],
		['/\\evil.test/', HOME],
		['\t//evil.test', HOME],
		['javascript:alert(1)', HOME],
		['http://user@127.0.0.1:4400/', HOME],
		['http://127.0.0.1:4401/', HOME],
		['/.//evil.test/x', HOME],
		[`${ORIGIN}//evil.test`, HOME],
		['/a/..//evil.test', HOME],
		['/./\\evil.test', HOME],
	])('given the redirect_to %j, redirects to %s', async (redirect_to, target) => {
		const answer = await send({ log: 'admin', pwd: 'admin', redirect_to });
		expect(answer.headers.get('Location')).toBe(target);
		// Somebody who's logged in already doesn't see the form.
		const admin = await as(host, 'admin');
		const page = await admin.page(`/wp-login.php?redirect_to=${encodeURIComponent(redirect_to)}`);
		expect(page.headers.get('Location')).toBe(target);
	});

	it.each<Record<string, string>>([{ Origin: 'https://evil.test' }, { 'Sec-Fetch-Site': 'cross-site' }])(
		'refuses a form submitted from another site: %j',
		async (from) => {
			const { headers, ...request } = form({ log: 'admin', pwd: 'admin' });
			const foreign = { ...request, headers: { ...(headers as object), ...from } };
			expect((await anonymous(host, '/wp-login.php', foreign)).status).toBe(403);
		},
	);

	it('upgrades an older password hash after a successful login', async () => {
		const older = await hashPassword('editor', 2);
		await host.database.updateTable('users').set(older).where('login', '=', 'editor').execute();
		const row = () =>
			host.database.selectFrom('users').selectAll().where('login', '=', 'editor').executeTakeFirst();
		const hashing = jest.spyOn(crypto, 'scrypt');
		const costs: unknown[] = [];
		for (const name of ['admin', 'editor', 'nobody']) {
			await guess(1, name);
			costs.push(hashing.mock.calls.splice(0).map(([, , , { N }]) => N));
		}
		// A wrong password takes the same time for each.
		expect(costs).toEqual([
			[4, 2],
			[4, 2],
			[4, 2],
		]);
		hashing.mockRestore();
		expect(await row()).toMatchObject({ password_cost: 2 });
		expect((await logIn('editor')).status).toBe(303);
		expect(await row()).toMatchObject({ password_cost: 4 });
		expect((await logIn('editor')).status).toBe(303);
	});

	it('keeps passwords and session tokens out of the log, and tokens out of the database', async () => {
		const { headers } = await logIn('admin', 'not the password');
		expect(headers.get('Set-Cookie')).toBeNull();
		const { headers: done } = await logIn('admin');
		const token = /wordpress_logged_in_4400=([\w-]+)/.exec(done.get('Set-Cookie') ?? '')?.[1] ?? '';
		const tables = await Promise.all([
			host.database.selectFrom('sessions').selectAll().execute(),
			host.database.selectFrom('users').selectAll().execute(),
		]);
		expect(token).toHaveLength(43);
		expect(JSON.stringify(tables)).not.toContain(token);
		await logIn('my password', 'x');
		expect(log.filter((line) => line.includes(' 401 '))).toEqual([
			expect.stringMatching(/POST \/wp-login\.php 401 - \d+ms tried user 1$/),
			expect.stringMatching(/POST \/wp-login\.php 401 - \d+ms tried no user$/),
		]);
		expect(log.join('\n')).not.toMatch(/not the password|my password/);
		expect(log.join('\n')).not.toContain(token);
	});
});

describe('ten wrong passwords', () => {
	it('lock a username and its email address for 15 minutes, and later ones are counted', async () => {
		const { version } = await host.site();
		await guess(12, 'admin', 'admin@example.com');
		for (const name of ['admin', 'admin@example.com']) {
			const refused = await logIn(name, 'admin');
			expect(refused.status).toBe(429);
			expect(refused.body).toContain('Too many attempts. Try again in 15 minutes.');
		}
		expect((await logIn('editor')).status).toBe(303);
		// Anybody can bring it about, so it isn't stored each time.
		expect((await host.site()).version).toBeLessThanOrEqual(version + 1);
		expect((await (await as(host, 'admin2')).get('module/protect/data')).body).toBe('4');
		time += 15 * MINUTE;
		expect((await logIn('admin')).status).toBe(303);
	});

	it('never lock a user out for more than 15 minutes, even if the clock was set back', async () => {
		await guess(10, 'admin');
		const setBack = (by: number) =>
			host.database
				.updateTable('login_failures')
				.set({ last_at: START + by })
				.execute();
		await setBack(30_000);
		expect((await logIn('admin')).body).toContain('Try again in 15 minutes.');
		await setBack(365 * DAY);
		expect((await logIn('admin')).status).toBe(303);
	});

	it.each([
		['127.0.0.0 - 127.0.0.255', null, 303],
		['127.0.0.1', null, 303],
		['10.0.0.1, 127.0.0.1-127.0.0.1', null, 303],
		['127.0.0.2 - 127.0.0.255', null, 429],
		['127.0.0.255 - 127.0.0.0', null, 429],
		['::1', null, 429],
		['127.0.0.1', true, 303],
		['127.0.0.1', false, 429],
	])(
		'from an IP address on the allow list %j don’t (its switch in Jetpack 16: %s)',
		async (list, isOn, status) => {
			await host.applyScenarios(...(isOn === null ? [] : ['jetpack-16']), 'connected');
			await (
				await as(host, 'admin')
			).post('settings', {
				protect: true,
				jetpack_waf_ip_allow_list: list,
				...(isOn === null ? {} : { jetpack_waf_ip_allow_list_enabled: isOn }),
			});
			await guess(11, 'editor');
			expect((await logIn('editor')).status).toBe(status);
		},
	);
});

describe('session cookie', () => {
	it('is named after the port, or has the __Host- prefix and is Secure over HTTPS', async () => {
		const other = await testHostWith({ origin: 'http://127.0.0.1:4401' });
		expect((await host.signIn('admin')).cookie).toMatch(/^wordpress_logged_in_4400=/);
		expect((await other.signIn('admin')).cookie).toMatch(/^wordpress_logged_in_4401=/);
		const secure = await testHostWith({ origin: 'https://site.test' });
		const { headers, ...request } = form({ log: 'admin', pwd: 'admin' });
		const from = { ...(headers as object), Origin: 'https://site.test' };
		const url = 'https://site.test/wp-login.php';
		const answer = await secure.fetch(new Request(url, { ...request, headers: from }));
		expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-wordpress_logged_in=.*; Secure;/);
	});
});

describe('logout', () => {
	const linkIn = (text: string) =>
		/"(\/wp-login\.php\?action=logout[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
	const clearing = (page: Response) => page.headers.get('Clear-Site-Data');

	it('needs a link with a nonce, ends the session, and clears the browser’s storage once', async () => {
		const admin = await as(host, 'admin');
		const link = linkIn(await admin.read('/wp-admin/plugins.php'));
		const refused = await admin.page('/wp-login.php?action=logout');
		expect([refused.status, clearing(refused)]).toEqual([403, null]);
		expect((await admin.get('settings')).status).toBe(200);

		const done = await admin.page(link);
		expect(done.headers.get('Location')).toBe('/wp-login.php?loggedout=true');
		expect(clearing(done)).toBe('"storage"');
		expect((await admin.get('settings')).status).toBe(403);
		expect(clearing(await admin.page(link))).toBeNull();
	});

	it.each([
		['https://site.test', '"storage"'],
		['http://localhost:4400', '"storage"'],
		['http://site.test', null],
	])('sends Clear-Site-Data only on secure origins: %s', async (origin, header) => {
		const other = await testHostWith({ origin });
		const { cookie } = await other.signIn('admin');
		const load = (path: string) => other.fetch(new Request(origin + path, { headers: { Cookie: cookie } }));
		const link = linkIn(await (await load('/wp-admin/plugins.php')).text());
		expect(clearing(await load(link))).toBe(header);
	});
});

describe('password hash', () => {
	it('uses the scrypt cost OWASP recommends, and older hashes stay valid', async () => {
		const hash = await hashPassword('secret', DEFAULT_PASSWORD_COST);
		const reference = scryptSync('secret', hash.password_salt, 32, { N: 32768, r: 8, p: 3, maxmem: 2 ** 27 });
		expect(hash.password_hash).toBe(reference.toString('hex'));

		const older = scryptSync('secret', 'salt', 32, { N: 16384, r: 8, p: 1 }).toString('hex');
		const stored = { password_salt: 'salt', password_hash: older, password_cost: 16384 };
		expect(await isPassword('secret', stored)).toBe(true);
		expect(await isPassword('other', stored)).toBe(false);
	});
});
