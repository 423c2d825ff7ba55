import { getPlugins, getPluginUpdates, type PluginMap } from '../../rest-api/site';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
import type { RootState } from '../root-state';
import { selectCan } from '../user/slice';
import { noneIfMissing } from '../../rest-api/client/errors';

declare module '../root-state' {
	interface LazyLoadedSlices {
		plugins: Remote<PluginMap>;
	}
}

/** The installed plugins by file, such as `akismet/akismet.php`; only for users who manage plugins. */
export const { load: loadPlugins, select: selectPlugins } = createRemoteSlice(
	'plugins',
	getPlugins,
	(state) => selectCan(state, 'manage_plugins'),
);

/** Status of a plugin, given the files it may be installed as; undefined until the list is known. */
export type PluginState = 'missing' | 'inactive' | 'active';

export function selectPluginState(state: RootState, files: readonly string[]): PluginState | undefined {
	const plugins = selectPlugins(state);
	if (plugins.status !== 'ready') {
		return undefined;
	}
	const installed = files.flatMap((file) => plugins.data[file] ?? []);
	if (installed.length === 0) {
		return 'missing';
	}
	return installed.some(({ active }) => active) ? 'active' : 'inactive';
}

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
