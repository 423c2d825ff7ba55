import { useEffect, useState } from 'react';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectImageUrl } from '../../state/page/urls';
import type { Answers } from '../../state/recommendations/answers';
import { type FlowContext, nextStep, positionInChain, positionOf } from '../../state/recommendations/flow';
import { selectAnswers, selectFlowContext, selectIsNew } from '../../state/recommendations/selectors';
import { selectSession } from '../../state/recommendations/slice';
import type { Step } from '../../state/recommendations/steps';
import { enterStep, saveChanges, viewStep } from '../../state/recommendations/thunks';
import type { RootState } from '../../state/root-state';
import { track } from '../../state/tracking/thunks/track';
import { hrefOf } from './targets';

/** Progress of the default flow at a step, in percent (REC-019, REC-100). */
const VALUES: Partial<Record<Step, number>> = {
	'site-type-question': 14,
	agency: 28,
	woocommerce: 40,
	monitor: 52,
	'related-posts': 64,
	'creative-mail': 76,
	'site-accelerator': 88,
	'vaultpress-backup': 100,
	'vaultpress-for-woocommerce': 100,
};

export type Progress =
	| { kind: 'none' }
	/** In the default flow; outside of it nobody counts steps. */
	| { kind: 'value'; value: number; number?: number; total?: number }
	/** In an onboarding (REC-109). */
	| { kind: 'position'; number: number; total: number };

/** Common to all steps. */
export interface StepView {
	step: Step;
	progress: Progress;
	isNew: boolean;
	/** Says what couldn't be stored, and why; may be empty. */
	failure: string;
	onRetry: () => void;
}

export function selectNextStep(state: RootState, step: Step): Step {
	return nextStep(step, selectFlowContext(state), selectAnswers(state).onboarding.active);
}

/** A step on the screen: it's stored, and then counts as viewed (REC-061, REC-062). */
export function useStep(step: Step): StepView {
	const dispatch = useAppDispatch();
	const { step: stored, wantedStep } = useAppSelector(selectSession);
	const progress = progressOf(step, useAppSelector(selectAnswers), useAppSelector(selectFlowContext));
	// Looking at it makes it old: the badge stays until the step is left.
	const wasNew = useAppSelector((state) => selectIsNew(state, step));
	const [isNew] = useState(wasNew);
	const isStored = stored === step && wantedStep === null;

	useEffect(() => {
		dispatch(enterStep(step));
	}, [dispatch, step]);
	useEffect(() => {
		if (isStored) {
			dispatch(viewStep(step));
		}
	}, [dispatch, isStored, step]);

	const failure = useAppSelector(
		(state) => selectSession(state).changesFailure ?? selectSession(state).stepFailure,
	);
	return {
		step,
		progress,
		isNew,
		failure: failure ? failureText(failure) : '',
		onRetry: () => {
			dispatch(enterStep(step));
			void dispatch(saveChanges());
		},
	};
}

/** The flow's progress at that step; in an onboarding, its own count (REC-109). */
export function progressOf(step: Step, answers: Answers, context: FlowContext): Progress {
	if (answers.onboarding.active) {
		const position = positionOf(step, answers, context);
		return position ? { kind: 'position', number: position.number, total: position.total } : { kind: 'none' };
	}
	const value = VALUES[step];
	return value === undefined
		? { kind: 'none' }
		: { kind: 'value', value, ...positionInChain(step, answers, context) };
}

/** The link to the next step; it is known before it is followed. */
export const useNextHref = (step: Step): string =>
	useAppSelector((state) => hrefOf(selectNextStep(state, step)));

/** The second link of a step: back to a summary viewed before, but not from an onboarding (facts 17.4). */
export const useHasSummary = (): boolean =>
	useAppSelector((state) => {
		const { viewed, onboarding } = selectAnswers(state);
		return viewed.includes('summary') && !onboarding.active;
	});

/** Records what is done in a step (EVT-025). */
export function useStepEvent(kind: 'feature' | 'resource', step: Step): (action: string) => void {
	const dispatch = useAppDispatch();
	return (action) => dispatch(track(`jetpack_recommended_${kind}_${action}_click`, { feature: step }));
}

/** An image of the recommendations; empty if the host doesn't say where they are. */
export const useStepImage = (name: string): string =>
	useAppSelector((state) => selectImageUrl(state, `recommendations/${name}.svg`));
