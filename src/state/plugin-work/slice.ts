import { createSlice } from '@reduxjs/toolkit';
import { installPlugin as install, type PluginRequest } from '../../rest-api/site';
import { createAppThunk } from '../app-thunk';
import { loadPlugins } from '../plugins/slice';
import type { ApiFailure } from '../../rest-api/client/errors';
import type { RootState } from '../root-state';
import { rootReducer } from '../root';

/** Milliseconds until the host has settled after an installation (DASH-114). */
export const SETTLE_TIME = 2500;

/**
 * Installs or activates a plugin; refetches the list when the host has settled (API-039 to API-041). Resolves
 * after that.
 */
export const activatePlugin = createAppThunk<void, Omit<PluginRequest, 'status'>>(
	'plugins/activate',
	async (request, { client, dispatch }) => {
		await install(client, { ...request, status: 'active' });
		await new Promise((resolve) => setTimeout(resolve, SETTLE_TIME));
		await dispatch(loadPlugins('again'));
	},
);

/** Installs a service's plugin where it is missing, and activates it. */
export const installService = createAppThunk<void, string>(
	'plugins/installService',
	async (slug, { client }) => {
		await install(client, { slug, status: 'active' });
	},
);

declare module '../root-state' {
	interface LazyLoadedSlices {
		pluginWork: PluginWork;
	}
}

/** Installations and activations by the plugin's slug: pending, or why the last one failed. */
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

pluginWorkSlice.injectInto(rootReducer);

/** Undefined if nothing is pending and nothing failed. */
export const selectPluginWork = (state: RootState, slug: string) => state.pluginWork?.[slug];
