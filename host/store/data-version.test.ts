/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startSession } from '../auth/sessions';
import { createHost } from '../app';
import { pathOf } from '../rest/route-samples';
import { ROUTES } from '../rest/routes';
import { SCENARIOS } from '../scenarios/scenarios';
import { as, ORIGIN, START, testHost } from '../testing';
import { readDataVersion, Snapshot } from './data-version';
import { inTransaction, openDatabase } from './database';
import { writeOption } from './options';
import type { Database } from './tables';

describe('data version', () => {
	let db: Database;

	beforeEach(async () => {
		db = await openDatabase(':memory:');
	});

	afterEach(() => db.destroy());

	/** By how much the work moves the version on. */
	const moved = async (work: () => Promise<unknown>) => {
		const before = await readDataVersion(db);
		await work();
		return (await readDataVersion(db)) - before;
	};

	it('increases by one per change or transaction, however it’s written', async () => {
		expect(await moved(() => writeOption(db, 'a', 1))).toBe(1);
		expect(await moved(() => db.updateTable('options').set({ value: '2' }).execute())).toBe(1);
		expect(await moved(() => db.deleteFrom('options').execute())).toBe(1);
		expect(await moved(() => sql`insert into options (name, value) values ('x', '1')`.execute(db))).toBe(1);
		const several = () =>
			inTransaction(db, async (trx) => {
				await writeOption(trx, 'b', 1);
				await writeOption(trx, 'c', 1);
			});
		expect(await moved(several)).toBe(1);
	});

	it('doesn’t change on reads, rollbacks or refused writes', async () => {
		expect(await moved(() => db.selectFrom('options').selectAll().execute())).toBe(0);
		const takenBack = () =>
			inTransaction(db, async (trx) => {
				await writeOption(trx, 'a', 1);
				throw new Error('no');
			}).catch(() => undefined);
		expect(await moved(takenBack)).toBe(0);
		expect(await db.selectFrom('options').selectAll().execute()).toEqual([]);
		const refused = () =>
			sql`insert into options (name) values ('no value')`.execute(db).catch(() => undefined);
		expect(await moved(refused)).toBe(0);
	});

	it('doesn’t change on login', async () => {
		const host = await testHost();
		const before = await readDataVersion(host.database);
		await startSession(host.database, 1, START);
		expect(await readDataVersion(host.database)).toBe(before);
		await host.close();
	});

	it('refreshes a snapshot only after a change, without mixing two versions', async () => {
		let readings = 0;
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

describe('cached responses', () => {
	const CACHED = ROUTES.filter(({ isCached }) => isCached);

	it('match those of a freshly started host as scenarios change', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'cached-'));
		const options = {
			database: { file: join(folder, 'site.sqlite') },
			origin: ORIGIN,
			now: () => START,
			passwordCost: 1024,
		};
		const running = await createHost(options);
		const logins = ['admin', 'editor'];
		const callers = await Promise.all(logins.map((login) => as(running, login)));
		// Every third: each costs a host of its own.
		for (const scenario of Object.keys(SCENARIOS).filter((_, index) => index % 3 === 0)) {
			await running.applyScenarios(scenario);
			const restarted = await createHost(options);
			for (const [index, login] of logins.entries()) {
				const caller = await as(restarted, login);
				for (const route of CACHED) {
					const [cached, fresh] = [await callers[index]?.get(pathOf(route)), await caller.get(pathOf(route))];
					expect([scenario, route.path, cached?.status, cached?.body]).toEqual([
						scenario,
						route.path,
						fresh.status,
						fresh.body,
					]);
				}
			}
			await restarted.close();
		}
		expect(CACHED.length).toBeGreaterThanOrEqual(8);
		await running.close();
		rmSync(folder, { recursive: true });
	});
});
