import { getProtectCount } from '../../rest-api/modules';
import { selectIsModuleStored } from '../modules/slice';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		protect: Remote<number | null>;
	}
}

/** Blocked login attempts; null: none counted yet. The host counts only while protection is on. */
export const { load: loadProtectCount, select: selectProtectCount } = createRemoteSlice(
	'protect',
	getProtectCount,
	(state) => selectIsModuleStored(state, 'protect'),
);
