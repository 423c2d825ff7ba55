import fc from 'fast-check';
import { anyData, anyFacts, anyName } from '../../../tests/support/recommendations-arbitraries';
import type { RecommendationsData } from '../../rest-api/recommendations';
import { applyChange, readAnswers } from './answers';
import {
	applies,
	countSteps,
	currentStep,
	type FlowContext,
	newRecommendations,
	nextStep,
	positionInChain,
	positionOf,
	stepAfterOutside,
} from './flow';
import { type Onboarding, onboardingFlow, ONBOARDINGS } from './onboarding';
import { FEATURES, isStep, type Step, STEPS } from './steps';

/** Everything of the default flow applies. */
const ALL: FlowContext = {
	isFreePlan: true,
	isWithoutUpgrade: true,
	hasSuggestions: true,
	isUserLinked: true,
	isAgency: true,
	isStore: true,
	conditional: ['publicize', 'protect', 'anti-spam', 'videopress', 'backup-plan', 'boost'],
	active: [],
	installed: [],
	awaitsCredentials: true,
};
const withShop: FlowContext = { ...ALL, active: ['woocommerce'] };

const walk = (from: string, context: FlowContext, onboarding: Onboarding | null): Step[] => {
	const seen: Step[] = [];
	for (let step = nextStep(from, context, onboarding); ; step = nextStep(step, context, onboarding)) {
		expect(seen).not.toContain(step);
		seen.push(step);
		if (step === 'summary') {
			return seen;
		}
	}
};

describe('next step', () => {
	it('follows the default flow in order [REC-075, REC-076]', () => {
		expect(walk('not-started', withShop, null)).toEqual([
			...['site-type-question', 'agency', 'woocommerce', 'monitor', 'related-posts', 'creative-mail'],
			...['site-accelerator', 'publicize', 'vaultpress-for-woocommerce', 'vaultpress-backup', 'summary'],
		]);
	});

	it.each([
		['setup-wizard-completed', 'agency'],
		['banner-completed', 'agency'],
		['product-suggestions', 'woocommerce'],
	])('after %s is %s [REC-077]', (from, to) => {
		expect(nextStep(from, ALL, null)).toBe(to);
	});

	it.each([
		...['protect', 'anti-spam', 'videopress', 'backup-plan', 'boost', 'summary', 'toString', 'nonsense', ''],
	])('after %s is the summary [REC-078]', (from) => {
		expect(nextStep(from, ALL, null)).toBe('summary');
	});

	it('skips steps that don’t apply [REC-079]', () => {
		const few = { isAgency: false, isStore: false, isFreePlan: false, conditional: [] };
		const context: FlowContext = { ...ALL, ...few, active: ['related-posts', 'creative-mail'] };
		const left = ['monitor', 'site-accelerator', 'summary'];
		expect(walk('site-type-question', context, null)).toEqual(left);
	});

	it.each(ONBOARDINGS)(
		'follows %s to the summary, skipping steps that don’t apply [REC-094, REC-095]',
		(name) => {
			const [welcome = 'summary', ...rest] = onboardingFlow(name);
			expect(walk(welcome, ALL, name)).toEqual([...rest, 'summary']);
			const off = { isUserLinked: false, awaitsCredentials: false };
			const none: FlowContext = { ...ALL, ...off, active: [...FEATURES] };
			const always = rest.filter((step) => step.endsWith('-activated'));
			expect(walk(welcome, none, name)).toEqual([...always, 'summary']);
		},
	);

	it('is the summary after a step outside the onboarding', () => {
		expect(nextStep('agency', ALL, 'JETPACK_SCAN')).toBe('summary');
	});
});

const answers = (data: RecommendationsData = {}) => readAnswers(data);
const at = (
	hostStep: string,
	data: RecommendationsData = {},
	context: FlowContext = { ...ALL, conditional: [] },
) => currentStep({ step: null, hostStep }, answers(data), context);
const viewedAll = { viewedRecommendations: [...STEPS] };

describe('current step', () => {
	it.each([
		['', 'site-type-question'],
		['not-started', 'site-type-question'],
		['site-type-question', 'site-type-question'],
		['setup-wizard-completed', 'agency'],
		['banner-completed', 'agency'],
		['of-another-version', 'summary'],
		['site-type', 'summary'],
		['constructor', 'summary'],
		['related-posts', 'related-posts'],
		['welcome__scan', 'welcome__scan'],
	])('for the stored %p is %s [REC-004, REC-005, REC-103]', (stored, step) => {
		expect(at(stored, viewedAll)).toBe(step);
	});

	it('is the one stored since the page loaded, unless an onboarding is waiting [REC-103]', () => {
		const at = { step: 'monitor', hostStep: 'summary' } as const;
		const data = { onboardingActive: 'JETPACK_SCAN' };
		expect(currentStep(at, answers({}), ALL)).toBe('monitor');
		expect(currentStep(at, answers({ ...data, onboardingHasStarted: true }), ALL)).toBe('monitor');
		expect(currentStep(at, answers(data), ALL)).toBe('welcome__scan');
	});

	it('is an onboarding’s first step until it starts, then the stored one [REC-103]', () => {
		const data = { onboardingActive: 'JETPACK_SECURITY' };
		expect(at('scan-activated', data)).toBe('welcome__security');
		expect(at('scan-activated', { ...data, onboardingHasStarted: true })).toBe('scan-activated');
		expect(at('not-started', { ...data, onboardingHasStarted: true })).toBe('welcome__security');
	});

	it('is the first question if the host is at the summary and the question is unseen [REC-103]', () => {
		expect(at('summary')).toBe('site-type-question');
		expect(at('summary', { viewedRecommendations: ['site-type-question'] })).toBe('summary');
	});

	it('is the first new recommendation that applies, ahead of the host’s step [REC-103]', () => {
		const seen = { viewedRecommendations: ['site-type-question', 'publicize'] };
		const conditional = ['publicize', 'of-another-version', 'protect', 'boost'];
		const context: FlowContext = { ...ALL, conditional };
		expect(at('summary', seen, context)).toBe('protect');
		expect(at('monitor', seen, { ...context, installed: ['protect'] })).toBe('boost');
		expect(at('monitor', { viewedRecommendations: conditional }, context)).toBe('monitor');
	});
});

describe('step after the screens outside the flow', () => {
	it.each([
		['monitor', 'related-posts'],
		['not-started', 'site-type-question'],
		['', 'site-type-question'],
		['product-suggestions', 'woocommerce'],
		['summary', 'summary'],
	])('for the stored %p is %s [REC-104]', (hostStep, next) => {
		expect(stepAfterOutside({ step: null, hostStep }, answers(), ALL)).toBe(next);
		if (isStep(hostStep)) {
			expect(stepAfterOutside({ step: hostStep, hostStep: 'boost' }, answers(), ALL)).toBe(next);
		}
	});

	it('is the first one of an onboarding that hasn’t started [REC-104]', () => {
		const data = { onboardingActive: 'JETPACK_SCAN' };
		const stored = { step: null, hostStep: 'summary' };
		expect(stepAfterOutside(stored, answers(data), ALL)).toBe('welcome__scan');
		const begun = answers({ ...data, onboardingHasStarted: true });
		expect(stepAfterOutside({ step: 'welcome__scan', hostStep: '' }, begun, ALL)).toBe('monitor');
	});
});

describe('position in an onboarding', () => {
	const running = (onboardingTotalSteps: string) => ({
		onboardingActive: 'JETPACK_SECURITY',
		onboardingHasStarted: true,
		onboardingTotalSteps,
	});

	it('counts from 1 to the total [UI-023, REC-111]', () => {
		expect(countSteps('JETPACK_SECURITY', ALL)).toBe(7);
		const flow = onboardingFlow('JETPACK_SECURITY');
		const positions = flow.map((step) => positionOf(step, answers(running('7')), ALL));
		expect(positions).toEqual(
			flow.map((_, index) => expect.objectContaining({ number: index + 1, remaining: 6 - index, total: 7 })),
		);
	});

	it('stays the same when the step’s feature is turned on', () => {
		const before = positionOf('monitor', answers(running('7')), ALL);
		expect(positionOf('monitor', answers(running('7')), { ...ALL, active: ['monitor'] })).toEqual(before);
	});

	it.each(['', '0', '2', 'many'])('has a plausible total when %p is stored', (stored) => {
		expect(positionOf('backup-activated', answers(running(stored)), ALL)?.total).toBeGreaterThanOrEqual(6);
	});

	it('is null outside the onboarding [UI-023]', () => {
		expect(positionOf('agency', answers(running('7')), ALL)).toBeNull();
		expect(positionOf('monitor', answers(), ALL)).toBeNull();
	});
});

describe('new recommendations', () => {
	it('are the ones nobody has viewed yet [REC-117]', () => {
		const added = newRecommendations(['boost', 'protect', 'publicize'], ['protect', 'monitor']);
		expect(added).toEqual(['boost', 'publicize']);
	});
});

describe('position in the default flow', () => {
	const seen = (...viewed: Step[]) => ({ viewed });

	it('counts the steps that apply, starting with the first [REC-007]', () => {
		expect(positionInChain('site-type-question', seen(), withShop)).toEqual({ number: 1, total: 10 });
		expect(positionInChain('vaultpress-backup', seen(...STEPS), withShop)).toEqual({ number: 10, total: 10 });
	});

	it('counts a viewed step even if it no longer applies', () => {
		const few = { isAgency: false, isStore: false, conditional: [] };
		const context: FlowContext = { ...ALL, ...few, active: ['monitor'] };
		const numberAfter = (...viewed: Step[]) =>
			positionInChain('related-posts', seen(...viewed), context)?.number;
		expect(applies('monitor', context)).toBe(false);
		expect(numberAfter('site-type-question', 'monitor')).toBe(3);
		expect(numberAfter('site-type-question')).toBe(2);
	});

	it('is null outside the flow', () => {
		expect(positionInChain('summary', seen(), ALL)).toBeNull();
		expect(positionInChain('protect', seen(), ALL)).toBeNull();
	});
});

describe('flow from any stored state', () => {
	it('starts where the user was, or at a step that applies [REC-002, REC-103]', () => {
		fc.assert(
			fc.property(anyFacts, anyData, anyName, (site, stored, hostStep) => {
				const first = currentStep({ step: null, hostStep }, readAnswers(stored), site);
				expect(isStep(first)).toBe(true);
				// The user's step stays, though it was turned on there and no longer applies.
				expect(first === hostStep || applies(first, site)).toBe(true);
			}),
			{ seed: 91, numRuns: 1000 },
		);
	});

	it('ends at the summary, with no repeated or inapplicable step, nor one outside the flow [REC-079, REC-095, REC-104]', () => {
		const outsiders: readonly Step[] = ['product-suggestions', 'product-purchased'];
		fc.assert(
			fc.property(anyFacts, anyData, anyName, (site, stored, hostStep) => {
				const known = readAnswers(stored);
				const { active } = known.onboarding;
				const first = currentStep({ step: null, hostStep }, known, site);
				const outside = stepAfterOutside({ step: null, hostStep }, known, site);
				for (const steps of [walk(first, site, active), [outside, ...walk(outside, site, active)]]) {
					expect(steps.at(-1)).toBe('summary');
					expect(steps.filter((step) => !applies(step, site) || outsiders.includes(step))).toEqual([]);
				}
			}),
			{ seed: 92, numRuns: 1000 },
		);
	});

	it('stays at the same step after a reload, whatever was decided [REC-103]', () => {
		const decisions = fc.array(fc.constantFrom('selected', 'skipped', 'viewed'), { maxLength: 12 });
		fc.assert(
			fc.property(anyFacts, anyData, anyName, decisions, (site, stored, hostStep, kinds) => {
				// Everything that came up was looked at: what is new goes first.
				let map: RecommendationsData = { ...stored, viewedRecommendations: [...STEPS, 'unheard-of'] };
				let step = currentStep({ step: null, hostStep }, readAnswers(map), site);
				map = applyChange(map, { kind: 'onboarding-started' });
				for (const kind of kinds) {
					map = applyChange(applyChange(map, { kind, step }), { kind: 'viewed', step });
					const known = readAnswers(map);
					expect(currentStep({ step: null, hostStep: step }, known, site)).toBe(step);
					const position = positionOf(step, known, site);
					expect(position && position.number + position.remaining).toBe(position && position.total);
					step = nextStep(step, site, known.onboarding.active);
				}
			}),
			{ seed: 93, numRuns: 500 },
		);
	});
});
