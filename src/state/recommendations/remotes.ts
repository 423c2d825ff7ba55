import type { RootState } from '../store';
import { idle } from '../remote';

// Apart from the slices, so that who only reads them does not bring along how they are asked for.

export const selectRecommendationsData = (state: RootState) => state.recommendationsData ?? idle;
export const selectConditionalRecommendations = (state: RootState) =>
	state.conditionalRecommendations ?? idle;
export const selectProductSuggestions = (state: RootState) => state.productSuggestions ?? idle;
export const selectUpsell = (state: RootState) => state.upsell ?? idle;

/** Whether it has come, or will not come. */
export const isSettled = ({ status }: { status: string }) => status === 'ready' || status === 'failed';
