import { applies, type FlowContext } from './flow';
import { STEPS, type Step, featureOf, slugOf, stepAt, STEP_SLUGS } from './steps';
import { onboardingFlow } from './onboarding';

/** A site on which no step with a rule applies. */
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

const ALWAYS: readonly Step[] = [
	...(['site-type-question', 'summary', 'product-purchased', 'welcome__complete'] as const),
	...(['welcome__security', 'welcome__backup', 'welcome__antispam', 'welcome__videopress'] as const),
	...(['welcome__search', 'welcome__scan', 'backup-activated', 'scan-activated'] as const),
	...(['antispam-activated', 'videopress-activated', 'search-activated'] as const),
];

describe('applies', () => {
	it.each(ALWAYS)('is always true for %s [REC-080]', (step) => {
		expect(applies(step, NOTHING)).toBe(true);
	});

	/** Each rule with what makes it true, and every way to lose it. */
	it.each<[Step, Partial<FlowContext>, ...Partial<FlowContext>[]]>([
		[
			'product-suggestions',
			{ isWithoutUpgrade: true, hasSuggestions: true },
			{ isWithoutUpgrade: false },
			{ hasSuggestions: false },
		],
		['vaultpress-backup', { isFreePlan: true }, { isFreePlan: false }],
		[
			'vaultpress-for-woocommerce',
			{ isFreePlan: true, active: ['woocommerce'] },
			{ isFreePlan: false },
			{ active: [] },
		],
		['agency', { isAgency: true }, { isAgency: false }],
		[
			'woocommerce',
			{ isStore: true },
			{ isStore: false },
			{ installed: ['woocommerce'] },
			{ active: ['woocommerce'], installed: ['woocommerce'] },
		],
		['monitor', { isUserLinked: true }, { isUserLinked: false }, { active: ['monitor'] }],
		['related-posts', { active: [] }, { active: ['related-posts'] }],
		['creative-mail', { active: [] }, { active: ['creative-mail'] }],
		['site-accelerator', { active: [] }, { active: ['site-accelerator'] }],
		['publicize', { conditional: ['publicize'] }, { conditional: [] }, { active: ['publicize'] }],
		['videopress', { conditional: ['videopress'] }, { conditional: [] }, { active: ['videopress'] }],
		['boost', { conditional: ['boost'] }, { conditional: ['publicize'] }, { active: ['boost'] }],
		['protect', { conditional: ['protect'] }, { conditional: [] }, { installed: ['protect'] }],
		['anti-spam', { conditional: ['anti-spam'] }, { conditional: [] }],
		['backup-plan', { conditional: ['backup-plan'] }, { conditional: [] }],
		['server-credentials', { awaitsCredentials: true }, { awaitsCredentials: false }],
	])(
		'is true for %s only if its rule holds [REC-081, REC-082, REC-083, REC-084, REC-085, REC-086, REC-087, REC-088, REC-089, REC-090]',
		(step, enough, ...losses) => {
			expect(applies(step, { ...NOTHING, ...enough })).toBe(true);
			for (const loss of losses) {
				expect(applies(step, { ...NOTHING, ...enough, ...loss })).toBe(false);
			}
		},
	);

	it('is false for every other step if no rule holds', () => {
		const undecided = STEPS.filter((step) => !ALWAYS.includes(step) && applies(step, NOTHING));
		expect(undecided).toEqual([]);
	});
});

describe('step names', () => {
	it.each([
		['site-type-question', 'site-type'],
		['welcome__backup', 'welcome-backup'],
		['welcome__complete', 'welcome-complete'],
		['welcome__security', 'welcome-security'],
		['welcome__antispam', 'welcome-antispam'],
		['welcome__videopress', 'welcome-videopress'],
		['welcome__search', 'welcome-search'],
		['welcome__scan', 'welcome-scan'],
		['vaultpress-for-woocommerce', 'vaultpress-for-woocommerce'],
	] as const)('%s has the slug %s [REC-003, REC-102]', (step, slug) => {
		expect(slugOf(step)).toBe(slug);
		expect(stepAt(slug)).toBe(step);
	});

	it('match the specification, each with its own slug [SHELL-016]', () => {
		const listed =
			'site-type product-suggestions product-purchased agency woocommerce monitor related-posts creative-mail site-accelerator ' +
			'publicize protect anti-spam videopress backup-plan boost summary vaultpress-backup vaultpress-for-woocommerce welcome-backup ' +
			'welcome-complete welcome-security welcome-antispam welcome-videopress welcome-search welcome-scan backup-activated ' +
			'scan-activated antispam-activated videopress-activated search-activated server-credentials';
		expect([...STEP_SLUGS].sort()).toEqual(listed.split(' ').sort());
	});

	it('throw an internal error when unknown [REC-071]', () => {
		expect(() => featureOf('agency')).toThrow('Unknown feature: agency');
		expect(() => onboardingFlow('JETPACK_HOSTING')).toThrow('Unknown onboarding: JETPACK_HOSTING');
		expect(() => onboardingFlow('toString')).toThrow('Unknown onboarding: toString');
		expect(featureOf('boost')).toBe('boost');
		expect(onboardingFlow('JETPACK_SCAN')[0]).toBe('welcome__scan');
	});
});
