import { getProtectCount } from '../../rest-api/modules';
import { selectIsModuleStored } from '../modules/selectors';
import { createRemoteSlice } from '../remote-slice';

/** Blocked sign-in attempts; null: none counted yet. The host counts only while protection runs, and is not asked before. */
export const {
	slice: protectSlice,
	load: loadProtectCount,
	select: selectProtectCount,
} = createRemoteSlice('protect', getProtectCount, (state) => selectIsModuleStored(state, 'protect'));
