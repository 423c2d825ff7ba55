import { reasonOf, StartError } from '../errors';
import { readDataVersion } from './data-version';
import { describe, type DatabaseLocation } from './database';
import type { Database } from './tables';

/** A row that cannot be read; the message names it. */
class DamagedRow extends Error {}

/**
 * Reads what every page and call reads, once, so that damage is found at the start and not by the visitors.
 * @throws DamagedRow for the first row that makes no sense
 */
export async function checkData(db: Database): Promise<void> {
	await readDataVersion(db).catch((error: unknown) => {
		throw isMissingRow(error) ? new DamagedRow('the table data_version has lost its row') : error;
	});
	for (const { name, value } of await db.selectFrom('options').selectAll().execute()) {
		expectJson(value, `the option "${name}"`);
	}
	for (const { user_id, name, value } of await db.selectFrom('user_options').selectAll().execute()) {
		expectJson(value, `the option "${name}" of user ${user_id}`);
	}
	for (const { site_id, name, value } of await db.selectFrom('provider_records').selectAll().execute()) {
		expectJson(value, `the record "${name}" of site ${site_id}`);
	}
}

function expectJson(value: string, what: string): void {
	try {
		JSON.parse(value);
	} catch {
		throw new DamagedRow(`${what} holds no JSON`);
	}
}

const isMissingRow = (error: unknown): boolean => reasonOf(error) === 'no result';

/** One sentence that says where the data are and what to do. */
export function startErrorOf(error: unknown, location: DatabaseLocation): unknown {
	if (error instanceof StartError || location === ':memory:') {
		return error;
	}
	const remedy = error instanceof DamagedRow ? ' Mend the row, or put a copy of the data back.' : '';
	return new StartError(`The site in ${describe(location)} cannot be opened: ${reasonOf(error)}.${remedy}`);
}
