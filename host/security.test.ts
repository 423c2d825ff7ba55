/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleHost, HostProcess } from '../tests/support/host-process';
import type { Host } from './app';
import { anonymous, as, form, ORIGIN, START, testHost, testHostWith } from './testing';

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

describe('every response', () => {
	let folder: string;
	let host: Host;

	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), 'assets-'));
		writeFileSync(join(folder, 'dashboard.js'), 'x');
		host = await testHostWith({ scenario: ['connected'], assets: folder });
	});

	afterAll(async () => {
		await host.close();
		rmSync(folder, { recursive: true });
	});

	it.each(PLACES)('has the security headers and no inline scripts: %s', async (place) => {
		const { cookie } = await as(host, 'admin');
		for (const headers of [new Headers(), new Headers({ Cookie: cookie })]) {
			const answer = await anonymous(host, place, { headers });
			for (const [header, value] of Object.entries(EXPECTED)) {
				expect(answer.headers.get(header) ?? `no ${header}`).toMatch(value);
			}
			expect(answer.headers.get('Content-Security-Policy')).not.toMatch(
				/unsafe-|script-src [^;]*(\*|data:|https:)/,
			);
			expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
			expect(String(answer.body)).not.toMatch(
				/<script(?![^>]*(src=|application\/json))|\son\w+="|javascript:/,
			);
			const target = answer.headers.get('Location');
			expect(target === null || new URL(target, ORIGIN).origin === ORIGIN).toBe(true);
		}
	});

	it('isn’t cached, unless it’s a file', async () => {
		for (const place of PLACES.filter((each) => !/dist|avatar/.test(each))) {
			expect((await anonymous(host, place)).headers.get('Cache-Control')).toContain('no-store');
		}
	});
});

describe('login', () => {
	it('ends the previous session, and never adopts a token it was given', async () => {
		const host = await testHost('connected');
		const before = await as(host, 'subscriber');
		const given = 'wordpress_logged_in_4400=chosen-by-somebody-else';
		for (const cookie of [given, before.cookie]) {
			const request = form({ log: 'admin', pwd: 'admin' });
			const answer = await anonymous(host, '/wp-login.php', {
				...request,
				headers: { ...request.headers, Cookie: cookie },
			});
			const [now = ''] = (answer.headers.get('Set-Cookie') ?? '').split(';');
			expect(answer.status).toBe(303);
			expect(now).toMatch(/^wordpress_logged_in_4400=[\w-]{43}$/);
			expect([given, before.cookie]).not.toContain(now);
		}
		expect((await before.get('settings')).status).toBe(403);
		await host.close();
	});

	it('can’t be guessed faster with parallel attempts', async () => {
		const host = await testHost('connected');
		const guesses = Array.from({ length: 30 }, (_, index) =>
			anonymous(host, '/wp-login.php', form({ log: 'admin', pwd: `guess ${index}` })),
		);
		const statuses = (await Promise.all(guesses)).map(({ status }) => status);
		expect(statuses.filter((status) => status === 401)).toHaveLength(10);
		expect(statuses.filter((status) => status === 429)).toHaveLength(20);
		await host.close();
	});

	it('is rate-limited by IP address too, whatever the username', async () => {
		const host = await testHost('connected');
		const statuses: number[] = [];
		for (let index = 0; index < 52; index++) {
			const { status } = await anonymous(host, '/wp-login.php', form({ log: `name ${index}`, pwd: 'x' }));
			statuses.push(status);
		}
		expect(statuses.slice(49)).toEqual([401, 429, 429]);
		await host.close();
	});
});

describe('database error', () => {
	it('is hidden from the client, and logged without the request’s text', async () => {
		const log: string[] = [];
		const host = await testHostWith({ scenario: ['connected'], log: (line) => log.push(line) });
		const admin = await as(host, 'admin');
		await host.database.schema.dropTable('options').execute();
		await host.database.updateTable('data_version').set({ version: 1_000_000 }).execute();
		const answers = [
			await admin.get('settings'),
			await admin.post('settings', { sharing_label: 'a secret text' }),
			await anonymous(host, '/wp-login.php'),
		];
		for (const { status, body } of answers) {
			expect([status, body]).toEqual([
				500,
				{
					code: 'internal_server_error',
					message: 'There has been a critical error on this website.',
					data: { status: 500 },
				},
			]);
		}
		expect(log.join('\n')).toContain('no such table');
		expect(log.join('\n')).not.toContain('a secret text');
		await host.close();
	});
});

describe('request log', () => {
	it('has each request’s time, IP address, call, status and user, but no body or nonce', async () => {
		const log: string[] = [];
		const host = await testHostWith({ scenario: ['connected'], log: (line) => log.push(line) });
		const admin = await as(host, 'admin');
		await admin.post('settings?_wpnonce=in-the-query', { sharing_label: 'a secret text' });
		await anonymous(host, '/index.php?rest_route=/jetpack/v4/module/all%3Fx=hidden%0Afaked%20line');
		expect(log).toEqual([
			expect.stringMatching(
				new RegExp(
					`^${new Date(START).toISOString()} 127.0.0.1 POST /wp-json/jetpack/v4/settings 200 admin \\d+ms$`,
				),
			),
			expect.stringMatching(/ GET \/jetpack\/v4\/module\/all 404 - \d+ms$/),
		]);
		expect(log.join('\n')).not.toContain(admin.nonce);
		await host.close();
	});
});

describe('public host', () => {
	let folder: string;
	let bundle: ReturnType<typeof bundleHost>;

	beforeAll(() => {
		folder = mkdtempSync(join(tmpdir(), 'public-'));
		bundle = bundleHost();
	});

	afterAll(() => {
		bundle.remove();
		rmSync(folder, { recursive: true });
	});

	it('prints an admin password on its first start only', async () => {
		const args = ['--origin', 'https://site.test', '--data', join(folder, 'site.sqlite')];
		// It announces the public URL; the port is not needed here.
		const first = await HostProcess.start(bundle.file, args);
		expect(first.output).toMatch(/^Account +admin, password [\w-]{22} /m);
		await first.end();
		const second = await HostProcess.start(bundle.file, args);
		expect(second.output).not.toContain('password');
		await second.end();
	});

	it('refuses a site with demo accounts', async () => {
		const data = join(folder, 'demo.sqlite');
		const demo = await HostProcess.start(bundle.file, ['--data', data]);
		await demo.end();
		await expect(
			HostProcess.start(bundle.file, ['--data', data, '--origin', 'https://site.test']),
		).rejects.toThrow(/has the demo accounts, so it can’t be served on https:\/\/site\.test/);
	});
});
