import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { selectRedirect } from '../../../state/page/selectors';
import { switchOption } from '../../../state/settings/change';
import {
	selectIsSettingSaving,
	selectSettingFailure,
	selectSettingFlag,
} from '../../../state/settings/selectors';
import { switchModule } from '../../../state/settings/switch-module';
import type { RootState } from '../../../state/store';
import { useGroupFacts } from '../group-context';
import { savedNames } from '../groups/describe';
import type { ModuleItem, SettingsGroup, ToggleItem } from '../groups/group';
import { selectItemReason } from '../reasons';
import { problemText } from './use-item';

type SwitchItem = ModuleItem | ToggleItem;

/** What a switch shows: an option of a module that is off is off, whatever is stored of it. */
function selectIsOn(state: RootState, item: SwitchItem): boolean {
	if (item.kind === 'module') {
		return selectIsModuleActive(state, item.module);
	}
	if (item.showsOff?.(state)) {
		return false;
	}
	const isOn = selectSettingFlag(state, item.option) !== (item.isInverted ?? false);
	return isOn && (item.module === undefined || selectIsModuleActive(state, item.module));
}

function selectSwitch(state: RootState, group: SettingsGroup, item: SwitchItem) {
	const name = item.kind === 'module' ? item.module : item.option;
	const reason = selectItemReason(state, group, item);
	const isBusy = selectIsSettingSaving(state, name);
	return {
		isOn: selectIsOn(state, item),
		isBusy,
		/** Something else on the card is being saved. */
		isWaiting: !isBusy && savedNames(group).some((other) => selectIsSettingSaving(state, other)),
		reason: reason.text,
		reasonUrl: reason.link ? selectRedirect(state, 'jetpack-support-module-overrides') : '',
		problem: selectSettingFailure(state, name),
		rescue: item.rescue?.(state) ?? undefined,
		takesModuleAlong: item.kind === 'toggle' && (item.alsoOff?.(state) ?? false),
	};
}

export function useSwitch(item: SwitchItem) {
	const dispatch = useAppDispatch();
	const { group, reason: groupReason } = useGroupFacts();
	const { problem, takesModuleAlong, reason, rescue, ...facts } = useAppSelector(
		(state) => selectSwitch(state, group, item),
		shallowEqual,
	);
	const isModule = item.kind === 'module';
	return {
		...facts,
		/** What the card says already is not said again. */
		reason: groupReason ? '' : reason,
		isDisabled: groupReason !== '' || reason !== '' || facts.isWaiting,
		failure: problemText(problem, isModule ? item.module : item.option),
		onToggle(isOn: boolean) {
			const way = isOn && rescue ? { rescue } : undefined;
			void dispatch(
				isModule
					? switchModule(item.module, isOn, item.values?.(isOn), way)
					: switchOption({
							option: item.option,
							module: item.module,
							isInverted: item.isInverted,
							isOn,
							alsoOff: takesModuleAlong,
							way,
						}),
			);
		},
	};
}
