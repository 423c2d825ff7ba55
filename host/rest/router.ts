import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { permissionsOf } from '../site/permissions';
import { createNonce, isNonce } from '../auth/nonces';
import type { Session } from '../auth/sessions';
import type { HostContext } from '../host-context';
import { identify, type Environment } from '../http/context';
import { answerText } from '../http/headers';
import { isForeignChange, isMisdirected } from '../http/origin';
import { readBody } from './body';
import { foreignChange, misdirected, noRoute, RestError } from '../errors';
import { asSent, readParameters } from './parameters';
import { demand } from './permissions';
import { EmptyResponse, type Route } from './route';

/**
 * Serialized responses, cached while the data's version stays the same. Any change by any process raises the
 * version, so old ones are never used. Keys are calls and users: nothing that a visitor chooses.
 */
class ResponseCache {
	private version = 0;
	private readonly responses = new Map<string, Uint8Array>();

	get(version: number, key: string): Uint8Array | undefined {
		return version === this.version ? this.responses.get(key) : undefined;
	}

	set(version: number, key: string, response: Uint8Array): void {
		if (version < this.version) {
			return;
		}
		if (version > this.version) {
			this.responses.clear();
			this.version = version;
		}
		this.responses.set(key, response);
	}
}

/** Namespace of all calls. */
const NAMESPACE = '/jetpack/v4/';

/** Methods that each declared one covers; hono answers HEAD as GET. */
const METHODS = { GET: ['GET'], POST: ['POST', 'PUT', 'PATCH'] };

/** Brings a call's nonce, and returns a fresh one. */
const NONCE_HEADER = 'X-WP-Nonce';

interface CallEnvironment extends Environment {
	Variables: Environment['Variables'] & {
		/** The session of the call: none without a nonce, whatever the cookie says. */
		caller: Session | null;
	};
}

/**
 * The REST API. Declarations are the only way in, so no route is without a permission. If two patterns match
 * a path, the first one declared wins.
 */
export function createRestApi(host: HostContext, routes: readonly Route[]): Hono<CallEnvironment> {
	const api = new Hono<CallEnvironment>();
	const cache = new ResponseCache();
	api.use(fromHere(host), identify(host), checkNonce(host));
	for (const route of routes) {
		// The router is asked without a slash at the end.
		const pattern = (NAMESPACE + patternOf(route)).replace(/\/$/, '');
		api.on(METHODS[route.method], pattern, async (context) => {
			const body = await perform(host, context, route, cache);
			return body instanceof EmptyResponse
				? answerText(context, null, body.status)
				: answerText(context, body, 200);
		});
	}
	api.all('*', () => {
		throw noRoute();
	});
	return api;
}

/** The path of a call as hono writes it: `:name{pattern}`. */
function patternOf({ path, where = {} }: Route): string {
	return path.replace(/:(\w+)/g, (part, name: string) => `${part}{${where[name] ?? '[a-z-]+'}}`);
}

/** Refuses calls under another host name, and changes sent by other sites. */
const fromHere = ({ origin }: HostContext) =>
	createMiddleware(async ({ req }, next) => {
		if (isMisdirected(req.raw, origin)) {
			throw misdirected();
		}
		if (isForeignChange(req.raw, origin)) {
			throw foreignChange();
		}
		await next();
	});

/** Refuses a wrong or expired nonce, even on a public call, and sends a fresh one (host-contract 3). */
const checkNonce = (host: HostContext) =>
	createMiddleware<CallEnvironment>(async (context, next) => {
		const nonce = context.req.header(NONCE_HEADER) ?? context.req.query('_wpnonce');
		const session = nonce === undefined ? null : context.get('session');
		if (nonce !== undefined && !(session && isNonce(host, session, 'wp_rest', nonce))) {
			throw new RestError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
		}
		context.set('caller', session);
		context.header(NONCE_HEADER, session ? createNonce(host, session, 'wp_rest') : undefined);
		await next();
	});

async function perform(
	host: HostContext,
	context: Context<CallEnvironment>,
	route: Route,
	cache: ResponseCache,
): Promise<Uint8Array | EmptyResponse> {
	const session = context.get('caller');
	const path = context.req.param();
	const sent = route.method === 'POST' ? asSent(await readBody(context)) : queryOf(context);
	const { value: site, version } = await host.site.since(context.get('version'));
	if (route.exists && !route.exists(site)) {
		throw noRoute();
	}
	const params = readParameters(route.paramsIn?.(site.edition) ?? route.params, sent);
	const user = session?.user ?? null;
	const permissions = permissionsOf(site, user);
	if (route.permission !== 'public') {
		demand(route.permission, { site, user, permissions, sent, path });
	}
	const key = route.isCached ? JSON.stringify([route.path, path, user]) : null;
	const known = key === null ? undefined : cache.get(version, key);
	if (known) {
		return known;
	}
	const body = await route.handle({ host, site, user, session, permissions, params, sent, path });
	if (body instanceof EmptyResponse) {
		return body;
	}
	const bytes = Buffer.from(JSON.stringify(body) ?? '');
	if (key !== null) {
		cache.set(version, key, bytes);
	}
	return bytes;
}

/** The query of a call, as PHP reads it: the last one of a name counts, and `name[]` is a list. */
function queryOf({ req }: Context): Record<string, unknown> {
	const query = new Map<string, unknown>();
	for (const [name, value] of new URL(req.url).searchParams) {
		const [, list] = /^(\w+)\[\d*\]$/.exec(name) ?? [];
		const known = list === undefined ? undefined : query.get(list);
		if (list === undefined) {
			query.set(name, value);
		} else {
			query.set(list, [...(Array.isArray(known) ? (known as unknown[]) : []), value]);
		}
	}
	query.delete('rest_route');
	return Object.fromEntries(query);
}
