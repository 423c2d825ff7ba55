import { createSelector } from 'reselect';
import { planClassOf } from '../../lib/catalog/plan-class';
import { isWithoutUpgrade } from '../../lib/catalog/purchases';
import { isFlagOn } from '../../lib/flags';
import { selectMayBuy } from '../connection/slice';
import { selectHasModule, selectModule, selectModuleBlock } from '../modules/slice';
import { isSettled, idle } from '../remote';
import { selectPlanSlug, selectSite } from '../site/slice';
import { selectPlugins, selectPluginState } from '../plugins/slice';
import { selectPurchases } from '../purchases/slice';
import { selectRewind, selectRewindState } from '../rewind/slice';
import type { RootState } from '../root-state';
import { selectSetting } from '../settings/slice';
import { selectCan, selectIsCurrentUserLinked } from '../user/slice';
import { type Answers, applyChange, readAnswers } from './answers';
import { countSteps, currentStep, type FlowContext, newRecommendations, positionOf } from './flow';
import { changedOnboarding } from './onboarding';
import { selectSession } from './slice';
import { type Feature, FEATURES, isConditional, isFeature, type Step } from './steps';

// Apart from the slices, so that code that only reads them doesn't bring along the calls.

export const selectRecommendationsData = (state: RootState) => state.recommendationsData ?? idle;
export const selectConditionalRecommendations = (state: RootState) =>
	state.conditionalRecommendations ?? idle;
export const selectProductSuggestions = (state: RootState) => state.productSuggestions ?? idle;
export const selectUpsell = (state: RootState) => state.upsell ?? idle;

const NOTHING: readonly never[] = Object.freeze([]);

/** The host's answers, with what's pending. */
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

export function selectOnboardingPurchases(state: RootState) {
	const remote = selectPurchases(state);
	return remote.status === 'ready' ? remote.data : NOTHING;
}

/** Settings to turn on, or a plugin to install (REC-073, REC-105). */
export type FeatureMeans =
	{ kind: 'settings'; names: readonly string[] } | { kind: 'plugin'; slug: string; file: string };

const settings = (...names: string[]): FeatureMeans => ({ kind: 'settings', names });
const plugin = (file: string): FeatureMeans => ({
	kind: 'plugin',
	slug: file.slice(0, file.indexOf('/')),
	file,
});

export const MEANS: Readonly<Record<Feature, FeatureMeans>> = {
	woocommerce: plugin('woocommerce/woocommerce.php'),
	monitor: settings('monitor'),
	'related-posts': settings('related-posts'),
	'creative-mail': plugin('creative-mail-by-constant-contact/creative-mail-plugin.php'),
	'site-accelerator': settings('photon', 'photon-cdn', 'tiled_galleries', 'tiled-gallery'),
	publicize: settings('publicize'),
	protect: plugin('jetpack-protect/jetpack-protect.php'),
	videopress: plugin('videopress/jetpack-videopress.php'),
	boost: plugin('jetpack-boost/jetpack-boost.php'),
};

/** Settings that say whether a feature is on: the accelerator is, whatever its galleries do (REC-107). */
export const decisiveSettings = (feature: Feature, names: readonly string[]): readonly string[] =>
	feature === 'site-accelerator' ? names.slice(0, 2) : names;

/** The module that a setting belongs to. */
const moduleOf = (name: string): string => name.replace('tiled_galleries', 'tiled-gallery');

/** True if the host has stored the feature as on, not if it was only requested (REC-017, REC-107). */
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
 * Settings that can be turned on here (REC-105). The host refuses all of them for one it doesn't know; a part
 * that's overridden off doesn't keep the others off.
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
	isWithoutUpgrade(selectPlanSlug(state), selectOnboardingPurchases(state));

/** The rules of the steps look at this. */
export const selectFlowContext = createSelector(
	[
		(state: RootState) => planClassOf(selectPlanSlug(state)) === 'free' && selectMayBuy(state),
		selectIsWithoutUpgrade,
		(state: RootState) => selectSuggestions(state).length > 0 && selectMayBuy(state),
		selectIsCurrentUserLinked,
		selectAnswers,
		selectConditional,
		selectFeatures,
		(state: RootState) => selectRewindState(state) === 'awaiting_credentials',
	],
	(
		isFreePlan,
		hasNoUpgrade,
		hasSuggestions,
		isUserLinked,
		{ siteType },
		conditional,
		features,
		awaitsCredentials,
	): FlowContext => ({
		isFreePlan,
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

/** The step that the bare URL leads to. */
export const selectCurrentStep = (state: RootState): Step =>
	currentStep(selectStoredStep(state), selectAnswers(state), selectFlowContext(state));

/** The step is among the new recommendations (REC-014). */
export const selectIsNew = (state: RootState, step: Step): boolean =>
	isConditional(step) &&
	newRecommendations(selectConditional(state), selectAnswers(state).viewed).includes(step);

/** The answers so far, and the other recommendations, are here. */
export const selectHasAnswers = (state: RootState): boolean =>
	selectRecommendationsData(state).status === 'ready' &&
	selectConditionalRecommendations(state).status === 'ready';

/** Everything that decides the flow has come, or won't come. */
export function selectIsFlowKnown(state: RootState): boolean {
	return (
		selectHasAnswers(state) &&
		[selectSite, selectPurchases, selectRewind].every((select) => isSettled(select(state))) &&
		(isSettled(selectPlugins(state)) || !selectCan(state, 'manage_plugins'))
	);
}

/**
 * The count beside Recommendations: the new ones; all steps of an onboarding that hasn't started; while one
 * runs, the steps after the current one (SHELL-050). Until the answers are loaded it's the page's number.
 */
export function selectRecommendationsCount(state: RootState): number {
	if (selectRecommendationsData(state).status !== 'ready') {
		return state.page.newRecommendationsCount;
	}
	const answers = selectAnswers(state);
	const arePurchasesKnown = selectPurchases(state).status === 'ready';
	const changed =
		arePurchasesKnown && changedOnboarding(answers.onboarding, selectOnboardingPurchases(state));
	if (changed && changed.hasNew && changed.active) {
		return countSteps(changed.active, selectFlowContext(state));
	}
	if (answers.onboarding.active) {
		return positionOf(selectCurrentStep(state), answers, selectFlowContext(state))?.remaining ?? 0;
	}
	return selectConditionalRecommendations(state).status === 'ready'
		? newRecommendations(selectConditional(state), answers.viewed).length
		: state.page.newRecommendationsCount;
}
