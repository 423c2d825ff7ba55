import {
	getConditionalRecommendations,
	getProductSuggestions,
	getRecommendationsData,
	getUpsell,
	type ProductSuggestion,
	type RecommendationsData,
	type Upsell,
} from '../../rest-api/recommendations';
import { selectIsSiteConnected } from '../connection/slice';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		conditionalRecommendations: Remote<string[]>;
		productSuggestions: Remote<ProductSuggestion[]>;
		recommendationsData: Remote<RecommendationsData>;
		upsell: Remote<Upsell>;
	}
}

/** The answers given so far; loaded on connected sites only (API-079). */
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
