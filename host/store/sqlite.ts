import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import LibSql from 'libsql';
import {
	CompiledQuery,
	SqliteDialect,
	type DatabaseConnection,
	type SqliteDatabase,
	type SqliteStatement,
} from 'kysely';
import { reasonOf, StartError } from '../start-error';
import { CountingDialect } from './counting-dialect';

/** How long a statement waits for another process that is writing, in ms. */
const BUSY_TIMEOUT = 5000;

/** What the errors of a file mean to the person who named it. */
const REASONS: Record<string, string> = {
	EACCES: 'permission denied',
	EISDIR: 'it is a directory',
	ENOENT: 'its directory cannot be made',
	ENOTDIR: 'a part of its path is no directory',
	EROFS: 'the file system is read-only',
};

/** Prepared statements that are kept at most; the host has fewer. */
const MAX_STATEMENTS = 300;

/**
 * Opens the SQLite file (or `:memory:`), and is the only place that knows SQLite. The journal lets readers work beside a
 * writer, and every commit reaches the disk before it is acknowledged.
 * @throws StartError when the file cannot be opened or is no database
 */
export function sqliteDialect(file: string): CountingDialect {
	return new CountingDialect(new SqliteDialect({ database: preparing(open(file)) }), beginWriting);
}

/**
 * Takes the lock for writing when a transaction begins. One that reads first and writes later would otherwise fail, with
 * no chance to wait, when another process has written in between.
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
			database.close();
		},
		prepare: (sql) => {
			const known = statements.get(sql);
			if (known) {
				return known;
			}
			const statement = database.prepare(sql) as unknown as SqliteStatement;
			// What makes tables or asks for settings of the database runs once.
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

function open(file: string): LibSql.Database {
	try {
		if (file !== ':memory:') {
			makeDirectory(dirname(resolve(file)));
			closeSync(openSync(file, 'a'));
		}
		const database = new LibSql(file);
		database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
		database.exec('PRAGMA journal_mode = WAL');
		database.exec('PRAGMA synchronous = FULL');
		database.exec('PRAGMA foreign_keys = ON');
		return database;
	} catch (error) {
		const reason = REASONS[String((error as NodeJS.ErrnoException).code)] ?? reasonOf(error);
		throw new StartError(`The data file ${file} cannot be opened for writing: ${reason}.`);
	}
}

/** Makes a directory and those above it. One by one: Node's recursive way hangs on file systems that refuse. */
function makeDirectory(path: string): void {
	if (!existsSync(path)) {
		makeDirectory(dirname(path));
		mkdirSync(path);
	}
}
