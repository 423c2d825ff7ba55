import { setCookie } from 'hono/cookie';
import { isNonce } from '../auth/nonces';
import { permissionsOf } from '../site/permissions';
import type { Session } from '../auth/sessions';
import { NOTICES_COOKIE, packNotices, type StateNotices } from '../bootstrap/state-notices';
import type { HostContext } from '../host-context';
import { type PageContext, cookieOptions } from '../http/context';
import { redeemCode } from '../provider/authorization';
import { ownAdminUrl } from '../site/urls';
import { linkUser, undoRegistration } from '../site/connection';
import { attachStoredKeys } from '../site/licensing';
import { isLinked, readSite } from '../site/site';

/** Seconds that a notice waits for the page that shows it. */
const NOTICE_LIFETIME = 300;

/**
 * `admin.php?handler=jetpack-connection-webhooks&action=authorize`: takes the provider's answer, connects the
 * user or undoes the registration, and redirects to the requested page, which shows the outcome.
 */
export async function authorizeCallback(
	host: HostContext,
	context: PageContext,
	session: Session,
): Promise<Response> {
	const query = context.req.query();
	const notices = packNotices(await takeAnswer(host, session, query));
	setCookie(context, NOTICES_COOKIE, notices, cookieOptions(host.origin, '/wp-admin/', NOTICE_LIFETIME));
	return context.redirect(ownAdminUrl(host.origin, query.redirect));
}

async function takeAnswer(
	host: HostContext,
	session: Session,
	query: Readonly<Record<string, string>>,
): Promise<Partial<StateNotices>> {
	const { user } = session;
	// Covers the way back too, so that a URL cannot be given another one.
	const isOurs = isNonce(host, session, 'authorize', query._wpnonce, query.redirect ?? '');
	if (!isOurs || query.state !== String(user.id)) {
		return { errorCode: 'invalid_state' };
	}
	const { error, error_description: errorDescription = null, code = '' } = query;
	if (error) {
		await undoRegistration(host, user);
		return { errorCode: error, errorDescription };
	}
	const site = await readSite(host.db);
	if (isLinked(site, user)) {
		return { messageCode: 'already_authorized' };
	}
	if (!permissionsOf(site, user).connect_user) {
		return { errorCode: 'no_cap' };
	}
	const accountId = await redeemCode(host, code, user.id);
	if (accountId === null) {
		return { errorCode: code ? 'invalid_token' : 'no_code' };
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
