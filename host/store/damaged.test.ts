/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import LibSql from 'libsql';
import { createHost } from '../app';
import { StartError } from '../start-error';
import { ORIGIN } from '../testing';
import { openDatabase } from './database';
import { writeOption } from './options';

describe('damaged data file', () => {
	let folder: string;
	let file: string;

	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), 'damaged-'));
		file = join(folder, 'site.sqlite');
		await (await start()).close();
	});

	afterEach(() => rmSync(folder, { recursive: true }));

	const start = () =>
		createHost({ database: { file }, origin: ORIGIN, scenario: ['connected'], passwordCost: 1024 });

	it.each([
		["update options set value = '{' where name = 'secret.nonce'", 'Unexpected|JSON'],
		["insert into options values ('setting.roles', '[1')", 'the option "setting.roles" holds no JSON'],
		["insert into user_options values (1, 'x', 'y')", 'the option "x" of user 1 holds no JSON'],
		["insert into provider_records values (7, 'scan', '')", 'the record "scan" of site 7 holds no JSON'],
		['delete from data_version', 'the table data_version has lost its row'],
		['drop table options', 'no such table: options'],
	])('can’t be opened, and the error names the file and the cause: %s', async (sql, what) => {
		const database = new LibSql(file);
		database.exec(sql);
		database.close();

		await expect(start()).rejects.toThrow(StartError);
		await expect(start()).rejects.toThrow(new RegExp(`^The site in ${file} cannot be opened: .*(${what})`));
	});
});

describe('write to a full disk', () => {
	it('fails with an error, and leaves the data unchanged', async () => {
		const db = await openDatabase(':memory:');
		await writeOption(db, 'kept', 1);
		await sql`PRAGMA max_page_count = 1`.execute(db);
		const write = db.transaction().execute(async (trx) => {
			await writeOption(trx, 'large', 'x'.repeat(1_000_000));
		});

		await expect(write).rejects.toThrow('database or disk is full');
		await expect(writeOption(db, 'large', 'x'.repeat(1_000_000))).rejects.toThrow('database or disk is full');
		await sql`PRAGMA max_page_count = 100000`.execute(db);
		await writeOption(db, 'later', 2);
		expect((await db.selectFrom('options').select('name').execute()).map(({ name }) => name)).toEqual([
			'kept',
			'later',
		]);
		await db.destroy();
	});
});
