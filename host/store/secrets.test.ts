/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createHost, type Host } from '../app';
import { anonymous, as, ORIGIN, START } from '../testing';
import { readSecrets, renewSecrets } from './secrets';

describe('renewed keys', () => {
	let folder: string;
	const hosts: Host[] = [];

	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'keys-'));
	});

	afterEach(async () => {
		await Promise.all(hosts.splice(0).map((host) => host.close()));
		rmSync(folder, { recursive: true });
	});

	const start = async (renewsKeys = false) => {
		const host = await createHost({
			database: { file: join(folder, 'site.sqlite') },
			origin: ORIGIN,
			scenario: ['connected', 'everything-on'],
			passwordCost: 1024,
			now: () => START,
			renewsKeys,
		});
		hosts.push(host);
		return host;
	};

	/** What the site holds besides its keys and sessions. */
	const restOf = async ({ database }: Host) => ({
		users: await database.selectFrom('users').selectAll().execute(),
		options: await database.selectFrom('options').selectAll().where('name', 'not like', 'secret.%').execute(),
		userOptions: await database.selectFrom('user_options').selectAll().execute(),
		keys: await database.selectFrom('provider_keys').selectAll().execute(),
	});

	it('differ from the old ones, end every session, and change nothing else', async () => {
		const before = await start();
		const admin = await as(before, 'admin');
		const [secrets, rest] = [await readSecrets(before.database), await restOf(before)];
		await hosts.pop()?.close();

		const after = await start(true);
		const renewed = await readSecrets(after.database);
		expect(renewed.nonce).toMatch(/^[\da-f]{64}$/);
		expect(renewed.nonce).not.toBe(secrets.nonce);
		expect(renewed.provider).not.toBe(secrets.provider);
		expect(await restOf(after)).toEqual(rest);
		const headers = { Cookie: admin.cookie, 'X-WP-Nonce': admin.nonce };
		expect((await anonymous(after, '/wp-json/jetpack/v4/settings', { headers })).status).toBe(403);
		expect((await (await as(after, 'admin')).get('settings')).status).toBe(200);
	});

	it('stay the same at the next start', async () => {
		const secrets = await readSecrets((await start(true)).database);
		await hosts.pop()?.close();
		expect(await readSecrets((await start()).database)).toEqual(secrets);
	});

	it('are replaced together or not at all', async () => {
		const { database, signIn } = await start();
		await signIn('admin');
		const secrets = await readSecrets(database);
		await sql`create trigger stop before delete on sessions begin select raise(abort, 'stopped'); end`.execute(
			database,
		);
		await expect(renewSecrets(database)).rejects.toThrow('stopped');
		expect(await readSecrets(database)).toEqual(secrets);
	});
});
