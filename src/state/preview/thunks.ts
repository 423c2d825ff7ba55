import type { RewindStatus, ScanStatus } from '../../rest-api/backup-scan';
import type { AppThunk } from '../app-thunk';
import { rewindReceived, selectRewind } from '../rewind/slice';
import { scanReceived, selectScan } from '../scan/slice';
import { selectSite, siteReceived } from '../site/slice';
import { planPreviewed } from '../events';
import { sliceMadeUp } from './slice';

const NO_REWIND: RewindStatus = { state: 'unavailable', reason: '', credentials: null, last_backup: '' };

const NO_SCAN: ScanStatus = {
	state: 'unavailable',
	reason: '',
	threats: [],
	credentials: null,
	most_recent: { timestamp: '' },
};

/** Made-up threats, as many as requested. */
const inventedThreats = (count: number): ScanStatus['threats'] =>
	Array.from({ length: count }, (_, index) => ({
		id: `preview-${index + 1}`,
		title: `Preview ${index + 1}`,
		signature: 'Preview',
	}));

/** Shows the page as with that plan (DEV-007). */
export const previewPlan =
	(slug: string): AppThunk =>
	(dispatch, getState) => {
		dispatch(planPreviewed(slug));
		const site = selectSite(getState());
		if (site.status === 'ready') {
			dispatch(sliceMadeUp('site'));
			dispatch(siteReceived({ ...site.data, plan: { ...site.data.plan, product_slug: slug } }));
		}
	};

/** Shows the page as with backups in that state (DEV-009). */
export const previewRewind =
	(rewindState: RewindStatus['state']): AppThunk =>
	(dispatch, getState) => {
		const rewind = selectRewind(getState());
		const known = rewind.status === 'ready' ? rewind.data : NO_REWIND;
		dispatch(sliceMadeUp('rewind'));
		dispatch(rewindReceived({ ...known, state: rewindState, isUnknownState: undefined }));
	};

/**
 * Shows the page as with a scan in that state, or that many threats; anything else stays (DEV-008, DEV-010).
 */
export const previewScan =
	({ scanState, threatCount }: { scanState?: ScanStatus['state']; threatCount?: number }): AppThunk =>
	(dispatch, getState) => {
		const scan = selectScan(getState());
		const known = scan.status === 'ready' ? scan.data : NO_SCAN;
		dispatch(sliceMadeUp('scan'));
		dispatch(
			scanReceived({
				...known,
				state: scanState ?? known.state,
				// Without any, no state but theirs would show.
				credentials: scanState ? [{ type: 'preview' }] : known.credentials,
				threats: threatCount === undefined ? known.threats : inventedThreats(threatCount),
			}),
		);
	};
