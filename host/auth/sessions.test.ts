/** @jest-environment node */
import { sql } from 'kysely';
import type { Host } from '../app';
import { as, START, testHostWith, type Caller } from '../testing';
import { DAY, MINUTE } from '../testing-clock';
import { pglitePool } from '../../tests/support/pglite';
import type { DatabaseLocation } from '../store/database';

const PLACES: ReadonlyArray<[name: string, open: () => DatabaseLocation | Promise<DatabaseLocation>]> = [
	['SQLite', () => ':memory:'],
	['PostgreSQL', async () => ({ pool: await pglitePool() })],
];

describe.each(PLACES)('session on %s', (_name, open) => {
	let time = START;
	let host: Host;
	let editor: Caller;

	beforeAll(async () => {
		host = await testHostWith({
			database: await open(),
			scenario: ['connected'],
			now: () => time,
			passwordCost: 1024,
		});
	});

	beforeEach(async () => {
		time = START;
		await host.database.deleteFrom('sessions').execute();
		editor = await as(host, 'editor');
	});

	afterAll(() => host.close());

	const isLoggedIn = async () => (await editor.page('/wp-admin/profile.php')).status === 200;
	const uses = async () => {
		const rows = await host.database.selectFrom('sessions').select('used_at').execute();
		return rows.map(({ used_at }) => used_at - START);
	};

	it('expires after three days without a request', async () => {
		time += 3 * DAY - 1;
		expect(await isLoggedIn()).toBe(true);
		time += 3 * DAY;
		expect(await isLoggedIn()).toBe(false);
	});

	it('expires after fourteen days even if used daily', async () => {
		for (let day = 1; day < 14; day++) {
			time += DAY;
			expect([day, await isLoggedIn()]).toEqual([day, true]);
		}
		time += DAY - 1;
		expect(await isLoggedIn()).toBe(true);
		time += 1;
		expect(await isLoggedIn()).toBe(false);
	});

	it('records its last use at most every ten minutes, without changing the data version', async () => {
		const { version } = await host.site();
		time += 10 * MINUTE - 1;
		await isLoggedIn();
		expect(await uses()).toEqual([0]);

		time += 1;
		await Promise.all([isLoggedIn(), isLoggedIn(), isLoggedIn()]);
		expect(await uses()).toEqual([10 * MINUTE]);
		time += MINUTE;
		await isLoggedIn();
		expect(await uses()).toEqual([10 * MINUTE]);
		expect((await host.site()).version).toBe(version);
	});

	it('isn’t extended by requests from the user’s other sessions', async () => {
		await host.signIn('editor');
		time += DAY;
		await isLoggedIn();
		expect((await uses()).sort()).toEqual([0, DAY]);
	});

	it('still expires after three idle days if the clock was ahead when it started', async () => {
		time += 10 * DAY;
		editor = await as(host, 'editor');
		time = START;
		expect(await isLoggedIn()).toBe(true);
		time += 3 * DAY;
		expect(await isLoggedIn()).toBe(false);
	});
});

describe('session whose last use can’t be stored', () => {
	it('still loads pages', async () => {
		let time = START;
		const host = await testHostWith({ scenario: ['connected'], now: () => time });
		const editor = await as(host, 'editor');
		await sql`create trigger full_disk before update on sessions begin select raise(abort, 'full'); end`.execute(
			host.database,
		);
		time += DAY;
		expect((await editor.page('/wp-admin/profile.php')).status).toBe(200);
		await host.close();
	});
});
