import type { HostContext } from '../host-context';
import { inTransaction } from '../store/database';
import { writeFacts } from './facts';
import { isModuleActive } from './modules';
import { readSite, type Site } from './site';

/** The count is stored this often, in ms: any visitor can raise it, and a change of the site costs. */
const INTERVAL = 60_000;

/** Brute force protection counts what it blocks. */
export function countBlockedAttempt(host: HostContext, site: Site): void {
	const { blocked, db } = host;
	if (!isModuleActive(site, 'protect')) {
		return;
	}
	blocked.count += 1;
	if (Math.abs(host.now() - blocked.storedAt) < INTERVAL) {
		return;
	}
	blocked.storedAt = host.now();
	void storeBlockedAttempts({ db, blocked });
}

/** Stores what was counted since the last time; if that fails, the next time. */
export async function storeBlockedAttempts({
	db,
	blocked,
}: Pick<HostContext, 'db' | 'blocked'>): Promise<void> {
	const { count } = blocked;
	if (count === 0) {
		return;
	}
	blocked.count = 0;
	await inTransaction(db, async (trx) => {
		const { facts } = await readSite(trx);
		await writeFacts(trx, { blockedAttempts: facts.blockedAttempts + count });
	}).catch(() => {
		blocked.count += count;
	});
}

/** Includes those that aren't stored yet. */
export const blockedAttempts = ({ blocked }: HostContext, { facts }: Site): number =>
	facts.blockedAttempts + blocked.count;
