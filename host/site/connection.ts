import type { HostContext } from '../host-context';
import type { User } from '../auth/users';
import { writeFacts } from './facts';
import { switchOnDefaults } from './modules';
import { hasOwner, isLinked, isOffline, isOwner, readSite, type Site } from './site';
import { forgetSite, registerSite } from '../provider/sites';
import { REQUEST_LIFETIME } from '../provider/authorization';
import { fetchHoldings } from '../provider/plans';
import { inTransaction } from '../store/database';
import type { Database } from '../store/tables';

/** GET connection (host contract 5.1). */
export interface ConnectionStatus {
	isActive: boolean;
	isStaging: boolean;
	isRegistered: boolean;
	isUserConnected: boolean;
	hasConnectedOwner: boolean;
	offlineMode: {
		isActive: boolean;
		constant: boolean;
		url: boolean;
		filter: boolean;
		wpLocalConstant: boolean;
	};
	isPublic: boolean;
}

/** The state of the connection as the user sees it; `isUserConnected` is about that user. */
export function connectionStatus(site: Site, user: User | null): ConnectionStatus {
	const { facts } = site;
	return {
		isActive: facts.isRegistered,
		isStaging: facts.isStaging || facts.isInIdentityCrisis,
		isRegistered: facts.isRegistered,
		isUserConnected: isLinked(site, user),
		hasConnectedOwner: hasOwner(site),
		offlineMode: {
			isActive: isOffline(site),
			constant: facts.offlineReasons.includes('constant'),
			url: facts.offlineReasons.includes('url'),
			filter: facts.offlineReasons.includes('filter'),
			wpLocalConstant: facts.offlineReasons.includes('wpLocalConstant'),
		},
		isPublic: facts.isPublic,
	};
}

/** Errors of the connection for the bootstrap object (reference facts 4.4). */
export function connectionErrors(site: Site) {
	const { fault, isRegistered } = site.facts;
	if (!fault || !isRegistered) {
		return [];
	}
	const { action = 'reconnect' } = fault;
	return [
		{
			code: 'connection_error',
			message:
				action === 'reconnect'
					? 'Your connection with WordPress.com does not work. Reconnecting usually repairs it.'
					: 'Your connection with WordPress.com does not work. Please ask the support team for help.',
			action,
			data: { api_error_code: fault.code },
		},
	];
}

/** Registers the site at the provider; doing it again is a success and changes nothing (host contract 5.1). */
export async function register(context: HostContext, user: User): Promise<void> {
	const { now, origin } = context;
	await inTransaction(context.db, async (db) => {
		const site = await readSite(db);
		if (site.facts.isRegistered) {
			return;
		}
		const blogId = await registerSite(db, { id: site.facts.blogId, address: origin, now: now() });
		await writeFacts(db, {
			blogId,
			isRegistered: true,
			fault: null,
			plan: (await fetchHoldings(db, blogId, now())).plan,
			openRegistration: { userId: user.id, isNewSite: site.facts.blogId === 0, startedAt: now() },
		});
	});
}

/**
 * Takes back a registration that this user has just begun and nobody has authorised, so that the site is as before;
 * true when there was one.
 */
export function undoRegistration(context: HostContext, user: User): Promise<boolean> {
	return inTransaction(context.db, async (db) => {
		const site = await readSite(db);
		const { openRegistration: open, blogId } = site.facts;
		const isThisAttempt = open?.userId === user.id && context.now() - open.startedAt <= REQUEST_LIFETIME;
		if (!isThisAttempt || hasOwner(site)) {
			return false;
		}
		await writeFacts(db, { isRegistered: false, openRegistration: null });
		if (open.isNewSite) {
			await forgetSite(db, blogId);
			await writeFacts(db, { blogId: 0, plan: null });
		}
		return true;
	});
}

/** Links a user to an account; the first linked user owns the connection from then on. */
export function linkUser(
	context: HostContext,
	user: User,
	accountId: number,
): Promise<'owner' | 'linked' | 'already' | 'not-registered'> {
	return inTransaction(context.db, async (db) => {
		const site = await readSite(db);
		if (!site.facts.isRegistered) {
			return 'not-registered';
		}
		if (isLinked(site, user)) {
			return 'already';
		}
		await db
			.insertInto('user_links')
			.values({ user_id: user.id, account_id: accountId, linked_at: context.now() })
			.execute();
		if (hasOwner(site)) {
			return 'linked';
		}
		await writeFacts(db, {
			ownerId: user.id,
			openRegistration: null,
			connectedAt: site.facts.connectedAt ?? context.now(),
		});
		await startModules(db, site);
		return 'owner';
	});
}

/** Switches on the default modules, once in the life of a site. */
export async function startModules(db: Database, site: Site): Promise<void> {
	if (!site.facts.hasDefaultModules) {
		await switchOnDefaults(db, site);
		await writeFacts(db, { hasDefaultModules: true });
	}
}

/** Unlinks a user; false for the owner, who cannot leave this way, and for users who are not linked. */
export function unlinkUser({ db }: HostContext, user: User): Promise<boolean> {
	return inTransaction(db, async (trx) => {
		const site = await readSite(trx);
		if (isOwner(site, user) || !isLinked(site, user)) {
			return false;
		}
		await trx.deleteFrom('user_links').where('user_id', '=', user.id).execute();
		return true;
	});
}

/** Ends the connection; the number of the site and the switches stay (host contract 5.1). False when there is none. */
export function disconnect({ db }: HostContext): Promise<boolean> {
	return inTransaction(db, async (trx) => {
		const { facts } = await readSite(trx);
		if (!facts.isRegistered) {
			return false;
		}
		await trx.deleteFrom('user_links').execute();
		await writeFacts(trx, { isRegistered: false, ownerId: null, openRegistration: null, fault: null });
		return true;
	});
}

/**
 * Repairs the connection. A bad token of the site, or a site without an owner, is repaired at once; otherwise the user
 * is unlinked and has to authorise again (host contract 5.1).
 */
export function reconnect({ db }: HostContext, user: User): Promise<'completed' | 'in_progress'> {
	return inTransaction(db, async (trx) => {
		const site = await readSite(trx);
		const { fault } = site.facts;
		await writeFacts(trx, { fault: null });
		if (!hasOwner(site) || (fault && !fault.tokens.includes('user'))) {
			return 'completed';
		}
		await trx.deleteFrom('user_links').where('user_id', '=', user.id).execute();
		if (isOwner(site, user)) {
			await writeFacts(trx, { ownerId: null });
		}
		return 'in_progress';
	});
}
