import type { AppThunk } from '../app-thunk';
import { loadPlugins } from '../plugins/slice';
import { activatePlugin } from '../plugins/thunks';
import { pluginWorkSlice, selectPluginWork } from './slice';

/**
 * Installs a plugin where it is missing, and activates it (DASH-111, DASH-112, DASH-132); one at a time for each plugin.
 * A failure is kept beside it, and the list is asked for again: somebody else may have done the work.
 */
export const startPlugin =
	(slug: string): AppThunk<Promise<void>> =>
	async (dispatch, getState, { inject }) => {
		inject([pluginWorkSlice]);
		if (selectPluginWork(getState(), slug)?.isBusy) {
			return;
		}
		const result = await dispatch(activatePlugin({ slug, source: 'active' }));
		if (activatePlugin.rejected.match(result)) {
			await dispatch(loadPlugins('again'));
		}
	};
