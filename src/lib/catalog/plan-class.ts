/** The class of a plan or product, as styles, texts and rules name it (PLAN-050 to PLAN-062). */
export type PlanClass =
	| 'free'
	| 'personal'
	| 'premium'
	| 'business'
	| 'complete'
	| 'security-t1'
	| 'security-t2'
	| 'daily-security'
	| 'realtime-security'
	| 'backup-t0'
	| 'backup-t1'
	| 'backup-t2'
	| 'daily-backup'
	| 'realtime-backup'
	| 'search'
	| 'free-search'
	| 'scan'
	| 'anti-spam'
	| 'videopress'
	| 'social-basic'
	| 'social-advanced'
	| 'boost';

/** Endings of the slugs made from a name. Tiers, social and boost always have one (PLAN-032, PLAN-036). */
const ONCE = [''];
const JETPACK = ['', '_monthly'];
const TERMS = ['_yearly', '_monthly'];
const HOSTED = ['', '-2y', '-monthly'];

const NAMES: ReadonlyArray<readonly [PlanClass, endings: readonly string[], names: string]> = [
	['free', ONCE, 'jetpack_free free_plan'],
	['personal', JETPACK, 'jetpack_personal'],
	['personal', HOSTED, 'personal-bundle'],
	['personal', ONCE, 'starter-plan'],
	['premium', JETPACK, 'jetpack_premium'],
	['premium', HOSTED, 'value_bundle'],
	['business', JETPACK, 'jetpack_business'],
	['business', HOSTED, 'business-bundle ecommerce-bundle'],
	['business', ONCE, 'pro-plan'],
	['complete', JETPACK, 'jetpack_complete'],
	['complete', ONCE, 'vip'],
	['security-t1', TERMS, 'jetpack_security_t1'],
	['security-t2', TERMS, 'jetpack_security_t2'],
	['daily-security', JETPACK, 'jetpack_security_daily'],
	['realtime-security', JETPACK, 'jetpack_security_realtime'],
	['backup-t0', TERMS, 'jetpack_backup_t0'],
	['backup-t1', TERMS, 'jetpack_backup_t1'],
	['backup-t2', TERMS, 'jetpack_backup_t2'],
	['daily-backup', JETPACK, 'jetpack_backup_daily'],
	['realtime-backup', JETPACK, 'jetpack_backup_realtime'],
	['search', JETPACK, 'jetpack_search wpcom_search'],
	['free-search', ONCE, 'jetpack_search_free'],
	['scan', JETPACK, 'jetpack_scan'],
	['anti-spam', JETPACK, 'jetpack_anti_spam'],
	['videopress', JETPACK, 'jetpack_videopress'],
	['social-basic', TERMS, 'jetpack_social_basic'],
	['social-advanced', TERMS, 'jetpack_social_advanced'],
	['boost', TERMS, 'jetpack_boost'],
];

const CLASS_OF_SLUG: ReadonlyMap<string, PlanClass> = new Map(
	NAMES.flatMap(([planClass, endings, names]) =>
		names
			.split(' ')
			.flatMap((name) => endings.map((ending) => [name + ending, planClass] as [string, PlanClass])),
	),
);

/** Class of a plan's or product's slug; undefined for wpcom-enterprise and unknown slugs (PLAN-062). */
export const planClassOf = (slug: string): PlanClass | undefined => CLASS_OF_SLUG.get(slug);
