import { getRewind } from '../../rest-api/backup-scan';
import { selectIsSiteConnected } from '../connection/selectors';
import { createRemoteSlice } from '../remote-slice';

/** How the backups of the site stand; asked for on connected sites only (API-079). */
export const {
	slice: rewindSlice,
	load: loadRewind,
	select: selectRewind,
	received: rewindReceived,
} = createRemoteSlice('rewind', getRewind, selectIsSiteConnected);
