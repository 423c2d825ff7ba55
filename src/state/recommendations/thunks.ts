import { hostNow } from '../../lib/clock';
import { ApiError, toFailure, type ApiFailure } from '../../rest-api/client/errors';
import {
	getRecommendationsData,
	type RecommendationsData,
	updateRecommendationsData,
	updateRecommendationsStep,
} from '../../rest-api/recommendations';
import type { AppThunk } from '../app-thunk';
import type { RootState } from '../root-state';
import { loadPlugins } from '../plugins/slice';
import { selectPurchases } from '../purchases/slice';
import { applyChange, type Change, type SiteType } from './answers';
import { countSteps, settledRecommendations } from './flow';
import { changedOnboarding } from './onboarding';
import {
	type FeatureMeans,
	MEANS,
	selectAnswers,
	selectFlowContext,
	selectIsFeatureActive,
	selectIsFlowKnown,
	selectMovable,
	selectOnboardingPurchases,
	selectRecommendationsCount,
	selectRecommendationsData,
} from './selectors';
import {
	answered,
	changesRefused,
	changesSent,
	changesStored,
	installEnded,
	installStarted,
	prepared,
	selectSession,
	stepRefused,
	stepStored,
	stepWanted,
} from './slice';
import { recommendationsDataReceived } from './remotes';
import { featureOf, type Step } from './steps';
import { writeSettings } from '../settings/thunks/write';
import { installPlugin } from '../../rest-api/site';
import { SETTLE_TIME } from '../plugin-work/slice';
import { recommendationsCounted } from '../page/slice';

const SAVE = 'recommendations/save';

/**
 * Sends what the host hasn't saved yet (REC-070). Resolves to whether nothing is left; what failed goes with
 * the next change.
 */
export const saveChanges =
	(): AppThunk<Promise<boolean>> =>
	(dispatch, getState, { inFlight }) => {
		if (selectSession(getState()).changes.length === 0) {
			return Promise.resolve(true);
		}
		// Changes that come while others are sent go right after them.
		return inFlight(SAVE, () => dispatch(sendChanges()));
	};

/**
 * Loaded answers count as stored for this long, in ms: the first step is noted right after them. Another
 * tab's change in between is lost, as between a read and a write, which take as long on a slow host.
 */
const FRESH = 2_000;

/** The map, if it has just been loaded and not been changed since. */
function selectFresh(state: RootState): RecommendationsData | null {
	const known = selectRecommendationsData(state);
	return known.status === 'ready' && known.at !== undefined && hostNow() - known.at < FRESH
		? known.data
		: null;
}

/** The host replaces the whole map: it's read first, so that another tab's changes are kept. */
const sendChanges =
	(): AppThunk<Promise<boolean>> =>
	async (dispatch, getState, { client }) => {
		const next = () => selectSession(getState()).changes;
		try {
			let known = selectFresh(getState());
			for (let changes = next(); changes.length > 0; changes = next()) {
				dispatch(changesSent());
				const data = changes.reduce(applyChange, known ?? (await getRecommendationsData(client)));
				await updateRecommendationsData(client, data);
				known = data;
				dispatch(recommendationsDataReceived(data));
				dispatch(changesStored(changes.length));
			}
			return true;
		} catch (error) {
			dispatch(changesRefused(toFailure(error, SAVE)));
			return false;
		}
	};

const answer =
	(...changes: Change[]): AppThunk<Promise<boolean>> =>
	(dispatch) => {
		changes.forEach((change) => dispatch(answered(change)));
		return dispatch(saveChanges());
	};

/** Records that what a step offers is there now (REC-064, REC-067). */
export const chooseStep = (step: Step) => answer({ kind: 'selected', step });

/** Records that a step was passed over (REC-016, REC-068). */
export const skipStep = (step: Step) => answer({ kind: 'skipped', step });

/** Stores what sort of site this is (REC-021). Resolves to whether the host has it. */
export const answerSiteType = (siteType: SiteType) => answer({ kind: 'site-type', siteType });

/** Compares the onboardings that are stored with what was bought (REC-111, REC-112). */
export const startOnboardings = (): AppThunk => (dispatch, getState) => {
	const state = getState();
	// If the host doesn't say what was bought, nothing is dropped.
	const changed =
		selectPurchases(state).status === 'ready'
			? changedOnboarding(selectAnswers(state).onboarding, selectOnboardingPurchases(state))
			: null;
	if (changed) {
		const { active, viewed, hasNew } = changed;
		const totalSteps = hasNew && active ? countSteps(active, selectFlowContext(state)) : null;
		void dispatch(answer({ kind: 'onboarding', active, viewed, totalSteps }));
	}
};

/**
 * Compares, once per page, the stored onboardings with the purchases, and what's new with what was done
 * elsewhere.
 */
export const prepareFlow = (): AppThunk => (dispatch, getState) => {
	if (selectSession(getState()).isPrepared || !selectIsFlowKnown(getState())) {
		return;
	}
	dispatch(startOnboardings());
	const state = getState();
	const settled = settledRecommendations(selectFlowContext(state), selectAnswers(state).viewed);
	if (settled.length > 0) {
		void dispatch(answer(...settled.map((step): Change => ({ kind: 'viewed', step }))));
	}
	dispatch(prepared());
};

/**
 * A step is on the screen: it becomes the stored one (REC-061), a waiting onboarding has started (REC-058),
 * and with the summary it has ended (REC-060). Then the next purchase's onboarding waits; viewing the summary
 * doesn't end that.
 */
export const enterStep =
	(step: Step): AppThunk =>
	(dispatch, getState) => {
		const { active, hasStarted } = selectAnswers(getState()).onboarding;
		if (active && hasStarted && step === 'summary') {
			void dispatch(answer({ kind: 'onboarding-ended' }));
			dispatch(startOnboardings());
		} else if (active && !hasStarted && step !== 'summary') {
			void dispatch(answer({ kind: 'onboarding-started' }));
		}
		void dispatch(storeStep(step));
	};

/** Saves the user's step; of several quick ones only the last is sent while the first is pending. */
const storeStep =
	(step: Step): AppThunk<Promise<void>> =>
	async (dispatch, getState, { client }) => {
		const stored = () => selectSession(getState()).step ?? getState().page.recommendationsStep;
		const isPending = selectSession(getState()).wantedStep !== null;
		if (!isPending && stored() === step) {
			dispatch(stepStored(step));
			return;
		}
		dispatch(stepWanted(step));
		if (isPending) {
			return;
		}
		const next = () => selectSession(getState()).wantedStep;
		for (let wanted = next(); wanted; wanted = next()) {
			try {
				if (wanted !== stored()) {
					await updateRecommendationsStep(client, wanted);
				}
				dispatch(stepStored(wanted));
			} catch (error) {
				dispatch(stepRefused(toFailure(error, 'recommendations/step')));
			}
		}
	};

/** A step was seen (REC-062, REC-063). */
export const viewStep =
	(step: Step): AppThunk =>
	(dispatch, getState, { analytics }) => {
		analytics.record('jetpack_recommendations_recommendation_viewed', { feature: step });
		if (!selectAnswers(getState()).viewed.includes(step)) {
			void dispatch(answer({ kind: 'viewed', step }));
		}
	};

/**
 * Turns a feature on or installs its plugin, then checks that it's there (REC-064 to REC-066, REC-072 to
 * REC-074). A failure shows beside it; it can be retried.
 * @throws Error on a name that no feature has (REC-071)
 */
export const enableFeature =
	(slug: string): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		const feature = featureOf(slug);
		if (selectSession(getState()).installing.includes(feature)) {
			return;
		}
		dispatch(installStarted(feature));
		const call = `enable ${feature}`;
		const means = MEANS[feature];
		const isActive = () => selectIsFeatureActive(getState(), feature);
		const failure = await dispatch(
			means.kind === 'plugin' ? install(means, isActive) : switchOn(means),
		).catch((error: unknown) => toFailure(error, call));
		if (!isActive()) {
			const unchanged = () => toFailure(new ApiError({ kind: 'unchanged', call }));
			dispatch(installEnded({ feature, failure: failure ?? unchanged() }));
			return;
		}
		// Only now: what couldn't be installed was not chosen, and is still offered.
		void dispatch(chooseStep(feature));
		dispatch(installEnded({ feature }));
	};

type PluginMeans = Extract<FeatureMeans, { kind: 'plugin' }>;
type SettingsMeans = Extract<FeatureMeans, { kind: 'settings' }>;

/** Somebody else may have done the work meanwhile: then ignore the refusal. */
const install =
	({ slug }: PluginMeans, isActive: () => boolean): AppThunk<Promise<ApiFailure | undefined>> =>
	async (dispatch, _getState, { client }) => {
		const refusal = await installPlugin(client, { slug, status: 'active', source: 'recommendations' }).then(
			() => undefined,
			(error: unknown) => toFailure(error),
		);
		await dispatch(loadPlugins('again'));
		if (!refusal && !isActive()) {
			await new Promise((resolve) => setTimeout(resolve, SETTLE_TIME));
			await dispatch(loadPlugins('again'));
		}
		return refusal;
	};

/** Ignore an unchanged setting if the feature runs without it. */
const switchOn =
	({ names }: SettingsMeans): AppThunk<Promise<ApiFailure | undefined>> =>
	async (dispatch, getState) => {
		const movable = selectMovable(getState(), names);
		const result = await dispatch(writeSettings(Object.fromEntries(movable.map((name) => [name, true]))));
		return writeSettings.rejected.match(result) ? result.payload : undefined;
	};

/**
 * Refreshes the navigation's badge (SHELL-050). The navigation itself doesn't know how: that would weigh on
 * the first load.
 */
export const countRecommendations = (): AppThunk => (dispatch, getState) => {
	dispatch(recommendationsCounted(selectRecommendationsCount(getState())));
};
