import { sql } from 'kysely';
import { StartError } from '../start-error';
import type { Database } from './tables';

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
export function removeHalfMade(db: Database, file: string): Promise<void> {
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
