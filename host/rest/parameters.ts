import { isRecord } from '../php';
import { RestError } from '../errors';

/** As OpenAPI describes a parameter. */
export interface ParameterSchema {
	type?: 'boolean' | 'string' | 'integer' | 'array' | 'object';
	description?: string;
	default?: unknown;
	enum?: readonly unknown[];
	pattern?: string;
	minimum?: number;
	maxLength?: number;
	items?: ParameterSchema;
	oneOf?: readonly ParameterSchema[];
}

/** `detail` is null for faults that the protocol reports without one. */
interface ParameterFault {
	message: string;
	detail: { code: string; message: string; data: unknown } | null;
}

export interface Parameter<Value = unknown> {
	schema: ParameterSchema;
	isRequired: boolean;
	/** Read even when it was not sent: its absence is refused in its own words. */
	readsAbsence?: true;
	/** The value in its clean form, or why it is refused. */
	read(value: unknown, name: string): { value: Value } | ParameterFault;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** Clean values by name; those that were not sent and have no default are undefined. */
export type ParameterValues<P extends Parameters> = {
	[Name in keyof P]: P[Name] extends Parameter<infer Value> ? Value | undefined : never;
};

/** A refusal whose detail carries the given code. */
export function fault(message: string, code = 'invalid_param', data: unknown = null): ParameterFault {
	return { message, detail: { code, message, data } };
}

/** The refusal of a value that is of another type than the parameter. */
export function wrongType(name: string, type: string): ParameterFault {
	return fault(`${name} is not of type ${type}.`, 'rest_invalid_type', { param: name });
}

/** A parameter from its schema and its reader. */
export function parameter<Value>(
	schema: ParameterSchema,
	read: Parameter<Value>['read'],
	{ isRequired = false } = {},
): Parameter<Value> {
	return { schema, read, isRequired };
}

/** The same parameter, which must be sent. */
export const required = <Value>(optional: Parameter<Value>): Parameter<Value> => ({
	...optional,
	isRequired: true,
});

/** `true`, `false`, 0, 1, `'0'` or `'1'`: the flags of modules and options (host-contract 6). */
export const switchParameter = parameter<boolean>(
	{ oneOf: [{ type: 'boolean' }, { enum: [0, 1, '0', '1'] }] },
	(value, name) => {
		if (value === null) {
			return wrongType(name, 'boolean');
		}
		const isKnown =
			typeof value === 'boolean' || value === 0 || value === 1 || value === '0' || value === '1';
		return isKnown
			? { value: value === true || value === 1 || value === '1' }
			: fault(`${name} must be true, false, 0 or 1.`);
	},
);

const TRUE_FORMS: readonly unknown[] = [true, 1, '1', 'true'];
const FALSE_FORMS: readonly unknown[] = [false, 0, '0', 'false', ''];

/** A boolean as the REST layer itself reads it: also 0, 1 and the words (host-contract 5.10, tracking). */
export const booleanParameter = parameter<boolean>({ type: 'boolean' }, (value, name) => {
	if (TRUE_FORMS.includes(value)) {
		return { value: true };
	}
	return FALSE_FORMS.includes(value) ? { value: false } : wrongType(name, 'boolean');
});

/** Any text up to a length. */
export const textParameter = (maxLength = 65_536): Parameter<string> =>
	parameter({ type: 'string', maxLength }, (value, name) => {
		if (typeof value !== 'string') {
			return wrongType(name, 'string');
		}
		return value.length <= maxLength
			? { value }
			: fault(`${name} must be at most ${maxLength} characters long.`);
	});

/** One of the given words, refused in the words of the REST layer. */
export const wordParameter = <const Word extends string>(words: readonly Word[]): Parameter<Word> =>
	parameter({ type: 'string', enum: words }, (value, name) => {
		const word = words.find((each) => each === value);
		const list = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : String(words[0]);
		return word ? { value: word } : fault(`${name} is not one of ${list}.`, 'rest_not_in_enum');
	});

/**
 * Checks everything that was sent, all faults at once.
 * @throws RestError `rest_missing_callback_param` or `rest_invalid_param` (host-contract 4.3)
 */
export function readParameters<P extends Parameters>(
	declared: P,
	sent: Readonly<Record<string, unknown>>,
): ParameterValues<P> {
	const names = Object.keys(declared);
	const missing = names.filter((name) => declared[name]?.isRequired && !Object.hasOwn(sent, name));
	if (missing.length > 0) {
		throw new RestError(400, 'rest_missing_callback_param', `Missing parameter(s): ${missing.join(', ')}`, {
			params: missing,
		});
	}
	const values: Record<string, unknown> = {};
	const faults: Array<[string, ParameterFault]> = [];
	for (const name of names) {
		if (!Object.hasOwn(sent, name) && !declared[name]?.readsAbsence) {
			continue;
		}
		const result = declared[name]?.read(sent[name], name);
		if (result && 'message' in result) {
			faults.push([name, result]);
		} else {
			values[name] = result?.value;
		}
	}
	if (faults.length > 0) {
		throw invalidParameters(faults);
	}
	// Each value was read by the parameter of its name.
	return values as ParameterValues<P>;
}

function invalidParameters(faults: Array<[string, ParameterFault]>): RestError {
	const names = faults.map(([name]) => name).join(', ');
	const details = faults
		.filter(([, { detail }]) => detail)
		.map(([name, { detail }]) => [name, detail] as const);
	return new RestError(400, 'rest_invalid_param', `Invalid parameter(s): ${names}`, {
		params: Object.fromEntries(faults.map(([name, { message }]) => [name, message])),
		details: details.length > 0 ? Object.fromEntries(details) : [],
	});
}

/** Anything but a map counts as nothing sent. */
export function asSent(value: unknown): Record<string, unknown> {
	return isRecord(value) ? value : {};
}
