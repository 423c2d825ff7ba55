import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** PostgreSQL in this process, with the one connection that it has, for where no server can be had. */
export async function pglitePool(): Promise<PostgresPool> {
	const database = await PGlite.create({ parsers: { 20: Number, 1700: Number } });
	let isFree = Promise.resolve();
	return {
		end: () => database.close(),
		connect: async () => {
			let free = () => {};
			const before = isFree;
			isFree = new Promise((resolve) => (free = resolve));
			await before;
			const query = async (sql: string, parameters: readonly unknown[]) => {
				const { rows, affectedRows } = await database.query(sql, [...parameters]);
				const command = sql.trim().split(/\s/)[0]?.toUpperCase();
				return { rows, rowCount: affectedRows ?? rows.length, command };
			};
			return { query, release: free } as unknown as PostgresPoolClient;
		},
	};
}
