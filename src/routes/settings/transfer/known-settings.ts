import { __ } from '@wordpress/i18n';
import { use, useCallback } from 'react';
import { blockReason, selectModule, selectModuleBlock } from '../../../state/modules/slice';
import {
	ALLOW_LIST as LIST,
	SHARED_ALLOW_LIST as SAME_LIST,
	storedNames,
	valuesInAllForms,
} from '../../../rest-api/stored-forms';
import { loadHasTypesAlone, selectHost, selectIsReplaced } from '../../../state/settings/forms';
import type { SettingKind, SettingRule, SettingsFile } from '../../../lib/settings-file';
import { failureText } from '../../../state/failure-text';
import { useAppStore } from '../../../state/hooks';
import type { RootState } from '../../../state/root-state';
import { ONE_WAY } from '../../../state/settings/changes';
import { readSettings } from '../../../state/settings/thunks/read';
import { AllTabsContext } from '../contexts';
import type { ChoiceItem, SettingsGroup, SettingsItem } from '../groups/group';
import { isField, itemNames } from '../described';
import type { SettingsTab } from '../tab-modules';
import { selectReason } from '../reasons';

/** A setting these screens can change: its name, its type, and why it can't be changed now. */
export interface KnownSetting {
	name: string;
	label: string;
	/** The title of its card; empty for modules without one. */
	location: string;
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
 * Every setting of every card, and every module, including cards that aren't shown now: a backup without what
 * belongs to another theme, plan or plugin would be incomplete. Keys, commands and what the host doesn't
 * store are left out.
 */
export function knownSettings(state: RootState, tabs: readonly SettingsTab[]): KnownSettings {
	const { values } = state.settings;
	const known = new Map<string, KnownSetting>();
	const add = (setting: KnownSetting) => {
		const { name } = setting;
		const isStored = Object.hasOwn(values, name) && !selectIsReplaced(state, name);
		if (isStored && !ONE_WAY.includes(name) && !known.has(name)) {
			known.set(name, setting);
		}
	};
	for (const group of tabs.flatMap(({ groups }) => groups)) {
		group.items
			.filter(({ isHere }) => isHere?.(state) ?? true)
			.forEach((item) => itemNames(item).forEach((name) => add(describe(state, group, item, name))));
	}
	Object.keys(state.modules.bySlug).forEach((slug) => add(describeModule(state, slug)));
	return known;
}

/** A file's settings: what the host has, and the other forms of it that other hosts have. */
export function exportedSettings(state: RootState, known: KnownSettings) {
	const values = valuesInAllForms(selectHost(state));
	const rules = rulesOf(known);
	storedNames().forEach((type, name) => {
		const isOfHost = Object.hasOwn(state.settings.values, name) && !selectIsReplaced(state, name);
		if (!isOfHost && Object.hasOwn(values, name)) {
			rules.set(name, { kind: type === 'boolean' ? 'flag' : 'text' });
		}
	});
	return { values, rules };
}

/** The kinds of settings, by name. */
export const rulesOf = (known: KnownSettings) => new Map([...known].map(([name, { rule }]) => [name, rule]));

/**
 * The settings of a file that count: the list's second name only if the first is missing, can't be changed or
 * doesn't fit. If it's alone, it uses the other name where only that one can be changed. `unfit`: names whose
 * values don't fit.
 */
export function importedSettings(
	settings: SettingsFile['settings'],
	known: KnownSettings,
	unfit: ReadonlySet<string>,
): SettingsFile['settings'] {
	const isOpen = (name: string) => known.get(name)?.reason === '';
	if (settings.has(LIST) && settings.has(SAME_LIST)) {
		return settings;
	}
	const [name, other] = settings.has(LIST) ? [LIST, SAME_LIST] : [SAME_LIST, LIST];
	const isMoved = !isOpen(name) && isOpen(other) && !unfit.has(name);
	return isMoved
		? new Map([...settings].map(([key, value]) => [key === name ? other : key, value]))
		: settings;
}

function describe(state: RootState, group: SettingsGroup, item: SettingsItem, name: string): KnownSetting {
	if (item.kind !== 'module' && selectModule(state, name)) {
		return describeModule(state, name);
	}
	const own = selectReason(state, group, item);
	// What else is chosen on the card doesn't count: it can be turned on as well.
	const ownReason = own?.about === 'control' ? null : own;
	const labels = isChoice(item) ? choiceLabels(state, item) : {};
	const kind = kindOf(item, state.settings.values[name]);
	const choices = kind === 'choice' && Object.keys(labels).length > 0 ? Object.keys(labels) : undefined;
	return {
		name,
		label: item.label?.() || name,
		location: group.title(),
		rule: { kind, choices },
		isInverted: item.kind === 'toggle' && item.write !== undefined,
		labels,
		reason: (selectReason(state, group) ?? ownReason)?.text ?? '',
	};
}

function describeModule(state: RootState, slug: string): KnownSetting {
	const block = selectModuleBlock(state, slug);
	return {
		name: slug,
		label: selectModule(state, slug)?.name || slug,
		location: '',
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

/** Everything about the settings as it is now; or why that cannot be said. */
type Known = { tabs: SettingsTab[]; state: RootState } | { failure: string };

/** Fetches the descriptions of all settings, and asks the host what is stored now. */
export function useLoadKnown(): () => Promise<Known> {
	const store = useAppStore();
	const loadAllTabs = use(AllTabsContext);
	return useCallback(async () => {
		const [tabs, read] = await Promise.all([
			loadAllTabs().catch(() => null),
			store.dispatch(readSettings()),
			store.dispatch(loadHasTypesAlone()),
		]);
		if (!tabs) {
			return {
				failure: __(
					'We couldn’t load part of this page. Check your connection and try again.',
					'site-dashboard',
				),
			};
		}
		if (readSettings.rejected.match(read)) {
			return {
				failure: read.payload
					? failureText(read.payload)
					: __('A change is being saved. Try again in a moment.', 'site-dashboard'),
			};
		}
		return { tabs, state: store.getState() };
	}, [store, loadAllTabs]);
}
