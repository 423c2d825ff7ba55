import * as v from 'valibot';
import { isFlagOff, isFlagOn } from './flags';

/**
 * A settings file: how it's written, read, and compared with what's stored. Anyone can have made the file, so
 * only known names with values of the expected type are taken.
 */

/** Bytes; ten times what a site with long lists makes. */
export const MAX_FILE_SIZE = 512 * 1024;
/** Another number means that other code wrote the file. */
const VERSION = 1;
const FORMAT = 'site-dashboard-settings';
/** Characters of one text, entries of one list, levels of one map. */
const MAX_TEXT = 100_000;
const MAX_LIST = 200;
const MAX_DEPTH = 5;
/** Names in a file; a host has some 150. */
const MAX_NAMES = 2_000;

/** The kind of a setting's value. */
export type SettingKind = 'flag' | 'text' | 'choice' | 'list' | 'map';

/** A setting that may stand in a file. */
export interface SettingRule {
	kind: SettingKind;
	/** All that a choice may be; without it, any text. */
	choices?: readonly string[];
}

export type SettingRules = ReadonlyMap<string, SettingRule>;

type Values = Readonly<Record<string, unknown>>;

export interface SettingsFile {
	/** URL of the site that it was made on; empty when it does not say. */
	site: string;
	/** Version of the dashboard that made it; empty when it does not say. */
	version: string;
	/** When it was made, ISO; empty when it does not say. */
	date: string;
	/** As they stand in the file: not checked yet. */
	settings: ReadonlyMap<string, unknown>;
	/** Names of modules on the file's site; another site may lack those modules. */
	names: ReadonlyMap<string, string>;
}

/** Reasons for refusing a whole file. */
export type FileProblem =
	'empty' | 'too-large' | 'not-json' | 'not-settings' | 'newer' | 'no-settings' | 'too-many';

/** Reasons for leaving out one line of a file. */
export type LineProblem = 'unknown' | 'kind' | 'choice' | 'characters' | 'too-long';

export interface Difference {
	name: string;
	from: unknown;
	to: unknown;
}

export interface Comparison {
	differences: Difference[];
	problems: Array<{ name: string; problem: LineProblem }>;
	/** Settings that are as in the file already. */
	sameCount: number;
}

interface FileOrigin {
	site: string;
	version: string;
	date: string;
	names: Readonly<Record<string, string>>;
}

/** The text of a file with those of the values that the rules know. */
export function makeSettingsFile(
	{ site, version, date, names }: FileOrigin,
	values: Values,
	rules: SettingRules,
): string {
	const known = [...rules].flatMap(([name, rule]) => {
		const value = Object.hasOwn(values, name) ? toFileValue(rule, values[name]) : undefined;
		return value === undefined ? [] : [[name, value] as const];
	});
	known.sort(([one], [other]) => (one < other ? -1 : 1));
	const settings = Object.fromEntries(known);
	const content = { format: FORMAT, form: VERSION, version, date, site, settings, names };
	return `${JSON.stringify(content, null, '\t')}\n`;
}

/** Reads the text of a file; never throws. */
export function readSettingsFile(text: string): { file: SettingsFile } | { problem: FileProblem } {
	if (text.length > MAX_FILE_SIZE) {
		return { problem: 'too-large' };
	}
	const bare = text.replace(/^\uFEFF/, '').trim();
	if (bare === '') {
		return { problem: 'empty' };
	}
	let content: unknown;
	try {
		content = JSON.parse(bare);
	} catch {
		return { problem: 'not-json' };
	}
	const { success, output, issues } = v.safeParse(settingsFile, content, { abortEarly: true });
	return success ? { file: output } : { problem: issues[0].message as FileProblem };
}

/** Compares a file with the host's settings. Unknown names never change anything. */
export function compareSettings(
	file: Pick<SettingsFile, 'settings'>,
	values: Values,
	rules: SettingRules,
): Comparison {
	const result: Comparison = { differences: [], problems: [], sameCount: 0 };
	for (const [name, to] of file.settings) {
		const rule = rules.get(name);
		const problem = rule && Object.hasOwn(values, name) ? problemOf(rule, to) : 'unknown';
		if (problem || !rule) {
			result.problems.push({ name, problem: problem ?? 'unknown' });
			continue;
		}
		const from = toFileValue(rule, values[name]);
		if (canonicalJson(from) === canonicalJson(to)) {
			result.sameCount += 1;
		} else {
			result.differences.push({ name, from, to });
		}
	}
	return result;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored value in the one form that files have; undefined if it's of another kind. */
function toFileValue({ kind }: SettingRule, value: unknown): unknown {
	if (kind === 'flag') {
		return isFlagOn(value) ? true : isFlagOff(value) ? false : undefined;
	}
	if (kind === 'list') {
		return Array.isArray(value) ? value : undefined;
	}
	if (kind === 'map') {
		return isMap(value) ? value : undefined;
	}
	if (typeof value === 'string') {
		return value;
	}
	return typeof value === 'number' ? String(value) : isFlagOff(value) ? '' : undefined;
}

/** Control characters other than tabs and line breaks, and halves of characters. */
const FOREIGN = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

const shortText = v.pipe(
	v.string('kind'),
	v.check((text) => text.length <= MAX_TEXT, 'too-long'),
	v.check((text) => !FOREIGN.test(text), 'characters'),
);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isSmall = (value: unknown, depth: number): boolean =>
	!isObject(value) ||
	(depth > 0 &&
		Object.keys(value).length <= MAX_LIST &&
		Object.values(value).every((part) => isSmall(part, depth - 1)));

const textsIn = (value: unknown): string[] =>
	isObject(value)
		? Object.entries(value).flatMap(([key, part]) => [key, ...textsIn(part)])
		: typeof value === 'string'
			? [value]
			: [];

/** Values of a file, with the reasons against others. */
const KINDS: Record<SettingKind, v.GenericSchema> = {
	flag: v.boolean('kind'),
	text: shortText,
	choice: shortText,
	list: v.pipe(
		v.array(v.string('kind'), 'kind'),
		v.check((list) => list.length <= MAX_LIST, 'too-long'),
		v.array(shortText),
	),
	map: v.pipe(
		v.custom<Record<string, unknown>>(isMap, 'kind'),
		v.check((map) => isSmall(map, MAX_DEPTH), 'too-long'),
		v.transform((map) => textsIn(map)),
		v.array(shortText),
	),
};

/** The reason against a value of a file; null if it fits. */
function problemOf({ kind, choices }: SettingRule, value: unknown): LineProblem | null {
	if (choices && typeof value === 'string' && !choices.includes(value)) {
		return 'choice';
	}
	const { issues } = v.safeParse(KINDS[kind], value, { abortEarly: true });
	return issues ? (issues[0].message as LineProblem) : null;
}

const said = v.optional(v.fallback(v.string(), ''), '');

const settingsFile = v.object(
	{
		format: v.literal(FORMAT, 'not-settings'),
		form: v.pipe(
			v.number('not-settings'),
			v.minValue(VERSION, 'not-settings'),
			v.check((form) => form === VERSION, 'newer'),
		),
		settings: v.pipe(
			v.optional(v.unknown(), null),
			v.custom<Record<string, unknown>>(isMap, 'no-settings'),
			v.transform((settings) => new Map(Object.entries(settings))),
			v.check(({ size }) => size <= MAX_NAMES, 'too-many'),
		),
		site: said,
		version: said,
		date: said,
		names: v.pipe(
			v.optional(v.unknown(), null),
			v.transform((names) => Object.entries(isMap(names) ? names : {})),
			v.transform(
				(names) => new Map(names.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
			),
		),
	},
	'not-settings',
);

/** As text, whatever the order of the keys. */
const canonicalJson = (value: unknown): string =>
	JSON.stringify(value, (_key, part: unknown) =>
		isMap(part)
			? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
			: part,
	) ?? '';
