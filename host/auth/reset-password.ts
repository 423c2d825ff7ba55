import { StartError } from '../start-error';
import type { Database } from '../store/tables';
import { noteFirstPassword } from './first-password';
import { hashPassword } from './passwords';
import { findUserByName } from './users';

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
