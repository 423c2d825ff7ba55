import * as v from 'valibot';
import type { Query } from './call-url';
import { ApiError } from './errors';
import type { StaleResponses } from './stale-responses';

export interface ClientOptions {
	/** REST root; ends with `/` and may hold a query (`…/index.php?rest_route=/`). */
	root: string;
	nonce: string;
	/** The URL that returns a fresh nonce. */
	nonceUrl: string;
	/** Preloaded responses; each replaces one GET. */
	preloaded?: PreloadedResponses;
	/** Keeps answers for the next visit. */
	stale?: StaleResponses;
	/** The host's call that answers several GETs, below the root; empty without one. */
	batch?: string;
	/** Called if it doesn't answer them after all. */
	onBatchLost?: () => void;
	/** Called after each call with whether the host answers, and whether the login is still there. */
	report?: (status: HostStatus) => void;
	/** Waits that many ms; tests pass one that does not. */
	wait?: (ms: number) => Promise<void>;
}

/** The host's reaction to the last call. */
export type HostStatus = 'fine' | 'signed-out' | 'unreachable';

export interface CallOptions {
	query?: Query;
	/** Aborts the call, as when its screen was left. */
	signal?: AbortSignal;
}

/** The REST client: the only place that knows the root, the nonce and fetch (API-001 to API-012). */
export interface Client {
	/**
	 * Makes a GET. Equal pending calls share one request, unless something was written since it began. Network
	 * errors and 502/503/504 are retried twice.
	 */
	get<S extends v.GenericSchema>(path: string, schema: S, options?: CallOptions): Promise<v.InferOutput<S>>;
	/** Makes a POST; never repeated, except for an expired nonce. */
	post<S extends v.GenericSchema>(
		path: string,
		data: object | null,
		schema: S,
		options?: CallOptions,
	): Promise<v.InferOutput<S>>;
}

/** What makes the calls comes while the first view is drawn, which needs none (decision 0015). */
export function createClient(options: ClientOptions): Client {
	const load = () =>
		import(/* webpackChunkName: "calls" */ './calls').then(({ createCalls }) => createCalls(options));
	let calls = load();
	calls.catch(() => {});

	const callsFor = (call: string) =>
		calls.catch(() => {
			calls = load();
			return calls.catch(() => {
				options.report?.('unreachable');
				throw new ApiError({ kind: 'network', call });
			});
		});

	return {
		async get(path, schema, given = {}) {
			const preloaded = given.query ? null : takePreloaded(options.preloaded, path, schema);
			return preloaded ? preloaded.output : (await callsFor(`GET ${path}`)).get(path, schema, given);
		},
		async post(path, data, schema, given) {
			return (await callsFor(`POST ${path}`)).post(path, data, schema, given);
		},
	};
}

/** Responses that the host printed into the page, by path below the namespace. */
export type PreloadedResponses = Map<string, unknown>;

/** Milliseconds since the page was loaded: what was printed with it is not shown as news later on. */
const FRESH_FOR = 60_000;

/**
 * Takes out the preloaded response to that GET; null if there's none, it's old, or it doesn't fit the schema.
 */
export function takePreloaded<S extends v.GenericSchema>(
	responses: PreloadedResponses | undefined,
	path: string,
	schema: S,
): { output: v.InferOutput<S> } | null {
	if (!responses?.has(path)) {
		return null;
	}
	const result = v.safeParse(schema, responses.get(path));
	responses.delete(path);
	return result.success && performance.now() < FRESH_FOR ? { output: result.output } : null;
}
