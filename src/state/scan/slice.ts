import { getScan, type ScanStatus } from '../../rest-api/backup-scan';
import { selectIsSiteConnected } from '../connection/slice';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		scan: Remote<ScanStatus>;
	}
}

/** The last scan's result; requested on connected sites only (API-079). */
export const {
	load: loadScan,
	select: selectScan,
	received: scanReceived,
} = createRemoteSlice('scan', getScan, selectIsSiteConnected);
