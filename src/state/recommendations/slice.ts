import {
	getConditionalRecommendations,
	getProductSuggestions,
	getRecommendationsData,
	getUpsell,
} from '../../rest-api/recommendations';
import { selectIsSiteConnected } from '../connection/selectors';
import { createRemoteSlice } from '../remote-slice';

/** The answers given so far; asked for on connected sites only (API-079). */
export const {
	slice: recommendationsDataSlice,
	load: loadRecommendationsData,
	received: recommendationsDataReceived,
} = createRemoteSlice('recommendationsData', getRecommendationsData, selectIsSiteConnected);

/** Slugs of what fits this site now. */
export const { slice: conditionalRecommendationsSlice, load: loadConditionalRecommendations } =
	createRemoteSlice('conditionalRecommendations', getConditionalRecommendations, selectIsSiteConnected);

/** Products that fit the site's kind. */
export const { slice: productSuggestionsSlice, load: loadProductSuggestions } = createRemoteSlice(
	'productSuggestions',
	getProductSuggestions,
	selectIsSiteConnected,
);

/** The product to offer in the end. */
export const { slice: upsellSlice, load: loadUpsell } = createRemoteSlice(
	'upsell',
	getUpsell,
	selectIsSiteConnected,
);
