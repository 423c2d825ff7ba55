/**
 * A product of the sandbox provider. Slugs, prices in cents and introductory prices come from recordings
 * (facts 8.1).
 */
export interface ShopItem {
	id: number;
	slug: string;
	name: string;
	/** Price in cents for one term. */
	price: number;
	term: 'year' | 'month';
	/** Price of the first term, where that is lower. */
	firstPrice?: number;
	kind: 'plan' | 'product';
	features: readonly string[];
	/** Not offered any more, but still held by some sites. */
	isRetired?: true;
}

const BACKUP = [
	'backups',
	'backups-daily',
	'real-time-backups',
	'vaultpress-backups',
	'vaultpress-backup-archive',
	'vaultpress-storage-space',
	'vaultpress-automated-restores',
	'activity-log',
	'full-activity-log',
] as const;
const SCAN = ['scan', 'vaultpress-security-scanning'] as const;
const SEARCH = ['search', 'instant-search'] as const;
const PERSONAL = ['antispam', 'backups', 'vaultpress-backups', 'full-activity-log', 'support'] as const;
const PREMIUM = [
	...BACKUP,
	'scan',
	'scan-managed',
	'vaultpress-security-scanning',
	'antispam',
	'core/audio',
	'donations',
	'google-analytics',
	'premium-themes',
	'priority_support',
	'support',
	'simple-payments',
	'wordads',
	'wordads-jetpack',
] as const;
const SECURITY = [...PREMIUM, 'videopress-1tb-storage'] as const;
const COMPLETE = [
	...PREMIUM,
	...SEARCH,
	'videopress-1tb-storage',
	'social-image-generator',
	'cloud-critical-css',
] as const;

type More = Partial<Pick<ShopItem, 'firstPrice' | 'isRetired'>>;

const item =
	(kind: ShopItem['kind'], term: ShopItem['term']) =>
	(id: number, slug: string, name: string, price: number, features: readonly string[], more: More = {}) =>
		({ id, slug, name, price, term, kind, features, ...more }) satisfies ShopItem;

const yearlyPlan = item('plan', 'year');
const monthlyPlan = item('plan', 'month');
const yearly = item('product', 'year');
const monthly = item('product', 'month');

export const SHOP: readonly ShopItem[] = [
	yearlyPlan(2000, 'jetpack_premium', 'Jetpack Premium', 9900, PREMIUM),
	yearlyPlan(2001, 'jetpack_business', 'Jetpack Professional', 29900, [...PREMIUM, ...SEARCH]),
	yearlyPlan(2005, 'jetpack_personal', 'Jetpack Personal', 3900, PERSONAL),
	yearlyPlan(2014, 'jetpack_complete', 'Jetpack Complete', 29940, COMPLETE, { firstPrice: 14940 }),
	monthlyPlan(2015, 'jetpack_complete_monthly', 'Jetpack Complete', 4995, COMPLETE),
	yearlyPlan(2016, 'jetpack_security_t1_yearly', 'Jetpack Security', 23940, SECURITY, { firstPrice: 11940 }),
	monthlyPlan(2017, 'jetpack_security_t1_monthly', 'Jetpack Security', 3495, SECURITY),
	yearlyPlan(2019, 'jetpack_security_t2_yearly', 'Jetpack Security', 59940, SECURITY, { firstPrice: 29940 }),
	monthlyPlan(2020, 'jetpack_security_t2_monthly', 'Jetpack Security', 7495, SECURITY),
	yearly(2112, 'jetpack_backup_t1_yearly', 'Jetpack VaultPress Backup', 11940, BACKUP, { firstPrice: 5940 }),
	monthly(2113, 'jetpack_backup_t1_monthly', 'Jetpack VaultPress Backup', 1495, BACKUP, { firstPrice: 100 }),
	yearly(2114, 'jetpack_backup_t2_yearly', 'Jetpack VaultPress Backup', 35940, BACKUP, { firstPrice: 17940 }),
	monthly(2115, 'jetpack_backup_t2_monthly', 'Jetpack VaultPress Backup', 4495, BACKUP),
	yearly(2100, 'jetpack_backup_daily', 'Jetpack Backup (Daily)', 11940, BACKUP),
	monthly(2101, 'jetpack_backup_daily_monthly', 'Jetpack Backup (Daily)', 1194, BACKUP),
	yearly(2106, 'jetpack_scan', 'Jetpack Scan Daily', 11940, SCAN, { firstPrice: 5940 }),
	monthly(2107, 'jetpack_scan_monthly', 'Jetpack Scan Daily', 1495, SCAN),
	yearly(2104, 'jetpack_search', 'Jetpack Search', 9996, SEARCH),
	monthly(2105, 'jetpack_search_monthly', 'Jetpack Search', 995, SEARCH),
	yearly(2128, 'jetpack_search_free', 'Jetpack Search Free', 0, SEARCH),
	yearly(2110, 'jetpack_anti_spam', 'Akismet Anti-spam', 11940, ['antispam'], { firstPrice: 5940 }),
	monthly(2111, 'jetpack_anti_spam_monthly', 'Akismet Anti-spam', 1495, ['antispam']),
	yearly(2116, 'jetpack_videopress', 'Jetpack VideoPress', 11940, ['videopress-1tb-storage'], {
		firstPrice: 5940,
	}),
	monthly(2117, 'jetpack_videopress_monthly', 'Jetpack VideoPress', 1495, ['videopress-1tb-storage']),
	yearly(2401, 'jetpack_boost_yearly', 'Jetpack Boost', 23940, ['cloud-critical-css'], {
		firstPrice: 11940,
	}),
	monthly(2400, 'jetpack_boost_monthly', 'Jetpack Boost', 2495, ['cloud-critical-css']),
	yearly(2504, 'jetpack_social_basic_yearly', 'Jetpack Social Basic', 11940, ['social-shares-1000'], {
		firstPrice: 1200,
	}),
	monthly(2503, 'jetpack_social_basic_monthly', 'Jetpack Social Basic', 995, ['social-shares-1000'], {
		firstPrice: 100,
	}),
	yearly(
		2602,
		'jetpack_social_advanced_yearly',
		'Jetpack Social Advanced',
		17940,
		['social-shares-1000', 'social-image-generator'],
		{ firstPrice: 12000 },
	),
	monthly(2603, 'jetpack_social_advanced_monthly', 'Jetpack Social Advanced', 1495, [
		'social-shares-1000',
		'social-image-generator',
	]),
	// Held by sites of older days, and shown by the dashboard, but sold no more.
	yearly(2102, 'jetpack_backup_realtime', 'Jetpack Backup (Real-time)', 59940, BACKUP, { isRetired: true }),
	yearly(2168, 'jetpack_backup_t0_yearly', 'Jetpack VaultPress Backup', 5940, BACKUP, { isRetired: true }),
	monthly(2169, 'jetpack_backup_t0_monthly', 'Jetpack VaultPress Backup', 995, BACKUP, { isRetired: true }),
	yearlyPlan(2010, 'jetpack_security_daily', 'Jetpack Security (Daily)', 29940, SECURITY, {
		isRetired: true,
	}),
	yearlyPlan(2012, 'jetpack_security_realtime', 'Jetpack Security (Real-time)', 83940, SECURITY, {
		isRetired: true,
	}),
];

const BY_SLUG = new Map(SHOP.map((each) => [each.slug, each]));

/** The item of that slug, on sale or not. */
export function shopItem(slug: string): ShopItem | undefined {
	return BY_SLUG.get(slug);
}

/** Items that can be bought. */
export const ON_SALE: readonly ShopItem[] = SHOP.filter(({ isRetired }) => !isRetired);

/** Plans that GET plans lists, in that order. */
export const LISTED_PLANS: readonly string[] = [
	'jetpack_personal',
	'jetpack_premium',
	'jetpack_business',
	'jetpack_security_t1_yearly',
	'jetpack_complete',
];

/** Features that can be had, and the products that bring them, as the provider lists them. */
export const FEATURES_FOR_SALE: Readonly<Record<string, string[]>> = {
	backups: ['jetpack_security_t1_yearly', 'jetpack_complete', 'jetpack_backup_t1_yearly'],
	scan: ['jetpack_security_t1_yearly', 'jetpack_complete', 'jetpack_scan'],
	antispam: ['jetpack_security_t1_yearly', 'jetpack_complete', 'jetpack_anti_spam', 'jetpack_personal'],
	search: ['jetpack_complete', 'jetpack_search'],
	'instant-search': ['jetpack_complete', 'jetpack_search'],
	'videopress-1tb-storage': ['jetpack_complete', 'jetpack_videopress', 'jetpack_security_t1_yearly'],
	wordads: ['jetpack_premium', 'jetpack_business', 'jetpack_security_t1_yearly'],
	'google-analytics': ['jetpack_premium', 'jetpack_business', 'jetpack_security_t1_yearly'],
};

/** Features that every site has, whatever its plan. */
export const FREE_FEATURES: readonly string[] = [
	'advanced-seo',
	'akismet',
	'cloudflare-analytics',
	'jetpack-dashboard',
	'publicize',
	'recurring-payments',
	'stats',
	'social-previews',
	'upload-video-files',
	'videopress',
	'videopress-1-video',
];

/** Plans from the least to the most, to say which of several is the plan of a site. */
export const PLAN_RANK: readonly string[] = [
	'jetpack_free',
	'jetpack_personal',
	'jetpack_premium',
	'jetpack_security_daily',
	'jetpack_security_t1_monthly',
	'jetpack_security_t1_yearly',
	'jetpack_security_realtime',
	'jetpack_security_t2_monthly',
	'jetpack_security_t2_yearly',
	'jetpack_business',
	'jetpack_complete_monthly',
	'jetpack_complete',
];
