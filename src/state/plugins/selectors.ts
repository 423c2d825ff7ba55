import type { RootState } from '../store';
import { selectPlugins } from './slice';

/** How a plugin stands, given the files it may be installed as; undefined while the list is not known. */
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
