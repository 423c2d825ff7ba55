import type { RootState } from '../store';

/** What the host has stored, or what was asked for while that is on its way. */
const selectSetting = (state: RootState, name: string): unknown =>
	name in state.settings.pending ? state.settings.pending[name] : state.settings.values[name];

export const selectSettingFlag = (state: RootState, name: string) => selectSetting(state, name) === true;

/** What stands in a form's field: the user's edit, else what is stored. */
export function selectFieldText(state: RootState, name: string): string {
	const { drafts } = state.settings;
	const value = name in drafts ? drafts[name] : selectSetting(state, name);
	return typeof value === 'string' ? value : '';
}

export const selectIsSettingSaving = (state: RootState, name: string) => name in state.settings.pending;

export const selectSettingFailure = (state: RootState, name: string) => state.settings.failures[name] ?? null;

/** Some form has edits that are not saved (SHELL-094). */
export const selectHasUnsavedSettings = (state: RootState) => Object.keys(state.settings.drafts).length > 0;

export const selectIsDirty = (state: RootState, name: string) => name in state.settings.drafts;
