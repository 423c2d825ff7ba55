import type * as v from 'valibot';
import { backoff } from '../../lib/queue';
import { Batch, type HostResponse } from './batch';
import { batchUrl, callPath, callUrl } from './call-url';
import type { Client, ClientOptions, HostStatus } from './client';
import { ApiError } from './errors';
import { Nonce, type Request, send } from './send';
import { decode, parse } from './parse';
import { SharedRequests } from './shared-requests';

/** Before a GET is repeated. */
const waitBefore = backoff({ first: 500, growth: 3, repetitions: 2 });
/** A server or a proxy that's restarting. */
const PASSING_STATUSES = [502, 503, 504];

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Every failure of these calls is an ApiError; a 2xx response that doesn't fit the schema is one too. */
export function createCalls({
	root,
	nonce,
	nonceUrl,
	stale,
	batch = '',
	onBatchLost = () => {},
	report = () => {},
	wait = waitFor,
}: ClientOptions): Client {
	const keeper = new Nonce(nonce, nonceUrl);
	const shared = new SharedRequests();

	const alone = (request: Request, signal?: AbortSignal) => send(request, keeper, signal);
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
			const key = callUrl(root, path, query);
			const attempt = (inner: AbortSignal) => {
				// The cache buster is made for each attempt (API-004, API-076).
				const url = callUrl(root, path, { ...query, _cacheBuster: Date.now(), _locale: 'user' });
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
			const url = callUrl(root, path, { ...query, _locale: 'user' });
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
