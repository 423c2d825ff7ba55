/**
 * Building blocks of the contract's schemas. Hosts print "no value" as `false`, `'0'`, `''`, `null` or `[]`,
 * and flags as `'1'` and `''`; each block turns that into one clean type, so that nothing behind the boundary
 * has to check again (quirks 3 to 9).
 */
import * as v from 'valibot';
import { decodeEntities } from '../lib/entities';
import { plainText } from '../lib/text';

const TRUE_VALUES: unknown[] = [true, 1, '1', 'true'];
const FALSE_VALUES: unknown[] = [false, 0, '0', '', 'false', null];

/** A yes or no in one of the hosts' forms; `null` is neither. */
export const isFlag = (value: unknown) =>
	value !== null && (TRUE_VALUES.includes(value) || FALSE_VALUES.includes(value));

/** A boolean in any of the forms that hosts print it in. */
export const flag = (fallback = false) =>
	v.pipe(
		v.unknown(),
		v.transform((value) => {
			if (TRUE_VALUES.includes(value)) {
				return true;
			}
			return FALSE_VALUES.includes(value) ? false : fallback;
		}),
	);

/** A flag that may be left out. */
export const optionalFlag = (fallback = false) => v.optional(flag(fallback), fallback);

/** A text; numbers are taken as text, everything else (`false`, `null`, lists) is the fallback. */
export const text = (fallback = '') =>
	v.optional(
		v.pipe(
			v.unknown(),
			v.transform((value) => {
				if (typeof value === 'string') {
					return value;
				}
				return typeof value === 'number' ? String(value) : fallback;
			}),
		),
		fallback,
	);

/** A text in which hosts leave HTML entities, in some of their answers at least (quirk 15). */
export const decodedText = () => v.pipe(text(), v.transform(decodeEntities));

/** A host's words to people, as plain text; empty when there are none. */
export const message = () => v.optional(v.pipe(v.unknown(), v.transform(plainText)), '');

/** A finite number, as number or numeric text; null when it is neither. */
export const numberOrNull = () =>
	v.optional(
		v.pipe(
			v.unknown(),
			v.transform((value) => {
				const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
				return isNumeric && Number.isFinite(Number(value)) ? Number(value) : null;
			}),
		),
		null,
	);

/** One of the given words, else the fallback. */
export const oneOf = <const Word extends string, Fallback>(words: readonly Word[], fallback: Fallback) =>
	v.optional(
		v.pipe(
			v.unknown(),
			v.transform((value): Word | Fallback => words.find((word) => word === value) ?? fallback),
		),
		fallback,
	);

/** An object that is no list: what a map, an answer or a setting has to be. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A map; `[]` and anything that is no object is an empty one, entries past repair are left out. */
export const mapOf = <Schema extends v.GenericSchema>(schema: Schema) =>
	v.optional(
		v.pipe(
			v.unknown(),
			v.transform((value) => {
				const entries: Array<[string, v.InferOutput<Schema>]> = [];
				for (const [key, item] of Object.entries(isRecord(value) ? value : {})) {
					const result = v.safeParse(schema, item);
					if (result.success) {
						entries.push([key, result.output]);
					}
				}
				return Object.fromEntries(entries);
			}),
		),
		{},
	);

/** A list; a map with numbers for keys is taken as one, entries past repair are left out. */
export const listOf = <Schema extends v.GenericSchema>(schema: Schema) =>
	v.optional(
		v.pipe(
			v.unknown(),
			v.transform((value) => {
				const items = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
				const list: Array<v.InferOutput<Schema>> = [];
				for (const item of items) {
					const result = v.safeParse(schema, item);
					if (result.success) {
						list.push(result.output);
					}
				}
				return list;
			}),
		),
		[],
	);

/** An object whose absence or wrong kind gives all its members' defaults. */
export const defaulted = <Entries extends v.ObjectEntries>(entries: Entries) =>
	v.optional(
		v.pipe(
			v.unknown(),
			v.transform((value) => (isRecord(value) ? value : {})),
			v.object(entries),
		),
		{},
	);

/** A refusal of the provider that a host relays as a success. */
const isRefusal = (value: unknown) => isRecord(value) && typeof value.error === 'string';

/**
 * `{code: 'success', data: "<JSON text>"}`: the answer of six calls; their data is decoded here (API-077). A
 * provider's error inside counts as no answer.
 */
export const wrappedText = <Schema extends v.GenericSchema>(schema: Schema) =>
	v.pipe(
		v.object({ code: v.literal('success'), data: v.string() }),
		v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
			try {
				const data: unknown = JSON.parse(dataset.value.data);
				if (!isRefusal(data)) {
					return data;
				}
				addIssue({ message: 'the provider refused' });
			} catch {
				addIssue({ message: 'data is not JSON' });
			}
			return NEVER;
		}),
		schema,
	);

/** `{code: 'success'}` with whatever else the host adds. */
export const success = v.object({ code: v.literal('success') });

/** A bare `true`, with which hosts answer what they have stored. */
export const stored = v.literal(true);
