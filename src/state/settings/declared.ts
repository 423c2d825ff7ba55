import { type DeclaredSetting, getDeclaredSettings } from '../../rest-api/settings';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';

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
