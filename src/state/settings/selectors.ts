import type { RootState } from '../store';

/** What the host has stored, or what was asked for while that is on its way. */
export const selectSetting = (state: RootState, name: string): unknown =>
	name in state.settings.pending ? state.settings.pending[name] : state.settings.values[name];

const TRUE_FORMS: unknown[] = [true, 1, '1', 'true'];
const FALSE_FORMS: unknown[] = [false, 0, '0', '', null];

/** Hosts print flags in several forms (host contract, trap 8). */
export const isFlagOn = (value: unknown) => TRUE_FORMS.includes(value);
export const selectSettingFlag = (state: RootState, name: string) => isFlagOn(selectSetting(state, name));

/** Whether the host has the option, and in a form that can be shown: a flag, a text, or anything. */
export function selectSettingForm(state: RootState, name: string): 'missing' | 'flag' | 'text' | 'other' {
	const value = selectSetting(state, name);
	if (value === undefined) {
		return 'missing';
	}
	if (TRUE_FORMS.includes(value) || FALSE_FORMS.includes(value)) {
		return 'flag';
	}
	return typeof value === 'string' || typeof value === 'number' ? 'text' : 'other';
}

/** What a form shows: the user's edit, else what is stored. */
export const selectDraft = (state: RootState, name: string): unknown =>
	name in state.settings.drafts ? state.settings.drafts[name] : selectSetting(state, name);

/** The same as a text. */
export function selectFieldText(state: RootState, name: string): string {
	const value = selectDraft(state, name);
	return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const selectIsSettingSaving = (state: RootState, name: string) => name in state.settings.pending;

export const selectSettingFailure = (state: RootState, name: string) => state.settings.failures[name] ?? null;

/** Some form has edits that are not saved (SHELL-094). */
export const selectHasUnsavedSettings = (state: RootState) => Object.keys(state.settings.drafts).length > 0;

export const selectIsDirty = (state: RootState, name: string) => name in state.settings.drafts;

/** Edits that look like what is stored: those of before a reload of the page, and those that were refused. */
export const selectIsUnstored = (state: RootState, name: string) =>
	name in state.settings.drafts && (name in state.settings.restored || name in state.settings.failures);
