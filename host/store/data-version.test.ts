/** @jest-environment node */
import { join } from 'node:path';
import { sql } from 'kysely';
import LibSql from 'libsql';
import { startSession } from '../auth/sessions';
import { pathOf } from '../rest/route-samples';
import { ROUTES } from '../rest/routes';
import { SCENARIOS } from '../scenarios/scenarios';
import { anonymous, as, form, START, testFolder, testHost, testHostWith } from '../testing';
import { readDataVersion, Snapshot } from './data-version';
import { inTransaction } from './database';
import { writeOption } from './options';
import type { Database } from './tables';

let db: Database;

beforeEach(async () => {
	({ database: db } = await testHost());
});

const options = () => db.selectFrom('options').selectAll().execute();

describe('data version', () => {
	it.each<[work: string, by: number, () => Promise<unknown>]>([
		['an option', 1, () => writeOption(db, 'a', 1)],
		['an update', 1, () => db.updateTable('options').set({ value: '2' }).execute()],
		['a deletion', 1, () => db.deleteFrom('options').execute()],
		['plain SQL', 1, () => sql`insert into options values ('x', '1')`.execute(db)],
		[
			'a transaction',
			1,
			() =>
				inTransaction(db, async (trx) => {
					await writeOption(trx, 'b', 1);
					await writeOption(trx, 'c', 1);
				}),
		],
		['a login', 0, () => startSession(db, 1, START)],
		['a reading', 0, options],
		['a refused write', 0, () => sql`insert into options (name) values ('x')`.execute(db)],
		[
			'a rollback',
			0,
			async () => {
				const before = await options();
				const work = inTransaction(db, async (trx) => {
					await writeOption(trx, 'a', 1);
					throw new Error('no');
				});
				await expect(work).rejects.toThrow('no');
				expect(await options()).toEqual(before);
			},
		],
	])('moves on at %s by %i', async (_, by, work) => {
		const before = await readDataVersion(db);
		await work().catch((error: Error) => expect(error.message).toContain('constraint'));
		expect((await readDataVersion(db)) - before).toBe(by);
	});

	it('refreshes a snapshot only after a change, without mixing two versions', async () => {
		let readings = 0;
		await db.deleteFrom('options').execute();
		const snapshot = new Snapshot(db, async (from) => {
			readings++;
			const one = await from.selectFrom('options').selectAll().execute();
			if (readings === 1) {
				await writeOption(db, 'between', 1);
			}
			return [one.length, (await from.selectFrom('options').selectAll().execute()).length];
		});
		const version = await readDataVersion(db);
		expect((await snapshot.since(version)).value).toEqual([1, 1]);
		await snapshot.since(await readDataVersion(db));
		expect(readings).toBe(2);
		await writeOption(db, 'after', 1);
		expect((await snapshot.since(await readDataVersion(db))).value).toEqual([2, 2]);
	});
});

it('A full disk fails a write with an error, and leaves the data unchanged', async () => {
	const before = await options();
	const write = (on: Database) => writeOption(on, 'large', 'x'.repeat(1_000_000));
	await sql`PRAGMA max_page_count = 1`.execute(db);
	await expect(db.transaction().execute(write)).rejects.toThrow('database or disk is full');
	await expect(write(db)).rejects.toThrow('database or disk is full');
	await sql`PRAGMA max_page_count = 100000`.execute(db);
	expect(await options()).toEqual(before);
	await writeOption(db, 'later', 2);
	expect(await options()).toHaveLength(before.length + 1);
});

it('A disk that can’t be written stops saving, with a reason, but no reading', async () => {
	const site = await testHostWith({ scenario: ['connected', 'everything-on', 'release'] });
	const caller = await as(site, 'admin');
	const GETS = ROUTES.filter(({ method }) => method === 'GET').map(pathOf);
	const PAGES = ['/', '/wp-login.php', '/gallery', '/wp-admin/profile.php', '/provider/plans'];
	const statuses = async () => [
		(await caller.page('/wp-admin/admin.php?page=jetpack')).status,
		...(await Promise.all(PAGES.map(async (path) => (await caller.page(path)).status))),
		...(await Promise.all(GETS.map(async (path) => (await caller.get(path)).status))),
	];
	await sql`PRAGMA query_only = 1`.execute(site.database);
	const unwritable = await statuses();
	const saving = await caller.post('settings', { sharing_label: 'x' });
	expect(saving).toMatchObject({ status: 503, body: { code: 'rest_not_saved' } });
	const login = await anonymous(site, '/wp-login.php', form({ log: 'editor', pwd: 'editor' }));
	expect([login.status, login.body]).toEqual([
		503,
		expect.stringContaining('<p>Nothing can be saved: it is read-only'),
	]);
	await sql`PRAGMA query_only = 0`.execute(site.database);
	expect(unwritable).toEqual(await statuses());
});

it('Another process that writes for long holds up writing, but no reading', async () => {
	const file = join(testFolder(), 'site.sqlite');
	const site = await testHostWith({
		database: { file },
		scenario: ['connected', 'everything-on', 'release'],
	});
	const caller = await as(site, 'admin');
	const other = new LibSql(file);
	other.exec('begin immediate');
	const writes = [
		caller.post('settings', { sharing_label: 'x' }),
		anonymous(site, '/wp-login.php', form({ log: 'editor', pwd: 'editor' })),
	];
	for (const path of ['/wp-login.php', '/wp-admin/admin.php?page=jetpack']) {
		expect((await caller.page(path)).status).toBe(path === '/wp-login.php' ? 302 : 200);
	}
	expect((await caller.get('settings')).status).toBe(200);
	other.exec('rollback');
	expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([200, 303]);
	other.close();
});

it('Cached responses match those of a freshly started host as scenarios change', async () => {
	const CACHED = ROUTES.filter(({ isCached }) => isCached);
	expect(CACHED.length).toBeGreaterThanOrEqual(8);
	expect(CACHED.filter(({ params }) => Object.keys(params).length)).toEqual([]);
	const database = { file: join(testFolder(), 'site.sqlite') };
	const running = await testHostWith({ database });
	const callers = { admin: await as(running, 'admin'), editor: await as(running, 'editor') };
	// Every tenth: each costs a host of its own.
	for (const scenario of Object.keys(SCENARIOS).filter((_, index) => index % 10 === 1)) {
		await running.applyScenarios(scenario);
		const restarted = await testHostWith({ database });
		for (const [login, caller] of Object.entries(callers)) {
			const fresh = await as(restarted, login);
			for (const path of CACHED.map(pathOf)) {
				const [cached, read] = [await caller.get(path), await fresh.get(path)];
				expect([scenario, path, cached.status, cached.body]).toEqual([
					scenario,
					path,
					read.status,
					read.body,
				]);
			}
		}
	}
});
