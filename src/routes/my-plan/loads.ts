import { selectIsSiteConnected } from '../../state/connection/selectors';
import { loadPlugins, selectPlugins } from '../../state/plugins/slice';
import { loadPurchases, selectPurchases } from '../../state/purchases/slice';
import type { Remote } from '../../state/remote';
import type { LoadMode } from '../../state/remote-slice';
import { loadRewind, selectRewind } from '../../state/rewind/slice';
import { loadScan } from '../../state/scan/slice';
import { loadSite, loadSiteFeatures, selectSite, selectSiteFeatures } from '../../state/site/slice';
import type { AppDispatch, RootState } from '../../state/store';
import { selectCan } from '../../state/user/selectors';

/** What the parts of the page are made of. */
const SELECTORS = {
	site: selectSite,
	purchases: selectPurchases,
	features: selectSiteFeatures,
	rewind: selectRewind,
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
];

export const loadInstalled = (dispatch: AppDispatch, mode?: LoadMode) => dispatch(loadPlugins(mode));

const isWanted = (state: RootState, source: Source): boolean =>
	selectIsSiteConnected(state) && (source !== 'plugins' || selectCan(state, 'manage_plugins'));

export const selectSource = (state: RootState, source: Source): Remote<unknown> => SELECTORS[source](state);

export function selectIsOnItsWay(state: RootState, source: Source): boolean {
	const { status } = selectSource(state, source);
	return isWanted(state, source) && (status === 'idle' || status === 'loading');
}

/** Something that the page is made of is on its way. */
export const selectIsLoading = (state: RootState): boolean =>
	SOURCES.some((source) => selectIsOnItsWay(state, source));
