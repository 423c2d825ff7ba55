import { loadAkismetKey } from '../../state/remotes';
import {
	loadConditionalRecommendations,
	loadIntroOffers,
	loadPlans,
	loadProductSuggestions,
	loadRecommendationsData,
	loadSiteBenefits,
	loadSiteDiscount,
	loadSiteProducts,
	loadUpsell,
	loadWaf,
} from '../../state/late-remotes';
import { loadAccount } from '../../state/connection/slice';
import { countRecommendations } from '../../state/recommendations/thunks';
import type { AppDispatch } from '../../state/app-thunk';

/**
 * Data of settings, plans, products and recommendations beyond the dashboard's own calls (API-054). Each
 * decides whether it's due.
 */
export const loads: ReadonlyArray<(dispatch: AppDispatch) => Promise<unknown>> = [
	// First what the navigation shows already, on this screen.
	(dispatch) => dispatch(loadRecommendationsData()),
	(dispatch) => dispatch(loadConditionalRecommendations()),
	async (dispatch) => dispatch(countRecommendations()),
	(dispatch) => dispatch(loadAkismetKey()),
	(dispatch) => dispatch(loadAccount()),
	(dispatch) => dispatch(loadWaf()),
	(dispatch) => dispatch(loadProductSuggestions()),
	(dispatch) => dispatch(loadUpsell()),
	(dispatch) => dispatch(loadPlans()),
	(dispatch) => dispatch(loadSiteProducts()),
	(dispatch) => dispatch(loadIntroOffers()),
	(dispatch) => dispatch(loadSiteDiscount()),
	(dispatch) => dispatch(loadSiteBenefits()),
	// The steps of an onboarding depend on what the dashboard itself has loaded, perhaps only now.
	async (dispatch) => dispatch(countRecommendations()),
];
