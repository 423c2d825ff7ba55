import { deleteCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { LoginLimit } from '../auth/login-limit';
import { createNonce, isNonce } from '../auth/nonces';
import { LONGEST_PASSWORD } from '../auth/password-rules';
import { endSession, SESSION_LIFETIME, startSession, type Session } from '../auth/sessions';
import { authenticate, findUserByName } from '../auth/users';
import type { HostContext } from '../host-context';
import {
	page,
	readForm,
	type Html,
	type PageContext,
	cookieOptions,
	sessionCookieName,
} from '../http/context';
import { isSecure } from '../http/origin';
import { ownUrl } from '../site/urls';
import { countBlockedAttempt } from '../site/blocked-attempts';
import { isModuleActive } from '../site/modules';
import { ALLOW_LIST_SWITCH, isInIpList, SHARED_ALLOW_LIST } from '../site/ip-list';
import { settingValue } from '../site/setting-values';
import { readSite, type Site } from '../site/site';
import { document, messagePage, siteTitle } from './document';

/** A login leads here unless another page was asked for. */
const LANDING = '/wp-admin/admin.php?page=jetpack#/dashboard';

/** `/wp-login.php`: the form, the login and the logout (host-contract 3). */
export async function loginPage(
	host: HostContext,
	limit: LoginLimit,
	context: PageContext,
): Promise<Response> {
	const { action, redirect_to: wanted = null, loggedout } = context.req.query();
	if (action === 'logout') {
		return logOut(host, context);
	}
	if (context.req.method === 'POST') {
		return logIn(host, limit, context);
	}
	if (context.get('session')) {
		return context.redirect(landing(host, wanted));
	}
	return page(context, form(await readSite(host.db), { wanted, isOut: loggedout !== undefined }));
}

/** Our own URL that a login leads to; anything else is answered with the dashboard. */
function landing({ origin }: HostContext, wanted: string | null): string {
	const url = wanted ? ownUrl(origin, wanted) : null;
	if (!url || url.pathname === '/wp-login.php') {
		return LANDING;
	}
	return url.pathname + url.search + url.hash;
}

async function logIn(host: HostContext, limit: LoginLimit, context: PageContext): Promise<Response> {
	const { ip } = context.env.client;
	const { value: site } = await host.site.since(context.get('version'));
	const fields = await readForm(context);
	const name = (fields.get('log') ?? '').trim().slice(0, 200);
	const wanted = fields.get('redirect_to');
	const password = (fields.get('pwd') ?? '').slice(0, LONGEST_PASSWORD);
	const { found: user, wait } = await limit.check(isAlwaysAllowed(site, ip) ? null : ip, name, () =>
		authenticate(host.db, { name, password, cost: host.passwordCost }),
	);
	if (!user) {
		context.set('tried', (await findUserByName(host.db, name))?.id ?? null);
		if (wait > 0) {
			countBlockedAttempt(host, site);
		}
		const problem = wait > 0 ? tooMany(wait) : 'The username or password is incorrect.';
		return page(context, form(site, { wanted, name, problem }), wait > 0 ? 429 : 401);
	}
	// An earlier session must not become the new user's, nor outlive them here.
	const session = context.get('session');
	if (session) {
		await endSession(host.db, session.tokenHash);
	}
	const token = await startSession(host.db, user.id, host.now());
	const { origin } = host;
	setCookie(context, sessionCookieName(origin), token, cookieOptions(origin, '/', SESSION_LIFETIME / 1000));
	return context.redirect(landing(host, wanted), 303);
}

async function logOut(host: HostContext, context: PageContext): Promise<Response> {
	const site = await readSite(host.db);
	const session = context.get('session');
	if (!session) {
		return context.redirect('/wp-login.php');
	}
	if (!isNonce(host, session, 'log-out', context.req.query('_wpnonce'))) {
		// A link from elsewhere must not log anybody out unasked.
		const message = {
			heading: 'Log out?',
			text: `You’re logged in to ${siteTitle(site)}.`,
			link: { url: logOutUrl(host, session), label: 'Log out' },
		};
		return page(context, messagePage(site, message), 403);
	}
	await endSession(host.db, session.tokenHash);
	deleteCookie(context, sessionCookieName(host.origin), cookieOptions(host.origin, '/', 0));
	if (isSecure(host.origin)) {
		// The dashboard's browser storage is this user's. On an insecure origin browsers ignore it, and complain.
		context.header('Clear-Site-Data', '"storage"');
	}
	return context.redirect('/wp-login.php?loggedout=true');
}

/** URL that ends the session. */
export function logOutUrl(host: HostContext, session: Session): string {
	return `/wp-login.php?action=logout&_wpnonce=${createNonce(host, session, 'log-out')}`;
}

/** Brute force protection never blocks the IP addresses on its list, while the list is in use. */
function isAlwaysAllowed(site: Site, ip: string): boolean {
	// Brute force protection counts the switch of the list as on until somebody turns it off.
	const isListUsed = site.settings.get(ALLOW_LIST_SWITCH) !== false;
	const list = String(settingValue(site, SHARED_ALLOW_LIST));
	return isListUsed && isModuleActive(site, 'protect') && isInIpList(list, ip);
}

/** The message for an attempt that has to wait; `wait` in ms. */
export function tooMany(wait: number): string {
	const [count, unit] = wait < 60_000 ? [wait / 1000, 'second'] : [wait / 60_000, 'minute'];
	return `Too many attempts. Try again in ${Math.ceil(count)} ${count > 1 ? `${unit}s` : unit}.`;
}

interface FormState {
	wanted: string | null;
	name?: string;
	problem?: string;
	/** Somebody has just logged out. */
	isOut?: boolean;
}

function form(site: Site, { wanted, name = '', problem, isOut }: FormState): Html {
	const body = html`<main class="host-card">
		<h1>Log in to ${siteTitle(site)}</h1>
		${isOut ? html`<p role="status">You’re logged out.</p>` : ''}
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
	return document({ site, title: 'Log in', bodyClass: 'host-page login', body });
}
