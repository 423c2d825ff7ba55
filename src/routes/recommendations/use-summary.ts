import { shallowEqual, useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectSiteName } from '../../state/page/site-name';
import { enableFeature } from '../../state/recommendations/thunks';
import type { ActivatedStep, Feature, Step } from '../../state/recommendations/steps';
import { track } from '../../state/tracking/thunks/track';
import {
	selectEnabled,
	selectManageHref,
	selectResources,
	selectShownOnboardings,
	selectSkipped,
	type SummaryResource,
} from './summary-rows';
import { selectFeatureTarget, selectResourceHref } from './targets';
import { selectFeatureBlock, selectFeatureFailure, selectFeatureState } from './use-feature-step';
import { useStep } from './use-step';

/** Results of the recommendations (REC-036 to REC-040). */
export function useSummary() {
	const siteName = useAppSelector(selectSiteName);
	return {
		view: useStep('summary'),
		siteName,
		onboardings: useAppSelector(selectShownOnboardings),
		enabled: useAppSelector(selectEnabled, shallowEqual),
		skipped: useAppSelector(selectSkipped, shallowEqual),
		resources: useAppSelector(selectResources, shallowEqual),
	};
}

/** Records a click in a row (EVT-028). */
export function useRowEvent(feature: Step): (action: string) => void {
	const dispatch = useAppDispatch();
	return (action) => dispatch(track(`jetpack_recommendations_summary_${action}_click`, { feature }));
}

export function useFeatureRow(feature: Feature) {
	const dispatch = useAppDispatch();
	const record = useRowEvent(feature);
	return {
		state: useAppSelector((state) => selectFeatureState(state, feature)),
		failure: useAppSelector((state) => selectFeatureFailure(state, feature)),
		block: useAppSelector((state) => selectFeatureBlock(state, feature)),
		target: useAppSelector((state) => selectFeatureTarget(state, feature), shallowEqual),
		onName: () => record('step_name'),
		onConfigure: () => record('configure'),
		onEnable: () => {
			record('enable');
			void dispatch(enableFeature(feature));
		},
	};
}

export function useManagedRow(step: ActivatedStep) {
	const record = useRowEvent(step);
	return {
		href: useAppSelector((state) => selectManageHref(state, step)),
		onManage: () => record('manage'),
	};
}

export function useResourceRow(step: SummaryResource) {
	const record = useRowEvent(step);
	return {
		href: useAppSelector((state) => selectResourceHref(state, step)) ?? '',
		onName: () => record('step_name'),
		onLearnMore: () => record('learn_more'),
	};
}
