import {
	chmodSync,
	closeSync,
	existsSync,
	fchmodSync,
	fstatSync,
	mkdirSync,
	openSync,
	statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import LibSql from 'libsql';
import {
	CompiledQuery,
	SqliteAdapter,
	SqliteDialect,
	type DatabaseConnection,
	type SqliteDatabase,
	type SqliteStatement,
} from 'kysely';
import { isLocked, reasonOf, StartError } from '../errors';
import { CountingDialect } from './counting-driver';

/** Names of the tables in a SQLite database. */
export const tablesIn = (database: LibSql.Database): string[] =>
	namesFrom(database, "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'");

/**
 * True if a database is empty or a host's: of any version, or of one stopped while it created its tables.
 * Other programs have tables of the same names, so their columns count.
 */
export function isOurs(database: LibSql.Database): boolean {
	const tables = tablesIn(database);
	if (tables.includes('users')) {
		const columns = namesFrom(database, "select name from pragma_table_info('users')");
		return tables.includes(NOTES) && COLUMNS.every((name) => columns.includes(name));
	}
	const isBegun = tables.includes(NOTES) && namesFrom(database, `select name from ${NOTES}`).length === 0;
	return tables.length === 0 || (isBegun && tables.every((name) => name.startsWith('kysely_')));
}

const namesFrom = (database: LibSql.Database, query: string): string[] =>
	(database.prepare(query).all() as Array<{ name: string }>).map(({ name }) => name);

/** The table in which kysely notes migrations; it comes first, and that of the users second. */
const NOTES = 'kysely_migration';

/** Columns of the users that no other program has in this combination. */
const COLUMNS = ['login', 'display_name', 'password_salt', 'password_hash', 'password_cost'];

/** Longest wait of the start for another process that is writing, in ms. */
const BUSY_TIMEOUT = 5000;

/** Prepared statements that are kept at most; the host has fewer. */
const MAX_STATEMENTS = 300;

/**
 * Opens the SQLite file (or `:memory:`); nothing else knows SQLite. Readers work beside a writer, and every
 * commit reaches the disk before it's acknowledged.
 * @throws StartError when the file cannot be opened or is no database
 */
export function sqliteDialect(file: string): CountingDialect {
	return new CountingDialect(
		new WholeMigrations({ database: preparing(open(file)) }),
		beginWriting,
		isLocked,
	);
}

/**
 * SQLite creates tables inside a transaction, although kysely doesn't use that: all migrations of a start are
 * one, under the write lock. A killed process leaves the file as it was, and two starting at once take turns.
 */
class WholeMigrations extends SqliteDialect {
	override createAdapter(): SqliteAdapter {
		return new (class extends SqliteAdapter {
			override get supportsTransactionalDdl(): boolean {
				return true;
			}
		})();
	}
}

/**
 * Takes the write lock when a transaction begins. One that reads first and writes later would fail, without a
 * chance to wait, if another process wrote in between.
 */
async function beginWriting(connection: DatabaseConnection): Promise<void> {
	await connection.executeQuery(CompiledQuery.raw('begin immediate'));
}

/** Prepares each statement once: the host asks the same few things over and over. */
function preparing(database: LibSql.Database): SqliteDatabase {
	const statements = new Map<string, SqliteStatement>();
	return {
		close: () => {
			statements.clear();
			checkpointJournal(database);
			database.close();
		},
		prepare: (sql) => {
			const known = statements.get(sql);
			if (known) {
				return known;
			}
			const statement = database.prepare(sql) as unknown as SqliteStatement;
			// Statements that make tables or ask for settings of the database run once.
			if (/^(select|insert|update|delete|begin|commit|rollback)\b/i.test(sql)) {
				if (statements.size >= MAX_STATEMENTS) {
					statements.clear();
				}
				// Asking the library whether a statement gives rows costs as much as running it.
				statements.set(sql, withKnownReader(statement));
			}
			return statement;
		},
	};
}

function withKnownReader(statement: SqliteStatement): SqliteStatement {
	return {
		reader: statement.reader,
		all: (parameters) => statement.all(parameters),
		run: (parameters) => statement.run(parameters),
		iterate: (parameters) => statement.iterate(parameters),
	};
}

/**
 * Moves the journal into the file, so that after a clean stop the file is the whole site. While another
 * process uses it the journal stays, and that process does it later.
 */
function checkpointJournal(database: LibSql.Database): void {
	try {
		database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	} catch {
		// The journal is as good a place.
	}
}

function open(file: string): LibSql.Database {
	try {
		if (file !== ':memory:') {
			makeDirectory(dirname(resolve(file)));
			closeToOthers(file);
		}
		const database = new LibSql(file);
		database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
		expectWhole(database, file);
		if (!isOurs(database)) {
			throw new StartError(`${file} holds another program’s database: choose another file with --data.`);
		}
		database.exec('PRAGMA journal_mode = WAL');
		database.exec('PRAGMA synchronous = FULL');
		database.exec('PRAGMA foreign_keys = ON');
		// A process that was killed has left its journal.
		checkpointJournal(database);
		// Waiting would hold up every other request.
		database.exec('PRAGMA busy_timeout = 0');
		return database;
	} catch (error) {
		throw error instanceof StartError
			? error
			: new StartError(`The data file ${file} cannot be opened for writing: ${reasonOf(error)}.`);
	}
}

/**
 * Reads the whole file once: otherwise a visitor would find a damaged page, after more was written around it.
 * @throws StartError when it's damaged
 */
function expectWhole(database: LibSql.Database, file: string): void {
	const [first] = database.prepare('PRAGMA integrity_check(1)').all() as Array<{ integrity_check: string }>;
	if (first && first.integrity_check !== 'ok') {
		const where = first.integrity_check.split('\n').at(-1);
		throw new StartError(`The data file ${file} is damaged (${where}): put a copy of it back.`);
	}
}

/**
 * Makes the file and its journal readable for this user only. An existing file keeps its group's right to
 * read: somebody may have wanted that.
 */
function closeToOthers(file: string): void {
	const isNew = !existsSync(file);
	const handle = openSync(file, 'a', 0o600);
	if (!isNew) {
		fchmodSync(handle, fstatSync(handle).mode & 0o770);
	}
	closeSync(handle);
	for (const journal of ['-wal', '-shm'].map((suffix) => file + suffix).filter((each) => existsSync(each))) {
		chmodSync(journal, statSync(journal).mode & 0o770);
	}
}

/**
 * Creates a directory and its parents, one by one: Node's recursive way hangs on file systems that refuse.
 */
function makeDirectory(path: string): void {
	if (!existsSync(path)) {
		makeDirectory(dirname(path));
		mkdirSync(path, { mode: 0o700 });
	}
}
