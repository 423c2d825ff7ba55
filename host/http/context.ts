import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CookieOptions } from 'hono/utils/cookie';
import { keepSession, visitorFinder, type Session } from '../auth/sessions';
import { tooLarge } from '../errors';
import { ifPossible } from '../store/database';
import type { Database } from '../store/tables';

/**
 * Name of the session cookie. Browsers send cookies to every port of a machine, so the port in the name keeps
 * two sites apart. Over https, the prefix ties it to this host.
 */
export function sessionCookieName(origin: string): string {
	const { protocol, port } = new URL(origin);
	return protocol === 'https:' ? '__Host-wordpress_logged_in' : `wordpress_logged_in_${port || '80'}`;
}

/** Options of a cookie that no script reads and no other site's form sends; `maxAge` in seconds. */
export function cookieOptions(origin: string, path: string, maxAge: number): CookieOptions {
	return { path, maxAge, httpOnly: true, secure: origin.startsWith('https:'), sameSite: 'Lax' };
}

export interface Client {
	/** IP address of the client. */
	ip: string;
}

/** Hono passes this along with each request. */
export interface Environment {
	Bindings: { client: Client };
	Variables: {
		/** The session of the cookie, if there is one. */
		session: Session | null;
		/** Version of the data when the session was looked up. */
		version: number;
		/** Number of the user whose password was typed wrong, null for a name that nobody has. */
		tried?: number | null;
	};
}

/** A request for a page, and the means to answer it. */
export type PageContext = Context<Environment>;

/** Path and query of a request, as sent. */
export function pathOf({ url }: Request): string {
	const { pathname, search } = new URL(url);
	return pathname + search;
}

/** The login form, which returns to the requested page. */
export const loginFor = ({ req }: PageContext): string =>
	`/wp-login.php?redirect_to=${encodeURIComponent(pathOf(req.raw))}`;

/** Text of hono's tagged template, with every value escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page. It's passed as a plain string because the server streams anything else, which costs more. */
export async function page(context: Context, body: Html, status = 200): Promise<Response> {
	return context.html(String(await body), status as ContentfulStatusCode);
}

/** Looks up the session, and the version of the data, in one query. */
export function identify({ db, now, origin }: { db: Database; now: () => number; origin: string }) {
	const findVisitor = visitorFinder(db);
	const cookieName = sessionCookieName(origin);
	return createMiddleware<Environment>(async (context, next) => {
		const { session, version } = await findVisitor(getCookie(context, cookieName), now());
		if (session) {
			// If nothing can be written, as on a full disk, reading goes on. The session then ends earlier.
			await ifPossible(keepSession(db, session, now()));
		}
		context.set('session', session);
		context.set('version', version);
		await next();
	});
}

/**
 * The body as text, read no further than the limit. The limit isn't a middleware of the route: a page checks
 * login and permission first, so that 401 and 403 come before 413.
 * @throws RestError 413 when it is longer
 */
export async function readText(context: Context, maxSize: number): Promise<string> {
	const refuse = () => {
		throw tooLarge();
	};
	await bodyLimit({ maxSize, onError: refuse })(context, () => Promise.resolve());
	// `req.text()` would drop a byte order mark, which isn't valid JSON.
	return Buffer.from(await context.req.arrayBuffer()).toString();
}

/** Longest form that a page takes, in bytes. */
const MAX_FORM = 64 * 1024;

/**
 * Fields of a form sent to a page.
 * @throws RestError 413 when it is too long
 */
export async function readForm(context: Context): Promise<URLSearchParams> {
	return new URLSearchParams(await readText(context, MAX_FORM));
}
