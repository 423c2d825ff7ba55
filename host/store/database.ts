import { Kysely, Migrator, type MigrationResultSet, type PostgresPool } from 'kysely';
import { reasonOf, StartError } from '../start-error';
import type { CountingDialect } from './counting-dialect';
import { removeHalfMade } from './half-made';
import { migrations } from './migrations';
import { postgresDialect, readableUrl } from './postgres';
import { sqliteDialect } from './sqlite';
import type { Database, Tables } from './tables';

/** A file, memory, or a PostgreSQL server by URL or connection pool. */
export type DatabaseLocation = ':memory:' | { file: string } | { url: string } | { pool: PostgresPool };

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError when it cannot be opened, or was written by a newer version of the host
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
	const dialect = dialectOf(location);
	const db = new Kysely<Tables>({ dialect });
	const { error, results } = await migrate(db, location);
	if (error) {
		await db.destroy().catch(() => undefined);
		throw migrationError(error, describe(location));
	}
	dialect.startCounting();
	if (results?.length) {
		await db
			.updateTable('data_version')
			.set((row) => ({ version: row('version', '+', 1) }))
			.execute();
	}
	return db;
}

function migrationError(error: unknown, place: string): StartError {
	if (error instanceof StartError) {
		return error;
	}
	const reason = reasonOf(error);
	return new StartError(
		/^corrupted migrations: previously executed/.test(reason)
			? `The site in ${place} was written by a newer version: start it with that one.`
			: `The tables in ${place} cannot be brought up to date: ${reason}.`,
	);
}

async function migrate(db: Database, location: DatabaseLocation): Promise<MigrationResultSet> {
	try {
		if (typeof location === 'object' && 'file' in location) {
			await removeHalfMade(db, location.file);
		}
	} catch (error) {
		return { error };
	}
	return new Migrator({ db, provider: migrations }).migrateToLatest();
}

function dialectOf(location: DatabaseLocation): CountingDialect {
	if (location === ':memory:') {
		return sqliteDialect(location);
	}
	if ('file' in location) {
		return sqliteDialect(location.file);
	}
	return postgresDialect('url' in location ? location.url : location.pool);
}

/** Names the place of the data for people. */
export function describe(location: DatabaseLocation): string {
	if (location === ':memory:') {
		return location;
	}
	if ('file' in location) {
		return location.file;
	}
	return 'url' in location ? readableUrl(location.url) : 'PostgreSQL';
}

/** A reader waits this long for a write, in ms. */
const PATIENCE = 100;

/** The outcome of a write that reading can do without; undefined if it fails or waits for another process. */
export async function ifPossible<Result>(write: Promise<Result>): Promise<Result | undefined> {
	let timer: NodeJS.Timeout | undefined;
	const patience = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), PATIENCE);
	});
	const outcome = await Promise.race([write.catch(() => undefined), patience]);
	clearTimeout(timer);
	return outcome;
}

/** Runs the work in one transaction, or inside the one that is already open. */
export function inTransaction<Result>(
	db: Database,
	work: (db: Database) => Promise<Result>,
): Promise<Result> {
	return db.isTransaction ? work(db) : db.transaction().execute(work);
}
