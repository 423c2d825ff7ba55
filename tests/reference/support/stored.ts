import type { Options, PhpValue } from './database';

/** Options that change on their own, or that keep what others hold. */
const NOISE = new RegExp(
	[
		'^(_|cron$|jpsq_|jp_sync_|jetpack_(callables|constants|sync|next_sync)_|rewrite_rules$)',
		'^jetpack_(available_modules|package_versions|active_modules|options)$',
		'^site_dashboard_(snapshot|option_names)$',
		'_last_updated_timestamp$',
	].join('|'),
);

/** Settings that the database has under another name. */
const STORED_AS: Readonly<Record<string, string>> = {
	jetpack_protect_global_whitelist: 'jetpack_waf_ip_allow_list',
};

/** Every value in the database that goes by the name of a setting, by its path. */
type Held = ReadonlyMap<string, PhpValue>;

/** Where a setting is: in an option of its own, or within one that holds several. */
export function heldAt(options: Options, name: string): Held {
	const held = new Map<string, PhpValue>();
	const look = (path: string, value: PhpValue | undefined, depth: number) => {
		if (value === undefined || value === null || typeof value !== 'object' || depth === 0) {
			return;
		}
		for (const [key, inner] of Object.entries(value)) {
			if (key === name) {
				held.set(`${path}.${key}`, inner);
			} else {
				look(`${path}.${key}`, inner, depth - 1);
			}
		}
	};
	for (const [option, value] of Object.entries(options)) {
		if (option === name || option === STORED_AS[name]) {
			held.set(option, value);
		} else if (!NOISE.test(option)) {
			look(option, value, 2);
		}
	}
	return held;
}

/** Every module of the host. */
export const allModules = ({ jetpack_available_modules: known }: Options): string[] =>
	Object.values(known ?? {}).flatMap((modules) => Object.keys(modules ?? {}));

/** The modules that are on. */
export const modulesIn = (options: Options): string[] =>
	Object.values(options.jetpack_active_modules ?? {}).map(String);

/** PHP's ways to say no. */
export const isOn = (value: PhpValue | undefined): boolean =>
	!(
		value === undefined ||
		value === null ||
		['', '0', 'false', 'off', 'no', 0, false].includes(value as string)
	);

/** As a text that's the same whatever way PHP wrote it: yes, no, and lists in any order. */
function asText(value: PhpValue | undefined): string {
	if (value === undefined || value === null || typeof value !== 'object') {
		return isOn(value) ? String(value === true || value === 'on' ? 1 : value) : 'no';
	}
	const parts = Object.entries(value).map(([key, inner]) =>
		isList(value) ? asText(inner) : `${key}: ${asText(inner)}`,
	);
	return `{${parts.sort().join(', ')}}`;
}

const isList = (value: object) => Object.keys(value).every((key, index) => key === String(index));

/** Whether something was lost or changed; what's there for the first time doesn't count. */
function isOther(before: PhpValue | undefined, after: PhpValue | undefined): boolean {
	if (before && after && typeof before === 'object' && typeof after === 'object' && !isList(before)) {
		return Object.keys(before).some((key) => isOther(before[key], after[key]));
	}
	return asText(before) !== asText(after);
}

/** Modules that were turned on or off, and options that hold something else than before. */
export function changesOf(before: Options, after: Options): string[] {
	const [had, has] = [modulesIn(before), modulesIn(after)];
	const modules = [...had, ...has].filter((slug) => had.includes(slug) !== has.includes(slug));
	const options = Object.keys(before).filter(
		(name) => !NOISE.test(name) && isOther(before[name], after[name]),
	);
	return [...modules, ...options];
}

/** How a change reads. */
export function changeText(name: string, before: Options, after: Options): string {
	const text = (options: Options) =>
		name in options ? asText(options[name]) : modulesIn(options).includes(name) ? 'on' : 'off';
	return `${name}: ${text(before)} → ${text(after)}`;
}
