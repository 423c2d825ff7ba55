import { createContext, use } from 'react';
import { useAppSelector } from '../../state/hooks';
import type { RootState } from '../../state/root-state';
import { groupModules, itemNames } from './described';
import type { SettingsGroup } from './groups/group';
import type { SettingsTab } from './tab-modules';

/** The description of the card that a control is on. */
export const GroupContext = createContext<SettingsGroup | null>(null);

/** The card a control is on. */
export function useOwnGroup(): SettingsGroup {
	const group = use(GroupContext);
	if (!group) {
		throw new Error('A control of the settings is on no card');
	}
	return group;
}

/** Something on the card is being saved. */
export const selectIsCardSaving = (state: RootState, group: SettingsGroup): boolean =>
	Object.keys(state.settings.pending).some(
		(name) =>
			groupModules(group).includes(name) || group.items.some((item) => itemNames(item).includes(name)),
	);

/** Something on the card that a control is on is being saved. */
export function useIsCardSaving(): boolean {
	const group = useOwnGroup();
	return useAppSelector((state) => selectIsCardSaving(state, group));
}

/**
 * Loads the descriptions of all tabs, for a part of one tab that covers all: it can't import them, since one
 * of them imports it.
 */
export const AllTabsContext = createContext<() => Promise<SettingsTab[]>>(() => Promise.resolve([]));
