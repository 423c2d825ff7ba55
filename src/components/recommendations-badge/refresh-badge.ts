import type { AppDispatch } from '../../state/app-thunk';
import { loadRecommendationsData } from '../../state/recommendations/remotes';
import { countRecommendations } from '../../state/recommendations/thunks';

/** Loads how far the onboarding is, and counts again. */
export async function refreshBadge(dispatch: AppDispatch): Promise<void> {
	await dispatch(loadRecommendationsData('retry'));
	dispatch(countRecommendations());
}
