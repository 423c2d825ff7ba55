import fc from 'fast-check';
import type { RecommendationsAnswer, RecommendationsData } from '../../rest-api/contract/recommendations';
import { applyChange, readAnswers } from './answers';
import { applies, type Facts } from './applies';
import { currentStep, nextStep, placeOf } from './flow';
import { ONBOARDINGS, type Onboarding } from './onboarding';
import { FEATURES, isStep, STEPS, type Feature, type Step } from './steps';

const walk = (from: string, facts: Facts, onboarding: Onboarding | null): Step[] => {
	const seen: Step[] = [];
	for (let step = nextStep(from, facts, onboarding); ; step = nextStep(step, facts, onboarding)) {
		expect(seen).not.toContain(step);
		seen.push(step);
		if (step === 'summary') {
			return seen;
		}
	}
};

/** Any site and anything that a host may have stored. */
const facts: fc.Arbitrary<Facts> = fc.record({
	isFreePlan: fc.boolean(),
	isWithoutUpgrade: fc.boolean(),
	hasSuggestions: fc.boolean(),
	isUserLinked: fc.boolean(),
	isAgency: fc.boolean(),
	isStore: fc.boolean(),
	conditional: fc.subarray([
		'publicize',
		'protect',
		'anti-spam',
		'videopress',
		'backup-plan',
		'boost',
		'unheard-of',
	]),
	active: fc.subarray<Feature>([...FEATURES]),
	installed: fc.subarray<Feature>([...FEATURES]),
	awaitsCredentials: fc.boolean(),
});
const name = fc.oneof(
	fc.constantFrom<string>(...STEPS, ...ONBOARDINGS, 'not-started', 'banner-completed', ''),
	fc.string(),
);
const answer: fc.Arbitrary<RecommendationsAnswer> = fc.oneof(
	fc.boolean(),
	name,
	fc.array(name),
	fc.constant(null),
);
const data: fc.Arbitrary<RecommendationsData> = fc.dictionary(
	fc.constantFrom(
		'site-type-store',
		'site-type-agency',
		'site-type-business',
		'selectedRecommendations',
		'skippedRecommendations',
		'viewedRecommendations',
		'onboardingActive',
		'onboardingViewed',
		'onboardingHasStarted',
		'onboardingTotalSteps',
	),
	answer,
);

describe('the flow, from anything that was stored', () => {
	it('ends at the summary, repeats no step and leads to none that does not apply [REC-079, REC-095]', () => {
		fc.assert(
			fc.property(facts, data, name, (site, stored, hostStep) => {
				const known = readAnswers(stored);
				const first = currentStep({ step: null, hostStep }, known, site);
				expect(isStep(first)).toBe(true);
				const steps = walk(first, site, known.onboarding.active);
				expect(steps.at(-1)).toBe('summary');
				expect(steps.filter((step) => !applies(step, site))).toEqual([]);
			}),
			{ numRuns: 500 },
		);
	});

	it('is the same after a reload at any step, whatever was decided there [REC-103]', () => {
		const decision = fc.constantFrom('selected', 'skipped', 'viewed');
		fc.assert(
			fc.property(
				facts,
				data,
				name,
				fc.array(decision, { maxLength: 12 }),
				(site, stored, hostStep, decisions) => {
					// Everything that came up was looked at: what is new goes first (REC-103).
					let map: RecommendationsData = { ...stored, viewedRecommendations: [...STEPS, 'unheard-of'] };
					let step = currentStep({ step: null, hostStep }, readAnswers(map), site);
					map = applyChange(map, { kind: 'onboarding-started' });
					for (const kind of decisions) {
						map = applyChange(applyChange(map, { kind, step }), { kind: 'viewed', step });
						const known = readAnswers(map);
						expect(currentStep({ step: null, hostStep: step }, known, site)).toBe(step);
						const place = placeOf(step, known, site);
						if (place) {
							expect(place.number).toBeGreaterThanOrEqual(1);
							expect(place.number + place.remaining).toBe(place.total);
						}
						step = nextStep(step, site, known.onboarding.active);
					}
				},
			),
			{ numRuns: 500 },
		);
	});
});
