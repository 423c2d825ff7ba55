import { loadAkismet } from '../../state/akismet/slice';
import { selectIsOffline } from '../../state/connection/selectors';
import { useAppSelector, useLoad } from '../../state/hooks';
import { loadPlugins } from '../../state/plugins/slice';
import { loadPurchases } from '../../state/purchases/slice';
import { loadRewind } from '../../state/rewind/slice';
import { loadScan } from '../../state/scan/slice';
import { loadSite, loadSiteFeatures } from '../../state/site/slice';
import type { AppDispatch, RootState } from '../../state/store';
import { selectCanManageModules } from '../../state/user/selectors';
import { loadVaultPress } from '../../state/vaultpress/slice';

/** In the order of the page, so that what is seen first is asked for first (API-054). */
const load = (dispatch: AppDispatch) => [
	dispatch(loadRewind()),
	dispatch(loadScan()),
	dispatch(loadVaultPress()),
	dispatch(loadSite()),
	dispatch(loadSiteFeatures()),
	dispatch(loadPurchases()),
	dispatch(loadPlugins()),
	dispatch(loadAkismet()),
];

const selectIsWanted = (state: RootState) => selectCanManageModules(state) && !selectIsOffline(state);

/** Asks, after the first paint, for what several cards show; cards that are alone with their data ask themselves. */
export function useDashboardLoads(): void {
	useLoad(load, useAppSelector(selectIsWanted));
}
