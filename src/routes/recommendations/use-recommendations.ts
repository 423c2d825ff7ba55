import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { failureText } from '../../state/failure-text';
import { type Prefetch, useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import {
	loadConditionalRecommendations,
	loadProductSuggestions,
	loadRecommendationsData,
	loadUpsell,
} from '../../state/recommendations/remotes';
import { loadIntroOffers, loadSiteDiscount, loadSiteProducts } from '../../state/purchases/prices';
import { loadPlugins } from '../../state/plugins/slice';
import { loadPurchases } from '../../state/purchases/slice';
import { loadRewind } from '../../state/rewind/slice';
import { loadSite, loadSiteFeatures } from '../../state/site/slice';
import {
	selectConditionalRecommendations,
	selectCurrentStep,
	selectHasAnswers,
	selectIsFlowKnown,
	selectRecommendationsData,
} from '../../state/recommendations/selectors';
import { countRecommendations, prepareFlow } from '../../state/recommendations/thunks';
import { selectSession } from '../../state/recommendations/slice';
import { type Step, stepAt } from '../../state/recommendations/steps';
import type { LoadMode } from '../../state/remote';
import type { RootState } from '../../state/root-state';
import type { AppDispatch } from '../../state/app-thunk';
import { pathOf } from './targets';

export type RecommendationsView =
	| { state: 'loading' }
	| { state: 'failed'; text: string; onRetry: () => void }
	/** The bare URL leads on to where the user is (REC-002). */
	| { state: 'redirect'; to: string }
	| { state: 'step'; step: Step };

/** Loads what decides the flow first, then what's offered beside it. */
const load = (dispatch: AppDispatch, mode?: LoadMode) => [
	dispatch(loadRecommendationsData(mode)),
	dispatch(loadConditionalRecommendations(mode)),
	dispatch(loadPlugins(mode)),
	dispatch(loadSite(mode)),
	dispatch(loadPurchases(mode)),
	dispatch(loadRewind(mode)),
	dispatch(loadSiteFeatures(mode)),
	dispatch(loadProductSuggestions(mode)),
	dispatch(loadSiteDiscount(mode)),
	dispatch(loadIntroOffers(mode)),
	dispatch(loadUpsell(mode)),
	dispatch(loadSiteProducts(mode)),
];

export const prefetch: Prefetch = (dispatch) => load(dispatch);

function selectFailure(state: RootState) {
	const failed = [selectRecommendationsData(state), selectConditionalRecommendations(state)].find(
		({ status }) => status === 'failed',
	);
	return failed?.status === 'failed' ? failed.failure : null;
}

/** Decides which screen of the recommendations shows. */
export function useRecommendations(): RecommendationsView {
	const slug = useLocation().pathname.split('/')[2] ?? '';
	const dispatch = useAppDispatch();
	// The badge shows again where this is left for.
	useEffect(() => () => void dispatch(countRecommendations()), [dispatch]);
	useLoad(load, true);
	const isKnown = useAppSelector(selectIsFlowKnown);
	const failure = useAppSelector(selectFailure);
	const { isPrepared } = useAppSelector(selectSession);
	const hasAnswers = useAppSelector(selectHasAnswers);
	const current = useAppSelector(selectCurrentStep);

	useEffect(() => {
		if (isKnown) {
			dispatch(prepareFlow());
		}
	}, [dispatch, isKnown]);

	if (failure) {
		return { state: 'failed', text: failureText(failure), onRetry: () => void load(dispatch, 'retry') };
	}
	// The step stays while something is loaded again.
	if (!isPrepared || !hasAnswers) {
		return { state: 'loading' };
	}
	const step = stepAt(slug);
	return step ? { state: 'step', step } : { state: 'redirect', to: pathOf(current) };
}
