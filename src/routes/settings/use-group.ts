import { shallowEqual } from 'react-redux';
import type { FormEvent } from 'react';
import { selectHasConnectedOwner, selectIsOffline } from '../../state/connection/selectors';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectIsModuleActive } from '../../state/modules/selectors';
import { saveSettings } from '../../state/settings/save';
import {
	selectFieldText,
	selectIsDirty,
	selectIsSettingSaving,
	selectSettingFailure,
	selectSettingFlag,
} from '../../state/settings/selectors';
import { settingEdited } from '../../state/settings/slice';
import type { RootState } from '../../state/store';
import { useModuleToggle, type ModuleToggleView } from '../../components/module-toggle/use-module-toggle';
import type { SettingsGroup, SettingsOption } from './groups/group';

export interface GroupView {
	toggle: ModuleToggleView;
	/** The prompt to connect shows: nobody owns the connection of an online site (SEC-040). */
	needsConnection: boolean;
	isDirty: boolean;
	isSaving: boolean;
	onSave: (event: FormEvent) => void;
}

/** What a card of the settings shows, and what its controls do. */
export function useGroup(group: SettingsGroup): GroupView {
	const dispatch = useAppDispatch();
	const toggle = useModuleToggle(group.module);
	const texts = group.options.filter(({ kind }) => kind === 'lines').map(({ name }) => name);
	const facts = useAppSelector(
		(state) => ({
			needsConnection:
				Boolean(group.connectPrompt) && !selectHasConnectedOwner(state) && !selectIsOffline(state),
			isDirty: texts.some((name) => selectIsDirty(state, name)),
			isSaving: texts.some((name) => selectIsSettingSaving(state, name)),
		}),
		shallowEqual,
	);
	return {
		toggle,
		...facts,
		onSave(event) {
			event.preventDefault();
			if (facts.isDirty && !facts.isSaving) {
				void dispatch(saveDirty(texts));
			}
		},
	};
}

/** Sends what changed and nothing else. */
const saveDirty =
	(names: string[]) =>
	(dispatch: ReturnType<typeof useAppDispatch>, getState: () => RootState): Promise<boolean> => {
		const { drafts } = getState().settings;
		const changed = names.filter((name) => name in drafts).map((name) => [name, drafts[name]] as const);
		return dispatch(saveSettings(Object.fromEntries(changed)));
	};

export interface OptionView {
	isOn: boolean;
	text: string;
	isBusy: boolean;
	/** The module is off, forced, or out of reach. */
	isDisabled: boolean;
	failure: string;
	onToggle: (isOn: boolean) => void;
	onEdit: (text: string) => void;
}

/** What one option shows. A toggle of a module that is off switches both on (SET-021, SET-041). */
export function useOption(group: SettingsGroup, option: SettingsOption): OptionView {
	const dispatch = useAppDispatch();
	const { block } = useModuleToggle(group.module);
	const { name } = option;
	const facts = useAppSelector(
		(state) => ({
			isModuleOn: selectIsModuleActive(state, group.module),
			isOn: selectSettingFlag(state, name),
			text: selectFieldText(state, name),
			isBusy: selectIsSettingSaving(state, name),
			problem: selectSettingFailure(state, name),
		}),
		shallowEqual,
	);
	const isForcedOff = block !== null && block !== 'override-active';
	return {
		isOn: facts.isOn && facts.isModuleOn,
		text: facts.text,
		isBusy: facts.isBusy,
		isDisabled: isForcedOff || (option.kind === 'lines' && !facts.isModuleOn),
		failure: problemText(facts.problem, option),
		onToggle: (isOn) =>
			void dispatch(
				saveSettings(facts.isModuleOn ? { [name]: isOn } : { [group.module]: true, [name]: true }),
			),
		onEdit: (value) => dispatch(settingEdited({ name, value })),
	};
}

/** A refused field says so in the host's words, else a kept text in the option's, else the failure's own. */
function problemText(problem: ReturnType<typeof selectSettingFailure>, option: SettingsOption): string {
	if (!problem) {
		return '';
	}
	const refused = problem.params[option.name];
	if (refused) {
		return refused;
	}
	const kept = problem.kind === 'unchanged' && option.kind === 'lines' ? option.keptText?.() : '';
	return kept || failureText(problem);
}
