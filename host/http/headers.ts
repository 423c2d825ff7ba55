import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A year. Subdomains may not be ours. */
const HTTPS_ONLY = 'max-age=31536000';

/** Nothing is loaded from elsewhere, nothing runs inline, nobody frames the pages. */
const CONTENT_SECURITY_POLICY = {
	defaultSrc: ["'self'"],
	scriptSrc: ["'self'"],
	styleSrc: ["'self'"],
	imgSrc: ["'self'", 'data:', 'https:'],
	connectSrc: ["'self'"],
	frameAncestors: ["'none'"],
	baseUri: ["'none'"],
	formAction: ["'self'"],
	objectSrc: ["'none'"],
	// No text becomes script or markup except through this one: URLs of chunks.
	requireTrustedTypesFor: ["'script'"],
	trustedTypes: ['site-dashboard'],
};

/** The same for a page that frames another origin. */
export function policyFraming(origin: string): string {
	const { defaultSrc, ...others } = CONTENT_SECURITY_POLICY;
	return Object.entries({ defaultSrc, frameSrc: [origin], ...others })
		.map(([name, values]) => `${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)} ${values.join(' ')}`)
		.join('; ');
}

/** Nothing here uses a device, so nothing that is ever put into a page may. */
const PERMISSIONS_POLICY = {
	accelerometer: [], camera: [], displayCapture: [], geolocation: [], gyroscope: [], magnetometer: [],
	microphone: [], midi: [], payment: [], serial: [], usb: [],
}; // prettier-ignore

/**
 * Adds the security headers to every answer; an answer that sets its own keeps it. `framedBy` is the one
 * origin whose pages may frame these.
 */
export const protectAnswers = (origin: string, framedBy?: string) =>
	secureHeaders({
		contentSecurityPolicy: framedBy
			? { ...CONTENT_SECURITY_POLICY, frameAncestors: [framedBy] }
			: CONTENT_SECURITY_POLICY,
		permissionsPolicy: PERMISSIONS_POLICY,
		xFrameOptions: framedBy ? false : 'DENY',
		referrerPolicy: 'same-origin',
		strictTransportSecurity: origin.startsWith('https:') ? HTTPS_ONLY : false,
		originAgentCluster: false,
		xDnsPrefetchControl: false,
		xDownloadOptions: false,
		xPermittedCrossDomainPolicies: false,
		xXssProtection: false,
		overwrite: false,
	});

const NEVER_KEPT = 'no-cache, must-revalidate, max-age=0, no-store, private';

/** Forbids caching. */
export const neverKept = createMiddleware(async (context, next) => {
	context.header('Cache-Control', NEVER_KEPT);
	await next();
});

/** Headers of a JSON answer: opened as a page, it may do nothing. */
const ANSWER_HEADERS = {
	'Content-Type': 'application/json; charset=UTF-8',
	'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
	'Cache-Control': NEVER_KEPT,
};

/** A JSON answer, never cached. */
export function answer(context: Context, body: unknown, status: number): Response {
	return answerText(context, JSON.stringify(body), status);
}

/** The same from serialized JSON, or without a body. */
export function answerText(context: Context, body: string | Uint8Array | null, status: number): Response {
	return context.body(body as string, status as ContentfulStatusCode, ANSWER_HEADERS);
}
