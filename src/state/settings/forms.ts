import { type Holder, isReplaced } from '../../rest-api/stored-forms';
import { type DeclaredSetting, getDeclaredSettings, getHasTypesAlone } from '../../rest-api/settings';
import { createRemoteSlice } from '../remote-slice';
import type { Remote } from '../remote';
import type { RootState } from '../root-state';
import { selectSettingEncoding } from './slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		hasTypesAlone: Remote<boolean>;
	}
}

/** Tells if content types work with their module off. */
export const { load: loadHasTypesAlone, select: selectHasTypesAlone } = createRemoteSlice(
	'hasTypesAlone',
	getHasTypesAlone,
);

/** Decides on the form in which this host stores a setting; `values`: as far as they're known. */
export function selectHost(state: RootState): Holder {
	const remote = selectHasTypesAlone(state);
	return {
		values: state.settings.values,
		hasTypesAlone: remote.status === 'ready' && remote.data,
	};
}

/** The host stores this setting under another name. */
export const selectIsReplaced = (state: RootState, name: string): boolean =>
	isReplaced(selectHost(state), name);

/** The host stores this setting, and under this name. */
export const selectIsStoredHere = (state: RootState, name: string): boolean =>
	selectSettingEncoding(state, name) !== 'missing' && !selectIsReplaced(state, name);

/** The module that something depends on here; undefined where it works without one. */
export const selectModuleInForce = (state: RootState, slug: string | undefined): string | undefined =>
	slug !== undefined && selectIsReplaced(state, slug) ? undefined : slug;

declare module '../root-state' {
	interface LazyLoadedSlices {
		declaredSettings: Remote<Record<string, DeclaredSetting>>;
	}
}

/** The host's declarations of the settings that it saves, by name. */
export const { load: loadDeclaredSettings, select: selectDeclaredSettings } = createRemoteSlice(
	'declaredSettings',
	getDeclaredSettings,
);
