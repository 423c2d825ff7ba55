import { featureOf, slugOf, stepAt, STEP_SLUGS } from './steps';
import { onboardingFlow } from './onboarding';

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
