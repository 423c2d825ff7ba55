import { inTransaction } from '../store/database';
import type { Database } from '../store/tables';
import { writeFacts } from './facts';
import { switchOnDefaults } from './modules';
import { readSite, SETTING_PREFIX } from './site';

/** Dismisses a notice, and lists all that were dismissed (host-contract 5.10). */
export function dismissNotice(db: Database, id: string): Promise<Record<string, true>> {
	return inTransaction(db, async (trx) => {
		const { facts } = await readSite(trx);
		const dismissedNotices = [...new Set([...facts.dismissedNotices, id])];
		await writeFacts(trx, { dismissedNotices });
		return dismissedMap(dismissedNotices);
	});
}

/** Ids of notices in the form of the answer: each is true. */
export function dismissedMap(ids: readonly string[]): Record<string, true> {
	return Object.fromEntries(ids.map((id) => [id, true as const]));
}

/** Sets all switches back to how a newly connected site has them. */
export function resetModules(db: Database): Promise<void> {
	return inTransaction(db, async (trx) => {
		await trx.deleteFrom('module_switches').execute();
		await switchOnDefaults(trx, await readSite(trx));
	});
}

/** Forgets every option that was written; the connection and the switches stay. */
export function resetOptions(db: Database): Promise<void> {
	return inTransaction(db, async (trx) => {
		await trx.deleteFrom('options').where('name', 'like', `${SETTING_PREFIX}%`).execute();
		await writeFacts(trx, {
			dismissedNotices: [],
			recommendationsData: {},
			recommendationsStep: 'not-started',
			hasSeenCommerceModal: false,
			customServices: {},
			onboarding: {},
		});
	});
}
