import type { RootState } from '../store';
import { selectPurchases } from '../purchases/slice';
import { countSteps, newRecommendations, placeOf } from './flow';
import { changedOnboarding } from './onboarding';
import { selectAnswers, selectBought, selectConditional, selectCurrentStep, selectFacts } from './selectors';
import { selectConditionalRecommendations, selectRecommendationsData } from './remotes';

/**
 * The count beside the navigation's Recommendations: the new ones; all steps of an onboarding that waits for what was just
 * bought; while one runs, its steps after the current one (SHELL-050). Until the answers are here it is what the page was printed with.
 */
export function selectRecommendationsCount(state: RootState): number {
	if (selectRecommendationsData(state).status !== 'ready') {
		return state.page.newRecommendationsCount;
	}
	const answers = selectAnswers(state);
	const isBoughtKnown = selectPurchases(state).status === 'ready';
	const changed = isBoughtKnown && changedOnboarding(answers.onboarding, selectBought(state));
	if (changed && changed.hasNew && changed.active) {
		return countSteps(changed.active, selectFacts(state));
	}
	if (answers.onboarding.active) {
		return placeOf(selectCurrentStep(state), answers, selectFacts(state))?.remaining ?? 0;
	}
	return selectConditionalRecommendations(state).status === 'ready'
		? newRecommendations(selectConditional(state), answers.viewed).length
		: state.page.newRecommendationsCount;
}
