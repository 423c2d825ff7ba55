import { existsSync } from 'node:fs';
import { iconOf } from './appearance';
import {
	groupsOf,
	includesAntiSpam,
	includesBackupStorage,
	isInGroup,
	isPremiumOrBetter,
	isProduct,
	withoutTerm,
	type Group,
} from './groups';
import { planClassOf, type PlanClass } from './plan-class';
import { storageOf } from './storage';

const BACKUP = 'products/product-jetpack-backup';
const SEARCH = 'products/product-jetpack-search';
const SECURITY = 'plans/jetpack-security';
const SOCIAL = 'products/product-jetpack-social';
const PROFESSIONAL = 'plans/jetpack-professional';

/** Every slug that is known, written out. */
const TABLE = (
	[
		['free', '', 'plans/jetpack-free', 'jetpack_free'],
		['free', '', 'plans/wpcom-free', 'free_plan'],
		['personal', 'jetpack-plan', 'plans/jetpack-personal', 'jetpack_personal jetpack_personal_monthly'],
		['personal', '', 'plans/wpcom-personal', 'personal-bundle personal-bundle-2y starter-plan'],
		['personal', '', 'plans/wpcom-personal', 'personal-bundle-monthly'],
		['premium', 'jetpack-plan', 'plans/jetpack-premium', 'jetpack_premium jetpack_premium_monthly'],
		['premium', '', 'plans/wpcom-premium', 'value_bundle value_bundle-2y value_bundle-monthly'],
		['business', 'jetpack-plan', PROFESSIONAL, 'jetpack_business jetpack_business_monthly'],
		['business', 'security', 'plans/wpcom-business', 'business-bundle business-bundle-2y'],
		['business', 'security', 'plans/wpcom-business', 'business-bundle-monthly pro-plan'],
		['business', 'security', 'plans/wpcom-ecommerce', 'ecommerce-bundle ecommerce-bundle-2y'],
		['business', 'security', 'plans/wpcom-ecommerce', 'ecommerce-bundle-monthly'],
		['complete', 'security', 'plans/wpcom-ecommerce', 'vip'],
		[undefined, 'security', undefined, 'wpcom-enterprise'],
		['security-t1', 'bundle security', SECURITY, 'jetpack_security_t1_yearly jetpack_security_t1_monthly'],
		['security-t2', 'bundle security', SECURITY, 'jetpack_security_t2_yearly jetpack_security_t2_monthly'],
		['daily-security', 'bundle security', SECURITY, 'jetpack_security_daily jetpack_security_daily_monthly'],
		['realtime-security', 'bundle security', SECURITY, 'jetpack_security_realtime'],
		['realtime-security', 'bundle security', SECURITY, 'jetpack_security_realtime_monthly'],
		['complete', 'complete', 'plans/jetpack-complete', 'jetpack_complete jetpack_complete_monthly'],
		['backup-t0', 'backup', BACKUP, 'jetpack_backup_t0_yearly jetpack_backup_t0_monthly'],
		['backup-t1', 'backup', BACKUP, 'jetpack_backup_t1_yearly jetpack_backup_t1_monthly'],
		['backup-t2', 'backup', BACKUP, 'jetpack_backup_t2_yearly jetpack_backup_t2_monthly'],
		['daily-backup', 'backup', BACKUP, 'jetpack_backup_daily jetpack_backup_daily_monthly'],
		['realtime-backup', 'backup', BACKUP, 'jetpack_backup_realtime jetpack_backup_realtime_monthly'],
		['search', 'search', SEARCH, 'jetpack_search jetpack_search_monthly wpcom_search wpcom_search_monthly'],
		['free-search', 'search', SEARCH, 'jetpack_search_free'],
		['scan', 'scan', 'products/product-jetpack-scan', 'jetpack_scan jetpack_scan_monthly'],
		['anti-spam', 'anti-spam', 'products/product-jetpack-anti-spam', 'jetpack_anti_spam'],
		['anti-spam', 'anti-spam', 'products/product-jetpack-anti-spam', 'jetpack_anti_spam_monthly'],
		['videopress', 'videopress', 'products/product-jetpack-videopress', 'jetpack_videopress'],
		['videopress', 'videopress', 'products/product-jetpack-videopress', 'jetpack_videopress_monthly'],
		['social-basic', 'social', SOCIAL, 'jetpack_social_basic_yearly jetpack_social_basic_monthly'],
		['social-advanced', 'social', SOCIAL, 'jetpack_social_advanced_yearly jetpack_social_advanced_monthly'],
		['boost', 'boost', 'products/product-jetpack-boost', 'jetpack_boost_yearly jetpack_boost_monthly'],
	] satisfies Array<[PlanClass | undefined, groups: string, icon: string | undefined, slugs: string]>
).flatMap(([planClass, groups, icon, slugs]) =>
	slugs.split(' ').map((slug) => [slug, planClass, groups, icon] as const),
);

/** Names and endings that exist, but not with each other, and words that objects know. */
const UNKNOWN = [
	...['jetpack_security_t1', 'jetpack_security_t2', 'jetpack_security', 'jetpack_backup_t0'],
	...['jetpack_backup_t1', 'jetpack_backup_t2', 'jetpack_backup', 'jetpack_social_basic'],
	...['jetpack_social_advanced', 'jetpack_social', 'jetpack_boost', 'jetpack_search_free_monthly'],
	...['jetpack_scan_yearly', 'jetpack_personal_yearly', 'jetpack_free_monthly', 'free_plan_monthly'],
	...['business-bundle_monthly', 'starter-plan-2y', 'pro-plan-monthly', 'vip-2y', 'JETPACK_SCAN'],
	...[' jetpack_scan', 'wpcom', 'constructor', 'toString', ''],
];

const PRODUCTS = ['backup', 'search', 'scan', 'anti-spam', 'videopress', 'social', 'boost'] as const;
const GROUPS: readonly Group[] = ['jetpack-plan', 'bundle', 'security', 'complete', ...PRODUCTS];

const slugsWhere = (is: (slug: string) => boolean) => TABLE.map(([slug]) => slug).filter(is);

describe('catalog', () => {
	it.each(TABLE)(
		'gives %s its plan class, groups and image, and counts it as a product only in a product group [PLAN-029, PLAN-030, PLAN-031, PLAN-032, PLAN-033, PLAN-034, PLAN-035, PLAN-036, PLAN-037, PLAN-038, PLAN-039, PLAN-040, PLAN-041, PLAN-042, PLAN-047, PLAN-048, PLAN-049, PLAN-050, PLAN-051, PLAN-052, PLAN-053, PLAN-055, PLAN-057, PLAN-058, PLAN-059, PLAN-060, PLAN-061, PLAN-062, PLAN-063, PLAN-064]',
		(slug, planClass, groups, icon) => {
			expect(planClassOf(slug)).toBe(planClass);
			expect(groupsOf(slug).join(' ')).toBe(groups);
			expect(GROUPS.filter((group) => isInGroup(slug, group)).join(' ')).toBe(groups);
			expect(isProduct(slug)).toBe(PRODUCTS.some((group) => group === groups));
			expect(iconOf(slug)).toBe(icon && `${icon}.svg`);
			expect(icon === undefined || existsSync(`images/${icon}.svg`)).toBe(true);
		},
	);

	it.each(UNKNOWN)(
		'doesn’t recognize the slug “%s” [PLAN-032, PLAN-036, PLAN-041, PLAN-042, PLAN-062]',
		(slug) => {
			expect(planClassOf(slug)).toBeUndefined();
			expect(groupsOf(slug)).toEqual([]);
			expect(isProduct(slug)).toBe(false);
			expect(iconOf(slug)).toBeUndefined();
		},
	);
});

describe('plan checks', () => {
	it('find backup storage in legacy Jetpack plans, security tiers, and Complete', () => {
		expect(slugsWhere(includesBackupStorage)).toEqual([
			...['jetpack_personal', 'jetpack_personal_monthly', 'jetpack_premium', 'jetpack_premium_monthly'],
			...['jetpack_business', 'jetpack_business_monthly'],
			...['jetpack_security_t1_yearly', 'jetpack_security_t1_monthly'],
			...['jetpack_security_t2_yearly', 'jetpack_security_t2_monthly'],
			...['jetpack_complete', 'jetpack_complete_monthly'],
		]);
	});

	it('find anti-spam in the same plans and the old security plans', () => {
		expect(slugsWhere((slug) => includesAntiSpam(slug) && !includesBackupStorage(slug))).toEqual([
			...['jetpack_security_daily', 'jetpack_security_daily_monthly'],
			...['jetpack_security_realtime', 'jetpack_security_realtime_monthly'],
		]);
		expect(slugsWhere(includesBackupStorage).every(includesAntiSpam)).toBe(true);
	});

	it('count only Jetpack Premium and Business as premium or better', () => {
		expect(slugsWhere(isPremiumOrBetter)).toEqual([
			...['jetpack_premium', 'jetpack_premium_monthly', 'jetpack_business', 'jetpack_business_monthly'],
		]);
	});

	it('return the storage of each tier, and none for other classes [PLAN-054, PLAN-056]', () => {
		const storages = TABLE.flatMap(([slug, planClass]) => {
			const storage = planClass && storageOf(planClass);
			return storage ? [`${slug} ${storage.amount} ${storage.unit}`] : [];
		});
		expect(storages).toEqual([
			...['jetpack_security_t1_yearly 10 gigabyte', 'jetpack_security_t1_monthly 10 gigabyte'],
			...['jetpack_security_t2_yearly 1 terabyte', 'jetpack_security_t2_monthly 1 terabyte'],
			...['jetpack_backup_t0_yearly 1 gigabyte', 'jetpack_backup_t0_monthly 1 gigabyte'],
			...['jetpack_backup_t1_yearly 10 gigabyte', 'jetpack_backup_t1_monthly 10 gigabyte'],
			...['jetpack_backup_t2_yearly 1 terabyte', 'jetpack_backup_t2_monthly 1 terabyte'],
		]);
	});
});

it.each([
	['jetpack_premium_monthly', 'jetpack_premium'],
	['jetpack_backup_t1_monthly', 'jetpack_backup_t1'],
	['jetpack_backup_t1_yearly', 'jetpack_backup_t1'],
	['business-bundle-monthly', 'business-bundle-monthly'],
	['jetpack_monthly_x', 'jetpack_monthly_x'],
	['_monthly_monthly', '_monthly'],
	['', ''],
])('withoutTerm removes only one term from the end of “%s”', (slug, compared) => {
	expect(withoutTerm(slug)).toBe(compared);
});
