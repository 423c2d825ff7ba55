import type { RootState } from '../store';
import { newRecommendations, placeOf } from './flow';
import { selectAnswers, selectConditional, selectCurrentStep, selectFacts } from './selectors';
import { selectConditionalRecommendations, selectRecommendationsData } from './remotes';

/**
 * The count beside the navigation's Recommendations: the new ones, or while an onboarding runs its steps after the current
 * one (SHELL-050). Until the answers are here it is what the page was printed with.
 */
export function selectRecommendationsCount(state: RootState): number {
	if (selectRecommendationsData(state).status !== 'ready') {
		return state.page.newRecommendationsCount;
	}
	const answers = selectAnswers(state);
	if (answers.onboarding.active) {
		return placeOf(selectCurrentStep(state), answers, selectFacts(state))?.remaining ?? 0;
	}
	return selectConditionalRecommendations(state).status === 'ready'
		? newRecommendations(selectConditional(state), answers.viewed).length
		: state.page.newRecommendationsCount;
}
