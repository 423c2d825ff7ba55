import { isIP } from 'node:net';
import { busy } from '../errors';
import { inTransaction } from '../store/database';
import type { Database } from '../store/tables';
import { hashToken } from './sessions';
import { plainName } from './users';

const SECOND = 1000;
const WINDOW = 15 * 60 * SECOND;
/** Clocks of several processes differ by this much at most. */
const SKEW = 60 * SECOND;

/** Passwords that wait to be checked, one at a time: a check takes a thread that files need too. */
const MOST_CHECKS = 20;

/** Wrong passwords that count together, how many may be, and how long the next one then waits, in ms. */
interface Count {
	key: string;
	limit: number;
	pause: (over: number) => number;
}

/**
 * Slows down password guessing. The counts are in the database, so they hold for all processes and survive a
 * restart.
 */
export class LoginLimit {
	private checks = 0;
	private last: Promise<unknown> = Promise.resolve();

	constructor(
		private readonly db: Database,
		private readonly now: () => number,
		/** False where a server in front hides who asks: one visitor must not lock all the others out. */
		private readonly isIpKnown = true,
	) {}

	/**
	 * Checks a password in its turn; null if it's wrong. An attempt that has to `wait`, in ms, isn't checked or
	 * counted. `ip` is null for a visitor who doesn't count.
	 * @throws RestError 503 when too many others wait
	 */
	async check<Found>(
		ip: string | null,
		name: string,
		find: () => Promise<Found | null>,
	): Promise<{ found: Found | null; wait: number }> {
		this.demandTurn();
		const counts = ip === null ? [] : this.countsOf(networkOf(ip), accountOf(name));
		const wait = await this.begin(counts);
		const found = wait > 0 ? null : await this.inTurn(find);
		if (found) {
			await this.succeeded(counts);
		}
		return { found, wait };
	}

	/** The counts that a wrong password raises: that of the visitor and the account first. */
	private countsOf(network: string, account: string): Count[] {
		const count = (key: string, limit: number, pause: Count['pause']): Count => ({
			key: hashToken(key),
			limit,
			pause,
		});
		return [
			count(`visitor|${network}|${account}`, 10, () => WINDOW),
			// From everywhere: the account's user waits as well, so not for long.
			count(`account|${account}`, 100, (over) => Math.min(over, 30) * SECOND),
			this.isIpKnown ? count(`network|${network}`, 50, () => WINDOW) : count('site', 300, () => SECOND),
		];
	}

	/** Counts an attempt before the password is checked, so that many at once don't slip through. */
	private begin(counts: readonly Count[]): Promise<number> {
		return inTransaction(this.db, async (db) => {
			const now = this.now();
			// Attempts in the future were counted before the clock was set back.
			await db
				.deleteFrom('login_failures')
				.where((where) => where.or([where('last_at', '<=', now - WINDOW), where('last_at', '>', now + SKEW)]))
				.execute();
			let longest = 0;
			for (const { key, limit, pause } of counts) {
				const row = await db
					.selectFrom('login_failures')
					.selectAll()
					.where('key_hash', '=', key)
					.executeTakeFirst();
				if (row && row.count >= limit) {
					const wait = pause(row.count - limit + 1);
					longest = Math.max(longest, Math.min(wait, row.last_at + wait - now));
				}
			}
			if (longest > 0) {
				return longest;
			}
			// Others may have come in between.
			this.demandTurn();
			for (const { key } of counts) {
				await db
					.insertInto('login_failures')
					.values({ key_hash: key, count: 1, last_at: now })
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

	/** The password was right: neither this attempt counts, nor the visitor's earlier ones for the account. */
	private async succeeded([own, ...others]: readonly Count[]): Promise<void> {
		if (!own) {
			return;
		}
		await inTransaction(this.db, async (db) => {
			await db.deleteFrom('login_failures').where('key_hash', '=', own.key).execute();
			const keys = others.map(({ key }) => key);
			await db
				.updateTable('login_failures')
				.set((row) => ({ count: row('count', '-', 1) }))
				.where('key_hash', 'in', keys)
				.where('count', '>', 0)
				.execute();
		});
	}

	private demandTurn(): void {
		if (this.checks >= MOST_CHECKS) {
			throw busy();
		}
	}

	private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		this.checks += 1;
		const done = this.last.then(work).finally(() => (this.checks -= 1));
		this.last = done.catch(() => undefined);
		return done;
	}
}

/**
 * One account has one count, by name or email address. Unknown names are counted alike: otherwise the limit
 * would tell which exist, and whose an email address is.
 */
const accountOf = (name: string) => plainName(name).split('@')[0] ?? '';

/** One visitor's addresses: an IPv4 address, or a network (/64) of IPv6. */
function networkOf(ip: string): string {
	if (isIP(ip) !== 6) {
		return ip;
	}
	const [before, after] = (ip.split('%')[0] ?? '').split('::');
	const [first, last] = [before, after].map((part = '') => part.split(':').filter(Boolean)) as [
		string[],
		string[],
	];
	// An IPv4 address at the end stands for two groups.
	const zeros = Array<string>(8 - first.length - last.length - (ip.includes('.') ? 1 : 0)).fill('0');
	return [...first, ...zeros, ...last]
		.slice(0, 4)
		.map((group) => parseInt(group, 16).toString(16))
		.join(':');
}
