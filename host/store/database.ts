import { Kysely, Migrator } from 'kysely';
import { reasonOf, StartError } from '../start-error';
import { migrations } from './migrations';
import { sqliteDialect } from './sqlite';
import type { Database, Tables } from './tables';

/** Where the data lie: a file, or the memory of this process. */
export type DatabaseLocation = ':memory:' | { file: string };

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError when it cannot be opened, or was written by a newer version of the host
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
	const file = location === ':memory:' ? location : location.file;
	const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
	const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
	if (error) {
		await db.destroy();
		throw new StartError(`The tables in ${file} cannot be brought up to date: ${reasonOf(error)}.`);
	}
	return db;
}

/** Runs the work in one transaction, or inside the one that is already open. */
export function inTransaction<Result>(
	db: Database,
	work: (db: Database) => Promise<Result>,
): Promise<Result> {
	return db.isTransaction ? work(db) : db.transaction().execute(work);
}
