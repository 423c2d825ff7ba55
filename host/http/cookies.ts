import type { CookieOptions } from 'hono/utils/cookie';

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
