import { toFailure } from '../../rest-api/errors';
import {
	getRecommendationsData,
	updateRecommendationsData,
	updateRecommendationsStep,
} from '../../rest-api/recommendations';
import type { Client } from '../../rest-api/client';
import type { AppThunk } from '../app-thunk';
import { selectPurchases } from '../purchases/slice';
import { applyChange, type Change, type SiteType } from './answers';
import { countSteps, settledRecommendations } from './flow';
import { changedOnboarding } from './onboarding';
import { selectAnswers, selectBought, selectFacts, selectIsFlowKnown } from './selectors';
import {
	answered,
	changesRefused,
	changesSent,
	changesStored,
	prepared,
	selectSession,
	stepRefused,
	stepStored,
	stepWanted,
} from './session';
import { recommendationsDataReceived } from './slice';
import type { Step } from './steps';

/** One for each page: changes that come while others are sent go right after them. */
const underWay = new WeakMap<Client, Promise<boolean>>();

/**
 * Sends what the host has not taken yet (REC-070). Resolves to whether nothing is left; what failed stays, and goes with
 * the next change.
 */
export const saveChanges =
	(): AppThunk<Promise<boolean>> =>
	(dispatch, getState, { client }) => {
		if (selectSession(getState()).changes.length === 0) {
			return Promise.resolve(true);
		}
		const running = underWay.get(client) ?? dispatch(sendChanges());
		underWay.set(client, running);
		return running;
	};

/** The host replaces the whole map: it is asked first what it holds, so that what another tab has stored is kept. */
const sendChanges =
	(): AppThunk<Promise<boolean>> =>
	async (dispatch, getState, { client }) => {
		const next = () => selectSession(getState()).changes;
		try {
			for (let changes = next(); changes.length > 0; changes = next()) {
				dispatch(changesSent());
				const stored = await getRecommendationsData(client);
				const data = changes.reduce(applyChange, stored);
				await updateRecommendationsData(client, data);
				dispatch(recommendationsDataReceived(data));
				dispatch(changesStored(changes.length));
			}
			return true;
		} catch (error) {
			dispatch(changesRefused(toFailure(error, 'recommendations/save')));
			return false;
		} finally {
			underWay.delete(client);
		}
	};

const answer =
	(...changes: Change[]): AppThunk<Promise<boolean>> =>
	(dispatch) => {
		changes.forEach((change) => dispatch(answered(change)));
		return dispatch(saveChanges());
	};

/** Records that what a step offers is there now (REC-064, REC-067). */
export const selectStep = (step: Step) => answer({ kind: 'selected', step });

/** Records that a step was passed over (REC-016, REC-068). */
export const skipStep = (step: Step) => answer({ kind: 'skipped', step });

/** Stores what sort of site this is (REC-021). Resolves to whether the host has it. */
export const answerSiteType = (siteType: SiteType) => answer({ kind: 'site-type', siteType });

/** Compares the onboardings that are stored with what was bought (REC-111, REC-112). */
export const startOnboardings = (): AppThunk => (dispatch, getState) => {
	const state = getState();
	// What was bought is not known when the host does not say: then nothing is dropped.
	const changed =
		selectPurchases(state).status === 'ready'
			? changedOnboarding(selectAnswers(state).onboarding, selectBought(state))
			: null;
	if (changed) {
		const { active, viewed, hasNew } = changed;
		const totalSteps = hasNew && active ? countSteps(active, selectFacts(state)) : null;
		void dispatch(answer({ kind: 'onboarding', active, viewed, totalSteps }));
	}
};

/**
 * Compares what is stored with what is true of the site, once for each page: onboardings with the purchases, and what is
 * new with what was done elsewhere.
 */
export const prepareFlow = (): AppThunk => (dispatch, getState) => {
	if (selectSession(getState()).isPrepared || !selectIsFlowKnown(getState())) {
		return;
	}
	dispatch(startOnboardings());
	const state = getState();
	const settled = settledRecommendations(selectFacts(state), selectAnswers(state).viewed);
	if (settled.length > 0) {
		void dispatch(answer(...settled.map((step): Change => ({ kind: 'viewed', step }))));
	}
	dispatch(prepared());
};

/**
 * A step of the flow is on the screen: it becomes the stored one (REC-061), a waiting onboarding has started (REC-058),
 * and with the summary it has ended (REC-060). Then the next purchase's onboarding waits; seeing the summary doesn't end that.
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

/** Stores where the user is; only the last of several steps is sent while the first is on its way. */
const storeStep =
	(step: Step): AppThunk<Promise<void>> =>
	async (dispatch, getState, { client }) => {
		const stored = () => selectSession(getState()).step ?? getState().page.recommendationsStep;
		const isUnderWay = selectSession(getState()).wantedStep !== null;
		if (!isUnderWay && stored() === step) {
			dispatch(stepStored(step));
			return;
		}
		dispatch(stepWanted(step));
		if (isUnderWay) {
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
