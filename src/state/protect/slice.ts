import { getProtectCount } from '../../rest-api/modules';
import { createRemoteSlice } from '../remote-slice';

/** Blocked sign-in attempts; null: none counted yet. The host counts only while protection runs, and is not asked before. */
export const {
	slice: protectSlice,
	load: loadProtectCount,
	select: selectProtectCount,
} = createRemoteSlice(
	'protect',
	getProtectCount,
	({ modules, settings }) => modules.bySlug.protect?.activated === true && !('protect' in settings.pending),
);
