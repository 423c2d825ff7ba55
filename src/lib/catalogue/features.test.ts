import { hasSiteFeature, isGranted, upgradeProductOf, type FeatureKey, type SiteFeature } from './features';

const FEATURES: ReadonlyArray<readonly [FeatureKey, upgrade: string, grantedBy: SiteFeature]> = [
	['spam-akismet-plus', 'jetpack_anti_spam', 'antispam'],
	['site-backups-jetpack', 'jetpack_backup_t1_yearly', 'backups'],
	['security-scanning-jetpack', 'jetpack_scan', 'scan'],
	['video-hosting-jetpack', 'jetpack_security_t1_yearly', 'videopress'],
	['videopress-jetpack', 'jetpack_videopress', 'videopress'],
	['priority-support-jetpack', 'jetpack_security_t1_yearly', 'support'],
	['wordads-jetpack', 'jetpack_security_t1_yearly', 'wordads'],
	['google-analytics-jetpack', 'jetpack_security_t1_yearly', 'google-analytics'],
	['search-jetpack', 'jetpack_search', 'instant-search'],
];

const SITE_FEATURES: readonly SiteFeature[] = [
	...(['antispam', 'backups', 'real-time-backups', 'scan', 'search', 'instant-search'] as const),
	...(['videopress', 'videopress-1tb-storage', 'videopress-unlimited-storage', 'support'] as const),
	...(['wordads', 'google-analytics', 'vaultpress-backups', 'vaultpress-security-scanning'] as const),
];

describe.each(FEATURES)('feature %s', (key, upgrade, grantedBy) => {
	it(`is bought with ${upgrade} [PLAN-043, PLAN-044, PLAN-045, PLAN-046]`, () => {
		expect(upgradeProductOf(key)).toBe(upgrade);
	});

	it(`is granted by the site feature ${grantedBy} and by no other [PLAN-065]`, () => {
		expect(SITE_FEATURES.filter((name) => isGranted(key, [name]))).toEqual([grantedBy]);
		expect(isGranted(key, [])).toBe(false);
	});

	it('is granted by a valid key for spam, or by VaultPress for scans, where it is about these [PLAN-065]', () => {
		expect(isGranted(key, [], { hasValidSpamKey: true })).toBe(key === 'spam-akismet-plus');
		expect(isGranted(key, [], { hasVaultPressSecurity: true })).toBe(key === 'security-scanning-jetpack');
	});
});

describe('site features', () => {
	it.each(SITE_FEATURES)('finds %s by its name, alone or among others [PLAN-027, PLAN-028]', (name) => {
		const others = SITE_FEATURES.filter((other) => other !== name);
		expect(hasSiteFeature([name], name)).toBe(true);
		expect(hasSiteFeature(SITE_FEATURES, name)).toBe(true);
		expect(hasSiteFeature(others, name)).toBe(false);
		expect(hasSiteFeature([name], ...SITE_FEATURES)).toBe(true);
	});
});
