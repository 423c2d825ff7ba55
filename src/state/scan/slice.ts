import { getScan } from '../../rest-api/backup-scan';
import { selectIsSiteConnected } from '../connection/selectors';
import { createRemoteSlice } from '../remote-slice';

/** What the last scan found; asked for on connected sites only (API-079). */
export const {
	slice: scanSlice,
	load: loadScan,
	select: selectScan,
	received: scanReceived,
} = createRemoteSlice('scan', getScan, selectIsSiteConnected);
