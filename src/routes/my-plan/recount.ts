import type { AppThunk } from '../../state/app-thunk';
import { countRecommendations } from '../../state/recommendations/count';
import {
	conditionalRecommendationsSlice,
	loadConditionalRecommendations,
	loadRecommendationsData,
	recommendationsDataSlice,
} from '../../state/recommendations/slice';

export const slices = [conditionalRecommendationsSlice, recommendationsDataSlice];

/** Asks for what the badge of the recommendations counts, and counts it. */
export const recount = (): AppThunk<Promise<void>> => async (dispatch) => {
	await Promise.all([
		dispatch(loadRecommendationsData('retry')),
		dispatch(loadConditionalRecommendations('retry')),
	]);
	dispatch(countRecommendations());
};
