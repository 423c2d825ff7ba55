import { createSelector } from '@reduxjs/toolkit';
import { planClassOf } from '../../lib/catalogue/plan-class';
import { isWithoutUpgrade } from '../../lib/catalogue/purchases';
import { selectHasModule, selectModule, selectModuleBlock } from '../modules/selectors';
import { selectPluginState } from '../plugins/selectors';
import { selectPlugins } from '../plugins/slice';
import { selectPurchases } from '../purchases/slice';
import { selectRewindState } from '../rewind/selectors';
import { selectRewind } from '../rewind/slice';
import { selectSetting, isFlagOn } from '../settings/selectors';
import { selectSite } from '../site/slice';
import { selectPlanSlug } from '../site/selectors';
import type { RootState } from '../store';
import { selectCan, selectIsCurrentUserLinked } from '../user/selectors';
import { applyChange, readAnswers, type Answers } from './answers';
import type { Facts } from './applies';
import { decisiveSettings, MEANS, moduleOf } from './features';
import { currentStep, newRecommendations } from './flow';
import { selectSession } from './session';
import {
	isSettled,
	selectConditionalRecommendations,
	selectProductSuggestions,
	selectRecommendationsData,
} from './remotes';
import { FEATURES, isConditional, isFeature, type Feature, type Step } from './steps';

const NOTHING: readonly never[] = Object.freeze([]);

/** What the host has stored, and what is on its way there. */
export const selectAnswers = createSelector(
	[selectRecommendationsData, (state: RootState) => selectSession(state).changes],
	(remote, changes): Answers =>
		readAnswers(changes.reduce(applyChange, remote.status === 'ready' ? remote.data : {})),
);

/** Slugs of what fits this site now; empty while nobody knows. */
export function selectConditional(state: RootState): readonly string[] {
	const remote = selectConditionalRecommendations(state);
	return remote.status === 'ready' ? remote.data : NOTHING;
}

export function selectSuggestions(state: RootState) {
	const remote = selectProductSuggestions(state);
	return remote.status === 'ready' ? remote.data : NOTHING;
}

export function selectBought(state: RootState) {
	const remote = selectPurchases(state);
	return remote.status === 'ready' ? remote.data : NOTHING;
}

/** Whether a feature is on: what the host has stored, not what was asked for (REC-017, REC-107). */
export function selectIsFeatureActive(state: RootState, feature: Feature): boolean {
	const means = MEANS[feature];
	if (means.kind === 'plugin') {
		return selectPluginState(state, [means.file]) === 'active';
	}
	const decisive = decisiveSettings(feature, means.names);
	const movable = selectMovable(state, decisive);
	return (movable.length ? movable : decisive).every((name) => isSettingOn(state, name));
}

/**
 * Settings that can be switched on here (REC-105). The host refuses all of them for one that it doesn't know, and a part
 * that a site administrator holds off doesn't keep the others off.
 */
export const selectMovable = (state: RootState, names: readonly string[]): string[] =>
	names.filter((name) => {
		const slug = moduleOf(name);
		const block = selectModuleBlock(state, slug);
		return selectHasModule(state, slug) && (block === null || block === 'override-active');
	});

function isSettingOn(state: RootState, name: string): boolean {
	const module = selectModule(state, name);
	return module ? module.activated : isFlagOn(selectSetting(state, name));
}

function isInstalled(state: RootState, feature: Feature): boolean {
	const means = MEANS[feature];
	const plugin = means.kind === 'plugin' ? selectPluginState(state, [means.file]) : undefined;
	return plugin === 'active' || plugin === 'inactive';
}

/** Features that are on, and those whose plugin is there; the same lists while nothing moves. */
const selectFeatures = createSelector(
	[
		(state: RootState) => FEATURES.filter((feature) => selectIsFeatureActive(state, feature)).join(),
		(state: RootState) => FEATURES.filter((feature) => isInstalled(state, feature)).join(),
	],
	(active, installed) => ({
		active: active.split(',').filter(isFeature),
		installed: installed.split(',').filter(isFeature),
	}),
);

/** The free plan as suggestions, upsell and summary mean it (REC-116). */
export const selectIsWithoutUpgrade = (state: RootState): boolean =>
	isWithoutUpgrade(selectPlanSlug(state), selectBought(state));

/** What the rules of the steps look at. */
export const selectFacts = createSelector(
	[
		selectPlanSlug,
		selectIsWithoutUpgrade,
		(state: RootState) => selectSuggestions(state).length > 0,
		selectIsCurrentUserLinked,
		selectAnswers,
		selectConditional,
		selectFeatures,
		(state: RootState) => selectRewindState(state) === 'awaiting_credentials',
	],
	(
		planSlug,
		hasNoUpgrade,
		hasSuggestions,
		isUserLinked,
		{ siteType },
		conditional,
		features,
		awaitsCredentials,
	): Facts => ({
		isFreePlan: planClassOf(planSlug) === 'free',
		isWithoutUpgrade: hasNoUpgrade,
		hasSuggestions,
		isUserLinked,
		isAgency: siteType.isAgency,
		isStore: siteType.isStore,
		conditional,
		...features,
		awaitsCredentials,
	}),
);

/** The step that was stored last: since the page was loaded, and before. */
export const selectStoredStep = createSelector(
	[(state: RootState) => selectSession(state).step, (state: RootState) => state.page.recommendationsStep],
	(step, hostStep) => ({ step, hostStep }),
);

/** The step that the bare address leads to. */
export const selectCurrentStep = (state: RootState): Step =>
	currentStep(selectStoredStep(state), selectAnswers(state), selectFacts(state));

/** Whether a step is among the new recommendations (REC-014). */
export const selectIsNew = (state: RootState, step: Step): boolean =>
	isConditional(step) &&
	newRecommendations(selectConditional(state), selectAnswers(state).viewed).includes(step);

/** Whether everything has come that the flow is decided by, or will not come. */
export function selectIsFlowKnown(state: RootState): boolean {
	return (
		selectRecommendationsData(state).status === 'ready' &&
		selectConditionalRecommendations(state).status === 'ready' &&
		[selectSite, selectPurchases, selectRewind].every((select) => isSettled(select(state))) &&
		(isSettled(selectPlugins(state)) || !selectCan(state, 'manage_plugins'))
	);
}
