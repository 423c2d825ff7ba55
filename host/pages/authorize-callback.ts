import { isNonce } from '../auth/nonces';
import { permissionsOf } from '../auth/permissions';
import type { Session } from '../auth/sessions';
import { NOTICES_COOKIE, packNotices, type StateNotices } from '../bootstrap/state-notices';
import type { HostContext } from '../host-context';
import { cookie } from '../http/cookies';
import { redirect } from '../http/responses';
import type { PageVisit } from '../http/visit';
import { redeemCode } from '../provider/authorization';
import { ownAdminUrl } from '../site/addresses';
import { linkUser, undoRegistration } from '../site/connection';
import { attachStoredKeys } from '../site/licensing';
import { isLinked, readSite } from '../site/site';

/** How long a notice waits for the page that shows it, in seconds. */
const NOTICE_LIFETIME = 300;

/**
 * `admin.php?handler=jetpack-connection-webhooks&action=authorize`: takes the provider's answer, links the user or
 * undoes the registration, and goes on to the page that was asked for, which then says what happened.
 */
export async function authorizeCallback(
	host: HostContext,
	visit: PageVisit,
	session: Session,
): Promise<Response> {
	const query = visit.url.searchParams;
	const notices = await takeAnswer(host, session, query);
	const isSecure = host.origin.startsWith('https:');
	return redirect(ownAdminUrl(host.origin, query.get('redirect') ?? undefined), [
		cookie(NOTICES_COOKIE, packNotices(notices), { path: '/wp-admin/', maxAge: NOTICE_LIFETIME, isSecure }),
	]);
}

async function takeAnswer(
	host: HostContext,
	session: Session,
	query: URLSearchParams,
): Promise<Partial<StateNotices>> {
	const { user } = session;
	// Covers the way back too, so that an address cannot be given another one.
	const isOurs = isNonce(host, session, 'authorize', query.get('_wpnonce'), query.get('redirect') ?? '');
	if (!isOurs || query.get('state') !== String(user.id)) {
		return { errorCode: 'invalid_state' };
	}
	const error = query.get('error');
	if (error) {
		await undoRegistration(host, user);
		return { errorCode: error, errorDescription: query.get('error_description') };
	}
	const site = await readSite(host.db);
	if (isLinked(site, user)) {
		return { messageCode: 'already_authorized' };
	}
	if (!permissionsOf(site, user).connect_user) {
		return { errorCode: 'no_cap' };
	}
	const accountId = await redeemCode(host, query.get('code') ?? '', user.id);
	if (accountId === null) {
		return { errorCode: query.get('code') ? 'invalid_token' : 'no_code' };
	}
	const outcome = await linkUser(host, user, accountId);
	if (outcome === 'owner') {
		await attachStoredKeys(host);
	}
	return NOTICES[outcome];
}

const NOTICES: Record<Awaited<ReturnType<typeof linkUser>>, Partial<StateNotices>> = {
	owner: { messageCode: 'authorized' },
	linked: { messageCode: 'linked' },
	already: { messageCode: 'already_authorized' },
	'not-registered': { errorCode: 'no_token' },
};
