import { isFlagOn } from '../lib/flags';
import type { Settings } from './settings';

/**
 * Settings that hosts store in more than one way, as Jetpack changed them over the years: one table for
 * controls, import and export. What a host holds decides, never its version.
 */

/** A host or a settings file, as far as it decides on the form of a setting. */
export interface Holder {
	values: Settings;
	/** Content types work with their module off (`getHasTypesAlone`); no file says so. */
	hasTypesAlone: boolean;
}

interface StoredForm<Meaning> {
	/** The names it uses in `settings`. */
	names: readonly string[];
	/** Without it, a holder has this form if it has all of its names. */
	isHeld?: (holder: Holder) => boolean;
	read: (values: Settings) => Meaning;
	write: (meaning: Meaning) => Settings;
}

interface StoredSetting {
	type: 'boolean' | 'string';
	/** Newest first. */
	forms: readonly StoredForm<unknown>[];
}

export const BLOCK_LIST_SWITCH = 'jetpack_waf_ip_block_list_enabled';
export const ALLOW_LIST_SWITCH = 'jetpack_waf_ip_allow_list_enabled';
/** One text under two names (host-contract 5.9); the second is the firewall's. */
export const ALLOW_LIST = 'jetpack_protect_global_whitelist';
export const SHARED_ALLOW_LIST = 'jetpack_waf_ip_allow_list';
export const BOTH_LISTS_SWITCH = 'jetpack_waf_ip_list';
export const CONTENT_TYPES = 'custom-content-types';

/** Keeps the type of a meaning to one row. */
const setting = <Meaning>(
	type: StoredSetting['type'],
	...forms: ReadonlyArray<StoredForm<Meaning>>
): StoredSetting => ({ type, forms: forms as ReadonlyArray<StoredForm<unknown>> });

const flag = (values: Settings, name: string) => isFlagOn(values[name]);
function text(values: Settings, name: string): string {
	const value = values[name];
	return typeof value === 'string' ? value : '';
}

/** Blocks in the editor: a module, or an option that turns them off. */
const BLOCKS = setting<boolean>(
	'boolean',
	{
		names: ['blocks'],
		read: (values) => flag(values, 'blocks'),
		write: (isOn) => ({ blocks: isOn }),
	},
	{
		names: ['jetpack_blocks_disabled'],
		read: (values) => !flag(values, 'jetpack_blocks_disabled'),
		write: (isOn) => ({ jetpack_blocks_disabled: !isOn }),
	},
);

/**
 * Switches of the lists: one for each, or one for the firewall's. Where there's one, brute force protection
 * uses its list regardless.
 */
const LISTS = setting<{ isBlocking: boolean; isAllowing: boolean; isAllowingLogins: boolean }>(
	'boolean',
	{
		names: [BLOCK_LIST_SWITCH, ALLOW_LIST_SWITCH],
		read(values) {
			const isAllowing = flag(values, ALLOW_LIST_SWITCH);
			return { isBlocking: flag(values, BLOCK_LIST_SWITCH), isAllowing, isAllowingLogins: isAllowing };
		},
		write: ({ isBlocking, isAllowing, isAllowingLogins }) => ({
			[BLOCK_LIST_SWITCH]: isBlocking,
			[ALLOW_LIST_SWITCH]: isAllowing || isAllowingLogins,
		}),
	},
	{
		names: [BOTH_LISTS_SWITCH],
		read(values) {
			const isOn = flag(values, BOTH_LISTS_SWITCH);
			return { isBlocking: isOn, isAllowing: isOn, isAllowingLogins: text(values, ALLOW_LIST) !== '' };
		},
		write: ({ isBlocking, isAllowing }) => ({ [BOTH_LISTS_SWITCH]: isBlocking || isAllowing }),
	},
);

/** The allowed IP addresses: of all features that block, or of brute force protection. */
const ALLOWED = setting<string>(
	'string',
	{
		names: [SHARED_ALLOW_LIST],
		isHeld: ({ values }) => SHARED_ALLOW_LIST in values && ALLOW_LIST_SWITCH in values,
		read: (values) => text(values, SHARED_ALLOW_LIST),
		write: (list) => ({ [SHARED_ALLOW_LIST]: list }),
	},
	{
		names: [ALLOW_LIST, SHARED_ALLOW_LIST],
		isHeld: ({ values }) => ALLOW_LIST in values,
		read: (values) => text(values, ALLOW_LIST),
		write: (list) => ({ [ALLOW_LIST]: list }),
	},
);

const TYPES = ['jetpack_testimonial', 'jetpack_portfolio'] as const;

/** Content types: options alone, or options that need their module. */
const CONTENT_TYPE_SWITCHES = setting<{ module: boolean; types: readonly boolean[] }>(
	'boolean',
	{
		names: TYPES,
		isHeld: ({ values, hasTypesAlone }) => hasTypesAlone && TYPES.every((name) => name in values),
		read(values) {
			const types = TYPES.map((name) => flag(values, name));
			return { module: types.includes(true), types };
		},
		write: ({ types }) => Object.fromEntries(TYPES.map((name, index) => [name, types[index]])),
	},
	{
		names: [CONTENT_TYPES, ...TYPES],
		read(values) {
			const module = flag(values, CONTENT_TYPES);
			return { module, types: TYPES.map((name) => module && flag(values, name)) };
		},
		write: ({ module, types }) => ({
			[CONTENT_TYPES]: module,
			...Object.fromEntries(TYPES.map((name, index) => [name, types[index]])),
		}),
	},
);

const TABLE: readonly StoredSetting[] = [BLOCKS, LISTS, ALLOWED, CONTENT_TYPE_SWITCHES];

const namesOf = ({ forms }: StoredSetting) => [...new Set(forms.flatMap(({ names }) => [...names]))];

const SETTINGS_BY_NAME = new Map(TABLE.flatMap((row) => namesOf(row).map((name) => [name, row] as const)));

const isHeld = (form: StoredForm<unknown>, holder: Holder) =>
	form.isHeld ? form.isHeld(holder) : form.names.every((name) => name in holder.values);

const formOf = ({ forms }: StoredSetting, holder: Holder) => forms.find((form) => isHeld(form, holder));

/** True if the host has the name but stores the setting in another form. */
export function isReplaced(host: Holder, name: string): boolean {
	const row = SETTINGS_BY_NAME.get(name);
	const form = row && formOf(row, host);
	return form !== undefined && !form.names.includes(name);
}

/** A setting that an update left under other names, in another form. */
export interface MovedSetting {
	from: readonly string[];
	to: readonly string[];
}

/** Settings that an update moved, from the names that the site had before. */
export function movedSettings(before: ReadonlySet<string>, host: Holder): MovedSetting[] {
	return TABLE.flatMap((row) => {
		const to = formOf(row, host)?.names ?? [];
		const from = row.forms.find(({ names }) => names.every((name) => before.has(name)))?.names ?? [];
		const isSame = to.every((name) => from.includes(name));
		return to.length > 0 && from.length > 0 && !isSame ? [{ from, to }] : [];
	});
}

/** The host's settings in force, under the names that it uses. */
export function valuesInForce(host: Holder): Settings {
	const values = { ...host.values };
	for (const row of TABLE) {
		const form = formOf(row, host);
		Object.assign(values, form?.write(form.read(host.values)));
	}
	return values;
}

/** The same in every form, for a file that any host can read. */
export function valuesInAllForms(host: Holder): Settings {
	const values = valuesInForce(host);
	for (const row of TABLE) {
		const form = formOf(row, host);
		if (form) {
			const meaning = form.read(host.values);
			row.forms.forEach((other) => Object.assign(values, other.write(meaning)));
		}
	}
	return values;
}

/** The names of every form, and what they hold. */
export const storedNames = (): ReadonlyMap<string, StoredSetting['type']> =>
	new Map([...SETTINGS_BY_NAME].map(([name, { type }]) => [name, type]));

/** The switches of a file that get turned on only because the host has one for both lists. */
export function joinedSwitches(file: ReadonlyMap<string, unknown>, host: Holder): string[] {
	const switches = [BLOCK_LIST_SWITCH, ALLOW_LIST_SWITCH];
	const isJoined = formOf(LISTS, host)?.names.includes(BOTH_LISTS_SWITCH);
	const isAnyOn = switches.some((name) => file.get(name) === true);
	return isJoined && isAnyOn ? switches.filter((name) => file.get(name) === false) : [];
}

/**
 * A file's settings, under the names that the host uses. The host's own form goes first, then the newest that
 * the file has. Values of a wrong type stay as they are, and are refused later.
 */
export function translated(file: ReadonlyMap<string, unknown>, host: Holder): Map<string, unknown> {
	const result = new Map(file);
	const source = { values: Object.fromEntries(file), hasTypesAlone: false };
	for (const row of TABLE) {
		const to = formOf(row, host);
		const from = to && (isHeld(to, source) ? to : formOf(row, source));
		if (!from || from.names.some((name) => file.has(name) && typeof file.get(name) !== row.type)) {
			continue;
		}
		namesOf(row).forEach((name) => result.delete(name));
		Object.entries(to.write(from.read(source.values))).forEach(([name, value]) => result.set(name, value));
	}
	return result;
}
