/** The flow of the recommendations: pure rules, from what is stored and what is true of the site to the next step. */
import type { Answers } from './answers';
import { applies, type Facts } from './applies';
import { onboardingFlow, type Onboarding } from './onboarding';
import { isConditional, isStep, type Step } from './steps';

/** The default flow up to the summary (REC-076). */
const CHAIN = [
	'site-type-question',
	'agency',
	'woocommerce',
	'monitor',
	'related-posts',
	'creative-mail',
	'site-accelerator',
	'publicize',
	'vaultpress-for-woocommerce',
	'vaultpress-backup',
] as const satisfies readonly Step[];

/** Where the default flow goes on after stored names that do not stand in it (REC-075, REC-077; reference facts 17.2). */
const ENTRANCES: Readonly<Record<string, (typeof CHAIN)[number]>> = {
	'not-started': 'site-type-question',
	'setup-wizard-completed': 'agency',
	'banner-completed': 'agency',
	'product-suggestions': 'woocommerce',
};

/** Steps after that one, applying or not; none after what does not stand in the default flow (REC-078). */
function stepsAfter(from: string): readonly Step[] {
	const entrance = Object.hasOwn(ENTRANCES, from) ? ENTRANCES[from] : undefined;
	if (entrance) {
		return CHAIN.slice(CHAIN.indexOf(entrance));
	}
	const index = (CHAIN as readonly string[]).indexOf(from);
	return index === -1 ? [] : CHAIN.slice(index + 1);
}

/** Steps of an onboarding after that one; none after what does not stand in it. */
function onboardingStepsAfter(name: Onboarding, from: string): readonly Step[] {
	const flow = onboardingFlow(name);
	const index = (flow as readonly string[]).indexOf(from);
	return index === -1 ? [] : flow.slice(index + 1);
}

/** The next step that applies, in the active onboarding or in the default flow; the summary in the end (REC-079, REC-095). */
export function nextStep(from: string, facts: Facts, onboarding: Onboarding | null): Step {
	const steps = onboarding ? onboardingStepsAfter(onboarding, from) : stepsAfter(from);
	return steps.find((step) => applies(step, facts)) ?? 'summary';
}

/** How many steps of an onboarding apply: what is stored with a new one (REC-111). */
export const countSteps = (name: Onboarding, facts: Facts): number =>
	onboardingFlow(name).filter((step) => applies(step, facts)).length;

/** Where a step stands in the active onboarding. */
export interface Place {
	/** Counted from 1. */
	number: number;
	total: number;
	/** Steps that are still to come. */
	remaining: number;
}

/**
 * Where a step stands in the active onboarding; null outside of it (UI-023). Counted from the end: what was switched on
 * in a step no longer applies, but was a step of this onboarding. The total is the stored one, unless it cannot be.
 */
export function placeOf(step: Step, { onboarding }: Answers, facts: Facts): Place | null {
	const { active, totalSteps } = onboarding;
	if (!active || !onboardingFlow(active).includes(step)) {
		return null;
	}
	const remaining = onboardingStepsAfter(active, step).filter((each) => applies(each, facts)).length;
	const total = Math.max(totalSteps ?? countSteps(active, facts), remaining + 1);
	return { number: total - remaining, total, remaining };
}

/** New recommendations: what has come up and nobody has looked at (REC-117). */
export const newRecommendations = (conditional: readonly string[], viewed: readonly string[]): string[] =>
	conditional.filter((step) => !viewed.includes(step));

/**
 * New recommendations that were done elsewhere before anybody looked at them: no step shows them any more, so that they
 * would stay new for good.
 */
export const settledRecommendations = (facts: Facts, viewed: readonly string[]): Step[] =>
	newRecommendations(facts.conditional, viewed)
		.filter(isConditional)
		.filter((step) => !applies(step, facts));

interface Stored {
	/** Stored since the page was loaded; null when none was. */
	step: Step | null;
	/** What the host had stored when the page was loaded; may name no step. */
	hostStep: string;
}

/** The step that the bare address leads to (REC-002 to REC-005, REC-103). Always one of the flow or its end. */
export function currentStep({ step, hostStep }: Stored, answers: Answers, facts: Facts): Step {
	const { active, hasStarted } = answers.onboarding;
	// Bought, or its turn, since that step was stored.
	if (step && !(active && !hasStarted)) {
		return step;
	}
	if (active) {
		return hasStarted ? resolve(hostStep, facts, active) : firstStep(active);
	}
	if (hostStep === 'summary' && !answers.viewed.includes('site-type-question')) {
		return 'site-type-question';
	}
	const fresh = newRecommendations(facts.conditional, answers.viewed)
		.filter(isConditional)
		.find((each) => applies(each, facts));
	return fresh ?? resolve(hostStep, facts, null);
}

const firstStep = (name: Onboarding): Step => onboardingFlow(name)[0] ?? 'summary';

/** The step of a stored name: of the early names the one that follows; of unknown ones the summary (REC-004, REC-005). */
function resolve(stored: string, facts: Facts, onboarding: Onboarding | null): Step {
	if (isStep(stored)) {
		return stored;
	}
	if (onboarding && Object.hasOwn(ENTRANCES, stored)) {
		return firstStep(onboarding);
	}
	// An empty name is no name: nothing is stored yet.
	return nextStep(stored || 'not-started', facts, null);
}

/**
 * The step after the screens outside the flow: the one after the stored step (REC-104). In an onboarding that has not begun
 * that is its first one.
 */
export function stepAfterOutside(stored: Stored, answers: Answers, facts: Facts): Step {
	const { active, hasStarted } = answers.onboarding;
	if (active && !hasStarted) {
		return firstStep(active);
	}
	return nextStep(stored.step ?? (stored.hostStep || 'not-started'), facts, active);
}
