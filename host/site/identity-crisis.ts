import type { User } from '../auth/users';
import type { HostContext } from '../host-context';
import { registerSite } from '../provider/sites';
import { fetchHoldings } from '../provider/plans';
import { inTransaction } from '../store/database';
import { writeFacts } from './facts';
import { readSite } from './site';

/** Marks the site as a staging copy. False if that was decided before (host-contract 5.10). */
export function confirmSafeMode({ db }: HostContext): Promise<boolean> {
	return inTransaction(db, async (trx) => {
		const { facts } = await readSite(trx);
		if (facts.isSafeModeConfirmed) {
			return false;
		}
		await writeFacts(trx, { isSafeModeConfirmed: true, isInIdentityCrisis: false, isStaging: true });
		return true;
	});
}

/** The site has moved: its new URL takes the place of the old one at the provider. */
export function migrate({ db, origin }: HostContext): Promise<void> {
	return inTransaction(db, async (trx) => {
		const { facts } = await readSite(trx);
		await trx.updateTable('provider_sites').set({ address: origin }).where('id', '=', facts.blogId).execute();
		await writeFacts(trx, SOLVED);
	});
}

/** The site becomes a new one at the provider, with a new number, and nobody is connected yet. */
export function startFresh(context: HostContext, user: User): Promise<void> {
	const { origin, now } = context;
	return inTransaction(context.db, async (db) => {
		await db.deleteFrom('user_links').execute();
		const blogId = await registerSite(db, { id: 0, url: origin, now: now() });
		await writeFacts(db, {
			...SOLVED,
			blogId,
			isRegistered: true,
			ownerId: null,
			fault: null,
			plan: (await fetchHoldings(db, blogId, now())).plan,
			ownedProducts: [],
			openRegistration: { userId: user.id, isNewSite: true, startedAt: now() },
		});
	});
}

const SOLVED = { isInIdentityCrisis: false, isSafeModeConfirmed: false, isStaging: false } as const;
