import { userAuthorizeUrl } from '../site/connection-data';
import { readSite } from '../site/site';
import { RelayedError, RestError } from '../errors';
import { textParameter } from './parameters';
import * as may from './permissions';
import { defineRoute, type Route } from './route';
import { UNREACHABLE } from '../provider/client';
import type { User } from '../auth/users';
import type { HostContext } from '../host-context';
import { registerSite } from '../provider/sites';
import { fetchHoldings } from '../provider/plans';
import { inTransaction } from '../store/database';
import { writeFacts } from '../site/facts';

/** Marks the site as a staging copy. False if that was decided before (host-contract 5.10). */
function confirmSafeMode({ db }: HostContext): Promise<boolean> {
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
function migrate({ db, origin }: HostContext): Promise<void> {
	return inTransaction(db, async (trx) => {
		const { facts } = await readSite(trx);
		await trx.updateTable('provider_sites').set({ address: origin }).where('id', '=', facts.blogId).execute();
		await writeFacts(trx, SOLVED);
	});
}

/** The site becomes a new one at the provider, with a new number, and nobody is connected yet. */
function startFresh(context: HostContext, user: User): Promise<void> {
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

export const identityCrisisRoutes: readonly Route[] = [
	defineRoute({
		method: 'POST',
		path: 'identity-crisis/confirm-safe-mode',
		summary: 'Keeps the site in Safe Mode.',
		permission: may.solveIdentityCrisis,
		params: {},
		handle: async ({ host }) => {
			if (!(await confirmSafeMode(host))) {
				throw new RestError(500, 'error_setting_jetpack_safe_mode', 'Could not confirm safe mode.');
			}
			return { code: 'success' };
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'identity-crisis/migrate',
		summary: 'Moves the connection to this URL.',
		permission: may.solveIdentityCrisis,
		params: {},
		handle: async ({ host }) => {
			await migrate(host);
			return { code: 'success' };
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'identity-crisis/start-fresh',
		summary: 'Registers the site as a new one and returns the URL to continue at.',
		permission: may.solveIdentityCrisis,
		params: { redirect_uri: textParameter(2000) },
		handle: async ({ host, site, user, session, params }) => {
			const { providerFault } = site.facts;
			if (providerFault === 'unreachable') {
				throw new RelayedError(500, UNREACHABLE.code, UNREACHABLE.message);
			}
			if (providerFault) {
				throw new RelayedError(500, 'site_inaccessible', 'The site is not publicly accessible.', {
					data: 400,
				});
			}
			await startFresh(host, user);
			return session
				? userAuthorizeUrl(host, await readSite(host.db), session, { redirect: params.redirect_uri })
				: '';
		},
	}),
];
