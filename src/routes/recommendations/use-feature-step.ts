import { __ } from '@wordpress/i18n';
import { blockReason, selectModuleBlock } from '../../state/modules/slice';
import { failureText } from '../../state/failure-text';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/urls';
import { enableFeature, skipStep } from '../../state/recommendations/thunks';
import type { Feature } from '../../state/recommendations/steps';
import {
	decisiveSettings,
	MEANS,
	selectIsFeatureActive,
	selectMovable,
} from '../../state/recommendations/selectors';
import { selectSession } from '../../state/recommendations/slice';
import type { RootState } from '../../state/root-state';
import { selectCan } from '../../state/user/slice';
import { selectFeatureTarget } from './targets';
import { useHasSummary, useNextHref, useStep, useStepEvent } from './use-step';

/** State of a feature (REC-048). */
export type FeatureState = 'off' | 'installing' | 'active';

export function selectFeatureState(state: RootState, feature: Feature): FeatureState {
	if (selectSession(state).installing.includes(feature)) {
		return 'installing';
	}
	return selectIsFeatureActive(state, feature) ? 'active' : 'off';
}

/** Empty if the last attempt to enable it didn't fail. */
export function selectFeatureFailure(state: RootState, feature: Feature): string {
	const failure = selectSession(state).featureFailures[feature];
	return failure ? failureText(failure) : '';
}

/** The reason why this user can't enable it here; empty when they can. */
export function selectFeatureBlock(state: RootState, feature: Feature): string {
	const means = MEANS[feature];
	if (means.kind === 'plugin') {
		return selectCan(state, 'manage_plugins')
			? ''
			: __('You don’t have permission to install plugins. Ask an administrator.', 'site-dashboard');
	}
	const decisive = decisiveSettings(feature, means.names);
	if (selectMovable(state, decisive).length > 0) {
		return '';
	}
	const block = decisive.map((name) => selectModuleBlock(state, name)).find((each) => each !== null);
	return block ? blockReason(block) : __('This feature isn’t available on this site.', 'site-dashboard');
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

/** A URL is taken as it is, anything else is the name of a redirect (facts 17.4). */
const selectLink = (state: RootState, link: string): string =>
	link.startsWith('https://') ? link : selectRedirect(state, link);
