import type { Answers } from './answers';
import { type Onboarding, onboardingFlow } from './onboarding';
import { type Feature, isConditional, isStep, type Step } from './steps';

/** The flow of the recommendations: pure rules from what's stored and true of the site to the next step. */

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

/** The flow goes on here after stored names that aren't part of it (REC-075, REC-077; facts 17.2). */
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

/**
 * The next step that applies, in the active onboarding or the default flow; finally the summary (REC-079,
 * REC-095).
 */
export function nextStep(from: string, context: FlowContext, onboarding: Onboarding | null): Step {
	const steps = onboarding ? onboardingStepsAfter(onboarding, from) : stepsAfter(from);
	return steps.find((step) => applies(step, context)) ?? 'summary';
}

/** The number of an onboarding's steps that apply, which is stored with a new one (REC-111). */
export const countSteps = (name: Onboarding, context: FlowContext): number =>
	onboardingFlow(name).filter((step) => applies(step, context)).length;

/** Position of a step in the active onboarding. */
export interface Position {
	/** Counted from 1. */
	number: number;
	total: number;
	/** Steps that are still to come. */
	remaining: number;
}

/**
 * Position of a step in the active onboarding; null outside of it (UI-023). Counted from the end: what was
 * turned on in a step no longer applies, but was a step. The total is the stored one, unless that's
 * impossible.
 */
export function positionOf(step: Step, { onboarding }: Answers, context: FlowContext): Position | null {
	const { active, totalSteps } = onboarding;
	if (!active || !onboardingFlow(active).includes(step)) {
		return null;
	}
	const remaining = onboardingStepsAfter(active, step).filter((each) => applies(each, context)).length;
	const total = Math.max(totalSteps ?? countSteps(active, context), remaining + 1);
	return { number: total - remaining, total, remaining };
}

/**
 * Position of a step in the default flow: among those that apply and those that were seen before it; null for
 * one outside of it. What's turned on in a step no longer applies, but was a step.
 */
export function positionInChain(
	step: Step,
	{ viewed }: Pick<Answers, 'viewed'>,
	context: FlowContext,
): Omit<Position, 'remaining'> | null {
	const at = CHAIN.findIndex((each) => each === step);
	if (at === -1) {
		return null;
	}
	const before = CHAIN.slice(0, at).filter((each) => viewed.includes(each)).length;
	const after = CHAIN.slice(at + 1).filter((each) => applies(each, context)).length;
	return { number: before + 1, total: before + 1 + after };
}

/** New recommendations: what has come up and nobody has looked at (REC-117). */
export const newRecommendations = (conditional: readonly string[], viewed: readonly string[]): string[] =>
	conditional.filter((step) => !viewed.includes(step));

/**
 * New recommendations that were done elsewhere before anyone viewed them: no step shows them any more, so
 * they'd stay new forever.
 */
export const settledRecommendations = (context: FlowContext, viewed: readonly string[]): Step[] =>
	newRecommendations(context.conditional, viewed)
		.filter(isConditional)
		.filter((step) => !applies(step, context));

interface Stored {
	/** Stored since the page was loaded; null when none was. */
	step: Step | null;
	/** The host's step when the page was loaded; may name no step. */
	hostStep: string;
}

/** The step the bare path leads to (REC-002 to REC-005, REC-103): one of the flow, or the summary. */
export function currentStep({ step, hostStep }: Stored, answers: Answers, context: FlowContext): Step {
	const { active, hasStarted } = answers.onboarding;
	// Bought, or its turn, since that step was stored.
	if (step && !(active && !hasStarted)) {
		return step;
	}
	if (active) {
		return hasStarted ? resolve(hostStep, context, active) : firstStep(active);
	}
	if (hostStep === 'summary' && !answers.viewed.includes('site-type-question')) {
		return 'site-type-question';
	}
	const fresh = newRecommendations(context.conditional, answers.viewed)
		.filter(isConditional)
		.find((each) => applies(each, context));
	return fresh ?? resolve(hostStep, context, null);
}

const firstStep = (name: Onboarding): Step => onboardingFlow(name)[0] ?? 'summary';

/**
 * The step of a stored name: for early names the next one, for unknown ones the summary (REC-004, REC-005).
 */
function resolve(stored: string, context: FlowContext, onboarding: Onboarding | null): Step {
	if (isStep(stored)) {
		return stored;
	}
	if (onboarding && Object.hasOwn(ENTRANCES, stored)) {
		return firstStep(onboarding);
	}
	// An empty name is no name: nothing is stored yet.
	return nextStep(stored || 'not-started', context, null);
}

/**
 * The step after the screens outside the flow: the one after the stored step (REC-104), or the first of an
 * onboarding that hasn't started.
 */
export function stepAfterOutside(stored: Stored, answers: Answers, context: FlowContext): Step {
	const { active, hasStarted } = answers.onboarding;
	if (active && !hasStarted) {
		return firstStep(active);
	}
	return nextStep(stored.step ?? (stored.hostStep || 'not-started'), context, active);
}

/** The rules of the steps look at this. */
export interface FlowContext {
	/** The plan is of the class free (REC-116), and the user may buy another (ROLE-011). */
	isFreePlan: boolean;
	/** The plan is `jetpack_free`, and no product is in force (REC-116). */
	isWithoutUpgrade: boolean;
	hasSuggestions: boolean;
	/** The user has an account at the provider. */
	isUserLinked: boolean;
	isAgency: boolean;
	isStore: boolean;
	/** Steps that something on the site has given rise to; hosts may know more than this app does. */
	conditional: readonly string[];
	/** Features that are on, and plugins of features that are installed, running or not. */
	active: readonly Feature[];
	installed: readonly Feature[];
	/** Backups cannot reach the server of the site. */
	awaitsCredentials: boolean;
}

const always = () => true;
const isOff = (feature: Feature) => (context: FlowContext) => !context.active.includes(feature);
const isNew = (feature: Feature) => (context: FlowContext) =>
	context.conditional.includes(feature) && !context.active.includes(feature);

/** When a step is worth showing (REC-080 to REC-090; facts 17.3 for the rest). */
const RULES: Readonly<Partial<Record<Step, (context: FlowContext) => boolean>>> = {
	'product-suggestions': (context) => context.isWithoutUpgrade && context.hasSuggestions,
	'vaultpress-backup': (context) => context.isFreePlan,
	'vaultpress-for-woocommerce': (context) => context.isFreePlan && context.active.includes('woocommerce'),
	agency: (context) => context.isAgency,
	woocommerce: (context) => context.isStore && !context.installed.includes('woocommerce'),
	monitor: (context) => context.isUserLinked && !context.active.includes('monitor'),
	'related-posts': isOff('related-posts'),
	'creative-mail': isOff('creative-mail'),
	'site-accelerator': isOff('site-accelerator'),
	publicize: isNew('publicize'),
	videopress: isNew('videopress'),
	boost: isNew('boost'),
	protect: (context) => context.conditional.includes('protect') && !context.installed.includes('protect'),
	'anti-spam': (context) => context.conditional.includes('anti-spam'),
	'backup-plan': (context) => context.conditional.includes('backup-plan'),
	'server-credentials': (context) => context.awaitsCredentials,
};

/** Steps without a rule always apply (REC-080). */
export const applies = (step: Step, context: FlowContext): boolean => (RULES[step] ?? always)(context);
