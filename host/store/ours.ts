import type LibSql from 'libsql';

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
