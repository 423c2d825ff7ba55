import { useLocation } from 'react-router-dom';
import type { AppThunk } from '../../state/app-thunk';
import { selectHasConnectedOwner, selectIsSiteConnected } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectRedirect, selectSite } from '../../state/page/selectors';
import { selectUpgradeLink } from '../../state/page/upgrade';
import { selectHasFeature } from '../../state/site/selectors';
import { loadSiteFeatures, selectSiteFeatures, siteFeaturesSlice } from '../../state/site/slice';
import type { AppDispatch, RootState } from '../../state/store';
import { trackClick } from '../../state/tracking/thunks';
import { useIsPromotionVisible } from '../promotion/use-promotion';

/** What stands below the links of the support card (DASH-134). */
export type SupportOffer =
	/** The site has the feature, is not connected, or nobody knows. */
	{ offer: 'none' } | { offer: 'upgrade' | 'connect'; href: string; onFollow: () => void };

/** The screens of other routes do not bring the slice along. */
const addFeatures =
	(): AppThunk =>
	(_dispatch, _getState, { inject }) =>
		inject([siteFeaturesSlice]);

const loadFeatures = (dispatch: AppDispatch) => {
	dispatch(addFeatures());
	return dispatch(loadSiteFeatures());
};

function selectOffer(state: RootState): SupportOffer['offer'] {
	const isKnown = selectSiteFeatures(state).status === 'ready';
	if (!isKnown || !selectIsSiteConnected(state) || selectHasFeature(state, 'support')) {
		return 'none';
	}
	return selectHasConnectedOwner(state) ? 'upgrade' : 'connect';
}

export function useSupportCard() {
	const dispatch = useAppDispatch();
	const { pathname: page } = useLocation();
	const isAtomic = useAppSelector((state) => selectSite(state).isAtomicSite);
	const link = (name: string) => (isAtomic ? 'calypso-help' : name);
	const links = {
		gettingStarted: useAppSelector((state) => selectRedirect(state, link('jetpack-support-getting-started'))),
		search: useAppSelector((state) => selectRedirect(state, link('jetpack-support'))),
	};
	const hasSupport = useAppSelector((state) => selectHasFeature(state, 'support'));
	useLoad(loadFeatures, useAppSelector(selectIsSiteConnected));
	return {
		/** Who helps a site that has paid for it; null for others. */
		helper: hasSupport ? (isAtomic ? ('provider' as const) : ('product' as const)) : null,
		links,
		banner: useOffer(() => dispatch(trackClick({ target: 'banner-click', feature: 'support', page }))),
		page,
	};
}

function useOffer(onFollow: () => void): SupportOffer {
	const offer = useAppSelector(selectOffer);
	const upgradeUrl = useAppSelector((state) => selectUpgradeLink(state, 'support'));
	const isVisible = useIsPromotionVisible({ isForSale: true, offer: offer === 'none' ? 'upgrade' : offer });
	if (offer === 'none' || !isVisible) {
		return { offer: 'none' };
	}
	return { offer, href: offer === 'upgrade' ? upgradeUrl : '#/connect-user', onFollow };
}
