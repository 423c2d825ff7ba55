import { StartError } from '../errors';
import type { Database } from '../store/tables';
import { hashPassword } from './passwords';
import { findUserByName } from './users';
import { writeUserOption, readUserOptions } from '../store/options';

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

/** A password that was drawn for a user who has lost theirs. */
export interface NewPassword {
	login: string;
	password: string;
}

/**
 * Gives the user that password, logs them out everywhere, and lets everyone try to log in again. `cost`: of
 * the hash. Within a transaction.
 * @throws StartError when nobody has that name
 */
export async function resetPassword(
	db: Database,
	{ login, password }: NewPassword,
	cost: number,
): Promise<void> {
	const user = await findUserByName(db, login);
	if (!user) {
		const names = await db.selectFrom('users').select('login').orderBy('id').execute();
		const list = names.map((row) => row.login).join(', ');
		throw new StartError(`Nobody on this site is named ${login}. --reset-password takes one of ${list}.`);
	}
	const hash = await hashPassword(password, cost);
	await db.updateTable('users').set(hash).where('id', '=', user.id).execute();
	await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
	// Counted by a hash of name and address, so those of one user can't be told from others.
	await db.deleteFrom('login_failures').execute();
	await noteFirstPassword(db, user.id);
}
