import { applies, type FlowContext } from './flow';
import { STEPS, type Step } from './steps';

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
	'site-type-question',
	'summary',
	'product-purchased',
	'welcome__complete',
	'welcome__security',
	'welcome__backup',
	'welcome__antispam',
	'welcome__videopress',
	'welcome__search',
	'welcome__scan',
	'backup-activated',
	'scan-activated',
	'antispam-activated',
	'videopress-activated',
	'search-activated',
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
