import { writeUserOption, readUserOptions } from '../store/options';
import type { Database } from '../store/tables';

/** Option of a user who has the password that was drawn for them. */
const OPTION = 'has_first_password';

/** Notes that the user's password was drawn and printed. */
export function noteFirstPassword(db: Database, userId: number): Promise<void> {
	return writeUserOption(db, userId, OPTION, true);
}

/** Nobody has to change it: programs may log in with it. */
export async function hasFirstPassword(db: Database, userId: number): Promise<boolean> {
	return (await readUserOptions(db, userId)).get(OPTION) === true;
}

/** The user has chosen a password. */
export async function forgetFirstPassword(db: Database, userId: number): Promise<void> {
	await db.deleteFrom('user_options').where('user_id', '=', userId).where('name', '=', OPTION).execute();
}
