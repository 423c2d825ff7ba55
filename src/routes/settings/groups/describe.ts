import type { FieldItem, SettingsGroup, SettingsItem } from './group';

const FIELD_KINDS: readonly string[] = ['text', 'lines', 'select', 'radio'];

export const isField = (item: SettingsItem): item is FieldItem => FIELD_KINDS.includes(item.kind);

/** The name of an item: the address of its control, and its key in lists. */
export function itemId(item: SettingsItem): string {
	if ('option' in item) {
		return item.option;
	}
	return 'id' in item ? item.id : item.module;
}

/** Every module of a card: its own first. */
export const groupModules = ({ module, modules = [] }: SettingsGroup): readonly string[] =>
	module ? [module, ...modules] : modules;

/** The options of one item that wait for Save; switches have none. */
export function itemOptions(item: SettingsItem): readonly string[] {
	if (item.kind === 'view') {
		return item.options ?? [];
	}
	if (!isField(item)) {
		return [];
	}
	return 'covers' in item && item.covers ? item.covers : [item.option];
}

/** The options that wait for the card's Save; none: the card has no such button (SET-040). */
export const formOptions = (group: SettingsGroup): string[] =>
	group.items.flatMap((item) => [...itemOptions(item)]);

const namesByGroup = new WeakMap<SettingsGroup, readonly string[]>();

/** Names of everything that the card saves, modules and options. Put together once: each control asks at each key. */
export function savedNames(group: SettingsGroup): readonly string[] {
	const known = namesByGroup.get(group) ?? listNames(group);
	namesByGroup.set(group, known);
	return known;
}

function listNames(group: SettingsGroup): readonly string[] {
	const switched = group.items.flatMap((item) => {
		if (item.kind === 'module') {
			return [item.module];
		}
		return item.kind === 'toggle' ? [item.option] : [];
	});
	return [...switched, ...formOptions(group)];
}
