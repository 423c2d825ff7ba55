import { noteFirstPassword } from '../auth/reset-password';
import { createUsers, type NewUser, type Role } from '../auth/users';
import { issueSandboxKeys } from '../provider/keys';
import { inTransaction } from '../store/database';
import type { Database } from '../store/tables';
import { writeFacts } from './facts';
import { installInitialPlugins } from './plugins';

/** Users of a new site: the demo accounts, or one administrator. */
export type Accounts = 'demo' | { administratorPassword: string };

const DEMO_ROLES: ReadonlyArray<[login: string, role: Role]> = [
	['admin', 'administrator'],
	['editor', 'editor'],
	['author', 'author'],
	['contributor', 'contributor'],
	['subscriber', 'subscriber'],
	['admin2', 'administrator'],
];

/** The demo accounts; each password is the name. */
export const DEMO_USERS: readonly NewUser[] = DEMO_ROLES.map(([login, role], index) => ({
	id: index + 1,
	login,
	role,
	password: login,
}));

const administrator = (password: string): NewUser => ({
	id: 1,
	login: 'admin',
	role: 'administrator',
	password,
});

/** The demo passwords are printed at every start: a cheap hash hides as much, and the host starts at once. */
const DEMO_PASSWORD_COST = 1024;

/** Sets the site up when the database is new, and says whether it was. */
export function setUpSite(
	db: Database,
	{ accounts, cost, now }: { accounts: Accounts; cost: number; now: number },
): Promise<boolean> {
	return inTransaction(db, async (trx) => {
		if (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()) {
			return false;
		}
		if (accounts === 'demo') {
			await createUsers(trx, DEMO_USERS, Math.min(cost, DEMO_PASSWORD_COST), now);
		} else {
			const user = administrator(accounts.administratorPassword);
			await createUsers(trx, [user], cost, now);
			await noteFirstPassword(trx, user.id);
		}
		await installInitialPlugins(trx);
		await issueSandboxKeys(trx);
		await writeFacts(trx, { createdAt: now });
		return true;
	});
}
