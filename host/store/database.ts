import { Kysely, Migrator, type MigrationResultSet, type PostgresPool, sql } from 'kysely';
import { reasonOf, StartError } from '../errors';
import type { CountingDialect } from './counting-driver';
import { migrations } from './migrations';
import { postgresDialect, readableUrl } from './postgres';
import { sqliteDialect } from './sqlite';
import type { Database, Tables } from './tables';

/**
 * Tables of the migrations that early versions ran statement by statement. If such a host was killed, some
 * are there without a note. Later migrations are complete or absent.
 */
const MADE_BY: Readonly<Record<string, readonly string[]>> = {
	'0001-first-tables': [
		'users', 'sessions', 'user_options', 'options', 'module_switches', 'plugins', 'user_links', 'provider_sites',
		'provider_accounts', 'provider_authorizations', 'provider_keys',
	],
	'0002-sharing': ['data_version', 'login_failures'],
	'0003-provider-matters': [
		'provider_purchases', 'provider_licenses', 'provider_records', 'provider_threats', 'provider_messages',
	],
}; // prettier-ignore

/** The only table that a migration fills itself. */
const FILLED = 'data_version';

/**
 * Removes tables a killed early version had begun, so that they can be created as a whole. Nothing is lost:
 * no table was used before its migration had ended.
 * @throws StartError when there is something in such a table all the same
 */
function removeHalfMade(db: Database, file: string): Promise<void> {
	return db.transaction().execute(async (trx) => {
		const present = await tableNames(trx);
		const done = present.includes('kysely_migration') ? await migrationNames(trx) : [];
		if (done.some((name) => !Object.hasOwn(MADE_BY, name))) {
			return;
		}
		const begun = Object.keys(MADE_BY)
			.filter((name) => !done.includes(name))
			.flatMap((name) => MADE_BY[name] ?? [])
			.filter((table) => present.includes(table));
		for (const table of begun.reverse()) {
			if (table !== FILLED && (await hasRows(trx, table))) {
				throw new StartError(
					`An earlier version was stopped while it made the tables in ${file}, and "${table}" holds data already: put a copy of the file back, or start with --fresh for a new site.`,
				);
			}
			await trx.schema.dropTable(table).execute();
		}
	});
}

/** Names of the tables in a SQLite database. */
async function tableNames(db: Database): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
		db,
	);
	return rows.map(({ name }) => name);
}

async function migrationNames(db: Database): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
	return rows.map(({ name }) => name);
}

async function hasRows(db: Database, table: string): Promise<boolean> {
	const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
	return rows.length > 0;
}

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
