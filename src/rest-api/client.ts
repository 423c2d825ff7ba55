import apiFetch from '@wordpress/api-fetch';
import type * as v from 'valibot';
import { backoff } from '../lib/backoff';
import { Batch, type HostResponse } from './batch';
import { batchUrl, callPath, callUrl, type Query } from './call-url';
import { ApiError, isAbort, type ApiErrorKind } from './errors';
import { Nonce } from './nonce';
import { decode, parse, secondsToWait } from './parse';
import { takePreloaded, type PreloadedResponses } from './preloaded-responses';
import { SharedRequests } from './shared-requests';
import type { StaleResponses } from './stale-responses';

/** Milliseconds. A host that takes longer is as good as gone for the person who waits. */
const GET_TIMEOUT = 30_000;
const POST_TIMEOUT = 60_000;
/** A call that fails within that time hasn't left the browser, or there's no connection at all. */
const QUICK = 300;
/** Before a GET is repeated. */
const waitBefore = backoff({ first: 500, growth: 3, repetitions: 2 });
/** A server or a proxy that's restarting. */
const PASSING_STATUSES = [502, 503, 504];

/** As api-fetch would add to each call, with a package of its own (decision 0015). */
const IN_USERS_LANGUAGE = { _locale: 'user' };

type Method = 'GET' | 'POST';

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

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Every failure of its calls is an ApiError; a 2xx response that doesn't fit the schema is one too. */
export function createClient({
	root,
	nonce,
	nonceUrl,
	preloaded,
	stale,
	batch = '',
	onBatchLost = () => {},
	report = () => {},
	wait = waitFor,
}: ClientOptions): Client {
	const keeper = new Nonce(nonce, nonceUrl);
	const shared = new SharedRequests();

	const alone = (request: Request, signal?: AbortSignal) =>
		withFreshNonce(keeper, request.name, () => send(request, keeper, signal));
	const askAll = (paths: string[], signal: AbortSignal) =>
		listIn(alone({ method: 'GET', url: batchUrl(root, batch, paths), name: 'GET batch' }, signal));
	const batches = batch ? new Batch(askAll, onBatchLost) : null;

	const call = async <S extends v.GenericSchema>(
		request: Request,
		schema: S,
		answer: Promise<HostResponse>,
	): Promise<v.InferOutput<S>> => {
		try {
			const response = await answer;
			report(PASSING_STATUSES.includes(response.status) ? 'unreachable' : 'fine');
			const { value, output } = await parse(response, schema, request.name);
			request.onValue?.(value);
			return output;
		} catch (error) {
			reportFailure(error, report);
			throw error;
		}
	};

	return {
		get(path, schema, { query, signal } = {}) {
			const preloadedResponse = query ? null : takePreloaded(preloaded, path, schema);
			if (preloadedResponse) {
				return Promise.resolve(preloadedResponse.output);
			}
			const key = callUrl(root, path, query);
			const attempt = (inner: AbortSignal) => {
				// The cache buster is made for each attempt (API-004, API-076).
				const url = callUrl(root, path, { ...query, _cacheBuster: Date.now(), ...IN_USERS_LANGUAGE });
				const onValue = (value: unknown) => stale?.persist(path, query, value);
				const name = `GET ${path}`;
				const request: Request = { method: 'GET', url, name, onValue };
				const make = () => alone(request, inner);
				const batched = { path: callPath(path, query), name, alone: make, signal: inner };
				return call(request, schema, batches ? batches.get(batched) : make());
			};
			return shared.run(key, (inner) => repeat(attempt, inner, wait), signal);
		},
		post(path, data, schema, { query, signal } = {}) {
			const url = callUrl(root, path, { ...query, ...IN_USERS_LANGUAGE });
			// Earlier requests don't know of it yet.
			const forget = () => shared.forgetAll();
			const request: Request = { method: 'POST', url, name: `POST ${path}`, data };
			return call(request, schema, alone(request, signal)).finally(forget);
		},
	};
}

/** The list of answers; null if it's no answer to a batch. */
async function listIn(response: Promise<HostResponse>): Promise<unknown> {
	try {
		const { status, text } = await response;
		return status === 200 ? (await decode(text))?.value : null;
	} catch (error) {
		// A blocker may let through all but one of its calls.
		if (error instanceof ApiError && error.kind === 'blocked') {
			return null;
		}
		throw error;
	}
}

function reportFailure(error: unknown, report: (status: HostStatus) => void): void {
	const kind = error instanceof ApiError ? error.kind : null;
	if (kind === 'signed-out') {
		report('signed-out');
	} else if (kind === 'network' || kind === 'timeout') {
		report('unreachable');
	}
}

interface Request {
	method: Method;
	url: string;
	/** Method and path, for messages. */
	name: string;
	data?: object | null;
	/** Gets an answer that fits the schema, as the host sent it. */
	onValue?: (value: unknown) => void;
}

async function repeat<T>(
	attempt: (signal: AbortSignal) => Promise<T>,
	signal: AbortSignal,
	wait: (ms: number) => Promise<void>,
): Promise<T> {
	for (let repeated = 0; ; repeated++) {
		try {
			return await attempt(signal);
		} catch (error) {
			const delay = waitBefore(repeated);
			if (delay === undefined || !isPassing(error) || signal.aborted) {
				throw error;
			}
			await wait(delay);
		}
	}
}

const isPassing = (error: unknown) =>
	error instanceof ApiError &&
	(error.kind === 'network' || (PASSING_STATUSES.includes(error.status) && error.retryAfter === undefined));

/** Replaces a stale nonce once and repeats the call; without a login, no nonce comes. */
async function withFreshNonce(
	nonce: Nonce,
	name: string,
	send: () => Promise<HostResponse>,
): Promise<HostResponse> {
	const response = await send();
	if (response.status !== 403 || !response.text.includes('rest_cookie_invalid_nonce')) {
		return response;
	}
	const isSignedIn = await nonce.refresh().catch(() => {
		throw new ApiError({ kind: 'network', call: name });
	});
	if (!isSignedIn) {
		throw new ApiError({ kind: 'signed-out', call: name, status: 403 });
	}
	return send();
}

async function send(
	{ method, url, name, data }: Request,
	nonce: Nonce,
	signal?: AbortSignal,
): Promise<HostResponse> {
	const body = data ? JSON.stringify(data) : undefined;
	const controller = new AbortController();
	const abort = () => controller.abort(new DOMException('Aborted', 'AbortError'));
	let isLate = false;
	const start = performance.now();
	const timer = setTimeout(
		() => {
			isLate = true;
			abort();
		},
		method === 'GET' ? GET_TIMEOUT : POST_TIMEOUT,
	);
	signal?.addEventListener('abort', abort, { once: true });
	if (signal?.aborted) {
		abort();
	}
	try {
		const response = await asResponse(
			apiFetch({
				url,
				method,
				parse: false,
				credentials: 'same-origin',
				headers: {
					'X-WP-Nonce': nonce.value,
					...(body ? { 'Content-type': 'application/json' } : {}),
				},
				...(body ? { body } : {}),
				signal: controller.signal,
			}),
		);
		nonce.adopt(response.headers.get('X-WP-Nonce'));
		const { status, redirected: isRedirected, headers } = response;
		return { status, isRedirected, text: await response.text(), retryAfter: secondsToWait(headers) };
	} catch (error) {
		if (isLate) {
			throw new ApiError({ kind: 'timeout', call: name });
		}
		const isQuick = performance.now() - start < QUICK;
		throw new ApiError({ kind: isAbort(error) ? 'aborted' : await lossOf(url, nonce, isQuick), call: name });
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener('abort', abort);
	}
}

/**
 * Tells a blocker from a lost network: a blocker stops a call before it leaves, and the page's origin still
 * answers.
 */
async function lossOf(url: string, nonce: Nonce, isQuick: boolean): Promise<ApiErrorKind> {
	if (new URL(url).origin !== window.location.origin) {
		return 'other-origin';
	}
	const ask = () =>
		nonce.refresh().then(
			() => 'blocked' as const,
			() => 'network' as const,
		);
	return isQuick ? ask() : 'network';
}

/** api-fetch throws the response itself when its status is no success; here both are responses. */
const asResponse = (request: Promise<Response>): Promise<Response> =>
	request.catch((error: unknown) => {
		if (error instanceof Response) {
			return error;
		}
		throw error;
	});
