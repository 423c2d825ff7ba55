import fc from 'fast-check';
import type { RecommendationsAnswer, RecommendationsData } from '../../src/rest-api/recommendations';
import type { FlowContext } from '../../src/state/recommendations/flow';
import { ONBOARDINGS } from '../../src/state/recommendations/onboarding';
import { FEATURES, STEPS, type Feature } from '../../src/state/recommendations/steps';

/** Any site, with lists that name more than there is. */
export const anyFacts: fc.Arbitrary<FlowContext> = fc.record({
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
export const anyName = fc.oneof(
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
export const anyData: fc.Arbitrary<RecommendationsData> = fc.dictionary(
	fc.constantFrom<string>(
		...['store', 'agency', 'personal', 'business', 'other'].map((type) => `site-type-${type}`),
		...['selected', 'skipped', 'viewed'].map((done) => `${done}Recommendations`),
		...['Active', 'Viewed', 'HasStarted', 'TotalSteps'].map((part) => `onboarding${part}`),
	),
	answer,
);
