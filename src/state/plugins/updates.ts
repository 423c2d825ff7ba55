import { noneIfMissing } from '../../rest-api/client/errors';
import { getPluginUpdates } from '../../rest-api/site';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
import { selectCan } from '../user/slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		pluginUpdates: Remote<{ count: number } | null>;
	}
}

/** The number of plugins with an update; no host says which ones. */
export const { load: loadPluginUpdates, select: selectPluginUpdates } = createRemoteSlice(
	'pluginUpdates',
	(client, signal) => getPluginUpdates(client, signal).catch(noneIfMissing),
	(state) => selectCan(state, 'manage_plugins'),
);
