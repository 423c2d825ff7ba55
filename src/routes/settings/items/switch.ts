import { selectIsModuleActive } from '../../../state/modules/slice';
import type { RootState } from '../../../state/root-state';
import {
	selectIsSettingSaving,
	selectSettingFailure,
	selectSettingFlag,
} from '../../../state/settings/slice';
import { switchOption } from '../../../state/settings/thunks/form';
import { switchModule } from '../../../state/settings/thunks/save';
import type { AppStore } from '../../../state/store';
import { type ModuleItem, selectIsCardSaving, type SettingsGroup, type ToggleItem } from '../groups/group';
import { selectOwnModule } from '../reasons';

export type SwitchItem = ModuleItem | ToggleItem;

/** An option of a module that's off is off, whatever is stored of it. */
function selectIsOn(state: RootState, item: SwitchItem): boolean {
	if (item.kind === 'module') {
		return selectIsModuleActive(state, item.module);
	}
	if (item.showsOff?.(state)) {
		return false;
	}
	const isOn = selectSettingFlag(state, item.option) !== (item.isInverted ?? false);
	const module = selectOwnModule(state, item);
	return isOn && (module === undefined || selectIsModuleActive(state, module));
}

/** A switch's state, and whether its card leaves it free. */
export function selectSwitch(state: RootState, group: SettingsGroup, item: SwitchItem) {
	const name = item.kind === 'module' ? item.module : item.option;
	const isBusy = selectIsSettingSaving(state, name);
	return {
		isOn: selectIsOn(state, item),
		isBusy,
		/** Something else on the card is being saved. */
		isWaiting: !isBusy && selectIsCardSaving(state, group),
		problem: selectSettingFailure(state, name),
	};
}

/** Saves what a click on a switch means. */
export function moveSwitch(
	{ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
	item: SwitchItem,
	isOn: boolean,
): Promise<boolean> {
	if (item.kind === 'module') {
		return dispatch(switchModule(item.module, isOn));
	}
	const { option, isInverted } = item;
	const alsoOff = item.alsoOff?.(getState()) ?? false;
	const module = selectOwnModule(getState(), item);
	return dispatch(switchOption({ option, module, isInverted, isOn, alsoOff }));
}
