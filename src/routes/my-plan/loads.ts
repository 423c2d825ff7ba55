import { selectVaultPressState, loadVaultPress, selectVaultPress } from '../../state/vaultpress/slice';
import { selectIsSiteConnected } from '../../state/connection/slice';
import type { Prefetch } from '../../state/hooks';
import { loadPlugins, selectPlugins } from '../../state/plugins/slice';
import { loadPurchases, selectPurchases } from '../../state/purchases/slice';
import { loadRewind, selectRewind } from '../../state/rewind/slice';
import { loadScan, selectScan } from '../../state/scan/slice';
import { loadSite, loadSiteFeatures, selectSite, selectSiteFeatures } from '../../state/site/slice';
import { isPending, type LoadMode, type Remote } from '../../state/remote';
import type { RootState } from '../../state/root-state';
import type { AppDispatch } from '../../state/app-thunk';
import { selectCan } from '../../state/user/slice';

/** Either service scans the site. */
const selectScans = (state: RootState) =>
	['loading', 'failed'].includes(selectVaultPressState(state)) ? selectVaultPress(state) : selectScan(state);

/** Sources of the page's parts. */
const SELECTORS = {
	site: selectSite,
	purchases: selectPurchases,
	features: selectSiteFeatures,
	rewind: selectRewind,
	scan: selectScans,
	plugins: selectPlugins,
} satisfies Record<string, (state: RootState) => Remote<unknown>>;

export type Source = keyof typeof SELECTORS;

const SOURCES = Object.keys(SELECTORS) as Source[];

/** Asks the provider, in the order of the page. */
export const loadOfProvider = (dispatch: AppDispatch, mode?: LoadMode) => [
	dispatch(loadSite(mode)),
	dispatch(loadPurchases(mode)),
	dispatch(loadSiteFeatures(mode)),
	dispatch(loadRewind(mode)),
	dispatch(loadScan(mode)),
	dispatch(loadVaultPress(mode)),
];

export const loadInstalled = (dispatch: AppDispatch, mode?: LoadMode) => dispatch(loadPlugins(mode));

export const prefetch: Prefetch = (dispatch, state) => [
	selectIsSiteConnected(state) && loadOfProvider(dispatch),
	selectCan(state, 'manage_plugins') && loadInstalled(dispatch),
];

const isWanted = (state: RootState, source: Source): boolean =>
	selectIsSiteConnected(state) && (source !== 'plugins' || selectCan(state, 'manage_plugins'));

export const selectSource = (state: RootState, source: Source): Remote<unknown> => SELECTORS[source](state);

export function selectIsPending(state: RootState, source: Source): boolean {
	return isWanted(state, source) && isPending(selectSource(state, source));
}

/** Something the page needs is pending. */
export const selectIsLoading = (state: RootState): boolean =>
	SOURCES.some((source) => selectIsPending(state, source));
