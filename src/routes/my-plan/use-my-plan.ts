import { useState } from 'react';
import { selectIsOffline, selectIsSiteConnected } from '../../state/connection/selectors';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectSite as selectSiteFacts } from '../../state/page/selectors';
import { loadPlugins, selectPlugins } from '../../state/plugins/slice';
import { loadPurchases, selectPurchases } from '../../state/purchases/slice';
import type { Remote } from '../../state/remote';
import type { LoadMode } from '../../state/remote-slice';
import { selectDetachedCount, selectShowsLicenseBox } from '../../state/licensing/selectors';
import { loadRewind, selectRewind } from '../../state/rewind/slice';
import { loadScan } from '../../state/scan/slice';
import { loadSite, loadSiteFeatures, selectSite, selectSiteFeatures } from '../../state/site/slice';
import type { AppDispatch, RootState } from '../../state/store';
import { selectCan } from '../../state/user/selectors';

export interface MyPlanView {
	/** Something is on its way. */
	isLoading: boolean;
	/** Everything has come or could not be had: until then there are placeholders (PLAN-007), afterwards never again. */
	isShown: boolean;
	/** What could not be had, in words; empty when all could. What was known last shows meanwhile. */
	failure: string;
	onRetry: () => void;
	isOffline: boolean;
	/** Licenses, and what leads on to the recommendations (PLAN-075). */
	hasLicensingActions: boolean;
	hasFooterActions: boolean;
	hasLicenseBox: boolean;
}

/** In the order of the page. */
const load = (dispatch: AppDispatch, mode?: LoadMode) => [
	dispatch(loadSite(mode)),
	dispatch(loadPurchases(mode)),
	dispatch(loadSiteFeatures(mode)),
	dispatch(loadRewind(mode)),
	dispatch(loadScan(mode)),
];

const loadInstalled = (dispatch: AppDispatch) => dispatch(loadPlugins());

const isOnItsWay = ({ status }: Remote<unknown>) => status === 'idle' || status === 'loading';

const selectIsLoading = (state: RootState): boolean =>
	selectIsSiteConnected(state) &&
	[selectSite(state), selectPurchases(state), selectSiteFeatures(state), selectRewind(state)].some(
		isOnItsWay,
	);

const selectArePluginsLoading = (state: RootState): boolean =>
	selectIsSiteConnected(state) && selectCan(state, 'manage_plugins') && isOnItsWay(selectPlugins(state));

function selectFailure(state: RootState): string {
	const failed = [selectSite(state), selectPurchases(state), selectSiteFeatures(state)].find(
		({ status }) => status === 'failed',
	);
	return failed?.status === 'failed' ? failureText(failed.failure) : '';
}

/** What the page needs, and which of its parts there are. */
export function useMyPlan(): MyPlanView {
	const dispatch = useAppDispatch();
	const isConnected = useAppSelector(selectIsSiteConnected);
	useLoad(load, isConnected);
	useLoad(
		loadInstalled,
		useAppSelector((state) => selectCan(state, 'manage_plugins')),
	);
	const isLoading = useAppSelector((state) => selectIsLoading(state) || selectArePluginsLoading(state));
	const [isShown, setIsShown] = useState(!isLoading);
	if (!isLoading && !isShown) {
		setIsShown(true);
	}
	const hasLicensingActions = useAppSelector((state) => selectSiteFacts(state).showRecommendations);
	const hasUnused = useAppSelector(selectDetachedCount) > 0;
	return {
		isLoading,
		isShown,
		failure: useAppSelector(selectFailure),
		onRetry: () => void load(dispatch, 'retry'),
		isOffline: useAppSelector(selectIsOffline),
		hasLicensingActions,
		hasFooterActions: hasLicensingActions && !hasUnused,
		hasLicenseBox: useAppSelector(selectShowsLicenseBox),
	};
}
