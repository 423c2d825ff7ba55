import type { AppDispatch } from '../../state/app-thunk';
import { loadConditionalRecommendations, loadRecommendationsData } from '../../state/late-remotes';
import { countRecommendations } from '../../state/recommendations/thunks';

/** Loads what the recommendations' badge counts, and counts again. */
export async function refreshBadge(dispatch: AppDispatch): Promise<void> {
	await Promise.all([
		dispatch(loadRecommendationsData('retry')),
		dispatch(loadConditionalRecommendations('retry')),
	]);
	dispatch(countRecommendations());
}
