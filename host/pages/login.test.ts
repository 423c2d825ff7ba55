/** @jest-environment node */
import { scryptSync } from 'node:crypto';
import type { Host } from '../app';
import { DEFAULT_PASSWORD_COST, hashPassword, isPassword } from '../auth/passwords';
import { anonymous, as, form, ORIGIN, START, testHostWith, type Caller } from '../testing';

describe('login page', () => {
	let time = START;
	let host: Host;
	const log: string[] = [];

	beforeEach(async () => {
		time = START;
		log.length = 0;
		host = await testHostWith({ scenario: ['connected'], now: () => time, log: (line) => log.push(line) });
	});

	afterEach(() => host.close());

	const logIn = (fields: Record<string, string>) => anonymous(host, '/wp-login.php', form(fields));

	it('has WordPress’s field names and IDs', async () => {
		const { status, body } = await anonymous(host, '/wp-login.php');

		expect(status).toBe(200);
		for (const mark of ['id="user_login"', 'name="log"', 'id="user_pass"', 'name="pwd"', 'id="wp-submit"']) {
			expect(body).toContain(mark);
		}
	});

	it('redirects to the dashboard, with an HttpOnly cookie for fourteen days', async () => {
		const { status, headers } = await logIn({ log: 'admin', pwd: 'admin' });

		expect(status).toBe(303);
		expect(headers.get('Location')).toBe('/wp-admin/admin.php?page=jetpack#/dashboard');
		expect(headers.get('Set-Cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
		expect(headers.get('Set-Cookie')).toMatch(/; Max-Age=1209600; Path=\/;/);
	});

	it('accepts an email address instead of the username', async () => {
		expect((await logIn({ log: 'editor@example.com', pwd: 'editor' })).status).toBe(303);
	});

	it('marks the cookie as Secure if the site uses HTTPS', async () => {
		const secure = await testHostWith({ origin: 'https://site.test' });
		const request = new Request('https://site.test/wp-login.php', {
			...form({ log: 'admin', pwd: 'admin' }),
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		});

		expect((await secure.fetch(request)).headers.get('Set-Cookie')).toMatch(/; Secure;/);
		await secure.close();
	});

	it('shows the same error for a wrong username and a wrong password', async () => {
		const name = await logIn({ log: 'nobody', pwd: 'admin' });
		const password = await logIn({ log: 'admin', pwd: 'nobody' });

		expect(name.status).toBe(401);
		expect(password.status).toBe(401);
		expect(String(name.body).replace('value="nobody"', '')).toBe(
			String(password.body).replace('value="admin"', ''),
		);
		expect(name.body).toContain('The username or password is incorrect.');
	});

	it.each([
		['/wp-admin/admin.php?page=stats', '/wp-admin/admin.php?page=stats'],
		[`${ORIGIN}/wp-admin/plugins.php`, '/wp-admin/plugins.php'],
		['https://evil.test/', '/wp-admin/admin.php?page=jetpack#/dashboard'],
		['//evil.test/', '/wp-admin/admin.php?page=jetpack#/dashboard'],
		['/\\evil.test/', '/wp-admin/admin.php?page=jetpack#/dashboard'],
		['\t//evil.test', '/wp-admin/admin.php?page=jetpack#/dashboard'],
		['javascript:alert(1)', '/wp-admin/admin.php?page=jetpack#/dashboard'],
		['http://user@127.0.0.1:4400/', '/wp-admin/admin.php?page=jetpack#/dashboard'],
		['http://127.0.0.1:4401/', '/wp-admin/admin.php?page=jetpack#/dashboard'],
		['/.//evil.test/x', '/wp-admin/admin.php?page=jetpack#/dashboard'],
		[`${ORIGIN}//evil.test`, '/wp-admin/admin.php?page=jetpack#/dashboard'],
		['/a/..//evil.test', '/wp-admin/admin.php?page=jetpack#/dashboard'],
		['/./\\evil.test', '/wp-admin/admin.php?page=jetpack#/dashboard'],
	])('given the redirect_to %j, redirects to %s', async (wanted, target) => {
		const answer = await logIn({ log: 'admin', pwd: 'admin', redirect_to: wanted });

		expect(answer.headers.get('Location')).toBe(target);
	});

	it.each(['/.//evil.test/x', `${ORIGIN}//evil.test`, '/a/..//evil.test', '/./%5C/evil.test'])(
		'never redirects a logged-in user to another site: %s',
		async (wanted) => {
			const admin = await as(host, 'admin');
			const page = await admin.page(`/wp-login.php?redirect_to=${encodeURIComponent(wanted)}`);

			expect(new URL(page.headers.get('Location') ?? '', ORIGIN).origin).toBe(ORIGIN);
		},
	);

	it('redirects a logged-in user to the requested page', async () => {
		const editor = await as(host, 'editor');
		const page = await editor.page('/wp-login.php?redirect_to=/wp-admin/plugins.php');

		expect(page.headers.get('Location')).toBe('/wp-admin/plugins.php');
	});

	it('refuses a form submitted from another site', async () => {
		const request = { ...form({ log: 'admin', pwd: 'admin' }), headers: {} };
		const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
		const byOrigin = { ...request, headers: { ...type, Origin: 'https://evil.test' } };
		const bySite = { ...request, headers: { ...type, 'Sec-Fetch-Site': 'cross-site' } };

		expect((await anonymous(host, '/wp-login.php', byOrigin)).status).toBe(403);
		expect((await anonymous(host, '/wp-login.php', bySite)).status).toBe(403);
	});

	it('locks a username for 15 minutes after ten wrong passwords', async () => {
		for (let attempt = 0; attempt < 10; attempt++) {
			await logIn({ log: 'admin', pwd: `wrong ${attempt}` });
		}

		const refused = await logIn({ log: 'admin', pwd: 'admin' });
		expect(refused.status).toBe(429);
		expect(refused.body).toContain('Too many attempts. Try again in 15 minutes.');
		expect((await logIn({ log: 'editor', pwd: 'editor' })).status).toBe(303);

		time += 15 * 60 * 1000;
		expect((await logIn({ log: 'admin', pwd: 'admin' })).status).toBe(303);
	});

	it('counts failed logins by username and by email address together', async () => {
		for (let attempt = 0; attempt < 10; attempt++) {
			await logIn({ log: attempt % 2 ? 'author' : 'author@example.com', pwd: 'wrong' });
		}

		expect((await logIn({ log: 'author', pwd: 'author' })).status).toBe(429);
		expect((await logIn({ log: 'author@example.com', pwd: 'author' })).status).toBe(429);
	});

	it('never locks a user out for more than 15 minutes, even if the clock was set back', async () => {
		const YEAR = 365 * 24 * 60 * 60 * 1000;
		for (let attempt = 0; attempt < 10; attempt++) {
			await logIn({ log: 'admin', pwd: 'wrong' });
		}
		await host.database
			.updateTable('login_failures')
			.set({ last_at: START + 30_000 })
			.execute();
		expect((await logIn({ log: 'admin', pwd: 'admin' })).body).toContain('Try again in 15 minutes.');

		await host.database
			.updateTable('login_failures')
			.set({ last_at: START + YEAR })
			.execute();
		expect((await logIn({ log: 'admin', pwd: 'admin' })).status).toBe(303);
	});

	it.each([
		['127.0.0.0 - 127.0.0.255', 303],
		['127.0.0.1', 303],
		['10.0.0.1, 127.0.0.1-127.0.0.1', 303],
		['127.0.0.2 - 127.0.0.255', 429],
		['127.0.0.255 - 127.0.0.0', 429],
		['::1', 429],
	])('exempts only IP addresses on the allow list from the limit: %s', async (list, status) => {
		const admin = await as(host, 'admin');
		await admin.post('settings', { protect: true, jetpack_waf_ip_allow_list: list });
		for (let attempt = 0; attempt < 11; attempt++) {
			await logIn({ log: 'editor', pwd: 'wrong' });
		}

		expect((await logIn({ log: 'editor', pwd: 'editor' })).status).toBe(status);
	});

	it.each([
		[true, 303],
		[false, 429],
	])('in Jetpack 16, applies the allow list only while its switch is on: %s', async (isOn, status) => {
		await host.applyScenarios('jetpack-16', 'connected');
		const admin = await as(host, 'admin');
		await admin.post('settings', {
			protect: true,
			jetpack_waf_ip_allow_list: '127.0.0.1',
			jetpack_waf_ip_allow_list_enabled: isOn,
		});
		for (let attempt = 0; attempt < 11; attempt++) {
			await logIn({ log: 'editor', pwd: 'wrong' });
		}

		expect((await logIn({ log: 'editor', pwd: 'editor' })).status).toBe(status);
	});

	it('upgrades an older password hash after a successful login', async () => {
		const older = await hashPassword('editor', 2);
		await host.database.updateTable('users').set(older).where('login', '=', 'editor').execute();
		const row = () =>
			host.database.selectFrom('users').selectAll().where('login', '=', 'editor').executeTakeFirstOrThrow();

		expect((await logIn({ log: 'editor', pwd: 'wrong' })).status).toBe(401);
		expect((await row()).password_cost).toBe(2);
		expect((await logIn({ log: 'editor', pwd: 'editor' })).status).toBe(303);
		expect((await row()).password_cost).toBe(4);
		expect((await logIn({ log: 'editor', pwd: 'editor' })).status).toBe(303);
	});

	it('names its cookie after the port, or with the __Host- prefix over HTTPS', async () => {
		const other = await testHostWith({ origin: 'http://127.0.0.1:4401' });
		const secure = await testHostWith({ origin: 'https://site.test' });
		const [here, there, safe] = await Promise.all([host, other, secure].map((each) => each.signIn('admin')));

		expect(here?.cookie).toMatch(/^wordpress_logged_in_4400=/);
		expect(there?.cookie).toMatch(/^wordpress_logged_in_4401=/);
		expect(safe?.cookie).toMatch(/^__Host-wordpress_logged_in=/);
		await Promise.all([other.close(), secure.close()]);
	});

	it('counts blocked attempts while brute force protection is on', async () => {
		for (let attempt = 0; attempt < 12; attempt++) {
			await logIn({ log: 'admin', pwd: 'wrong' });
		}

		expect((await (await as(host, 'admin2')).get('module/protect/data')).body).toBe('2');
	});

	const logOutLink = async (user: Caller) =>
		/href="(\/wp-login\.php\?action=logout[^"]*)"/
			.exec(await (await user.page('/wp-admin/plugins.php')).text())?.[1]
			?.replaceAll('&amp;', '&') ?? '';

	it('logs out only through a link with a nonce', async () => {
		const admin = await as(host, 'admin');
		const link = await logOutLink(admin);

		expect((await admin.page('/wp-login.php?action=logout')).status).toBe(403);
		expect((await admin.get('settings')).status).toBe(200);

		expect((await admin.page(link)).headers.get('Location')).toBe('/wp-login.php?loggedout=true');
		expect((await admin.get('settings')).status).toBe(403);
	});

	it('clears the browser’s storage only when the user logs out', async () => {
		const admin = await as(host, 'admin');
		const keptAt = async (path: string) => (await admin.page(path)).headers.get('Clear-Site-Data');
		const link = await logOutLink(admin);

		expect(await keptAt('/wp-login.php?action=logout')).toBeNull();
		expect(await keptAt(link)).toBe('"storage"');
		expect(await keptAt(link)).toBeNull();
	});

	it.each([
		['https://site.test', '"storage"'],
		['http://localhost:4400', '"storage"'],
		['http://site.test', null],
	])('sends Clear-Site-Data at logout only on secure origins: %s', async (origin, header) => {
		const other = await testHostWith({ origin });
		const { cookie } = await other.signIn('admin');
		const load = (path: string) => other.fetch(new Request(origin + path, { headers: { Cookie: cookie } }));
		const frame = await (await load('/wp-admin/plugins.php')).text();
		const link = /"(\/wp-login\.php\?action=logout[^"]*)"/.exec(frame)?.[1]?.replaceAll('&amp;', '&');
		expect((await load(link ?? '')).headers.get('Clear-Site-Data')).toBe(header);
		await other.close();
	});

	it('keeps passwords and session tokens out of the log, and tokens out of the database', async () => {
		const { headers } = await logIn({ log: 'admin', pwd: 'not the password' });
		const { headers: done } = await logIn({ log: 'admin', pwd: 'admin' });
		const token = /wordpress_logged_in_4400=([\w-]+)/.exec(done.get('Set-Cookie') ?? '')?.[1] ?? '';
		const tables = await Promise.all([
			host.database.selectFrom('sessions').selectAll().execute(),
			host.database.selectFrom('users').selectAll().execute(),
		]);

		expect(headers.get('Set-Cookie')).toBeNull();
		expect(token).toHaveLength(43);
		expect(JSON.stringify(tables)).not.toContain(token);
		expect(log.join('\n')).toMatch(/POST \/wp-login\.php 401 - \d+ms/);
		expect(log.join('\n')).not.toContain('not the password');
		expect(log.join('\n')).not.toContain(token);
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
