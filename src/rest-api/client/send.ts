import apiFetch from '@wordpress/api-fetch';
import { hearClock } from '../../lib/clock';
import type { HostResponse } from './batch';
import { ApiError, type ApiErrorKind, isAbort } from './errors';
import { secondsToWait } from './parse';

/** Milliseconds. */
const TIMEOUT = 15_000;

/** The nonce of the login, and how to get a fresh one (host-contract 3). */
export class Nonce {
	private refreshing: Promise<boolean> | null = null;

	constructor(
		public value: string,
		private readonly url: string,
	) {}

	/** Takes over the nonce that an answer carried; a page that stays open lives from it. */
	adopt(value: string | null): void {
		if (value) {
			this.value = value;
		}
	}

	/**
	 * Asks for a fresh nonce, once for all who wait; false when the login is gone.
	 * @throws when nobody can say
	 */
	refresh(): Promise<boolean> {
		this.refreshing ??= this.ask().finally(() => {
			this.refreshing = null;
		});
		return this.refreshing;
	}

	/** @throws if the host can't be reached or refuses, which says nothing about the login */
	private async ask(): Promise<boolean> {
		const signal = AbortSignal.timeout(TIMEOUT);
		const response = await fetch(this.url, { credentials: 'same-origin', cache: 'no-store', signal });
		// Without a login WordPress answers 400; a firewall, or a server with too much to do, answers otherwise.
		if (!response.ok && response.status !== 400 && response.status !== 401) {
			throw new Error(`The nonce was not given: ${response.status}`);
		}
		const text = (await response.text()).trim();
		// Without a login the host answers 0, or a page.
		if (!response.ok || !/^[\w-]{6,64}$/.test(text)) {
			return false;
		}
		this.value = text;
		return true;
	}
}

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
