import fc from 'fast-check';
import type { RecommendationsAnswer, RecommendationsData } from '../../rest-api/recommendations';
import { applyChange, type Change, migrate, readAnswers } from './answers';
import { applies, currentStep, type FlowContext, nextStep, positionOf, stepAfterOutside } from './flow';
import { type Onboarding, ONBOARDINGS } from './onboarding';
import { type Feature, FEATURES, isStep, type Step, STEPS } from './steps';

const lists = (data: RecommendationsData) => {
	const { viewed, selected, skipped } = readAnswers(data);
	return { viewed, selected, skipped };
};

describe('stored answers', () => {
	it('use the old names if the new ones are missing [REC-056]', () => {
		const old = { 'site-type-business': true, 'site-type-other': true };
		expect(migrate(old)).toEqual({ ...old, 'site-type-agency': true, 'site-type-personal': true });
		expect(readAnswers(old).siteType).toEqual({ isAgency: true, isStore: false, isPersonal: true });
	});

	it('never let an old name overwrite a new one [REC-057]', () => {
		const both = {
			'site-type-business': true,
			'site-type-agency': false,
			'site-type-other': false,
			'site-type-personal': true,
		};
		expect(migrate(both)).toBe(both);
		expect(readAnswers(both).siteType).toEqual({ isAgency: false, isStore: false, isPersonal: true });
	});

	it('are all read [REC-053, REC-054]', () => {
		expect(
			readAnswers({
				'site-type-store': '1',
				selectedRecommendations: ['monitor'],
				skippedRecommendations: ['boost'],
				viewedRecommendations: ['monitor', 'boost'],
				onboardingActive: 'JETPACK_SCAN',
				onboardingViewed: ['JETPACK_SCAN'],
				onboardingHasStarted: true,
				onboardingTotalSteps: '3',
			}),
		).toEqual({
			siteType: { isAgency: false, isStore: true, isPersonal: false },
			selected: ['monitor'],
			skipped: ['boost'],
			viewed: ['monitor', 'boost'],
			onboarding: { active: 'JETPACK_SCAN', viewed: ['JETPACK_SCAN'], hasStarted: true, totalSteps: 3 },
		});
	});

	it('tolerate missing, unknown and contradictory values', () => {
		expect(readAnswers({})).toMatchObject({ viewed: [], selected: [], skipped: [] });
		const unknown = {
			onboardingActive: 'JETPACK_HOSTING',
			onboardingViewed: ['JETPACK_HOSTING'],
			onboardingTotalSteps: '-1',
			onboardingHasStarted: 'maybe',
			viewedRecommendations: 'monitor',
		};
		const none = { active: null, viewed: [], hasStarted: false, totalSteps: null };
		expect(readAnswers(unknown).onboarding).toEqual(none);
		const both = {
			selectedRecommendations: ['boost', 'boost'],
			skippedRecommendations: ['boost', 'monitor'],
		};
		expect(lists(both)).toEqual({ viewed: [], selected: ['boost'], skipped: ['monitor'] });
	});
});

describe('decision', () => {
	const before = {
		selectedRecommendations: ['monitor'],
		skippedRecommendations: ['boost'],
		viewedRecommendations: ['monitor', 'boost'],
		'of-another-version': 'kept',
	};

	it.each<[Change, object, RecommendationsData?]>([
		...(['selected', 'skipped'] as const).map((kind): [Change, object, RecommendationsData] => [
			{ kind, step: 'boost' },
			{ viewedRecommendations: ['boost'] },
			{},
		]),
		[
			{ kind: 'selected', step: 'boost' },
			{ selectedRecommendations: ['monitor', 'boost'], skippedRecommendations: [] },
		],
		[
			{ kind: 'skipped', step: 'monitor' },
			{ selectedRecommendations: [], skippedRecommendations: ['boost', 'monitor'] },
		],
		[{ kind: 'viewed', step: 'agency' }, { viewedRecommendations: ['monitor', 'boost', 'agency'] }],
	])(
		'leaves a step selected, skipped or neither, and viewed: %j changes %j [REC-067, REC-068, REC-069]',
		(change, changed, stored = before) => {
			expect(applyChange(stored, change)).toMatchObject({ ...stored, ...changed });
		},
	);

	it('never selects and skips the same step, and changes nothing when repeated', () => {
		const kind = fc.constantFrom('selected', 'skipped', 'viewed');
		const change = fc.record({ kind, step: fc.constantFrom(...STEPS) }) as fc.Arbitrary<Change>;
		fc.assert(
			fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
				const data = changes.reduce(applyChange, {} as RecommendationsData);
				const { selected, skipped } = lists(data);
				expect(selected.filter((each) => skipped.includes(each))).toEqual([]);
				const last = changes.at(-1);
				expect(last ? lists(applyChange(data, last)) : lists(data)).toEqual(lists(data));
			}),
		);
	});
});

describe('onboarding', () => {
	it('stores its step count as text, because hosts refuse numbers [REC-111]', () => {
		const change: Change = { kind: 'onboarding', active: null, viewed: ['JETPACK_SCAN'], totalSteps: 3 };
		expect(applyChange({ onboardingHasStarted: true }, change)).toEqual({
			onboardingActive: null,
			onboardingViewed: ['JETPACK_SCAN'],
			onboardingHasStarted: false,
			onboardingTotalSteps: '3',
		});
	});

	it('stays active once started, and is inactive once ended [REC-058, REC-060]', () => {
		const started = applyChange({ onboardingActive: 'JETPACK_SCAN' }, { kind: 'onboarding-started' });
		expect(readAnswers(started).onboarding).toMatchObject({ active: 'JETPACK_SCAN', hasStarted: true });
		expect(applyChange(started, { kind: 'onboarding-ended' })).toMatchObject({ onboardingActive: null });
	});
});

/** Any site, with lists that name more than there is. */
const anyFacts: fc.Arbitrary<FlowContext> = fc.record({
	isFreePlan: fc.boolean(),
	isWithoutUpgrade: fc.boolean(),
	hasSuggestions: fc.boolean(),
	isUserLinked: fc.boolean(),
	isAgency: fc.boolean(),
	isStore: fc.boolean(),
	conditional: fc.subarray<string>([...STEPS, 'unheard-of']),
	active: fc.subarray<Feature>([...FEATURES]),
	installed: fc.subarray<Feature>([...FEATURES]),
	awaitsCredentials: fc.boolean(),
});

/** Any name that a host may have stored for a step. */
const anyName = fc.oneof(
	fc.constantFrom<string>(
		...STEPS,
		...ONBOARDINGS,
		'not-started',
		'setup-wizard-completed',
		'banner-completed',
		'',
	),
	fc.string(),
);

const answer: fc.Arbitrary<RecommendationsAnswer> = fc.oneof(
	fc.boolean(),
	anyName,
	fc.array(anyName),
	fc.constant(null),
);

/** Anything that a host may have stored for answers. */
const anyData: fc.Arbitrary<RecommendationsData> = fc.dictionary(
	fc.constantFrom<string>(
		...['store', 'agency', 'personal', 'business', 'other'].map((type) => `site-type-${type}`),
		...['selected', 'skipped', 'viewed'].map((done) => `${done}Recommendations`),
		...['Active', 'Viewed', 'HasStarted', 'TotalSteps'].map((part) => `onboarding${part}`),
	),
	answer,
);

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

	const pathFrom = (first: Step, site: FlowContext, onboarding: Onboarding | null) => {
		const path = [first];
		for (let step = first; step !== 'summary' && path.length <= STEPS.length; path.push(step)) {
			step = nextStep(step, site, onboarding);
		}
		return path;
	};

	it('ends at the summary, with no repeated or inapplicable step, nor one outside the flow [REC-079, REC-095, REC-104]', () => {
		const outsiders: readonly Step[] = ['product-suggestions', 'product-purchased'];
		fc.assert(
			fc.property(anyFacts, anyData, anyName, (site, stored, hostStep) => {
				const known = readAnswers(stored);
				const { active } = known.onboarding;
				const first = currentStep({ step: null, hostStep }, known, site);
				const outside = stepAfterOutside({ step: null, hostStep }, known, site);
				for (const [start, ...rest] of [pathFrom(first, site, active), pathFrom(outside, site, active)]) {
					expect([start, ...rest].at(-1)).toBe('summary');
					expect(new Set([start, ...rest]).size).toBe(rest.length + 1);
					expect(rest.filter((step) => !applies(step, site) || outsiders.includes(step))).toEqual([]);
				}
				expect(applies(outside, site) && !outsiders.includes(outside)).toBe(true);
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
