import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { Settings } from '../../rest-api/contract/settings';
import type { ApiFailure } from '../../rest-api/errors';
import { settingsReceived } from './actions';
import { isSameSetting } from './same';
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
	/** Drafts of before a reload of the page: nothing else on it tells that they are not stored. */
	restored: Record<string, true>;
	/** The page is about to reload for what was saved. */
	isReloading: boolean;
}

export const settingsState = (bootstrap: Bootstrap): SettingsState => ({
	values: bootstrap.settings,
	pending: {},
	failures: {},
	drafts: {},
	restored: {},
	isReloading: false,
});

export const settingsSlice = createSlice({
	name: 'settings',
	initialState: {} as SettingsState,
	reducers: {
		/** The user edited a field; the stored value as draft is no draft. */
		settingEdited(state, { payload }: PayloadAction<{ name: string; value: unknown }>) {
			delete state.failures[payload.name];
			if (isSameSetting(state.values[payload.name], payload.value)) {
				dropDraft(state, payload.name);
			} else {
				state.drafts[payload.name] = payload.value;
			}
		},
		/** Edits of before a reload of the page; those that are stored by now are no drafts. */
		draftsRestored(state, { payload }: PayloadAction<Settings>) {
			for (const [name, value] of Object.entries(payload)) {
				if (name in state.values && !(name in state.drafts) && !isSameSetting(state.values[name], value)) {
					state.drafts[name] = value;
					state.restored[name] = true;
				}
			}
		},
		/** Edits of these options were given up. */
		draftsDropped(state, { payload }: PayloadAction<readonly string[]>) {
			payload.forEach((name) => giveUp(state, name));
		},
		/** Edits were given up. */
		draftsDiscarded(state) {
			Object.keys(state.drafts).forEach((name) => giveUp(state, name));
		},
		/** The page goes, and comes again with the edits. */
		reloadAnnounced(state) {
			state.isReloading = true;
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
			settle(state, meta.arg, Object.keys(meta.arg));
		});
		on.addCase(updateSettings.rejected, (state, { meta, payload }) => {
			const names = Object.keys(meta.arg);
			const refused = payload ? names.filter((name) => name in payload.params) : [];
			// What was not refused by name is stored, unless the host refused the call as a whole.
			const isPartial = payload?.code === 'some_updated' || payload?.kind !== 'refused';
			const stored = isPartial && refused.length > 0 ? names.filter((name) => !refused.includes(name)) : [];
			names.forEach((name) => delete state.pending[name]);
			settle(state, meta.arg, stored);
			for (const name of payload ? (refused.length > 0 ? refused : names) : []) {
				state.failures[name] = payload as ApiFailure;
			}
		});
	},
});

/** They were saved: what was typed since then stays a draft. */
function settle(state: SettingsState, sent: Settings, names: string[]): void {
	for (const name of names) {
		delete state.pending[name];
		if (isSameSetting(state.drafts[name], sent[name])) {
			dropDraft(state, name);
		}
	}
}

function dropDraft(state: SettingsState, name: string): void {
	delete state.drafts[name];
	delete state.restored[name];
}

/** With the edit goes why it was refused: it says nothing about what is stored. */
function giveUp(state: SettingsState, name: string): void {
	dropDraft(state, name);
	delete state.failures[name];
}

export const { settingEdited, draftsDiscarded, draftsDropped, draftsRestored, reloadAnnounced } =
	settingsSlice.actions;
