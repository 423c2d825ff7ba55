import { installPlugin as install } from '../../rest-api/site';
import type { PluginRequest } from '../../rest-api/contract/site';
import { createAppThunk } from '../app-thunk';
import { loadPlugins } from './slice';

/** Milliseconds until the host has settled after an installation (DASH-114). */
const SETTLE_TIME = 2500;

/**
 * Installs or activates a plugin and makes it active; the list is asked for again when the host has settled
 * (API-039 to API-041). Resolves after that.
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
