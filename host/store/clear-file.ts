import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import LibSql from 'libsql';
import { reasonOf, StartError } from '../errors';
import { isOurs, tablesIn } from './sqlite';

/** Every SQLite file begins with this. */
const HEADER = 'SQLite format 3\0';

/**
 * Empties a data file for `--fresh`. The file stays, with its lock: nobody can open it meanwhile, and a file
 * that isn't ours is never touched.
 * @throws StartError when a host uses the file, or when it's no data file of this host
 */
export function clearFile(file: string): void {
	if (!existsSync(file) || statSync(file).size === 0) {
		return;
	}
	if (!statSync(file).isFile() || headerOf(file) !== HEADER) {
		throw new StartError(`${file} isn’t a data file of this host, so --fresh doesn’t delete it.`);
	}
	let database: LibSql.Database | null = null;
	try {
		database = new LibSql(file);
		if (!isOurs(database)) {
			throw new StartError(`${file} holds another program’s database, so --fresh doesn’t delete it.`);
		}
		// Leaving the journal takes the file for oneself: it fails while any process has it open.
		database.exec('PRAGMA journal_mode = DELETE');
		// Deleted data must not linger in the file.
		database.exec('PRAGMA secure_delete = ON');
		database.exec('BEGIN EXCLUSIVE');
		clear(database);
		database.exec('COMMIT');
	} catch (error) {
		throw describe(error, file);
	} finally {
		database?.close();
	}
}

function clear(database: LibSql.Database): void {
	database.exec('PRAGMA defer_foreign_keys = ON');
	tablesIn(database).forEach((name) => database.exec(`DROP TABLE "${name.replaceAll('"', '""')}"`));
}

function describe(error: unknown, file: string): StartError {
	if (error instanceof StartError) {
		return error;
	}
	return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
		? new StartError(`A running host uses ${file}, so --fresh doesn’t delete it. Stop that host first.`)
		: new StartError(`${file} can’t be read (${reasonOf(error)}). Delete it to start with a new site.`);
}

function headerOf(file: string): string {
	const header = Buffer.alloc(HEADER.length);
	const handle = openSync(file, 'r');
	readSync(handle, header);
	closeSync(handle);
	return header.toString('latin1');
}
