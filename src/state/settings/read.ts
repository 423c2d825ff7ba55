import type { Settings } from '../../rest-api/contract/settings';
import { getSettings } from '../../rest-api/settings';
import { createAppThunk } from '../app-thunk';
import { selectSiteConnectionStatus } from '../connection/selectors';
import { runningModules } from '../modules/activate';
import { settingsReceived } from './actions';
import { isSameSetting } from './same';
import type { RootState } from '../store';
import { draftsDropped } from './slice';

export const selectIsAnySettingSaving = (state: RootState) => Object.keys(state.settings.pending).length > 0;

/**
 * Asks the host what it has stored, as another tab or another person may have changed it. What is being typed stays, but
 * for what is stored by now. While something is being saved nothing is taken over: that save reads by itself, and later.
 * Resolves to what is known to be stored now, taken over or not.
 */
export const readSettings = createAppThunk<Settings>(
	'settings/read',
	async (_, { client, dispatch, getState, signal }) => {
		const { values: known } = getState().settings;
		const values = await getSettings(client, signal);
		const { settings } = getState();
		if (settings.values !== known) {
			return settings.values;
		}
		if (selectIsAnySettingSaving(getState()) || isSameSetting(known, values)) {
			return values;
		}
		dispatch(settingsReceived({ values, running: runningModules(selectSiteConnectionStatus(getState())) }));
		const { drafts } = settings;
		dispatch(draftsDropped(Object.keys(drafts).filter((name) => isSameSetting(drafts[name], values[name]))));
		return values;
	},
	(_, state) => !selectIsAnySettingSaving(state),
);
