import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { Settings } from '../../rest-api/contract/settings';
import type { ApiFailure } from '../../rest-api/errors';
import { settingsReceived } from './actions';
import { updateSettings } from './thunks';

export interface SettingsState {
	/** What the host has stored. */
	values: Settings;
	/** What was asked for and is on its way, by option. */
	pending: Settings;
	/** Why the last change of an option failed, by option. */
	failures: Record<string, ApiFailure>;
	/** Unsaved edits of forms, by option: kept while other cards are saved (SET-012). */
	drafts: Settings;
}

export const settingsState = (bootstrap: Bootstrap): SettingsState => ({
	values: bootstrap.settings,
	pending: {},
	failures: {},
	drafts: {},
});

export const settingsSlice = createSlice({
	name: 'settings',
	initialState: {} as SettingsState,
	reducers: {
		/** The user edited a field; the stored value as draft is no draft. */
		settingEdited(state, { payload }: PayloadAction<{ name: string; value: unknown }>) {
			delete state.failures[payload.name];
			if (state.values[payload.name] === payload.value) {
				delete state.drafts[payload.name];
			} else {
				state.drafts[payload.name] = payload.value;
			}
		},
		/** Edits were given up. */
		draftsDiscarded(state) {
			state.drafts = {};
		},
	},
	extraReducers: (on) => {
		on.addCase(settingsReceived, (state, { payload }) => {
			state.values = payload.values;
		});
		on.addCase(updateSettings.pending, (state, { meta }) => {
			for (const [name, value] of Object.entries(meta.arg)) {
				state.pending[name] = value;
				delete state.failures[name];
			}
		});
		on.addCase(updateSettings.fulfilled, (state, { meta }) => {
			for (const [name, value] of Object.entries(meta.arg)) {
				delete state.pending[name];
				// What was typed while saving stays a draft.
				if (state.drafts[name] === value) {
					delete state.drafts[name];
				}
			}
		});
		on.addCase(updateSettings.rejected, (state, { meta, payload }) => {
			for (const name of Object.keys(meta.arg)) {
				delete state.pending[name];
				if (payload) {
					state.failures[name] = payload;
				}
			}
		});
	},
});

export const { settingEdited, draftsDiscarded } = settingsSlice.actions;
