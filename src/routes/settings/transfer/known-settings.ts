import type { SettingKind, SettingRule, SettingsFile } from '../../../lib/settings-file';
import { blockReason } from '../../../components/module-toggle/block-reason';
import { selectModule, selectModuleBlock } from '../../../state/modules/selectors';
import { ONE_WAY } from '../../../state/settings/undoable';
import type { RootState } from '../../../state/store';
import { isField } from '../groups/describe';
import type { ChoiceItem, SettingsGroup, SettingsItem, SettingsTab } from '../groups/group';
import { selectGroupReason, selectItemBlock } from '../reasons';

/** A setting that these screens can change: what it is called, what it holds, and why it cannot be changed now. */
export interface KnownSetting {
	name: string;
	label: string;
	/** The title of its card; empty for modules without one. */
	place: string;
	rule: SettingRule;
	/** The label says the opposite of what is stored. */
	isInverted: boolean;
	/** Values of a choice, and what they are called. */
	labels: Readonly<Record<string, string>>;
	/** Empty when it can be changed. */
	reason: string;
}

export type KnownSettings = ReadonlyMap<string, KnownSetting>;

/**
 * Every setting of every card, and every module. Cards that do not show here now are among them: a copy that lacks what
 * belongs to another theme, plan or plugin is none when that comes back. Left out are keys and commands, and what the host
 * does not store.
 */
export function knownSettings(state: RootState, tabs: readonly SettingsTab[]): KnownSettings {
	const { values } = state.settings;
	const known = new Map<string, KnownSetting>();
	const add = (setting: KnownSetting) => {
		if (Object.hasOwn(values, setting.name) && !ONE_WAY.includes(setting.name) && !known.has(setting.name)) {
			known.set(setting.name, setting);
		}
	};
	for (const group of tabs.flatMap(({ groups }) => groups)) {
		group.items.forEach((item) => namesOf(item).forEach((name) => add(describe(state, group, item, name))));
	}
	Object.keys(state.modules.bySlug).forEach((slug) => add(describeModule(state, slug)));
	return known;
}

/** One list on the host under two names (host contract 6): as two lines they would overwrite each other. */
const [LIST, SAME_LIST] = ['jetpack_protect_global_whitelist', 'jetpack_waf_ip_allow_list'] as const;

const withoutTwin = <Value>(settings: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
	new Map([...settings].filter(([name]) => name !== SAME_LIST));

/** What goes into a file. */
export const exportedSettings = (known: KnownSettings): KnownSettings =>
	known.has(LIST) ? withoutTwin(known) : known;

/**
 * What counts of a file: the second name of the list only where the first is missing, cannot be changed or does not fit. One
 * that stands alone goes by the other name where it can be changed by that alone. `unfit`: names whose values do not fit.
 */
export function importedSettings(
	settings: SettingsFile['settings'],
	known: KnownSettings,
	unfit: ReadonlySet<string>,
): SettingsFile['settings'] {
	const isOpen = (name: string) => known.get(name)?.reason === '';
	if (settings.has(LIST) && settings.has(SAME_LIST)) {
		return isOpen(LIST) && !unfit.has(LIST) ? withoutTwin(settings) : settings;
	}
	const [name, other] = settings.has(LIST) ? [LIST, SAME_LIST] : [SAME_LIST, LIST];
	const isMoved = !isOpen(name) && isOpen(other) && !unfit.has(name);
	return isMoved
		? new Map([...settings].map(([key, value]) => [key === name ? other : key, value]))
		: settings;
}

function namesOf(item: SettingsItem): readonly string[] {
	if (item.kind === 'module') {
		return [item.module];
	}
	if (item.kind === 'view') {
		return item.options ?? [item.id];
	}
	return 'option' in item ? ('covers' in item && item.covers) || [item.option] : [];
}

function describe(state: RootState, group: SettingsGroup, item: SettingsItem, name: string): KnownSetting {
	if (item.kind !== 'module' && selectModule(state, name)) {
		return describeModule(state, name);
	}
	const labels = isChoice(item) ? choiceLabels(state, item) : {};
	const kind = kindOf(item, state.settings.values[name]);
	const choices = kind === 'choice' && Object.keys(labels).length > 0 ? Object.keys(labels) : undefined;
	return {
		name,
		label: ('label' in item && item.label?.()) || name,
		place: group.title(),
		rule: { kind, choices },
		isInverted: item.kind === 'toggle' && item.isInverted === true,
		labels,
		reason: selectGroupReason(state, group).text || selectItemBlock(state, group, item).text,
	};
}

function describeModule(state: RootState, slug: string): KnownSetting {
	const block = selectModuleBlock(state, slug);
	return {
		name: slug,
		label: selectModule(state, slug)?.name || slug,
		place: '',
		rule: { kind: 'flag' },
		isInverted: false,
		labels: {},
		reason: block ? blockReason(block) : '',
	};
}

/** A choice of one option: one that is made of several has no values of its own. */
const isChoice = (item: SettingsItem): item is ChoiceItem =>
	(item.kind === 'select' || item.kind === 'radio') && !item.read;

function choiceLabels(state: RootState, item: ChoiceItem): Record<string, string> {
	if (item.choices) {
		return Object.fromEntries(item.choices.map(({ value, label }) => [value, label()]));
	}
	return item.module ? (selectModule(state, item.module)?.options[item.option]?.enum_labels ?? {}) : {};
}

function kindOf(item: SettingsItem, stored: unknown): SettingKind {
	if (item.kind === 'module' || item.kind === 'toggle') {
		return 'flag';
	}
	if (isField(item) && item.kind !== 'select' && item.kind !== 'radio') {
		return 'text';
	}
	if (isChoice(item)) {
		return 'choice';
	}
	if (Array.isArray(stored)) {
		return 'list';
	}
	if (typeof stored === 'object' && stored !== null) {
		return 'map';
	}
	return typeof stored === 'boolean' ? 'flag' : 'text';
}
