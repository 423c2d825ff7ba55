/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibSql from 'libsql';
import { bundleHost, freePort, HostProcess, logIn, tryToLogIn } from '../support/host-process';

let folder: string;
let bundle: ReturnType<typeof bundleHost>;
const hosts: HostProcess[] = [];

beforeAll(() => {
	bundle = bundleHost();
});

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'process-'));
});

afterEach(async () => {
	await Promise.all(hosts.splice(0).map((host) => host.end('SIGKILL')));
	rmSync(folder, { recursive: true, force: true });
});

afterAll(() => bundle.remove());

async function start(...args: string[]): Promise<HostProcess> {
	const host = await HostProcess.start(bundle.file, args);
	hosts.push(host);
	return host;
}

/** Endings of the file and of its journal. */
const PARTS = ['', '-wal', '-shm'];

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

describe('data file', () => {
	it('holds the whole site after a clean stop', async () => {
		const file = join(folder, 'site.sqlite');
		const host = await start('--data', file, '--scenario', 'connected');
		const admin = await logIn(host.origin, 'admin');
		await admin.get('module/all');
		await admin.post('settings', { sharing_label: 'Kept' });
		await host.end();
		copyFileSync(file, join(folder, 'copy.sqlite'));

		const copy = await start('--data', join(folder, 'copy.sqlite'));
		const { body } = await (await logIn(copy.origin, 'admin')).get('settings');
		expect(body).toMatchObject({ sharing_label: 'Kept' });
	});

	it('absorbs a killed host’s journal on the next start', async () => {
		const file = join(folder, 'site.sqlite');
		await (await start('--data', file)).end('SIGKILL');
		expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
		await start('--data', file);
		copyFileSync(file, join(folder, 'copy.sqlite'));
		expect(new LibSql(join(folder, 'copy.sqlite')).prepare('select * from users').all()).toHaveLength(6);
	});

	it('is private along with its folder, and an older file loses access for others', async () => {
		const file = join(folder, 'new', 'site.sqlite');
		await start('--data', file);
		expect(PARTS.map((part) => modeOf(file + part))).toEqual(['600', '600', '600']);
		expect(modeOf(join(folder, 'new'))).toBe('700');

		const older = join(folder, 'older.sqlite');
		await (await start('--data', older)).end('SIGKILL');
		PARTS.forEach((part) => chmodSync(older + part, 0o644));
		await start('--data', older);
		expect(PARTS.map((part) => modeOf(older + part))).toEqual(['640', '640', '640']);
	});
});

describe('--fresh', () => {
	it('refuses to delete a file in use, and keeps its data intact', async () => {
		const file = join(folder, 'site.sqlite');
		const running = await start('--data', file, '--scenario', 'connected');
		await expect(start('--data', file, '--fresh')).rejects.toThrow(
			`A running host uses ${file}, so --fresh doesn’t delete it. Stop that host first.`,
		);
		const admin = await logIn(running.origin, 'admin');
		await admin.post('settings', { sharing_label: 'Kept' });
		await running.end();
		const { body } = await (await logIn((await start('--data', file)).origin, 'admin')).get('settings');
		expect(body).toMatchObject({ sharing_label: 'Kept' });
	});

	it('replaces the site of a stopped or killed host', async () => {
		const file = join(folder, 'site.sqlite');
		for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
			const host = await start('--data', file, '--scenario', 'connected', '--fresh');
			expect((await (await logIn(host.origin, 'admin')).get('connection')).body).toMatchObject({
				isRegistered: true,
			});
			await host.end(signal);
		}
		const host = await start('--data', file, '--fresh');
		expect((await (await logIn(host.origin, 'admin')).get('connection')).body).toMatchObject({
			isRegistered: false,
		});
	});

	const NOTES = 'create table kysely_migration (name text, timestamp text)';
	it.each([
		['a text', null],
		['a database of another program', `${NOTES}; create table invoices (id integer)`],
		['one with tables of our names', 'create table users (id, login); create table options (name, value)'],
		[
			'one with such tables and notes',
			`${NOTES}; create table users (id, login); create table sessions (id)`,
		],
		['one with other notes', `${NOTES}; insert into kysely_migration values ('0001-invoices', '')`],
	])('leaves %s alone, and so does a start without it', async (_what, sql) => {
		const file = join(folder, 'important');
		if (sql === null) {
			writeFileSync(file, 'Important. '.repeat(500));
		} else {
			const database = new LibSql(file);
			database.exec(`PRAGMA journal_mode = WAL; ${sql}`);
			database.close();
		}
		const before = readFileSync(file);
		await expect(start('--data', file, '--fresh')).rejects.toThrow(/so --fresh doesn’t delete it\./);
		await expect(start('--data', file)).rejects.toThrow(
			sql ? 'another program’s database' : 'The host ended',
		);
		expect(readFileSync(file).equals(before)).toBe(true);
	});
});

it('--renew-keys logs out users and says so, but keeps the demo accounts’ passwords', async () => {
	const file = join(folder, 'site.sqlite');
	const host = await start('--data', file);
	const { cookie } = await logIn(host.origin, 'admin');
	expect(host.output).not.toContain('Keys');
	await host.end();

	const renewed = await start('--data', file, '--renew-keys');
	expect(renewed.output).toMatch(/^Keys +renewed; every user has to log in again$/m);
	const page = { headers: { Cookie: cookie }, redirect: 'manual' } as const;
	expect((await fetch(`${renewed.origin}/wp-admin/profile.php`, page)).status).toBe(302);
	await expect(logIn(renewed.origin, 'admin')).resolves.toBeDefined();
});

it('--reset-password prints a new password once, and the old one stops working', async () => {
	const file = join(folder, 'site.sqlite');
	await (await start('--data', file)).end();
	const host = await start('--data', file, '--reset-password', 'editor');
	const [, password = ''] = /^Password +of editor: (\S{22}) /m.exec(host.output) ?? [];
	expect(await tryToLogIn(host.origin, 'editor', 'editor', '127.0.0.1')).not.toBe(303);
	expect(await tryToLogIn(host.origin, 'editor', password, '127.0.0.1')).toBe(303);
	await host.end();
	expect((await start('--data', file)).output).not.toContain('Password');
});

describe('reverse proxy', () => {
	it('that is trusted identifies visitors, so a lockout affects only one of them', async () => {
		const host = await start('--data', join(folder, 'site.sqlite'), '--trust-proxy', '127.0.0.1');
		for (let index = 0; index < 51; index++) {
			await tryToLogIn(host.origin, `nobody${index}`, 'wrong', `198.51.100.${index}, 203.0.113.1`);
		}
		expect(await tryToLogIn(host.origin, 'admin', 'admin', '203.0.113.1')).toBe(429);
		expect(await tryToLogIn(host.origin, 'admin', 'admin', '203.0.113.1, 203.0.113.2')).toBe(303);
	});

	it('that isn’t trusted can’t identify visitors', async () => {
		const host = await start('--data', join(folder, 'site.sqlite'));
		for (let index = 0; index < 51; index++) {
			await tryToLogIn(host.origin, `nobody${index}`, 'wrong', `198.51.100.${index}`);
		}
		expect(await tryToLogIn(host.origin, 'admin', 'admin', '203.0.113.2')).toBe(429);
	});

	it('that hides visitors gets wrong passwords counted by account only', async () => {
		const port = await freePort();
		const args = ['--port', String(port), '--origin', 'http://localhost:4400'];
		await start('--data', join(folder, 'site.sqlite'), ...args);
		const send = (log: string) =>
			new Promise<number | undefined>((resolve, reject) => {
				const body = new URLSearchParams({ log, pwd: 'admin' }).toString();
				const headers = { Host: 'localhost:4400', 'Content-Length': body.length };
				request(`http://127.0.0.1:${port}/wp-login.php`, { method: 'POST', headers }, ({ statusCode }) =>
					resolve(statusCode),
				)
					.once('error', reject)
					.end(body);
			});
		for (let index = 0; index < 51; index++) {
			expect(await send(`nobody${index}`)).toBe(401);
		}
		expect(await send('admin')).toBe(303);
	});
});

it('printed address is the origin that browsers send', async () => {
	const host = await start('--data', join(folder, 'site.sqlite'), '--host', '127.1');
	expect(host.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
	const form = { log: 'admin', pwd: 'admin' };
	const { status } = await fetch(`${host.origin}/wp-login.php`, {
		method: 'POST',
		headers: { Origin: host.origin, 'Sec-Fetch-Site': 'same-origin' },
		body: new URLSearchParams(form),
		redirect: 'manual',
	});
	expect(status).toBe(303);
});

/** A loopback address where nothing else listens, not even this test in another run. */
const ADDRESS = `127.80.${(process.pid >> 8) & 255}.${process.pid & 255 || 1}`;

const LISTEN = `require('node:net').createServer().listen(80, '${ADDRESS}', () => process.exit())`;
/** Not every user may listen on a port below 1024. */
const describePort80 = spawnSync(process.execPath, ['-e', LISTEN]).status === 0 ? describe : describe.skip;

describePort80('address on port 80', () => {
	it('is printed without the port, as browsers send it', async () => {
		const args = ['--data', join(folder, 'site.sqlite'), '--host', ADDRESS, '--port', '80'];
		const host = await start(...args);
		expect(host.origin).toBe(`http://${ADDRESS}`);
		expect(await tryToLogIn(host.origin, 'admin', 'admin', '', { Origin: host.origin })).toBe(303);
		expect(await tryToLogIn(host.origin, 'admin', 'admin', '', { Origin: `${host.origin}:81` })).toBe(403);
	});
});

it('host whose log nobody reads anymore keeps responding', async () => {
	const host = await start('--data', join(folder, 'site.sqlite'));
	host.stopReading();
	for (let index = 0; index < 3; index++) {
		expect((await fetch(`${host.origin}/`)).status).toBe(200);
	}
});
