import type { HtmlEscapedString } from 'hono/utils/html';

/** Nothing is loaded from elsewhere, nothing runs inline, nobody frames the pages. */
const CONTENT_SECURITY_POLICY = [
	"default-src 'self'",
	"script-src 'self'",
	"style-src 'self'",
	"img-src 'self' data: https:",
	"connect-src 'self'",
	"frame-ancestors 'none'",
	"base-uri 'none'",
	"form-action 'self'",
	"object-src 'none'",
	// No text becomes script or markup but through these two: the addresses of chunks, and the news of a release.
	"require-trusted-types-for 'script'",
	'trusted-types site-dashboard site-dashboard-article',
].join('; ');

/** Nothing here uses a device, so nothing that is ever put into a page may. */
const PERMISSIONS_POLICY = [
	'accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi',
	'payment', 'serial', 'usb',
].map((feature) => `${feature}=()`).join(', '); // prettier-ignore

/** What every answer carries, whatever it is. */
const COMMON_HEADERS = {
	'X-Frame-Options': 'DENY',
	'X-Content-Type-Options': 'nosniff',
	'Referrer-Policy': 'same-origin',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy': PERMISSIONS_POLICY,
};

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
	'Content-Security-Policy': CONTENT_SECURITY_POLICY,
	...COMMON_HEADERS,
};

const NEVER_KEPT = { 'Cache-Control': 'no-cache, must-revalidate, max-age=0, no-store, private' };

/** Of an answer of the REST API, which is no page: opened as one, it may do nothing at all. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
	'Content-Type': 'application/json; charset=UTF-8',
	'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
	...COMMON_HEADERS,
	...NEVER_KEPT,
};

/** The response with the headers of a page where it has none of its own: files and pictures. */
export function secured(response: Response): Response {
	for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
		if (!response.headers.has(name)) {
			response.headers.set(name, value);
		}
	}
	return response;
}

/** What the tagged template of hono gives: text in which everything put in is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page that nobody keeps. */
export async function page(body: Html, status = 200, cookies: readonly string[] = []): Promise<Response> {
	const headers = new Headers({
		...SECURITY_HEADERS,
		...NEVER_KEPT,
		'Content-Type': 'text/html; charset=UTF-8',
	});
	cookies.forEach((each) => headers.append('Set-Cookie', each));
	return new Response(String(await body), { status, headers });
}

/** Sends the browser on; after a form it asks for the new address with GET. */
export function redirect(
	location: string,
	cookies: readonly string[] = [],
	status: 302 | 303 | 307 = 302,
): Response {
	const headers = new Headers({ ...SECURITY_HEADERS, ...NEVER_KEPT, Location: location });
	cookies.forEach((each) => headers.append('Set-Cookie', each));
	return new Response(null, { status, headers });
}

/** Plain text that nobody keeps. */
export function text(body: string, status = 200): Response {
	return new Response(body, {
		status,
		headers: { ...SECURITY_HEADERS, ...NEVER_KEPT, 'Content-Type': 'text/plain; charset=UTF-8' },
	});
}
