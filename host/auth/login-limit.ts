import { inTransaction } from '../store/database';
import type { Database } from '../store/tables';
import { hashToken } from './sessions';
import { findUserByName } from './users';

/** Wrong passwords for one name from one address before it has to wait. */
const MAX_FAILURES = 10;
/** The same for one address, whatever the names. */
const MAX_FAILURES_OF_ADDRESS = 50;
const WINDOW = 15 * 60 * 1000;
/** How far the clocks of several processes may be apart. */
const SKEW = 60 * 1000;

/**
 * Slows down guessing of passwords, counted by address and name. The counts lie in the database: they hold for all
 * processes of a site and outlive a restart.
 */
export class LoginLimit {
	constructor(
		private readonly db: Database,
		private readonly now: () => number,
		/** False where a server in front hides who asks: one visitor must not lock all the others out. */
		private readonly isAddressKnown = true,
	) {}

	/**
	 * Counts an attempt before its password is looked at, so that many at once do not slip through. Returns the
	 * milliseconds to wait when there have been too many; the attempt is then not to be looked at, and not counted.
	 */
	begin(address: string, name: string): Promise<number> {
		return inTransaction(this.db, async (db) => {
			const now = this.now();
			// What lies ahead was counted before the clock was set back.
			await db
				.deleteFrom('login_failures')
				.where((where) => where.or([where('last_at', '<=', now - WINDOW), where('last_at', '>', now + SKEW)]))
				.execute();
			const ofAccount = { key_hash: await ofName(db, address, name), limit: MAX_FAILURES };
			const ofAll = { key_hash: ofAddress(address), limit: MAX_FAILURES_OF_ADDRESS };
			const keys = this.isAddressKnown ? [ofAll, ofAccount] : [ofAccount];
			const rows = await db
				.selectFrom('login_failures')
				.selectAll()
				.where(
					'key_hash',
					'in',
					keys.map((each) => each.key_hash),
				)
				.execute();
			const full = rows.filter(({ key_hash, count }) =>
				keys.some((each) => each.key_hash === key_hash && count >= each.limit),
			);
			if (full.length > 0) {
				return Math.min(WINDOW, Math.max(...full.map(({ last_at }) => last_at + WINDOW - now)));
			}
			for (const { key_hash } of keys) {
				await db
					.insertInto('login_failures')
					.values({ key_hash, count: 1, last_at: now })
					.onConflict((conflict) =>
						conflict
							.column('key_hash')
							.doUpdateSet((row) => ({ count: row('login_failures.count', '+', 1), last_at: now })),
					)
					.execute();
			}
			return 0;
		});
	}

	/** The password was right: the attempt was no failure, and neither do the earlier ones for the name matter. */
	succeeded(address: string, name: string): Promise<void> {
		return inTransaction(this.db, async (db) => {
			await db
				.deleteFrom('login_failures')
				.where('key_hash', '=', await ofName(db, address, name))
				.execute();
			await db
				.updateTable('login_failures')
				.set((row) => ({ count: row('count', '-', 1) }))
				.where('key_hash', '=', ofAddress(address))
				.where('count', '>', 0)
				.execute();
		});
	}
}

const ofAddress = (address: string) => hashToken(`address|${address}`);

/** One account has one count, whether its name or its email address is typed. */
async function ofName(db: Database, address: string, name: string): Promise<string> {
	const user = await findUserByName(db, name);
	return hashToken(user ? `user|${address}|${user.id}` : `name|${address}|${name.toLowerCase()}`);
}
