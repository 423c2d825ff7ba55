import fc from 'fast-check';
import { anyData, anyFacts, anyName } from '../../../tests/support/recommendations-arbitraries';
import type { RecommendationsData } from '../../rest-api/contract/recommendations';
import { applyChange, readAnswers } from './answers';
import { applies, currentStep, type FlowContext, nextStep, positionOf, stepAfterOutside } from './flow';
import type { Onboarding } from './onboarding';
import { isStep, type Step, STEPS } from './steps';

/** Screens that stand outside the flow (REC-104). */
const OUTSIDE: readonly Step[] = ['product-suggestions', 'product-purchased'];

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

describe('recommendations flow from any stored state', () => {
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

	it('ends at the summary, with no repeated or inapplicable step [REC-079, REC-095, REC-104]', () => {
		fc.assert(
			fc.property(anyFacts, anyData, anyName, (site, stored, hostStep) => {
				const known = readAnswers(stored);
				const { active } = known.onboarding;
				const first = currentStep({ step: null, hostStep }, known, site);
				const outside = stepAfterOutside({ step: null, hostStep }, known, site);
				for (const steps of [walk(first, site, active), [outside, ...walk(outside, site, active)]]) {
					expect(steps.at(-1)).toBe('summary');
					expect(steps.filter((step) => !applies(step, site) || OUTSIDE.includes(step))).toEqual([]);
				}
			}),
			{ seed: 92, numRuns: 1000 },
		);
	});

	it('stays at the same step after a reload, whatever was decided [REC-103]', () => {
		const decision = fc.constantFrom('selected', 'skipped', 'viewed');
		fc.assert(
			fc.property(
				anyFacts,
				anyData,
				anyName,
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
						const position = positionOf(step, known, site);
						if (position) {
							expect(position.number).toBeGreaterThanOrEqual(1);
							expect(position.number + position.remaining).toBe(position.total);
						}
						step = nextStep(step, site, known.onboarding.active);
					}
				},
			),
			{ seed: 93, numRuns: 500 },
		);
	});
});
