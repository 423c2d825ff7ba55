import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import { isSameSetting } from './changes';
import type { Settings } from '../../rest-api/settings';
import type { ApiFailure } from '../../rest-api/client/errors';
import { activationRunning, settingsAsked, settingsReceived } from '../events';
import { pageLeft } from '../session/slice';
import { writeSettings } from './thunks/write';
import { isFlagOff, isFlagOn } from '../../lib/flags';
import type { RootState } from '../root-state';

declare module '../root-state' {
	interface EagerSlices {
		settings: SettingsState;
	}
}

export interface SettingsState {
	/** As the host has stored them. */
	values: Settings;
	/** Requested values that are pending, by option. */
	pending: Settings;
	/** Failures of the last change, by option. */
	failures: Record<string, ApiFailure>;
	/** Unsaved edits of forms, by option: kept while other cards are saved (SET-012). */
	drafts: Settings;
	/** Drafts of before a reload of the page: nothing else on it shows that they are not stored. */
	restored: Record<string, true>;
	/** The page is about to reload for what was saved. */
	isReloading: boolean;
	/** Counts questions, and the begin and the end of writes. */
	clock: number;
	/** When each option was last sent, or its outcome became known, by `clock`. */
	written: Record<string, number>;
	/** When the host was asked for the values, by `clock`. */
	askedAt: number;
	/** When the values were read from the host, in ms. */
	readAt: number;
	/** The user left the page since then, or the last refresh failed. */
	isStale: boolean;
}

export const settingsState = (bootstrap: Bootstrap): SettingsState => ({
	values: bootstrap.settings,
	pending: {},
	failures: {},
	drafts: {},
	restored: {},
	isReloading: false,
	clock: 0,
	written: {},
	askedAt: 0,
	// The page's data is as old as the page.
	readAt: performance.timeOrigin,
	isStale: false,
});

export const settingsSlice = createSlice({
	name: 'settings',
	initialState: {} as SettingsState,
	reducers: {
		/** The page won't send them as they are typed; the field says why. */
		settingsRefused(state, { payload }: PayloadAction<{ names: readonly string[]; failure: ApiFailure }>) {
			payload.names.forEach((name) => {
				state.failures[name] = payload.failure;
			});
		},
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
		draftsDiscarded(state) {
			Object.keys(state.drafts).forEach((name) => giveUp(state, name));
		},
		refreshStarted(state, { payload }: PayloadAction<number>) {
			state.readAt = payload;
			state.isStale = false;
		},
		refreshFailed(state) {
			state.isStale = true;
		},
		/** The page reloads and keeps the edits. */
		reloadAnnounced(state) {
			state.isReloading = true;
		},
	},
	extraReducers: (on) => {
		on.addCase(settingsAsked, (state) => {
			state.clock++;
		});
		on.addCase(settingsReceived, (state, { payload, meta }) => {
			state.values = payload.values;
			state.askedAt = payload.askedAt;
			state.readAt = meta.at;
		});
		on.addCase(pageLeft, (state) => {
			state.isStale = true;
		});
		on.addCase(activationRunning, (state, { payload: { slug, isRunning } }) => {
			stamp(state, [slug]);
			if (isRunning) {
				state.pending[slug] = true;
			} else {
				delete state.pending[slug];
			}
		});
		on.addCase(writeSettings.pending, (state, { meta }) => {
			stamp(state, Object.keys(meta.arg));
			for (const [name, value] of Object.entries(meta.arg)) {
				state.pending[name] = value;
				delete state.failures[name];
			}
		});
		on.addCase(writeSettings.fulfilled, (state, { meta }) => {
			stamp(state, Object.keys(meta.arg));
			settle(state, meta.arg, Object.keys(meta.arg));
		});
		on.addCase(writeSettings.rejected, (state, { meta, payload }) => {
			const names = Object.keys(meta.arg);
			const refused = payload ? names.filter((name) => name in payload.params) : [];
			// Settings that weren't refused by name are stored, unless the host refused the call as a whole.
			stamp(state, Object.keys(meta.arg));
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

/** Marks the begin or end of a write of these settings. */
function stamp(state: SettingsState, names: string[]): void {
	state.clock++;
	names.forEach((name) => (state.written[name] = state.clock));
}

/** Takes saved settings; text typed since then stays a draft. */
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

/** Drops an edit along with its failure, which says nothing about the stored value. */
function giveUp(state: SettingsState, name: string): void {
	dropDraft(state, name);
	delete state.failures[name];
}

export const {
	refreshFailed,
	refreshStarted,
	settingEdited,
	settingsRefused,
	draftsDiscarded,
	draftsDropped,
	draftsRestored,
	reloadAnnounced,
} = settingsSlice.actions;

/** The stored value, or the requested one while pending. */
export const selectSetting = (state: RootState, name: string): unknown =>
	name in state.settings.pending ? state.settings.pending[name] : state.settings.values[name];

export const selectSettingFlag = (state: RootState, name: string) => isFlagOn(selectSetting(state, name));

const isTextual = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** The host's encoding of the option, if it has it: a flag, a text, a list of texts, or anything else. */
export function selectSettingEncoding(
	state: RootState,
	name: string,
): 'missing' | 'flag' | 'text' | 'list' | 'other' {
	const value = selectSetting(state, name);
	if (value === undefined) {
		return 'missing';
	}
	if (isFlagOn(value) || isFlagOff(value)) {
		return 'flag';
	}
	if (isTextual(value)) {
		return 'text';
	}
	return Array.isArray(value) && value.every(isTextual) ? 'list' : 'other';
}

/** A form's value: the user's edit, else what's stored. */
export const selectDraft = (state: RootState, name: string): unknown =>
	name in state.settings.drafts ? state.settings.drafts[name] : selectSetting(state, name);

/** The same as a text. */
export function selectFieldText(state: RootState, name: string): string {
	const value = selectDraft(state, name);
	return isTextual(value) ? String(value) : '';
}

/** A list as a text, an entry a line. */
export function selectListText(state: RootState, name: string): string {
	const value = selectDraft(state, name);
	return Array.isArray(value) ? value.filter(isTextual).join('\n') : '';
}

export const selectIsSettingSaving = (state: RootState, name: string) => name in state.settings.pending;

export const selectSettingFailure = (state: RootState, name: string) => state.settings.failures[name] ?? null;

/** Some form has edits that are not saved (SHELL-094). */
export const selectHasUnsavedSettings = (state: RootState) => Object.keys(state.settings.drafts).length > 0;

export const selectIsDirty = (state: RootState, name: string) => name in state.settings.drafts;

/** Edits that look like what is stored: those of before a reload of the page, and those that were refused. */
export const selectIsUnstored = (state: RootState, name: string) =>
	name in state.settings.drafts && (name in state.settings.restored || name in state.settings.failures);

export const selectIsAnySettingSaving = (state: RootState) => Object.keys(state.settings.pending).length > 0;
