import { randomBytes } from 'node:crypto';
import type { Database } from '../store/tables';

/** Keys that the anti-spam service has issued to people who try the sandbox: one good, one withdrawn. */
export const SANDBOX_KEYS = { good: 'goodkey12345', revoked: 'revokedkey12' } as const;

/** Issues the keys of the sandbox. */
export async function issueSandboxKeys(db: Database): Promise<void> {
	await db
		.insertInto('provider_keys')
		.values([
			{ key: SANDBOX_KEYS.good, is_revoked: 0 },
			{ key: SANDBOX_KEYS.revoked, is_revoked: 1 },
		])
		.execute();
}

/** True for a key that the anti-spam service knows and hasn't withdrawn. */
export async function isAntiSpamKey(db: Database, key: string): Promise<boolean> {
	const row = await db
		.selectFrom('provider_keys')
		.select('is_revoked')
		.where('key', '=', key)
		.executeTakeFirst();
	return row?.is_revoked === 0;
}

/** All keys that were issued. */
export function listKeys(db: Database): Promise<Array<{ key: string; is_revoked: number }>> {
	return db.selectFrom('provider_keys').select(['key', 'is_revoked']).orderBy('key').execute();
}

/** Issues a new key. */
export async function issueKey(db: Database): Promise<void> {
	await db
		.insertInto('provider_keys')
		.values({ key: randomBytes(6).toString('hex'), is_revoked: 0 })
		.execute();
}

/** Withdraws a key. */
export async function revokeKey(db: Database, key: string): Promise<void> {
	await db.updateTable('provider_keys').set({ is_revoked: 1 }).where('key', '=', key).execute();
}
