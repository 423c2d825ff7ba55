import type { Context } from 'hono';
import { readText } from '../http/context';
import { RestError, tooLarge } from '../errors';

/** Signs of JSON; those that close come two after those that open. */
const [QUOTE, COMMA, BRACKET, BACKSLASH, BRACE] = [0x22, 0x2c, 0x5b, 0x5c, 0x7b];

/** Longest body that is read, in bytes. */
const MAX_BODY = 1024 * 1024;

/** Deepest nesting of a JSON body. */
const MAX_DEPTH = 32;

/** Most values of a JSON body, or fields of a form: more than any call takes, and quick to parse. */
const MAX_VALUES = 5000;

/**
 * The body of a call: JSON, or a form. Null without one, or for another kind.
 * @throws RestError 413 when it is too long, 400 `rest_invalid_json` when it is no JSON (host-contract 4.3)
 */
export async function readBody(context: Context): Promise<unknown> {
	const type = context.req.header('Content-Type') ?? '';
	const text = await readText(context, MAX_BODY);
	if (text === '') {
		return null;
	}
	if (/^application\/(json|[\w.-]+\+json)\b/i.test(type)) {
		return parseJson(text);
	}
	return /^application\/x-www-form-urlencoded\b/i.test(type) ? parseForm(text) : null;
}

/** @throws RestError 413 when it has too many fields */
function parseForm(text: string): Record<string, string> {
	if (text.split('&', MAX_VALUES + 1).length > MAX_VALUES) {
		throw tooLarge();
	}
	return Object.fromEntries(new URLSearchParams(text));
}

/**
 * The value of a JSON text.
 * @throws RestError 413 for too many values, 400 `rest_invalid_json` for invalid JSON or deep nesting
 */
export function parseJson(text: string): unknown {
	const { values, depth } = extentOf(text);
	if (values > MAX_VALUES) {
		throw tooLarge();
	}
	try {
		if (depth <= MAX_DEPTH) {
			return JSON.parse(text);
		}
	} catch {
		// Falls through to the refusal.
	}
	throw new RestError(400, 'rest_invalid_json', 'Invalid JSON body passed.', {
		json_error_code: 4,
		json_error_message: 'Syntax error',
	});
}

/**
 * Counts the values and the depth of a JSON text by its characters, an upper bound: parsing a list of lists
 * takes thirty times as long.
 */
function extentOf(text: string): { values: number; depth: number } {
	let [values, depth, deepest, isText] = [1, 0, 0, false];
	for (let index = 0; index < text.length; index++) {
		const sign = text.charCodeAt(index);
		if (isText) {
			isText = sign !== QUOTE;
			index += sign === BACKSLASH ? 1 : 0;
		} else if (sign === QUOTE) {
			isText = true;
		} else if (sign === COMMA) {
			values += 1;
		} else if (sign === BRACKET || sign === BRACE) {
			values += 1;
			depth += 1;
			deepest = Math.max(deepest, depth);
		} else if (sign === BRACKET + 2 || sign === BRACE + 2) {
			depth -= 1;
		}
	}
	return { values, depth: deepest };
}
