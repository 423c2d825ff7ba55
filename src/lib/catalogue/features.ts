/** Features under the names that settings and cards know them by (2§9 "Legacy feature keys", PLAN-043). */
export type FeatureKey =
	| 'spam-akismet-plus'
	| 'site-backups-jetpack'
	| 'security-scanning-jetpack'
	| 'video-hosting-jetpack'
	| 'videopress-jetpack'
	| 'priority-support-jetpack'
	| 'wordads-jetpack'
	| 'google-analytics-jetpack'
	| 'search-jetpack';

/** Names in the list of site/features that the dashboard looks for (PLAN-027, PLAN-028). */
export type SiteFeature =
	| 'antispam'
	| 'backups'
	| 'real-time-backups'
	| 'scan'
	| 'search'
	| 'instant-search'
	| 'videopress'
	| 'videopress-1tb-storage'
	| 'videopress-unlimited-storage'
	| 'support'
	| 'wordads'
	| 'google-analytics'
	| 'vaultpress-backups'
	| 'vaultpress-security-scanning';

const SECURITY = 'jetpack_security_t1_yearly';

/** What to buy for a feature (PLAN-044 to PLAN-046), and the site feature that says it is there (PLAN-065). */
const FEATURES: Readonly<Record<FeatureKey, readonly [upgrade: string, grantedBy: SiteFeature]>> = {
	'spam-akismet-plus': ['jetpack_anti_spam', 'antispam'],
	'site-backups-jetpack': ['jetpack_backup_t1_yearly', 'backups'],
	'security-scanning-jetpack': ['jetpack_scan', 'scan'],
	'video-hosting-jetpack': [SECURITY, 'videopress'],
	'videopress-jetpack': ['jetpack_videopress', 'videopress'],
	'priority-support-jetpack': [SECURITY, 'support'],
	'wordads-jetpack': [SECURITY, 'wordads'],
	'google-analytics-jetpack': [SECURITY, 'google-analytics'],
	'search-jetpack': ['jetpack_search', 'instant-search'],
};

/** Slug of the product that brings the feature. */
export const upgradeProductOf = (key: FeatureKey): string => FEATURES[key][0];

/** What grants a feature besides the plan (PLAN-065). */
export interface OtherGrants {
	/** A valid key protects against spam, however it was come by. */
	hasValidSpamKey?: boolean;
	/** VaultPress scans the site. */
	hasVaultPressSecurity?: boolean;
}

/** Whether the site has the feature (PLAN-065); `active` is the list of site/features. */
export function isGranted(
	key: FeatureKey,
	active: readonly string[],
	{ hasValidSpamKey = false, hasVaultPressSecurity = false }: OtherGrants = {},
): boolean {
	return (
		active.includes(FEATURES[key][1]) ||
		(key === 'spam-akismet-plus' && hasValidSpamKey) ||
		(key === 'security-scanning-jetpack' && hasVaultPressSecurity)
	);
}

/** Whether a site feature is in the list, by its name (PLAN-027, PLAN-028). */
export const hasSiteFeature = (active: readonly string[], ...anyOf: SiteFeature[]): boolean =>
	anyOf.some((name) => active.includes(name));
