import type { AppThunk } from '../app-thunk';
import { loadPlugins } from './slice';
import { activatePlugin } from './thunks';
import { pluginWorkSlice } from './work-slice';

/**
 * Installs a plugin where it is missing, and activates it (DASH-111, DASH-112, DASH-132).
 * A failure is kept beside it, and the list is asked for again: somebody else may have done the work.
 */
export const startPlugin =
	(slug: string): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { inject }) => {
		inject([pluginWorkSlice]);
		const result = await dispatch(activatePlugin({ slug, source: 'active' }));
		if (activatePlugin.rejected.match(result)) {
			await dispatch(loadPlugins('again'));
		}
	};
