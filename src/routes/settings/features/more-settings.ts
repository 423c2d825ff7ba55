import { __, sprintf } from '@wordpress/i18n';
import { plainText } from '../../../lib/text';
import type { ModuleMap } from '../../../rest-api/modules';
import type { DeclaredSetting } from '../../../rest-api/settings';
import { isUndescribed } from '../described';
import { normalize } from '../search';
import { itemId } from '../described';
import type { SettingsGroup, SettingsItem } from '../groups/group';

/** The host's declarations of its settings, by name. */
export type Declared = Readonly<Record<string, DeclaredSetting>>;

/**
 * The settings that the host has and no card describes, by the module they belong to; '' for those of none.
 * Each is a group with the host's own words, and a control by the type that the host declares.
 */
export function moreSettings(
	stored: readonly string[],
	declared: Declared,
	modules: ModuleMap,
	described: ReadonlySet<string>,
): ReadonlyMap<string, SettingsGroup> {
	const owners = new Map(
		Object.entries(modules).flatMap(([slug, { options }]) =>
			Object.keys(options).map((name) => [name, slug]),
		),
	);
	const names = new Map<string, string[]>();
	for (const name of stored) {
		if (Object.hasOwn(declared, name) && isUndescribed(name, modules, described)) {
			const owner = owners.get(name) ?? '';
			names.set(owner, [...(names.get(owner) ?? []), name]);
		}
	}
	return new Map(
		[...names].map(([slug, own]) => [slug, groupOf(slug, modules[slug]?.name ?? '', own, declared)]),
	);
}

const groupOf = (
	slug: string,
	name: string,
	options: readonly string[],
	declared: Declared,
): SettingsGroup => ({
	id: slug ? `more-${slug}` : 'more',
	title: () => plainText(name) || slug || __('Other settings', 'site-dashboard'),
	description: slug ? undefined : hostWords,
	module: slug || undefined,
	items: options.flatMap((option) => {
		const known = declared[option];
		return known ? itemOf(option, known, slug || undefined) : [];
	}),
});

/** Longer words of a host are no label. */
const LONGEST_LABEL = 200;

function labelOf(option: string, { description }: DeclaredSetting): string {
	const words = plainText(description);
	return words && words.length <= LONGEST_LABEL ? words : option;
}

const NUMBER_TYPES: readonly string[] = ['integer', 'number'];

function itemOf(option: string, declared: DeclaredSetting, module: string | undefined): SettingsItem {
	const { type, enum: values } = declared;
	const shared = { option, module, label: () => labelOf(option, declared), help: () => option };
	const isNumber = NUMBER_TYPES.includes(type);
	if (values.length > 0 && (isNumber || type === 'string')) {
		const choices = values.map((value) => ({ value: String(value), label: () => String(value) }));
		return { ...shared, kind: 'select', choices, storedAs: isNumber ? 'number' : undefined };
	}
	if (isNumber) {
		return { ...shared, kind: 'text', storedAs: 'number', isUnfit: isNoNumber, keptText: numberNeeded };
	}
	switch (type) {
		case 'boolean':
			return { ...shared, kind: 'toggle', needsModule: true };
		case 'string':
			return { ...shared, kind: 'text' };
		case 'array':
			return { ...shared, kind: 'text', rows: 4, storedAs: 'list', complete: withoutBlankLines };
		default:
			return { kind: 'note', id: option, text: () => cannotChange(labelOf(option, declared)) };
	}
}

const isNoNumber = (typed: string) => typed.trim() === '' || !Number.isFinite(Number(typed));
const numberNeeded = () => __('Enter a number.', 'site-dashboard');

const withoutBlankLines = (typed: string) =>
	typed
		.split('\n')
		.filter((line) => line.trim() !== '')
		.join('\n');

const cannotChange = (label: string) =>
	/* translators: %s: name of a setting */
	sprintf(__('%s can’t be changed here yet.', 'site-dashboard'), label);

/** Explains that these settings are in the host's words. */
export const hostWords = () => __('Your site provides these descriptions.', 'site-dashboard');

/** A search finds something in the group. */
export function hasTerm({ items }: SettingsGroup, term: string): boolean {
	const wanted = normalize(term).trim();
	const textOf = (item: SettingsItem) => `${itemId(item)} ${item.label?.() ?? ''}`;
	return items.some((item) => normalize(textOf(item)).includes(wanted));
}
