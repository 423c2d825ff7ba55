import { createNonce } from '../auth/nonces';
import type { Permissions } from './permissions';
import type { Session } from '../auth/sessions';
import { findUser, type User } from '../auth/users';
import type { HostContext } from '../host-context';
import { fetchAccount, type ProviderUser, avatarUrl } from '../provider/accounts';
import { askAsUser } from '../provider/client';
import { authorizeUrl } from '../provider/authorization';
import { adminUrl, DASHBOARD_PAGE, ownAdminUrl } from './urls';
import { hasOwner, isLinked, isOwner, type Site } from './site';

/** `userData.currentUser` of the bootstrap object (host-contract 2.1). */
export interface CurrentUser {
	isConnected: boolean;
	isMaster: boolean;
	username: string;
	id: number;
	/** Only `avatar: false` without an account. */
	wpcomUser: ProviderUser | { avatar: false };
	gravatar: string;
	permissions: Permissions;
}

/** GET connection/data (host-contract 5.1). */
interface ConnectionData {
	currentUser: CurrentUser & { blogId: number | false };
	connectionOwner: string | null;
}

/** Plugins that share the connection: this one. */
export const CONNECTED_PLUGINS = [{ name: 'Jetpack', slug: 'jetpack' }] as const;

/** The user as the front end sees them. */
export async function currentUser(
	host: HostContext,
	site: Site,
	user: User,
	permissions: Permissions,
): Promise<CurrentUser> {
	const answer = await askAsUser(site, user, (accountId) =>
		fetchAccount(host.db, { accountId, userId: user.id, siteUrl: host.origin }),
	);
	const account = answer.kind === 'body' ? answer.body : null;
	return {
		isConnected: isLinked(site, user),
		isMaster: isOwner(site, user),
		username: user.login,
		id: user.id,
		wpcomUser: account ?? { avatar: false },
		gravatar: avatarUrl(host.origin, user.email, 96),
		permissions,
	};
}

/** The user's part in the connection, and its owner; `current` as `currentUser` gave it. */
export async function connectionData(
	host: HostContext,
	site: Site,
	user: User,
	current: CurrentUser,
): Promise<ConnectionData> {
	const owner = hasOwner(site) ? await findOwner(host, site) : null;
	const data = {
		currentUser: {
			...current,
			permissions: {
				...current.permissions,
				unlink_user: isLinked(site, user),
			},
			blogId: site.facts.blogId || (false as const),
		},
		connectionOwner: owner?.displayName ?? null,
		isRegistered: site.facts.isRegistered,
	};
	return site.edition.answer('connectionData', data);
}

/** The user who is stored as the owner, with or without an account. */
export function findOwner({ db }: HostContext, { facts }: Site): Promise<User | null> {
	return facts.ownerId === null ? Promise.resolve(null) : findUser(db, facts.ownerId);
}

interface AuthorizeWish {
	/** Admin path to return to; anything else becomes the dashboard, nothing the plugin's page. */
	redirect?: string;
	from?: string;
}

/** URL of the provider's page for this user, with the way back (host-contract 5.1). */
export function userAuthorizeUrl(
	host: HostContext,
	site: Site,
	session: Session,
	{ redirect, from }: AuthorizeWish,
): string {
	const callback = new URL(`${adminUrl(host.origin)}admin.php`);
	callback.searchParams.set('handler', 'jetpack-connection-webhooks');
	callback.searchParams.set('action', 'authorize');
	const back = redirect ? ownAdminUrl(host.origin, redirect) : '';
	callback.searchParams.set('_wpnonce', createNonce(host, session, 'authorize', back));
	if (back) {
		callback.searchParams.set('redirect', back);
	}
	return authorizeUrl(host, site, session.user, { callback: callback.href, from });
}

/** URL of the admin page that registers the site and goes on to the provider. */
export function registerUrl(host: HostContext, session: Session): string {
	const nonce = createNonce(host, session, 'register');
	return `${adminUrl(host.origin)}${DASHBOARD_PAGE}&action=register&_wpnonce=${nonce}`;
}
