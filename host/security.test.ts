/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from './app';
import {
	anonymous,
	as,
	form,
	ORIGIN,
	START,
	testFolder,
	testHost,
	testHostWith,
	type Caller,
} from './testing';

/** One URL of each kind that the host answers. */
const PLACES = [
	'/',
	'/nowhere',
	'/wp-login.php',
	'/wp-login.php?action=logout',
	'/wp-admin/',
	'/wp-admin/admin.php?page=jetpack',
	'/wp-admin/admin.php?page=stats',
	'/wp-admin/plugins.php',
	'/wp-admin/admin-ajax.php?action=rest-nonce',
	'/wp-admin/admin-ajax.php',
	'/provider/authorize',
	'/provider/avatar/0123456789abcdef.svg',
	'/wp-content/plugins/site-dashboard/dist/dashboard.js',
	'/wp-content/plugins/site-dashboard/dist/none.js',
	'/wp-json/jetpack/v4/settings',
	'/wp-json/jetpack/v4/nowhere',
	'/wp-json/',
	'/index.php?rest_route=/jetpack/v4/connection',
	'http://localhost:4400/wp-admin/',
];

const EXPECTED: Record<string, RegExp> = {
	'Content-Security-Policy': /^(?=.*base-uri 'none')default-src '(self|none)'.*frame-ancestors 'none'/,
	'X-Frame-Options': /^DENY$/,
	'X-Content-Type-Options': /^nosniff$/,
	'Referrer-Policy': /^same-origin$/,
	'Cross-Origin-Opener-Policy': /^same-origin$/,
	'Permissions-Policy': /camera=\(\)/,
};

const CRITICAL = {
	code: 'internal_server_error',
	message: 'There has been a critical error on this website.',
	data: { status: 500 },
};

describe('every response', () => {
	let host: Host;
	let admin: Caller;

	beforeAll(async () => {
		const folder = testFolder();
		writeFileSync(join(folder, 'dashboard.js'), 'x');
		host = await testHostWith({ scenario: ['connected'], assets: folder });
		admin = await as(host, 'admin');
	});

	it.each(PLACES)('has the security headers and no inline scripts: %s', async (place) => {
		const people: Record<string, string>[] = [{}, { Cookie: admin.cookie }];
		for (const sent of people) {
			const { headers, body } = await anonymous(host, place, { headers: sent });
			for (const [header, value] of Object.entries(EXPECTED)) {
				expect(headers.get(header) ?? `no ${header}`).toMatch(value);
			}
			expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe-|script-src [^;]*(\*|data:|https:)/);
			expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
			expect(headers.get('Content-Type') ?? 'image').toMatch(/^image|; charset=UTF-8$/);
			// Only over HTTPS.
			expect(headers.get('Strict-Transport-Security')).toBeNull();
			expect(String(body)).not.toMatch(/<script(?![^>]*(src=|application\/json))|\son\w+="|javascript:/);
			const target = headers.get('Location');
			expect(target === null || new URL(target, ORIGIN).origin === ORIGIN).toBe(true);
			// Files may be cached.
			if (!/dist|avatar/.test(place)) {
				expect(headers.get('Cache-Control')).toContain('no-store');
			}
		}
	});

	it('asks for HTTPS for a year where the site has it', async () => {
		const secure = await testHostWith({ origin: 'https://site.test' });
		for (const place of ['/', '/wp-login.php', '/nowhere', '/wp-json/jetpack/v4/connection', '/wp-json/']) {
			const { headers } = await anonymous(secure, `https://site.test${place}`);
			expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
		}
	});
});

describe('login', () => {
	let host: Host;

	beforeEach(async () => {
		host = await testHost('connected');
	});

	it('ends the previous session, and never adopts a token it was given', async () => {
		const before = await as(host, 'subscriber');
		const given = 'wordpress_logged_in_4400=chosen-by-somebody-else';
		for (const cookie of [given, before.cookie]) {
			const { headers, ...request } = form({ log: 'admin', pwd: 'admin' });
			const sent = { ...request, headers: { ...(headers as object), Cookie: cookie } };
			const answer = await anonymous(host, '/wp-login.php', sent);
			const [now = ''] = (answer.headers.get('Set-Cookie') ?? '').split(';');
			expect(answer.status).toBe(303);
			expect(now).toMatch(/^wordpress_logged_in_4400=[\w-]{43}$/);
			expect([given, before.cookie]).not.toContain(now);
		}
		expect((await before.get('settings')).status).toBe(403);
	});

	it('can’t be guessed faster with parallel attempts', async () => {
		const guesses = Array.from({ length: 30 }, (_, index) =>
			anonymous(host, '/wp-login.php', form({ log: 'admin', pwd: `guess ${index}` })),
		);
		const statuses = (await Promise.all(guesses)).map(({ status }) => status);
		expect(statuses.sort()).toEqual([...Array<number>(10).fill(401), ...Array<number>(20).fill(429)]);
	});

	/** Statuses of wrong passwords for these names from these addresses, one after the other. */
	const guess = async (count: number, name: (index: number) => string, ip: (index: number) => string) => {
		const statuses: number[] = [];
		for (let index = 0; index < count; index++) {
			const request = new Request(`${ORIGIN}/wp-login.php`, form({ log: name(index), pwd: 'x' }));
			statuses.push((await host.fetch(request, { ip: ip(index) })).status);
		}
		return statuses;
	};

	it.each([
		['ten for an account, however it’s written', 10, ['admin', ' ADMIN', 'Admin@example.com'], () => '::1'],
		['as many for a name that nobody has', 10, ['nobody', ' NOBODY', 'Nobody@example.com'], () => '::1'],
		['fifty from an address', 50, [], () => '10.0.0.1'],
		['fifty from a network of IPv6', 50, [], (index: number) => `2001:db8:0:1::${index.toString(16)}`],
		['a hundred for an account from everywhere', 100, ['admin'], (index: number) => `10.0.0.${index}`],
	])('is limited: %s', async (_, limit, names, ip) => {
		const statuses = await guess(limit + 1, (index) => names[index % names.length] ?? `name ${index}`, ip);
		expect(statuses).toEqual([...Array<number>(limit).fill(401), 429]);
	});

	it('is limited, but locks nobody out, where visitors are hidden or guess from everywhere', async () => {
		let time = START;
		host = await testHostWith({ now: () => time, isIpKnown: false });
		const attempt = (name: string) =>
			guess(
				1,
				() => name,
				() => '10.0.0.1',
			);
		await guess(
			300,
			(index) => `name ${index}`,
			() => '10.0.0.1',
		);
		expect(await attempt('admin')).toEqual([429]);
		time += 1000;
		expect([await attempt('admin'), await attempt('admin')]).toEqual([[401], [429]]);
	});

	it('checks one password at a time, and asks more than twenty others to come back', async () => {
		const answers = await Promise.all(
			Array.from({ length: 40 }, (_, index) => {
				const request = new Request(`${ORIGIN}/wp-login.php`, form({ log: `name ${index}`, pwd: 'x' }));
				return host.fetch(request, { ip: '10.0.0.1' });
			}),
		);
		const busy = answers.filter(({ status }) => status === 503);
		expect(busy.length).toBeGreaterThanOrEqual(18);
		expect(answers.filter(({ status }) => status === 401).length).toBe(40 - busy.length);
		expect(busy[0]?.headers.get('Retry-After')).toBe('5');
		expect(await busy[0]?.text()).toContain('The site is busy. Try again in a few seconds.');
	});
});

describe('log', () => {
	let log: string[];
	let host: Host;
	let admin: Caller;

	beforeEach(async () => {
		log = [];
		host = await testHostWith({ scenario: ['connected'], log: (line) => log.push(line) });
		admin = await as(host, 'admin');
	});

	it('has a database error that’s hidden from the client, without the request’s text', async () => {
		await host.database.schema.dropTable('options').execute();
		await host.database.updateTable('data_version').set({ version: 1_000_000 }).execute();
		for (const { status, body } of [
			await admin.get('settings'),
			await admin.post('settings', { sharing_label: 'a secret text' }),
		]) {
			expect([status, body]).toEqual([500, CRITICAL]);
		}
		const page = await anonymous(host, '/wp-login.php');
		expect([page.status, page.headers.get('Cache-Control')]).toEqual([
			500,
			expect.stringContaining('no-store'),
		]);
		expect(page.body).toContain(`<p>${CRITICAL.message} Its log says why.</p>`);
		expect(log.join('\n')).toContain('no such table');
		expect(log.join('\n')).not.toContain('a secret text');
	});

	it('has each request’s time, IP address, call, status and user, but no body or nonce', async () => {
		await admin.post('settings?_wpnonce=in-the-query', { sharing_label: 'a secret text' });
		await anonymous(host, '/index.php?rest_route=/jetpack/v4/module/all%3Fx=hidden%0Afaked%20line');
		const start = `${new Date(START).toISOString()} 127.0.0.1`;
		expect(log).toEqual([
			expect.stringMatching(new RegExp(`^${start} POST /wp-json/jetpack/v4/settings 200 admin \\d+ms$`)),
			expect.stringMatching(/ GET \/jetpack\/v4\/module\/all 404 - \d+ms$/),
		]);
		expect(log.join('\n')).not.toContain(admin.nonce);
	});
});
