import { createSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../rest-api/errors';
import { activatePlugin } from './thunks';
import type { RootState } from '../store';

/** Installations and activations by the plugin's slug: under way, or why the last one failed. */
export type PluginWork = Record<string, { isBusy: true } | { isBusy: false; failure: ApiFailure }>;

/** Outlives the card that started it, so that leaving the screen and coming back shows what is going on. */
export const pluginWorkSlice = createSlice({
	name: 'pluginWork',
	initialState: {} as PluginWork,
	reducers: {},
	extraReducers: (on) => {
		on.addCase(activatePlugin.pending, (state, { meta }) => {
			state[meta.arg.slug] = { isBusy: true };
		});
		on.addCase(activatePlugin.fulfilled, (state, { meta }) => {
			delete state[meta.arg.slug];
		});
		on.addCase(activatePlugin.rejected, (state, { meta, payload }) => {
			if (payload) {
				state[meta.arg.slug] = { isBusy: false, failure: payload };
			}
		});
	},
});

/** Undefined when nothing is under way and nothing failed. */
export const selectPluginWork = (state: RootState, slug: string) => state.pluginWork?.[slug];
