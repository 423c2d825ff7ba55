import { inTransaction } from '../store/database';
import type { Database } from '../store/tables';
import { hashToken } from './sessions';
import { findUserByName } from './users';

/** Wrong passwords for one name from one IP address before it has to wait. */
const MAX_FAILURES = 10;
/** The same for one IP address, whatever the names. */
const MAX_FAILURES_OF_IP = 50;
const WINDOW = 15 * 60 * 1000;
/** How far the clocks of several processes may be apart. */
const SKEW = 60 * 1000;

/**
 * Slows down password guessing, by IP address and by name. The counts are in the database, so they hold for
 * all processes and survive a restart.
 */
export class LoginLimit {
	constructor(
		private readonly db: Database,
		private readonly now: () => number,
		/** False where a server in front hides who asks: one visitor must not lock all the others out. */
		private readonly isIpKnown = true,
	) {}

	/**
	 * Counts an attempt before the password is checked, so that many at once don't slip through. Returns how
	 * long to wait, in ms; such an attempt isn't checked and not counted.
	 */
	begin(ip: string, name: string): Promise<number> {
		return inTransaction(this.db, async (db) => {
			const now = this.now();
			// What lies in the future was counted before the clock was set back.
			await db
				.deleteFrom('login_failures')
				.where((where) => where.or([where('last_at', '<=', now - WINDOW), where('last_at', '>', now + SKEW)]))
				.execute();
			const ofAccount = { key_hash: await ofName(db, ip, name), limit: MAX_FAILURES };
			const ofAll = { key_hash: ofIp(ip), limit: MAX_FAILURES_OF_IP };
			const keys = this.isIpKnown ? [ofAll, ofAccount] : [ofAccount];
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

	/** The password was right: neither this attempt nor the earlier ones for this name count any more. */
	succeeded(ip: string, name: string): Promise<void> {
		return inTransaction(this.db, async (db) => {
			await db
				.deleteFrom('login_failures')
				.where('key_hash', '=', await ofName(db, ip, name))
				.execute();
			await db
				.updateTable('login_failures')
				.set((row) => ({ count: row('count', '-', 1) }))
				.where('key_hash', '=', ofIp(ip))
				.where('count', '>', 0)
				.execute();
		});
	}
}

const ofIp = (ip: string) => hashToken(`address|${ip}`);

/** One account has one count, whether its name or its email address is typed. */
async function ofName(db: Database, ip: string, name: string): Promise<string> {
	const user = await findUserByName(db, name);
	return hashToken(user ? `user|${ip}|${user.id}` : `name|${ip}|${name.toLowerCase()}`);
}
