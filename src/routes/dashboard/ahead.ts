import { loadAkismetKey } from '../../state/akismet/slice';
import { loadSiteBenefits, siteBenefitsSlice } from '../../state/benefits/slice';
import { loadAccount } from '../../state/connection/thunks';
import {
	introOffersSlice,
	loadIntroOffers,
	loadSiteDiscount,
	loadSiteProducts,
	siteDiscountSlice,
	siteProductsSlice,
} from '../../state/offers/slice';
import { loadPlans, plansSlice } from '../../state/plans/slice';
import { countRecommendations } from '../../state/recommendations/count';
import {
	conditionalRecommendationsSlice,
	loadConditionalRecommendations,
	loadProductSuggestions,
	loadRecommendationsData,
	loadUpsell,
	productSuggestionsSlice,
	recommendationsDataSlice,
	upsellSlice,
} from '../../state/recommendations/slice';
import type { AppDispatch } from '../../state/store';
import { loadWaf, wafSlice } from '../../state/waf/slice';

/** Where the answers of `loads` are kept. */
export const slices = [
	conditionalRecommendationsSlice,
	introOffersSlice,
	plansSlice,
	productSuggestionsSlice,
	recommendationsDataSlice,
	siteBenefitsSlice,
	siteDiscountSlice,
	siteProductsSlice,
	upsellSlice,
	wafSlice,
];

/** What settings, plans, products and recommendations show, beyond the dashboard's own calls (API-054). Each knows by itself whether it is due. */
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
	// The steps of an onboarding hang on what the dashboard itself has asked for; that may have come only now.
	async (dispatch) => dispatch(countRecommendations()),
];
