import type { RecommendationsData } from '../../rest-api/recommendations';
import { readAnswers } from './answers';
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
import { featureOf, FEATURES, isStep, slugOf, type Step, stepAt, STEP_SLUGS, STEPS } from './steps';

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
/** No step with a rule applies. */
const NOTHING: FlowContext = {
	isFreePlan: false,
	isWithoutUpgrade: false,
	hasSuggestions: false,
	isUserLinked: false,
	isAgency: false,
	isStore: false,
	conditional: [],
	active: ['related-posts', 'creative-mail', 'site-accelerator'],
	installed: [],
	awaitsCredentials: false,
};

describe('applies', () => {
	it('is true for just these steps if no rule holds [REC-080]', () => {
		expect(STEPS.filter((step) => applies(step, NOTHING)).sort()).toEqual([
			...['antispam-activated', 'backup-activated', 'product-purchased', 'scan-activated'],
			...['search-activated', 'site-type-question', 'summary', 'videopress-activated'],
			...['welcome__antispam', 'welcome__backup', 'welcome__complete', 'welcome__scan'],
			...['welcome__search', 'welcome__security', 'welcome__videopress'],
		]);
	});

	/** Each rule with what makes it true, and every way to lose it. */
	it.each<[Step, Partial<FlowContext>, ...Partial<FlowContext>[]]>([
		[
			'product-suggestions',
			{ isWithoutUpgrade: true, hasSuggestions: true },
			{ isWithoutUpgrade: false },
			{ hasSuggestions: false },
		],
		['vaultpress-backup', { isFreePlan: true }],
		[
			'vaultpress-for-woocommerce',
			{ isFreePlan: true, active: ['woocommerce'] },
			{ isFreePlan: false },
			{ active: [] },
		],
		['agency', { isAgency: true }],
		[
			'woocommerce',
			{ isStore: true },
			{ installed: ['woocommerce'] },
			{ active: ['woocommerce'], installed: ['woocommerce'] },
		],
		['monitor', { isUserLinked: true }, { active: ['monitor'] }],
		['related-posts', { active: [] }],
		['creative-mail', { active: [] }],
		['site-accelerator', { active: [] }],
		['publicize', { conditional: ['publicize'] }, { active: ['publicize'] }],
		['videopress', { conditional: ['videopress'] }, { active: ['videopress'] }],
		['boost', { conditional: ['boost'] }, { conditional: ['publicize'] }, { active: ['boost'] }],
		['protect', { conditional: ['protect'] }, { installed: ['protect'] }],
		['anti-spam', { conditional: ['anti-spam'] }],
		['backup-plan', { conditional: ['backup-plan'] }],
		['server-credentials', { awaitsCredentials: true }],
	])(
		'is true for %s only if its rule holds [REC-081, REC-082, REC-083, REC-084, REC-085, REC-086, REC-087, REC-088, REC-089, REC-090]',
		(step, enough, ...losses) => {
			expect(applies(step, { ...NOTHING, ...enough })).toBe(true);
			for (const loss of losses) {
				expect(applies(step, { ...NOTHING, ...enough, ...loss })).toBe(false);
			}
		},
	);
});

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
	it('follows the default flow in order, and skips steps that don’t apply [REC-075, REC-076, REC-079]', () => {
		expect(walk('not-started', withShop, null)).toEqual([
			...['site-type-question', 'agency', 'woocommerce', 'monitor', 'related-posts', 'creative-mail'],
			...['site-accelerator', 'publicize', 'vaultpress-for-woocommerce', 'vaultpress-backup', 'summary'],
		]);
		const few = { isAgency: false, isStore: false, isFreePlan: false, conditional: [] };
		const context: FlowContext = { ...ALL, ...few, active: ['related-posts', 'creative-mail'] };
		expect(walk('site-type-question', context, null)).toEqual(['monitor', 'site-accelerator', 'summary']);
	});

	it.each<[string, string, Onboarding?]>([
		['setup-wizard-completed', 'agency'],
		['banner-completed', 'agency'],
		['product-suggestions', 'woocommerce'],
		...['protect', 'anti-spam', 'videopress', 'backup-plan', 'boost', 'summary', 'toString', 'odd', ''].map(
			(from): [string, string] => [from, 'summary'],
		),
		['agency', 'summary', 'JETPACK_SCAN'],
	])('after %s is %s [REC-077, REC-078]', (from, to, onboarding = undefined) => {
		expect(nextStep(from, ALL, onboarding ?? null)).toBe(to);
	});

	it.each(ONBOARDINGS)(
		'follows %s to the summary, skipping steps that don’t apply [REC-094, REC-095]',
		(name) => {
			const [welcome = 'summary', ...rest] = onboardingFlow(name);
			expect(walk(welcome, ALL, name)).toEqual([...rest, 'summary']);
			const always = rest.filter((step) => step.endsWith('-activated'));
			expect(walk(welcome, { ...NOTHING, active: FEATURES }, name)).toEqual([...always, 'summary']);
		},
	);
});

const answers = (data: RecommendationsData = {}) => readAnswers(data);
const viewed = (...viewedRecommendations: string[]) => ({ viewedRecommendations });
const SCAN = { onboardingActive: 'JETPACK_SCAN' };
const SECURITY = { onboardingActive: 'JETPACK_SECURITY' };
const begun = (data: RecommendationsData) => ({ ...data, onboardingHasStarted: true });

describe('current step', () => {
	const none: FlowContext = { ...ALL, conditional: [] };
	const fresh: FlowContext = { ...ALL, conditional: ['publicize', 'of-another-version', 'protect', 'boost'] };
	const seen = viewed('site-type-question', 'publicize');

	it.each<[string, Step, RecommendationsData?, FlowContext?, Step?]>([
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
		// What was stored since the page loaded, unless an onboarding is waiting.
		['summary', 'monitor', {}, ALL, 'monitor'],
		['summary', 'monitor', begun(SCAN), ALL, 'monitor'],
		['summary', 'welcome__scan', SCAN, ALL, 'monitor'],
		// An onboarding's first step until it starts.
		['scan-activated', 'welcome__security', SECURITY],
		['scan-activated', 'scan-activated', begun(SECURITY)],
		['not-started', 'welcome__security', begun(SECURITY)],
		['summary', 'site-type-question', {}],
		['summary', 'summary', viewed('site-type-question')],
		// The first new recommendation that applies, ahead of the host's step.
		['summary', 'protect', seen, fresh],
		['monitor', 'boost', seen, { ...fresh, installed: ['protect'] }],
		['monitor', 'monitor', viewed(...fresh.conditional), fresh],
	])(
		'for the stored %p is %s [REC-004, REC-005, REC-103]: %j',
		(hostStep, expected, data = viewed(...STEPS), context = none, step) => {
			expect(currentStep({ step: step ?? null, hostStep }, answers(data), context)).toBe(expected);
		},
	);
});

describe('step after the screens outside the flow', () => {
	it.each<[string, Step, RecommendationsData?]>([
		['monitor', 'related-posts'],
		['not-started', 'site-type-question'],
		['', 'site-type-question'],
		['product-suggestions', 'woocommerce'],
		['summary', 'summary'],
		['summary', 'welcome__scan', SCAN],
		['welcome__scan', 'monitor', begun(SCAN)],
	])('for the stored %p is %s [REC-104]', (hostStep, next, data = {}) => {
		expect(stepAfterOutside({ step: null, hostStep }, answers(data), ALL)).toBe(next);
		if (isStep(hostStep)) {
			expect(stepAfterOutside({ step: hostStep, hostStep: 'boost' }, answers(data), ALL)).toBe(next);
		}
	});
});

describe('position in an onboarding', () => {
	const running = (onboardingTotalSteps: string) => answers({ ...begun(SECURITY), onboardingTotalSteps });

	it('counts from 1 to the total, also when a step’s feature is turned on, and is null outside [UI-023, REC-111]', () => {
		expect(countSteps('JETPACK_SECURITY', ALL)).toBe(7);
		const flow = onboardingFlow('JETPACK_SECURITY');
		expect(flow.map((step) => positionOf(step, running('7'), ALL))).toEqual(
			flow.map((_, index) => ({ number: index + 1, remaining: 6 - index, total: 7 })),
		);
		const before = positionOf('monitor', running('7'), ALL);
		expect(positionOf('monitor', running('7'), { ...ALL, active: ['monitor'] })).toEqual(before);
		expect(positionOf('agency', running('7'), ALL)).toBeNull();
		expect(positionOf('monitor', answers(), ALL)).toBeNull();
	});

	it.each(['', '0', '2', 'many'])('has a plausible total when %p is stored', (stored) => {
		expect(positionOf('backup-activated', running(stored), ALL)?.total).toBeGreaterThanOrEqual(6);
	});
});

it('new recommendations are the ones nobody has viewed yet [REC-117]', () => {
	const added = newRecommendations(['boost', 'protect', 'publicize'], ['protect', 'monitor']);
	expect(added).toEqual(['boost', 'publicize']);
});

it('the position in the default flow counts steps that apply or were viewed, and is null outside [REC-007]', () => {
	const at = (step: Step, seen: readonly Step[], context: FlowContext) =>
		positionInChain(step, { viewed: [...seen] }, context);
	expect(at('site-type-question', [], withShop)).toEqual({ number: 1, total: 10 });
	expect(at('vaultpress-backup', STEPS, withShop)).toEqual({ number: 10, total: 10 });
	const few = { isAgency: false, isStore: false, conditional: [] };
	const context: FlowContext = { ...ALL, ...few, active: ['monitor'] };
	expect(at('related-posts', ['site-type-question', 'monitor'], context)?.number).toBe(3);
	expect(at('related-posts', ['site-type-question'], context)?.number).toBe(2);
	expect([at('summary', [], ALL), at('protect', [], ALL)]).toEqual([null, null]);
});

describe('step names', () => {
	it('match the specification, each with its own slug [SHELL-016, REC-003, REC-102]', () => {
		const listed =
			'site-type product-suggestions product-purchased agency woocommerce monitor related-posts creative-mail site-accelerator ' +
			'publicize protect anti-spam videopress backup-plan boost summary vaultpress-backup vaultpress-for-woocommerce welcome-backup ' +
			'welcome-complete welcome-security welcome-antispam welcome-videopress welcome-search welcome-scan backup-activated ' +
			'scan-activated antispam-activated videopress-activated search-activated server-credentials';
		expect([...STEP_SLUGS].sort()).toEqual(listed.split(' ').sort());
		for (const step of STEPS) {
			expect(slugOf(step)).toBe(step === 'site-type-question' ? 'site-type' : step.replace('__', '-'));
			expect(stepAt(slugOf(step))).toBe(step);
		}
	});

	it('throw an internal error when unknown [REC-071]', () => {
		expect(() => featureOf('agency')).toThrow('Unknown feature: agency');
		expect(() => onboardingFlow('JETPACK_HOSTING')).toThrow('Unknown onboarding: JETPACK_HOSTING');
		expect(() => onboardingFlow('toString')).toThrow('Unknown onboarding: toString');
		expect(featureOf('boost')).toBe('boost');
	});
});
