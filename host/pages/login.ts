import { html } from 'hono/html';
import { authenticate } from '../auth/users';
import type { LoginLimit } from '../auth/login-limit';
import { createNonce, isNonce } from '../auth/nonces';
import { endSession, SESSION_LIFETIME, startSession } from '../auth/sessions';
import type { HostContext } from '../host-context';
import { cookie } from '../http/cookies';
import { page, redirect } from '../http/responses';
import { readForm, sessionCookieName, type PageVisit } from '../http/visit';
import { ownUrl } from '../site/addresses';
import { isModuleActive } from '../site/modules';
import { isInIpList, SHARED_ALLOW_LIST } from '../site/ip-list';
import { settingValue } from '../site/setting-values';
import { readSite, type Site } from '../site/site';
import { writeFacts } from '../site/facts';
import { inTransaction } from '../store/database';
import { document, messagePage, siteTitle } from './document';

/** Where a login leads when nobody asked for another page. */
const LANDING = '/wp-admin/admin.php?page=jetpack#/dashboard';

/** `/wp-login.php`: the form, the login and the logout (host contract 3). */
export async function loginPage(host: HostContext, limit: LoginLimit, visit: PageVisit): Promise<Response> {
	if (visit.url.searchParams.get('action') === 'logout') {
		return logOut(host, visit);
	}
	if (visit.request.method === 'POST') {
		return logIn(host, limit, visit);
	}
	const wanted = visit.url.searchParams.get('redirect_to');
	const isOut = visit.url.searchParams.has('loggedout');
	return visit.session ? redirect(landing(host, wanted)) : form(await readSite(host.db), { wanted, isOut });
}

/** The own address that a login leads to; anything else is answered with the dashboard. */
function landing({ origin }: HostContext, wanted: string | null): string {
	const address = wanted ? ownUrl(origin, wanted) : null;
	if (!address || address.pathname === '/wp-login.php') {
		return LANDING;
	}
	return address.pathname + address.search + address.hash;
}

async function logIn(
	host: HostContext,
	limit: LoginLimit,
	{ request, address, session }: PageVisit,
): Promise<Response> {
	const site = await readSite(host.db);
	const fields = await readForm(request);
	const name = (fields.get('log') ?? '').trim().slice(0, 200);
	const wanted = fields.get('redirect_to');
	const isLimited = !isAlwaysAllowed(site, address);
	const wait = isLimited ? await limit.begin(address, name) : 0;
	if (wait > 0) {
		await countBlockedAttempt(host);
		const minutes = Math.ceil(wait / 60_000);
		const problem = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
		return form(site, { wanted, name, problem, status: 429 });
	}
	const user = await authenticate(host.db, {
		name,
		password: (fields.get('pwd') ?? '').slice(0, 1000),
		cost: host.passwordCost,
	});
	if (!user) {
		return form(site, { wanted, name, problem: 'The name or the password is not right.', status: 401 });
	}
	if (isLimited) {
		await limit.succeeded(address, name);
	}
	// A session that was there before must not become that of whoever has logged in, nor outlive them here.
	if (session) {
		await endSession(host.db, session.tokenHash);
	}
	const token = await startSession(host.db, user.id, host.now());
	return redirect(landing(host, wanted), [sessionCookie(host, token, SESSION_LIFETIME / 1000)], 303);
}

async function logOut(host: HostContext, { session, url }: PageVisit): Promise<Response> {
	const site = await readSite(host.db);
	if (!session) {
		return redirect('/wp-login.php');
	}
	if (!isNonce(host, session, 'log-out', url.searchParams.get('_wpnonce'))) {
		// A link from elsewhere must not log anybody out unasked.
		const message = {
			heading: 'Log out?',
			text: `You are logged in to ${siteTitle(site)}.`,
			link: { address: logOutAddress(host, session), label: 'Log out' },
		};
		return page(messagePage(site, message), 403);
	}
	await endSession(host.db, session.tokenHash);
	return redirect('/wp-login.php?loggedout=true', [sessionCookie(host, '', 0)]);
}

/** Address that ends the session. */
export function logOutAddress(host: HostContext, session: NonNullable<PageVisit['session']>): string {
	return `/wp-login.php?action=logout&_wpnonce=${createNonce(host, session, 'log-out')}`;
}

function sessionCookie({ origin }: HostContext, token: string, maxAge: number): string {
	return cookie(sessionCookieName(origin), token, {
		path: '/',
		maxAge,
		isSecure: origin.startsWith('https:'),
	});
}

/** Brute force protection never blocks the addresses on its list. */
function isAlwaysAllowed(site: Site, address: string): boolean {
	return (
		isModuleActive(site, 'protect') && isInIpList(String(settingValue(site, SHARED_ALLOW_LIST)), address)
	);
}

/** Brute force protection counts what it blocks. */
async function countBlockedAttempt({ db }: HostContext): Promise<void> {
	await inTransaction(db, async (trx) => {
		const site = await readSite(trx);
		if (isModuleActive(site, 'protect')) {
			await writeFacts(trx, { blockedAttempts: site.facts.blockedAttempts + 1 });
		}
	});
}

interface FormState {
	wanted: string | null;
	name?: string;
	problem?: string;
	/** Somebody has just logged out. */
	isOut?: boolean;
	status?: number;
}

function form(site: Site, { wanted, name = '', problem, isOut, status = 200 }: FormState): Promise<Response> {
	const body = html`<main class="host-card">
		<h1>Log in to ${siteTitle(site)}</h1>
		${isOut ? html`<p role="status">You are logged out.</p>` : ''}
		${problem ? html`<p class="host-error" id="login_error" role="alert">${problem}</p>` : ''}
		<form method="post" action="/wp-login.php">
			<label class="host-field" for="user_login">
				<span>Username or email address</span>
				<input
					id="user_login"
					name="log"
					value="${name}"
					autocomplete="username"
					autocapitalize="off"
					required
				/>
			</label>
			<label class="host-field" for="user_pass">
				<span>Password</span>
				<input id="user_pass" name="pwd" type="password" autocomplete="current-password" required />
			</label>
			<input type="hidden" name="redirect_to" value="${wanted ?? ''}" />
			<button class="host-button" id="wp-submit" name="wp-submit" value="Log In">Log in</button>
		</form>
	</main>`;
	return page(document({ site, title: 'Log in', bodyClass: 'host-page login', body }), status);
}
