import * as v from 'valibot';
import type { HostResponse } from './batch';
import { ApiError, type ApiErrorKind } from './errors';

/** Hosts and plugins that lead callers without a login to a page send one of these. */
const LOGIN_PAGE = /<input\b[^<>]{0,200}\btype=["']?password\b/i;

/** @throws ApiError for anything but a success that fits the schema */
export async function parse<S extends v.GenericSchema>(
	response: HostResponse,
	schema: S,
	call: string,
): Promise<{ value: unknown; output: v.InferOutput<S> }> {
	const { status, isRedirected, text, retryAfter } = response;
	const fail = (kind: ApiErrorKind, said?: unknown) =>
		new ApiError({ kind, call, status, response: said, retryAfter });
	const body = response.body ?? (await decode(text));
	if (!body && LOGIN_PAGE.test(text)) {
		throw fail('signed-out');
	}
	if (status === 404) {
		throw fail(isRedirected ? 'not-found-after-redirect' : 'not-found', body?.value);
	}
	if (!body) {
		throw fail(isRedirected ? 'parse-after-redirect' : 'parse');
	}
	if (status < 200 || status > 299) {
		throw fail('refused', body.value);
	}
	const result = v.safeParse(schema, body.value);
	if (!result.success) {
		throw fail('schema', body.value);
	}
	return { value: body.value, output: result.output };
}

/** Null for a body that can't be read. Hardly any site prints something else into its responses. */
export async function decode(text: string): Promise<{ value: unknown } | null> {
	try {
		return { value: JSON.parse(text) as unknown };
	} catch {
		const tolerant = text && import(/* webpackChunkName: "calls" */ './decode');
		return tolerant
			? tolerant.then(
					({ decodeWithin }) => decodeWithin(text),
					() => null,
				)
			: null;
	}
}

/** Seconds until the host wants to be asked again, by its own clock; undefined if it doesn't say. */
export function secondsToWait(headers: Headers): number | undefined {
	const said = headers.get('Retry-After') ?? '';
	const now = Date.parse(headers.get('Date') ?? '') || Date.now();
	const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now) / 1000);
	return seconds > 0 ? seconds : undefined;
}
