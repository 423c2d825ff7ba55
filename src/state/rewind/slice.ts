import { getRewind, type RewindStatus } from '../../rest-api/backup-scan';
import { selectIsSiteConnected } from '../connection/slice';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		rewind: Remote<RewindStatus>;
	}
}

/** The state of the site's backups; requested on connected sites only (API-079). */
export const {
	load: loadRewind,
	select: selectRewind,
	received: rewindReceived,
} = createRemoteSlice('rewind', getRewind, selectIsSiteConnected);
