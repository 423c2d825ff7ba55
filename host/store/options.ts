import type { Database } from './tables';

/** Options by name, as stored; a name that was never written is absent. */
export type OptionMap = ReadonlyMap<string, unknown>;

/** All options of the site. */
export async function readOptions(db: Database): Promise<OptionMap> {
	const rows = await db.selectFrom('options').select(['name', 'value']).execute();
	return new Map(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
}

/** Stores one option of the site; the value must survive JSON. */
export async function writeOption(db: Database, name: string, value: unknown): Promise<void> {
	const text = JSON.stringify(value);
	await db
		.insertInto('options')
		.values({ name, value: text })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
		.execute();
}

/** All options of one user. */
export async function readUserOptions(db: Database, userId: number): Promise<OptionMap> {
	const rows = await db
		.selectFrom('user_options')
		.select(['name', 'value'])
		.where('user_id', '=', userId)
		.execute();
	return new Map(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
}

/** Stores one option of a user. */
export async function writeUserOption(
	db: Database,
	userId: number,
	name: string,
	value: unknown,
): Promise<void> {
	const text = JSON.stringify(value);
	await db
		.insertInto('user_options')
		.values({ user_id: userId, name, value: text })
		.onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ value: text }))
		.execute();
}
