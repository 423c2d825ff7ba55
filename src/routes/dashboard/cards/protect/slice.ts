import { getProtectCount } from '../../../../rest-api/modules';
import { selectIsModuleStored } from '../../../../state/modules/slice';
import type { Remote } from '../../../../state/remote';
import { createRemoteSlice } from '../../../../state/remote-slice';

declare module '../../../../state/root-state' {
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
