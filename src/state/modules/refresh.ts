import { getModules } from '../../rest-api/modules';
import { getSettings } from '../../rest-api/settings';
import { createAppThunk } from '../app-thunk';
import { selectSiteConnectionStatus } from '../connection/selectors';
import { settingsReceived } from '../settings/actions';
import { runningModules } from './activate';
import { modulesReceived } from './slice';

/** Asks for the modules and settings anew, as after something was bought; a failure leaves what is known. */
export const refreshModules = createAppThunk<void>(
	'modules/refresh',
	async (_, { client, dispatch, getState }) => {
		const [modules, values] = await Promise.all([getModules(client), getSettings(client)]);
		dispatch(modulesReceived(modules));
		dispatch(settingsReceived({ values, running: runningModules(selectSiteConnectionStatus(getState())) }));
	},
);
