import { RestError } from './errors';

/** Longest body that is read, in bytes. */
const MAX_BODY = 1024 * 1024;

/** Deepest nesting of a JSON body. */
const MAX_DEPTH = 32;

/**
 * The body of a call: JSON, or a form. Null when there is none, or when it is of another kind.
 * @throws RestError 413 when it is too long, 400 `rest_invalid_json` when it is no JSON (host contract 4.3)
 */
export async function readBody(request: Request): Promise<unknown> {
	const type = request.headers.get('Content-Type') ?? '';
	const text = await readText(request, MAX_BODY);
	if (text === '') {
		return null;
	}
	if (/^application\/(json|[\w.-]+\+json)\b/i.test(type)) {
		return parseJson(text);
	}
	return /^application\/x-www-form-urlencoded\b/i.test(type)
		? Object.fromEntries(new URLSearchParams(text))
		: null;
}

/**
 * The body as text, read no further than the limit.
 * @throws RestError 413 when it is longer
 */
export async function readText(request: Request, limit: number): Promise<string> {
	const tooLong = () => new RestError(413, 'rest_request_too_large', 'The request is too large.');
	if (Number(request.headers.get('Content-Length') ?? 0) > limit) {
		throw tooLong();
	}
	if (!request.body) {
		return '';
	}
	const chunks: Uint8Array[] = [];
	let length = 0;
	const reader = request.body.getReader();
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		length += part.value.byteLength;
		if (length > limit) {
			await reader.cancel();
			throw tooLong();
		}
		chunks.push(part.value);
	}
	return Buffer.concat(chunks).toString('utf8');
}

/**
 * The value of a JSON text.
 * @throws RestError 400 `rest_invalid_json` when it is no JSON, or nests too deep
 */
export function parseJson(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text);
		if (isWithin(value, MAX_DEPTH)) {
			return value;
		}
	} catch {
		// Falls through to the refusal.
	}
	throw new RestError(400, 'rest_invalid_json', 'Invalid JSON body passed.', {
		json_error_code: 4,
		json_error_message: 'Syntax error',
	});
}

/** Whether the value nests no deeper than that. */
function isWithin(value: unknown, depth: number): boolean {
	if (typeof value !== 'object' || value === null) {
		return true;
	}
	return depth > 0 && Object.values(value).every((member) => isWithin(member, depth - 1));
}
