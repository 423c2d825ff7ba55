import apiFetch from '@wordpress/api-fetch';
import type { HostResponse } from './batch';
import { hearClock } from '../lib/clock';
import { ApiError, isAbort, type ApiErrorKind } from './errors';
import type { Nonce } from './nonce';
import { secondsToWait } from './parse';

/** Milliseconds. A host that takes longer is as good as gone for the person who waits. */
const GET_TIMEOUT = 30_000;
const POST_TIMEOUT = 60_000;
/** A call that fails within that time hasn't left the browser, or there's no connection at all. */
const QUICK = 300;

export interface Request {
	method: 'GET' | 'POST';
	url: string;
	/** Method and path, for messages. */
	name: string;
	data?: object | null;
	/** Gets an answer that fits the schema, as the host sent it. */
	onValue?: (value: unknown) => void;
}

/** Replaces a stale nonce once and repeats the call; without a login, no nonce comes. */
export async function send(request: Request, nonce: Nonce, signal?: AbortSignal): Promise<HostResponse> {
	const response = await sendOnce(request, nonce, signal);
	if (response.status !== 403 || !response.text.includes('rest_cookie_invalid_nonce')) {
		return response;
	}
	const isSignedIn = await nonce.refresh().catch(() => {
		throw new ApiError({ kind: 'network', call: request.name });
	});
	if (!isSignedIn) {
		throw new ApiError({ kind: 'signed-out', call: request.name, status: 403 });
	}
	return sendOnce(request, nonce, signal);
}

async function sendOnce(
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
		hearClock(headers);
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
