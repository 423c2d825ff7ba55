/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Kysely, Migrator, sql, SqliteDialect, type SqliteDatabase } from 'kysely';
import LibSql from 'libsql';
import { bundleHost } from '../../tests/support/host-process';
import { openDatabase } from './database';
import { migrations } from './migrations';
import { sqliteDialect } from './sqlite';
import type { Tables } from './tables';

const STEPS = join(__dirname, '../../tests/support/step-by-statement.mjs');
const PARTS = ['', '-wal', '-shm'];

let folder: string;
let program: ReturnType<typeof bundleHost>;
let versions: string[];
/** Migrations that a file may have had. Each has its own test: on a busy machine, each takes minutes. */
const EARLIER = [0, 1, 2, 3];
/** The names of the tables when all migrations have run. */
let whole: string[];

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'migrations-'));
	program = bundleHost('tests/support/open-store.ts');
	versions = Object.keys(await migrations.getMigrations());
	whole = await tablesOf(join(folder, 'whole.sqlite'));
});

/** Nothing stays behind when a test ends early. */
const running = new Set<ChildProcess>();

afterEach(() => {
	running.forEach((child) => child.kill('SIGKILL'));
	running.clear();
});

afterAll(() => {
	program.remove();
	rmSync(folder, { recursive: true, force: true });
});

const namesIn = async (db: Kysely<Tables>) =>
	(await sql<{ name: string }>`select name from sqlite_master order by name`.execute(db)).rows.map(
		({ name }) => name,
	);

/** Starts on the file, as a host does, and lists its tables and indexes. */
async function tablesOf(file: string): Promise<string[]> {
	const db = await openDatabase({ file });
	const names = await namesIn(db);
	await db.destroy();
	return names;
}

/** A file as the first `count` migrations leave it, with a row in each of its tables; none for 0. */
async function fileOfVersion(count: number): Promise<string> {
	const file = join(folder, `version-${count}.sqlite`);
	if (count > 0 && !existsSync(file)) {
		const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
		const { error } = await new Migrator({ db, provider: migrations }).migrateTo(versions[count - 1] ?? '');
		expect(error).toBeUndefined();
		await db.destroy();
		fill(file);
	}
	return file;
}

function fill(file: string): void {
	const database = new LibSql(file);
	for (const table of tablesIn(database)) {
		const columns = database.pragma(`table_info(${table})`) as Array<{ type: string }>;
		const values = columns.map(({ type }) => (type === 'text' ? '"Kept"' : 1));
		const marks = columns.map(() => '?').join(', ');
		database.prepare(`insert or ignore into ${table} values (${marks})`).run(values);
	}
	database.close();
}

/** Tables a migration must leave unchanged: all but its own notes and the count of changes. */
const tablesIn = (database: LibSql.Database): string[] =>
	(database.prepare("select name from sqlite_master where type = 'table'").all() as Array<{ name: string }>)
		.map(({ name }) => name)
		.filter((name) => !/^(kysely|sqlite)_|^data_version$/.test(name));

const columnsOf = (database: LibSql.Database, table: string): string =>
	(database.pragma(`table_info(${table})`) as Array<{ name: string }>).map(({ name }) => name).join(', ');

/** The rows of each table that a file of that version has, in the columns that it had. */
async function rowsOfVersion(count: number, file: string): Promise<Record<string, unknown[]>> {
	const before = count > 0 ? new LibSql(await fileOfVersion(count)) : null;
	const database = new LibSql(file);
	const rows = (before ? tablesIn(before) : []).map((table): [string, unknown[]] => [
		table,
		before ? database.prepare(`select ${columnsOf(before, table)} from ${table}`).all() : [],
	]);
	before?.close();
	database.close();
	return Object.fromEntries(rows);
}

function copyOf(file: string, name: string): string {
	const copy = join(folder, name);
	for (const part of PARTS) {
		rmSync(copy + part, { force: true });
		if (existsSync(file + part)) {
			copyFileSync(file + part, copy + part);
		}
	}
	return copy;
}

/** The file starts, has all tables, and keeps what the first `count` migrations' tables had in them. */
async function expectWhole(file: string, count: number): Promise<void> {
	const db = await openDatabase({ file });
	expect(await namesIn(db)).toEqual(whole);
	await db.destroy();
	const rows = await rowsOfVersion(count, file);
	expect(rows).toEqual(await rowsOfVersion(count, await fileOfVersion(count)));
	expect(Object.values(rows).every(({ length }) => length === 1)).toBe(true);
	expect(new LibSql(file).pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
}

/** A process that opens the file, and waits after that statement; 0: after none. */
function start(file: string, stopAt: number) {
	const child = spawn(process.execPath, ['--import', STEPS, program.file, file], {
		env: { ...process.env, STOP_AT: String(stopAt) },
	});
	running.add(child);
	const signal = new Promise<NodeJS.Signals | number | null>((resolve) =>
		child.once('exit', (code, killedBy) => resolve(killedBy ?? code)),
	);
	const isOver = signal.then(() => null);
	const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
	return {
		child,
		signal,
		/** The text of the statement after which it waits; null when it has ended. */
		next: () => lines.next().then(({ value, done }) => (done ? null : String(value))),
		goOn: () => child.stdin.write('.'),
		/** Until it's about to write, or has ended. */
		wantsToWrite: () =>
			Promise.race([isOver, new Promise((resolve) => child.stderr.once('data', () => resolve(null)))]),
	};
}

describe('process killed during a migration', () => {
	it('is tested from every earlier version', () => expect(versions).toHaveLength(EARLIER.length));

	it.each(EARLIER)(
		'leaves a file that opens with its data intact, after each statement from version %i',
		async (count) => {
			const before = await fileOfVersion(count);
			/** The statement that was the last one; null when the process had ended before. */
			const killAfter = async (statement: number): Promise<string | null> => {
				const file = copyOf(before, 'killed.sqlite');
				const { next, child, signal } = start(file, statement);
				const text = await next();
				if (text !== null) {
					child.kill('SIGKILL');
				}
				expect(await signal).toBe(text === null ? 0 : 'SIGKILL');
				await expectWhole(file, count);
				return text;
			};
			let changes = 0;
			for (let number = 1, text = await killAfter(1); text !== null; text = await killAfter(++number)) {
				changes += /^(create table "(?!kysely)|alter table|update sessions)/.test(text) ? 1 : 0;
			}
			expect(changes).toBeGreaterThan(1);
		},
	);
});

describe('session from an earlier version', () => {
	it('counts as last used at its start', async () => {
		const file = copyOf(await fileOfVersion(3), 'earlier.sqlite');
		const earlier = new LibSql(file);
		earlier.exec("insert into sessions values ('hash', 1, 1000, 5000)");
		earlier.close();
		const db = await openDatabase({ file });
		const session = await db.selectFrom('sessions').selectAll().where('created_at', '=', 1000).execute();
		expect(session).toMatchObject([{ used_at: 1000, expires_at: 5000 }]);
		await db.destroy();
	});
});

describe('two processes opening the same new file', () => {
	it('take turns, and both succeed', async () => {
		const file = join(folder, 'shared.sqlite');
		// The first one waits in the middle of its tables until the second one wants to write.
		const first = start(file, 10);
		expect(await first.next()).toMatch(/^create/);
		const second = start(file, 0);
		await second.wantsToWrite();
		first.goOn();

		expect(await Promise.all([first.signal, second.signal])).toEqual([0, 0]);
		expect(await tablesOf(file)).toEqual(whole);
	});
});

describe('file half migrated by an earlier version', () => {
	/** Runs the migrations as earlier versions did, statement by statement, and fails after that many. */
	async function leaveHalfMade(file: string, statements: number): Promise<boolean> {
		const database = new LibSql(file);
		let left = statements;
		const failing: SqliteDatabase = {
			close: () => database.close(),
			prepare: (text) => {
				if (/^(create|insert)/i.test(text) && left-- === 0) {
					throw new Error('killed');
				}
				return database.prepare(text) as never;
			},
		};
		const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: failing }) });
		const { error } = await new Migrator({ db, provider: migrations })
			.migrateTo('0003-provider-matters')
			.catch((thrown: unknown) => ({ error: thrown }));
		await db.destroy();
		return error !== undefined;
	}

	it('is repaired at startup, whatever the last statement, and keeps its data', async () => {
		for (const count of [0, 1, 2]) {
			const before = await fileOfVersion(count);
			for (let statements = 0; ; statements++) {
				const file = copyOf(before, 'half-made.sqlite');
				const isHalfMade = await leaveHalfMade(file, statements);
				await expectWhole(file, count);
				if (!isHalfMade) {
					expect(statements).toBeGreaterThan(5);
					break;
				}
			}
		}
	});

	it('is left alone with instructions if a half-made table has data', async () => {
		const file = copyOf(await fileOfVersion(2), 'half-made.sqlite');
		await leaveHalfMade(file, 3);
		const database = new LibSql(file);
		database.exec("insert into provider_licenses values (1, 'key', 'product', 1, null, 1, null, null)");
		database.close();

		await expect(openDatabase({ file })).rejects.toThrow(
			`An earlier version was stopped while it made the tables in ${file}, and "provider_licenses" holds data already: put a copy of the file back, or start with --fresh for a new site.`,
		);
		expect(new LibSql(file).prepare('select * from provider_licenses').all()).toHaveLength(1);
	});
});
