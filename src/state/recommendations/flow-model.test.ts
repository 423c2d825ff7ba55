import fc from 'fast-check';
import { anyData, anyFacts, anyName } from '../../../tests/support/recommendations-arbitraries';
import type { RecommendationsData } from '../../rest-api/contract/recommendations';
import { applyChange, type Change, readAnswers } from './answers';
import {
	applies,
	countSteps,
	currentStep,
	type FlowContext,
	nextStep,
	positionOf,
	settledRecommendations,
} from './flow';
import { type OnboardingPurchase, changedOnboarding, type Onboarding, ONBOARDINGS } from './onboarding';
import { isFeature, type Step } from './steps';

/** A site that is visited: the engine, driven as the thunks drive it. */
interface Visit {
	map: RecommendationsData;
	hostStep: string;
	context: FlowContext;
	purchases: OnboardingPurchase[];
	at: Step;
}

/** What must be true of it, kept with nothing but sets and names. */
interface Model {
	decided: Map<string, 'selected' | 'skipped'>;
	/** Introduced by their onboarding, and what the site has. */
	introduced: Set<Onboarding>;
	bought: Set<Onboarding>;
	running: Onboarding | null;
	/** The running one has shown a step; until then a higher one goes before it. */
	isStarted: boolean;
}

const WELCOME: Record<Onboarding, Step> = {
	JETPACK_COMPLETE: 'welcome__complete',
	JETPACK_SECURITY: 'welcome__security',
	JETPACK_BACKUP: 'welcome__backup',
	JETPACK_ANTI_SPAM: 'welcome__antispam',
	JETPACK_VIDEOPRESS: 'welcome__videopress',
	JETPACK_SEARCH: 'welcome__search',
	JETPACK_SCAN: 'welcome__scan',
};
/** What each one tells of, itself included. */
const TOLD: Record<Onboarding, readonly Onboarding[]> = {
	JETPACK_COMPLETE: ONBOARDINGS,
	JETPACK_SECURITY: ['JETPACK_SECURITY', 'JETPACK_BACKUP', 'JETPACK_ANTI_SPAM', 'JETPACK_SCAN'],
	JETPACK_BACKUP: ['JETPACK_BACKUP'],
	JETPACK_ANTI_SPAM: ['JETPACK_ANTI_SPAM'],
	JETPACK_VIDEOPRESS: ['JETPACK_VIDEOPRESS'],
	JETPACK_SEARCH: ['JETPACK_SEARCH'],
	JETPACK_SCAN: ['JETPACK_SCAN'],
};
const SLUG: Record<Onboarding, string> = {
	JETPACK_COMPLETE: 'jetpack_complete',
	JETPACK_SECURITY: 'jetpack_security_t1_yearly',
	JETPACK_BACKUP: 'jetpack_backup_t1_yearly',
	JETPACK_ANTI_SPAM: 'jetpack_anti_spam',
	JETPACK_VIDEOPRESS: 'jetpack_videopress',
	JETPACK_SEARCH: 'jetpack_search',
	JETPACK_SCAN: 'jetpack_scan',
};

const answersOf = (visit: Visit) => readAnswers(visit.map);
const change = (visit: Visit, ...changes: Change[]) => {
	visit.map = changes.reduce(applyChange, visit.map);
};

/** What was bought is compared with what is stored. */
function compare(visit: Visit): void {
	const changed = changedOnboarding(answersOf(visit).onboarding, visit.purchases);
	if (changed) {
		const { active, viewed, hasNew } = changed;
		const totalSteps = hasNew && active ? countSteps(active, visit.context) : null;
		change(visit, { kind: 'onboarding', active, viewed, totalSteps });
	}
}

/** A step comes on the screen. */
function enter(visit: Visit, step: Step): void {
	const { active, hasStarted } = answersOf(visit).onboarding;
	if (active && hasStarted && step === 'summary') {
		change(visit, { kind: 'onboarding-ended' });
		compare(visit);
	} else if (active && !hasStarted && step !== 'summary') {
		change(visit, { kind: 'onboarding-started' });
	}
	change(visit, { kind: 'viewed', step });
	visit.at = step;
	visit.hostStep = step;
}

/** The page is loaded, at the bare address. */
function load(visit: Visit): void {
	compare(visit);
	for (const step of settledRecommendations(visit.context, answersOf(visit).viewed)) {
		change(visit, { kind: 'viewed', step });
	}
	enter(visit, currentStep({ step: null, hostStep: visit.hostStep }, answersOf(visit), visit.context));
}

/** True at any time: the lists are the model's, and the way leads to the summary over steps that apply. */
function check(model: Model, visit: Visit): void {
	const answers = answersOf(visit);
	const of = (kind: string) => [...model.decided].filter(([, each]) => each === kind).map(([step]) => step);
	expect([...answers.selected].sort()).toEqual(of('selected').sort());
	expect([...answers.skipped].sort()).toEqual(of('skipped').sort());
	expect(answers.viewed).toContain(visit.at);
	expect(answers.onboarding.active).toBe(model.running);
	const position = positionOf(visit.at, answers, visit.context);
	expect(position === null || position.number + position.remaining === position.total).toBe(true);

	const passed: Step[] = [visit.at];
	for (let step = visit.at; step !== 'summary';) {
		step = nextStep(step, visit.context, answers.onboarding.active);
		expect(passed).not.toContain(step);
		expect(applies(step, visit.context)).toBe(true);
		passed.push(step);
	}
}

type Command = fc.Command<Model, Visit>;
const command = (name: string, run: (model: Model, visit: Visit) => void): Command => ({
	check: () => true,
	run: (model, visit) => {
		run(model, visit);
		check(model, visit);
	},
	toString: () => name,
});

/** What came up, is known to the app, and was not looked at. */
const unseenOf = (visit: Visit): Step[] =>
	(['publicize', 'protect', 'anti-spam', 'videopress', 'backup-plan', 'boost'] as const).filter(
		(step) => visit.context.conditional.includes(step) && !answersOf(visit).viewed.includes(step),
	);

const decide = (kind: 'selected' | 'skipped', works: boolean) =>
	command(`${kind}${works ? '' : ', in vain'}`, (model, visit) => {
		const { at, context } = visit;
		if (kind === 'selected' && !works) {
			return;
		}
		change(visit, { kind, step: at });
		model.decided.set(at, kind);
		if (kind === 'selected' && isFeature(at)) {
			visit.context = { ...context, active: [...context.active, at], installed: [...context.installed, at] };
		}
	});

/** The current onboarding: the running one, else the highest that waits. */
function introduce(model: Model): void {
	const { bought, introduced } = model;
	if (model.running && (!model.isStarted || !bought.has(model.running))) {
		introduced.delete(model.running);
		model.running = null;
	}
	model.introduced = new Set([...introduced].filter((name) => bought.has(name)));
	const [first] = ONBOARDINGS.filter((name) => bought.has(name) && !model.introduced.has(name));
	if (!model.running && first) {
		model.running = first;
		model.isStarted = false;
		TOLD[first].filter((name) => bought.has(name)).forEach((name) => model.introduced.add(name));
	}
}

/** The summary ends what was begun, and the next one waits then; any other step begins what waits. */
function arrive(model: Model, visit: Visit): void {
	if (visit.at !== 'summary') {
		model.isStarted = true;
	} else if (model.running && model.isStarted) {
		model.running = null;
		introduce(model);
	}
}

const next = command('next', (model, visit) => {
	enter(visit, nextStep(visit.at, visit.context, answersOf(visit).onboarding.active));
	arrive(model, visit);
});

const reload = command('reload', (model, visit) => {
	const before = visit.at;
	introduce(model);
	const fresh = unseenOf(visit);
	load(visit);
	if (model.running && !model.isStarted) {
		expect(visit.at).toBe(WELCOME[model.running]);
	} else if (visit.at !== before) {
		// Without an onboarding, what is new goes first; the first question, where only the summary was seen.
		expect(model.running).toBeNull();
		expect([...fresh, ...(before === 'summary' ? ['site-type-question'] : [])]).toContain(visit.at);
		expect(applies(visit.at, visit.context)).toBe(true);
	}
	// Nothing that cannot be shown stays new.
	expect(unseenOf(visit).filter((step) => !applies(step, visit.context))).toEqual([]);
	arrive(model, visit);
});

const otherTab = (kind: 'selected' | 'skipped', step: Step) =>
	command(`${step} ${kind} in another tab`, (model, visit) => {
		change(visit, { kind, step }, { kind: 'viewed', step: visit.at });
		model.decided.set(step, kind);
	});

const comesUp = (slug: string) =>
	command(`${slug} comes up`, (_model, visit) => {
		visit.context = { ...visit.context, conditional: [...new Set([...visit.context.conditional, slug])] };
	});

const buy = (name: Onboarding) =>
	command(`buy ${name}`, (model, visit) => {
		visit.purchases.push({ product_slug: SLUG[name], active: true, subscribed_date: '2026-01-01T00:00:00Z' });
		model.bought.add(name);
	});

const lapse = (name: Onboarding) =>
	command(`lapse ${name}`, (model, visit) => {
		visit.purchases = visit.purchases.filter(({ product_slug }) => product_slug !== SLUG[name]);
		model.bought.delete(name);
	});

const anyDecision = fc.constantFrom<'selected' | 'skipped'>('selected', 'skipped');
const anyOnboarding = fc.constantFrom(...ONBOARDINGS);
const commands = fc.commands(
	[
		fc.tuple(anyDecision, fc.boolean()).map(([kind, works]) => decide(kind, works)),
		fc.constant(next),
		fc.constant(next),
		fc.constant(reload),
		fc
			.tuple(anyDecision, fc.constantFrom<Step>('monitor', 'boost', 'agency', 'anti-spam'))
			.map(([kind, step]) => otherTab(kind, step)),
		fc.constantFrom('boost', 'protect', 'anti-spam', 'publicize', 'summary', 'unheard-of').map(comesUp),
		anyOnboarding.map(buy),
		anyOnboarding.map(lapse),
	],
	{ maxCommands: 40 },
);

describe('recommendations visit', () => {
	it('keeps decisions and leads to the summary, whatever happens [REC-067, REC-068, REC-079, REC-095, REC-096, REC-103, REC-111, REC-112]', () => {
		fc.assert(
			fc.property(anyFacts, anyData, anyName, commands, (context, map, hostStep, list) => {
				fc.modelRun(() => {
					const visit: Visit = { map, hostStep, context, purchases: [], at: 'summary' };
					load(visit);
					const { selected, skipped, onboarding } = answersOf(visit);
					const model: Model = {
						decided: new Map(),
						introduced: new Set(),
						bought: new Set(),
						running: onboarding.active,
						isStarted: onboarding.hasStarted,
					};
					selected.forEach((step) => model.decided.set(step, 'selected'));
					skipped.forEach((step) => model.decided.set(step, 'skipped'));
					return { model, real: visit };
				}, list);
			}),
			{ seed: 94, numRuns: 400 },
		);
	});
});
