import { permissionsOf } from '../auth/permissions';
import { createNonce, isNonce } from '../auth/nonces';
import type { Session } from '../auth/sessions';
import type { HostContext } from '../host-context';
import { ANSWER_HEADERS } from '../http/responses';
import { readBody } from './body';
import { noRoute, RestError } from './errors';
import { KeptAnswers } from './kept-answers';
import { asSent, readParameters } from './parameters';
import { demand } from './permissions';
import { EmptyAnswer, type Route } from './route';

/** Namespace of all calls. */
export const NAMESPACE = '/jetpack/v4/';

/** A call as it comes in: `route` is the path below the REST root, with its leading slash. */
export interface IncomingCall {
	request: Request;
	route: string;
	query: URLSearchParams;
	/** Login of the cookie, if there is one. */
	session: Session | null;
	/** Version of the data when the session was looked up. */
	version: number;
}

interface Match {
	route: Route;
	path: Record<string, string>;
}

export type Router = (host: HostContext, call: IncomingCall) => Promise<Response>;

/** A router for the declared calls; where two patterns fit, the one that stands first is taken. */
export function createRouter(routes: readonly Route[]): Router {
	const patterns = routes.map((route) => ({ route, pattern: compile(route) }));
	const find = (method: string, path: string): Match => {
		for (const { route, pattern } of patterns) {
			const match = route.method === method ? pattern.exec(path) : null;
			if (match) {
				return { route, path: { ...match.groups } };
			}
		}
		throw noRoute();
	};
	const kept = new KeptAnswers();
	return async (host, call) => {
		let headers = {};
		try {
			const session = checkNonce(host, call);
			headers = session ? { 'X-WP-Nonce': createNonce(host, session, 'wp_rest') } : {};
			const match = find(effectiveMethod(call.request.method), pathBelowNamespace(call.route));
			const body = await perform(host, call, session, match, kept);
			return body instanceof EmptyAnswer
				? jsonResponse(null, body.status, headers)
				: jsonResponse(body, 200, headers);
		} catch (error) {
			if (error instanceof RestError) {
				return answer(error, error.status, headers);
			}
			throw error;
		}
	};
}

async function perform(
	host: HostContext,
	call: IncomingCall,
	session: Session | null,
	{ route, path }: Match,
	kept: KeptAnswers,
): Promise<Uint8Array | EmptyAnswer> {
	const sent =
		route.method === 'POST' ? asSent(await readBody(call.request)) : Object.fromEntries(call.query);
	const { value: site, version } = await host.site.since(call.version);
	if (route.exists && !route.exists(site)) {
		throw noRoute();
	}
	const params = readParameters(route.params, sent);
	const user = session?.user ?? null;
	const permissions = permissionsOf(site, user);
	if (route.permission !== 'public') {
		demand(route.permission, { site, user, permissions, sent, path });
	}
	const key = route.isKept ? JSON.stringify([route.method, route.path, path, params, user]) : null;
	const known = key === null ? undefined : kept.get(version, key);
	if (known) {
		return known;
	}
	const body = await route.handle({ host, site, user, session, permissions, params, sent, path });
	if (body instanceof EmptyAnswer) {
		return body;
	}
	const bytes = Buffer.from(JSON.stringify(body) ?? '');
	if (key !== null) {
		kept.keep(version, key, bytes);
	}
	return bytes;
}

/**
 * The session that the call counts for: none without a nonce, whatever the cookie says.
 * @throws RestError 403 for a nonce that is wrong or too old, even on a public call (host contract 3)
 */
function checkNonce(host: HostContext, { request, query, session }: IncomingCall): Session | null {
	const nonce = request.headers.get('X-WP-Nonce') ?? query.get('_wpnonce');
	if (nonce === null) {
		return null;
	}
	if (!session || !isNonce(host, session, 'wp_rest', nonce)) {
		throw new RestError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
	}
	return session;
}

function effectiveMethod(method: string): string {
	if (method === 'HEAD') {
		return 'GET';
	}
	return method === 'PUT' || method === 'PATCH' ? 'POST' : method;
}

function pathBelowNamespace(route: string): string {
	return route.startsWith(NAMESPACE) ? route.slice(NAMESPACE.length).replace(/\/$/, '') : '';
}

function compile({ path, where = {} }: Route): RegExp {
	const pattern = path.replace(/:(\w+)/g, (_part, name: string) => `(?<${name}>${where[name] ?? '[a-z-]+'})`);
	return new RegExp(`^${pattern}$`);
}

/** A JSON answer that nobody keeps. */
export function answer(body: unknown, status: number, headers: Record<string, string> = {}): Response {
	return jsonResponse(JSON.stringify(body), status, headers);
}

function jsonResponse(
	body: string | Uint8Array | null,
	status: number,
	headers: Record<string, string>,
): Response {
	// Plain headers and a body at hand: the server can send both as they are.
	return new Response(body as BodyInit | null, { status, headers: { ...ANSWER_HEADERS, ...headers } });
}
