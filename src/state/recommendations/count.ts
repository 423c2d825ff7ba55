import type { AppThunk } from '../app-thunk';
import { recommendationsCounted } from '../page/slice';
import { selectRecommendationsCount } from './badge';

/** Counts anew what the badge of the navigation shows (SHELL-050). The navigation itself does not know how: that would weigh on the first view. */
export const countRecommendations = (): AppThunk => (dispatch, getState) => {
	dispatch(recommendationsCounted(selectRecommendationsCount(getState())));
};
