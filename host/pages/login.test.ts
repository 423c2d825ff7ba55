/** @jest-environment node */
import type { Host } from '../app';
import { anonymous, as, form, ORIGIN, START, testHostWith } from '../testing';

describe('the login page', () => {
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

	it('has the fields that WordPress has', async () => {
		const { status, body } = await anonymous(host, '/wp-login.php');

		expect(status).toBe(200);
		for (const mark of ['id="user_login"', 'name="log"', 'id="user_pass"', 'name="pwd"', 'id="wp-submit"']) {
			expect(body).toContain(mark);
		}
	});

	it('leads to the dashboard, with a cookie that no script can read', async () => {
		const { status, headers } = await logIn({ log: 'admin', pwd: 'admin' });

		expect(status).toBe(303);
		expect(headers.get('Location')).toBe('/wp-admin/admin.php?page=jetpack#/dashboard');
		expect(headers.get('Set-Cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
		expect(headers.get('Set-Cookie')).toMatch(/; Path=\/; Max-Age=1209600;/);
	});

	it('takes the email address for the name', async () => {
		expect((await logIn({ log: 'editor@example.com', pwd: 'editor' })).status).toBe(303);
	});

	it('sends the cookie only over https when the site is there', async () => {
		const secure = await testHostWith({ origin: 'https://site.test' });
		const request = new Request('https://site.test/wp-login.php', {
			...form({ log: 'admin', pwd: 'admin' }),
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		});

		expect((await secure.fetch(request)).headers.get('Set-Cookie')).toMatch(/; Secure$/);
		await secure.close();
	});

	it('says the same for a wrong name and a wrong password', async () => {
		const name = await logIn({ log: 'nobody', pwd: 'admin' });
		const password = await logIn({ log: 'admin', pwd: 'nobody' });

		expect(name.status).toBe(401);
		expect(password.status).toBe(401);
		expect(String(name.body).replace('value="nobody"', '')).toBe(
			String(password.body).replace('value="admin"', ''),
		);
		expect(name.body).toContain('The name or the password is not right.');
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
	])('after a login wanted for %j goes to %s', async (wanted, target) => {
		const answer = await logIn({ log: 'admin', pwd: 'admin', redirect_to: wanted });

		expect(answer.headers.get('Location')).toBe(target);
	});

	it('sends whoever is logged in on at once', async () => {
		const editor = await as(host, 'editor');
		const page = await editor.page('/wp-login.php?redirect_to=/wp-admin/plugins.php');

		expect(page.headers.get('Location')).toBe('/wp-admin/plugins.php');
	});

	it('refuses a form that another site has sent', async () => {
		const request = { ...form({ log: 'admin', pwd: 'admin' }), headers: {} };
		const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
		const byOrigin = { ...request, headers: { ...type, Origin: 'https://evil.test' } };
		const bySite = { ...request, headers: { ...type, 'Sec-Fetch-Site': 'cross-site' } };

		expect((await anonymous(host, '/wp-login.php', byOrigin)).status).toBe(403);
		expect((await anonymous(host, '/wp-login.php', bySite)).status).toBe(403);
	});

	it('makes a name wait after ten wrong passwords, and lets it try again later', async () => {
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

	it('counts blocked attempts while brute force protection is on', async () => {
		for (let attempt = 0; attempt < 12; attempt++) {
			await logIn({ log: 'admin', pwd: 'wrong' });
		}

		expect((await (await as(host, 'admin2')).get('module/protect/data')).body).toBe('2');
	});

	it('logs out by a link of its own only', async () => {
		const admin = await as(host, 'admin');
		const page = await (await admin.page('/wp-admin/admin.php?page=jetpack')).text();
		const link =
			/href="(\/wp-login\.php\?action=logout[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';

		expect((await admin.page('/wp-login.php?action=logout')).status).toBe(403);
		expect((await admin.get('settings')).status).toBe(200);

		expect((await admin.page(link)).headers.get('Location')).toBe('/wp-login.php?loggedout=true');
		expect((await admin.get('settings')).status).toBe(403);
	});

	it('leaves neither passwords nor cookies in the log or in the database', async () => {
		const { headers } = await logIn({ log: 'admin', pwd: 'not the password' });
		const { headers: done } = await logIn({ log: 'admin', pwd: 'admin' });
		const token = /wordpress_logged_in=([\w-]+)/.exec(done.get('Set-Cookie') ?? '')?.[1] ?? '';
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
