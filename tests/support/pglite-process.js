/** PostgreSQL inside a process of its own, asked by messages: it cannot be loaded inside a test. */
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create({ parsers: { 20: Number, 1700: Number } });

process.on('message', async ({ id, sql, parameters }) => {
	try {
		const { rows, affectedRows } = await database.query(sql, parameters);
		process.send({ id, rows, rowCount: affectedRows ?? rows.length });
	} catch (error) {
		process.send({ id, error: error.message });
	}
});
process.on('disconnect', () => process.exit());
process.send({ id: 0, rows: [], rowCount: 0 });
