/** @jest-environment node */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import LibSql from 'libsql';
import type { Host, HostOptions } from './app';
import { authenticate } from './auth/users';
import { StartError } from './errors';
import { readSecrets, renewSecrets } from './store/secrets';
import { anonymous, as, START, testFolder, testHostWith, type Caller } from './testing';

let folder: string;
let file: string;
let running: Host | null;

beforeEach(() => {
	folder = testFolder();
	file = join(folder, 'data', 'site.sqlite');
	running = null;
});

/** Ends the host that runs on the file, and starts the next one. */
async function restart(options: Partial<HostOptions> = {}): Promise<Host> {
	await running?.close();
	running = null;
	running = await testHostWith({ database: { file }, ...options });
	return running;
}

const connected = { scenario: ['connected', 'everything-on'] };
const call = (host: Host, path: string, { cookie, nonce }: Caller) =>
	anonymous(host, `/wp-json/jetpack/v4/${path}`, { headers: { Cookie: cookie, 'X-WP-Nonce': nonce } });

describe('site on disk', () => {
	it('keeps a module switch, an option and the login after a restart', async () => {
		const admin = await as(await restart({ scenario: ['connected'] }), 'admin');
		await admin.post('module/photon/active', { active: true });
		await admin.post('settings', { sharing_label: 'Pass it on' });
		await admin.post('plugins', { slug: 'jetpack-boost', status: 'active' });

		// Scenarios are for new sites.
		const host = await restart({ scenario: ['offline-url'] });
		expect(host.isNew).toBe(false);
		expect(await call(host, 'settings', admin)).toMatchObject({
			status: 200,
			body: { photon: true, sharing_label: 'Pass it on' },
		});
		expect((await call(host, 'plugins', admin)).body).toMatchObject({
			'jetpack-boost/jetpack-boost.php': { active: true },
		});
		expect((await call(host, 'connection', admin)).body).toMatchObject({ offlineMode: { isActive: false } });
	});

	it('keeps its stats after a restart', async () => {
		const read = async () => {
			const host = await restart({ scenario: ['stats-on'] });
			return (await (await as(host, 'admin')).get('module/stats/data?range=month')).body;
		};
		expect(await read()).toEqual(await read());
	});

	it('can be served by two hosts, each seeing the other’s changes', async () => {
		const one = await restart({ scenario: ['connected'] });
		const two = await testHostWith({ database: { file } });
		const [here, there] = [await as(one, 'admin'), await as(two, 'admin')];
		for (const [writer, reader, photon] of [
			[here, there, true],
			[there, here, false],
		] as const) {
			expect((await reader.get('settings')).body).toMatchObject({ photon: !photon });
			await writer.post('settings', { photon });
			expect((await reader.get('settings')).body).toMatchObject({ photon });
		}
	});

	it('isn’t created for an unknown scenario', async () => {
		await expect(restart({ scenario: ['nonsense'] })).rejects.toThrow(
			/^There is no scenario named nonsense\. /,
		);
		expect(existsSync(join(folder, 'data'))).toBe(false);
	});

	it.each([
		['a directory', () => mkdirSync(file, { recursive: true })],
		['no database', () => writeFileSync(file, 'This is a text, and as long as a header.'.repeat(30))],
	])('is refused with a one-sentence error if the file is %s', async (_what, make) => {
		mkdirSync(join(folder, 'data'));
		make();
		await expect(restart()).rejects.toThrow(StartError);
		await expect(restart()).rejects.toThrow(
			/^The data file \S+site\.sqlite cannot be opened for writing: [^\n]+\.$/,
		);
	});

	it.each([
		["update options set value = '{' where name = 'secret.nonce'", 'Unexpected|JSON'],
		["insert into options values ('setting.roles', '[1')", 'the option "setting.roles" holds no JSON'],
		["insert into user_options values (1, 'x', 'y')", 'the option "x" of user 1 holds no JSON'],
		["insert into provider_records values (7, 'scan', '')", 'the record "scan" of site 7 holds no JSON'],
		['delete from data_version', 'the table data_version has lost its row'],
		['drop table options', 'no such table: options'],
	])('that’s damaged is refused, with the file and the cause: %s', async (damage, what) => {
		await (await restart(connected)).close();
		const database = new LibSql(file);
		database.exec(damage);
		database.close();
		await expect(restart()).rejects.toThrow(StartError);
		await expect(restart()).rejects.toThrow(new RegExp(`^The site in ${file} cannot be opened: .*(${what})`));
	});
});

describe('renewed keys', () => {
	/** The site without its keys and sessions. */
	const restOf = async ({ database }: Host) => ({
		users: await database.selectFrom('users').selectAll().execute(),
		options: await database.selectFrom('options').selectAll().where('name', 'not like', 'secret.%').execute(),
		userOptions: await database.selectFrom('user_options').selectAll().execute(),
		keys: await database.selectFrom('provider_keys').selectAll().execute(),
	});

	it('differ from the old ones, end every session, change nothing else, and stay', async () => {
		const before = await restart(connected);
		const admin = await as(before, 'admin');
		const [secrets, rest] = [await readSecrets(before.database), await restOf(before)];

		const after = await restart({ renewsKeys: true });
		const renewed = await readSecrets(after.database);
		expect(renewed.nonce).toMatch(/^[\da-f]{64}$/);
		expect(renewed.nonce).not.toBe(secrets.nonce);
		expect(renewed.provider).not.toBe(secrets.provider);
		expect(await restOf(after)).toEqual(rest);
		expect((await call(after, 'settings', admin)).status).toBe(403);
		expect((await call(after, 'settings', await as(after, 'admin'))).status).toBe(200);
		expect(await readSecrets((await restart()).database)).toEqual(renewed);
	});

	it('are replaced together or not at all', async () => {
		const { database, signIn } = await restart();
		await signIn('admin');
		const secrets = await readSecrets(database);
		await sql`create trigger stop before delete on sessions begin select raise(abort, 'stopped'); end`.execute(
			database,
		);
		await expect(renewSecrets(database)).rejects.toThrow('stopped');
		expect(await readSecrets(database)).toEqual(secrets);
	});
});

describe('password reset', () => {
	const isGood = async ({ database }: Host, password: string) =>
		(await authenticate(database, { name: 'admin', password, cost: 4 })) !== null;

	it('replaces the password, ends only that user’s sessions, and clears failed logins', async () => {
		const before = await restart();
		const [admin, editor] = [await as(before, 'admin'), await as(before, 'editor')];
		await before.database
			.insertInto('login_failures')
			.values({ key_hash: 'of a name', count: 10, last_at: START })
			.execute();

		const after = await restart({ newPassword: { login: 'ADMIN', password: 'drawn at random' } });
		expect([await isGood(after, 'admin'), await isGood(after, 'drawn at random')]).toEqual([false, true]);
		expect((await call(after, 'settings', admin)).status).toBe(403);
		expect((await call(after, 'settings', editor)).status).toBe(200);
		expect(await (await as(after, 'admin')).read('/wp-admin/profile.php')).toContain('#password-new');
		expect(await after.database.selectFrom('login_failures').selectAll().execute()).toEqual([]);
	});

	it('rejects an unknown login, lists the existing ones, and changes no password', async () => {
		await restart();
		const newPassword = { login: 'nobody', password: 'drawn at random' };
		await expect(restart({ newPassword })).rejects.toThrow(
			'Nobody on this site is named nobody. --reset-password takes one of admin, editor, author, contributor, subscriber, admin2.',
		);
		expect(await isGood(await restart(), 'admin')).toBe(true);
	});
});
