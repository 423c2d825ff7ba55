import { isChunkMissing, reportBug, traceOf } from '../../lib/bugs';
import { plainText } from '../../lib/text';

/** Kinds of failed calls (API-006 to API-012). */
export type ApiErrorKind =
	| 'network'
	| 'blocked'
	| 'other-origin'
	| 'timeout'
	| 'aborted'
	| 'signed-out'
	| 'not-found'
	| 'not-found-after-redirect'
	| 'refused'
	| 'parse'
	| 'parse-after-redirect'
	| 'schema'
	| 'unchanged'
	| 'unknown'
	| 'bug';

const NAMES: Record<ApiErrorKind, string> = {
	network: 'FetchNetworkError',
	blocked: 'FetchNetworkError',
	'other-origin': 'FetchNetworkError',
	timeout: 'FetchTimeoutError',
	aborted: 'AbortError',
	'signed-out': 'SignedOutError',
	'not-found': 'Api404Error',
	'not-found-after-redirect': 'Api404AfterRedirectError',
	refused: 'ApiError',
	parse: 'JsonParseError',
	'parse-after-redirect': 'JsonParseAfterRedirectError',
	schema: 'UnexpectedAnswerError',
	unchanged: 'UnchangedError',
	unknown: 'UnknownOutcomeError',
	bug: 'PageError',
};

/** A failed call as plain data, fit for the store and for "Copy details". */
export interface ApiFailure {
	kind: ApiErrorKind;
	/** The error's name in the list, such as `JsonParseError`. */
	name: string;
	/** Method and path, such as `POST settings`. */
	call: string;
	/** HTTP status; 0 when there was no answer. */
	status: number;
	/** The host's code; empty when it gave none. */
	code: string;
	/** The host's own sentence as plain text; empty when it gave none. */
	message: string;
	/** Refused parameters and the host's word on each (`rest_invalid_param`). */
	params: Record<string, string>;
	/** The provider's answer to the host, if the host passes it on (NOTICE-032). */
	provider?: { code: string; status: number | null };
	/** Seconds until the host wants to be asked again, if it says so. */
	retryAfter?: number;
	/** Message and place of a fault of our own. */
	trace?: string;
	/** When it failed, in ms since the epoch. */
	time: number;
}

interface ApiErrorInit {
	kind: ApiErrorKind;
	call: string;
	status?: number;
	/** The decoded body of the answer, when there was one. */
	response?: unknown;
	retryAfter?: number;
}

/** The one error of all calls. `message` reads "message (Status code)" for a refused call (API-007). */
export class ApiError extends Error {
	readonly kind: ApiErrorKind;
	readonly call: string;
	readonly status: number;
	/** The body of the answer (API-008). */
	readonly response: unknown;
	readonly code: string;
	readonly hostMessage: string;
	readonly retryAfter?: number;

	constructor({ kind, call, status = 0, response, retryAfter }: ApiErrorInit) {
		const body = isObject(response) ? response : {};
		const hostMessage = plainText(body.message);
		const code = plainText(body.code);
		super(kind === 'refused' ? `${hostMessage || code} (Status ${status})` : `${NAMES[kind]}: ${call}`);
		this.name = NAMES[kind];
		this.kind = kind;
		this.call = call;
		this.status = status;
		this.response = response;
		this.code = code;
		this.hostMessage = hostMessage;
		this.retryAfter = retryAfter;
	}
}

/**
 * Any thrown value as a failure. What's no failed call, no abort and no missing code is our own bug, and is
 * reported.
 */
export function toFailure(error: unknown, call = ''): ApiFailure {
	const known = error instanceof ApiError ? error : new ApiError({ kind: ownKind(error), call });
	if (known.kind === 'bug') {
		reportBug(error, call);
	}
	// An error of the provider in an answer that calls itself a success (host-contract 4.2).
	const isAnswer = known.kind === 'schema' && known.code === 'success';
	return {
		...(known.kind === 'bug' ? { trace: traceOf(error) } : {}),
		kind: known.kind,
		name: known.name,
		call: known.call,
		status: known.status,
		code: isAnswer ? '' : known.code,
		message: isAnswer ? '' : known.hostMessage,
		params: refusedParams(known.response),
		...providerAnswer(known.response),
		...(known.retryAfter !== undefined && { retryAfter: known.retryAfter }),
		time: Date.now(),
	};
}

/** A 2xx answer that can't be read: the request may have worked all the same. */
export const isUnreadable = (error: unknown): error is ApiError =>
	error instanceof ApiError &&
	error.status < 300 &&
	(error.kind.startsWith('parse') || (error.kind === 'schema' && !error.code && !error.hostMessage));

/** The host or a proxy crashed: the request may have worked all the same. */
export const isCrash = (error: unknown): error is ApiError =>
	error instanceof ApiError && error.status >= 500;

/** For a change that is read back anyway: only an answer that can be read refuses it. */
export const unlessUnreadable = (error: unknown): void => {
	if (!isUnreadable(error)) {
		throw error;
	}
};

/** For a call that some hosts don't have. */
export function noneIfMissing(error: unknown): null {
	if (error instanceof ApiError && error.status === 404) {
		return null;
	}
	throw error;
}

function ownKind(error: unknown): ApiErrorKind {
	if (isAbort(error)) {
		return 'aborted';
	}
	return isChunkMissing(error) ? 'network' : 'bug';
}

/** True if nobody waits for the answer any more. */
export const isAbort = (error: unknown) => isObject(error) && error.name === 'AbortError';

/** `data.params` is a map parameter to message, or a list of missing names. */
function refusedParams(response: unknown): Record<string, string> {
	const data = isObject(response) ? response.data : null;
	const params = isObject(data) ? data.params : null;
	if (!isObject(params) || Array.isArray(params)) {
		return {};
	}
	return Object.fromEntries(Object.entries(params).map(([name, message]) => [name, plainText(message)]));
}

/** `data.api_error_code` and `data.api_http_code` of a failed call. */
function providerAnswer(response: unknown): Pick<ApiFailure, 'provider'> {
	const data = isObject(response) ? response.data : null;
	if (!isObject(data) || !('api_error_code' in data || 'api_http_code' in data)) {
		return {};
	}
	const status = data.api_http_code;
	return {
		provider: { code: plainText(data.api_error_code), status: typeof status === 'number' ? status : null },
	};
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
