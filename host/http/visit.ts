import { findSession, type Session } from '../auth/sessions';
import type { HostContext } from '../host-context';
import { readText } from '../rest/body';
import { readCookies } from './cookies';

/**
 * Name of the cookie of a login. Browsers send cookies to every port of a machine: the port in the name keeps two sites
 * apart. Over https the prefix has them refuse it from anywhere but this very host.
 */
export function sessionCookieName(origin: string): string {
	const { protocol, port } = new URL(origin);
	return protocol === 'https:' ? '__Host-wordpress_logged_in' : `wordpress_logged_in_${port || '80'}`;
}

/** A request for a page, with what every page needs to know about it. */
export interface PageVisit {
	request: Request;
	url: URL;
	cookies: Map<string, string>;
	session: Session | null;
	/** Address of the visitor. */
	address: string;
}

export async function readVisit(host: HostContext, request: Request, address: string): Promise<PageVisit> {
	const cookies = readCookies(request);
	const token = cookies.get(sessionCookieName(host.origin));
	return {
		request,
		url: new URL(request.url),
		cookies,
		session: token ? await findSession(host.db, token, host.now()) : null,
		address,
	};
}

/** Longest form that a page takes, in bytes. */
const MAX_FORM = 64 * 1024;

/**
 * Fields of a form that was sent to a page.
 * @throws RestError 413 when it is too long
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
	return new URLSearchParams(await readText(request, MAX_FORM));
}

/**
 * Whether a form may have come from a page of another site. Browsers say where a form comes from; programs that are no
 * browsers say nothing, and cannot be tricked into sending one either.
 */
export function isForeignForm(request: Request, origin: string): boolean {
	const from = request.headers.get('Origin');
	const site = request.headers.get('Sec-Fetch-Site');
	return (from !== null && from !== origin) || (site !== null && site !== 'same-origin' && site !== 'none');
}
