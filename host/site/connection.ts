import type { HostContext } from '../host-context';
import { findUser, type User } from '../auth/users';
import { writeFacts } from './facts';
import { switchOnDefaults } from './modules';
import { hasOwner, isLinked, isOffline, isOwner, readSite, type Site } from './site';
import { forgetSite, registerSite } from '../provider/sites';
import { REQUEST_LIFETIME } from '../provider/authorization';
import { fetchHoldings } from '../provider/plans';
import { inTransaction } from '../store/database';
import type { Database } from '../store/tables';

/** GET connection (host-contract 5.1). */
interface ConnectionStatus {
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
	const status = {
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
	return site.edition.answer('connectionStatus', status);
}

/** Errors of the connection for the bootstrap object (facts 4.4). */
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
					? 'Your connection to WordPress.com isn’t working. Reconnecting usually fixes it.'
					: 'Your connection to WordPress.com isn’t working. Contact support for help.',
			action,
			data: { api_error_code: fault.code },
		},
	];
}

/** Registers the site with the provider; repeating it succeeds and changes nothing (host-contract 5.1). */
export async function register(context: HostContext, user: User): Promise<void> {
	const { now, origin } = context;
	await inTransaction(context.db, async (db) => {
		const site = await readSite(db);
		if (site.facts.isRegistered) {
			return;
		}
		const blogId = await registerSite(db, { id: site.facts.blogId, url: origin, now: now() });
		await writeFacts(db, {
			blogId,
			isRegistered: true,
			fault: null,
			plan: (await fetchHoldings(db, blogId, now())).plan,
			openRegistration: { userId: user.id, isNewSite: site.facts.blogId === 0, startedAt: now() },
		});
	});
}

/** Undoes a registration this user has just started and nobody has authorized; true if there was one. */
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

/** Connects a user to an account; the first connected user owns the connection from then on. */
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

/** Turns on the default modules, once in the life of a site. */
export async function startModules(db: Database, site: Site): Promise<void> {
	if (!site.facts.hasDefaultModules) {
		await switchOnDefaults(db, site);
		await writeFacts(db, { hasDefaultModules: true });
	}
}

/** Disconnects a user; false for the owner, who can't leave this way, and for users without an account. */
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

/** The reason why somebody can't become the owner, as the code that callers get. */
export type OwnerRefusal = 'new_owner_not_admin' | 'new_owner_is_existing_owner' | 'new_owner_not_connected';

/** Makes a connected administrator the owner; otherwise says why not. */
export function setOwner({ db }: HostContext, userId: number): Promise<OwnerRefusal | null> {
	return inTransaction(db, async (trx) => {
		const site = await readSite(trx);
		const user = await findUser(trx, userId);
		if (user?.role !== 'administrator') {
			return 'new_owner_not_admin';
		}
		if (isOwner(site, user)) {
			return 'new_owner_is_existing_owner';
		}
		if (!isLinked(site, user)) {
			return 'new_owner_not_connected';
		}
		await writeFacts(trx, { ownerId: userId });
		return null;
	});
}

/** Disconnects. The site's number and settings stay (host-contract 5.1). False if it wasn't connected. */
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
 * Restores the connection. A bad site token, or a site without an owner, is fixed at once; otherwise the user
 * is disconnected and has to authorize again (host-contract 5.1).
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
