import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { blockReason } from '../../components/module-toggle/block-reason';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectModuleBlock } from '../../state/modules/selectors';
import { enableFeature } from '../../state/recommendations/enable';
import { decisiveSettings, MEANS } from '../../state/recommendations/features';
import { selectIsFeatureActive, selectMovable } from '../../state/recommendations/selectors';
import { selectSession } from '../../state/recommendations/session';
import type { Feature } from '../../state/recommendations/steps';
import { skipStep } from '../../state/recommendations/thunks';
import type { RootState } from '../../state/store';
import { selectCan } from '../../state/user/selectors';
import { selectLink } from './select-link';
import { selectFeatureTarget } from './targets';
import { useHasSummary, useNextHref, useStep, useStepEvent } from './use-step';

/** How a feature stands (REC-048). */
export type FeatureState = 'off' | 'installing' | 'active';

export function selectFeatureState(state: RootState, feature: Feature): FeatureState {
	if (selectSession(state).installing.includes(feature)) {
		return 'installing';
	}
	return selectIsFeatureActive(state, feature) ? 'active' : 'off';
}

/** Why the last attempt to enable it failed; empty when none did. */
export function selectFeatureFailure(state: RootState, feature: Feature): string {
	const failure = selectSession(state).featureFailures[feature];
	return failure ? failureText(failure) : '';
}

/** Why this user cannot enable it here; empty when that is possible. */
export function selectFeatureBlock(state: RootState, feature: Feature): string {
	const means = MEANS[feature];
	if (means.kind === 'plugin') {
		return selectCan(state, 'manage_plugins')
			? ''
			: __('Your account may not install plugins on this site. A site administrator can.', 'site-dashboard');
	}
	const decisive = decisiveSettings(feature, means.names);
	if (selectMovable(state, decisive).length > 0) {
		return '';
	}
	const block = decisive.map((name) => selectModuleBlock(state, name)).find((each) => each !== null);
	return block ? blockReason(block) : __('This site does not offer the feature.', 'site-dashboard');
}

/** A step that switches a feature on or installs it. */
export function useFeatureStep(feature: Feature, learnMore: string) {
	const dispatch = useAppDispatch();
	const record = useStepEvent('feature', feature);
	const target = useAppSelector((state) => selectFeatureTarget(state, feature), shallowEqual);
	return {
		view: useStep(feature),
		state: useAppSelector((state) => selectFeatureState(state, feature)),
		failure: useAppSelector((state) => selectFeatureFailure(state, feature)),
		block: useAppSelector((state) => selectFeatureBlock(state, feature)),
		nextHref: useNextHref(feature),
		hasSummary: useHasSummary(),
		configure: { ...target, onClick: () => record('configure') },
		learnMore: useAppSelector((state) => selectLink(state, learnMore)),
		onLearnMore: () => record('learn_more'),
		onSummary: () => record('back_to_summary'),
		onEnable: () => {
			record('enable');
			void dispatch(enableFeature(feature));
		},
		onSkip: () => {
			record('decide_later');
			void dispatch(skipStep(feature));
		},
	};
}
