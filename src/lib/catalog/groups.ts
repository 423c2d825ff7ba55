import { planClassOf, type PlanClass } from './plan-class';

/** Groups of plans and products (PLAN-047). `bundle`: a security plan sold as such. */
export type Group =
	| 'jetpack-plan'
	| 'bundle'
	| 'security'
	| 'complete'
	| 'backup'
	| 'search'
	| 'scan'
	| 'anti-spam'
	| 'videopress'
	| 'social'
	| 'boost';

const JETPACK_PLAN: readonly Group[] = ['jetpack-plan'];
const SECURITY: readonly Group[] = ['security'];
const BUNDLE: readonly Group[] = ['bundle', 'security'];
const BACKUP: readonly Group[] = ['backup'];
const SEARCH: readonly Group[] = ['search'];
const SOCIAL: readonly Group[] = ['social'];
const NONE: readonly Group[] = [];

/** Groups of the slugs that the dashboard's own brand sells. */
const GROUPS: Readonly<Record<PlanClass, readonly Group[]>> = {
	free: NONE,
	personal: JETPACK_PLAN,
	premium: JETPACK_PLAN,
	business: JETPACK_PLAN,
	complete: ['complete'],
	'security-t1': BUNDLE,
	'security-t2': BUNDLE,
	'daily-security': BUNDLE,
	'realtime-security': BUNDLE,
	'backup-t0': BACKUP,
	'backup-t1': BACKUP,
	'backup-t2': BACKUP,
	'daily-backup': BACKUP,
	'realtime-backup': BACKUP,
	search: SEARCH,
	'free-search': SEARCH,
	scan: ['scan'],
	'anti-spam': ['anti-spam'],
	videopress: ['videopress'],
	'social-basic': SOCIAL,
	'social-advanced': SOCIAL,
	boost: ['boost'],
};

const PRODUCT_GROUPS: readonly Group[] = [
	'backup',
	'search',
	'scan',
	'anti-spam',
	'videopress',
	'social',
	'boost',
];

/** WordPress.com's own plans that count as security plans (PLAN-063); lower ones are in no group. */
const HOSTED_SECURITY: readonly (PlanClass | undefined)[] = ['business', 'complete'];

/** All groups of a slug; none for free plans and slugs that are not sold. */
export function groupsOf(slug: string): readonly Group[] {
	const planClass = planClassOf(slug);
	if (planClass && /^(jetpack|wpcom)_/.test(slug)) {
		return GROUPS[planClass];
	}
	return slug === 'wpcom-enterprise' || HOSTED_SECURITY.includes(planClass) ? SECURITY : NONE;
}

export const isInGroup = (slug: string, group: Group): boolean => groupsOf(slug).includes(group);

/** A single product: no plan and no bundle (PLAN-064). */
export const isProduct = (slug: string): boolean =>
	groupsOf(slug).some((group) => PRODUCT_GROUPS.includes(group));

/** A slug without the term it's paid for: some yearly ones name it, others don't. */
export const withoutTerm = (slug: string): string => slug.replace(/_(?:monthly|yearly)$/, '');

/** Plans with storage for backups, so that none are offered (facts 8.1). */
export function includesBackupStorage(slug: string): boolean {
	const planClass = planClassOf(slug);
	return (
		isInGroup(slug, 'jetpack-plan') ||
		isInGroup(slug, 'complete') ||
		planClass === 'security-t1' ||
		planClass === 'security-t2'
	);
}

/** Plans with protection against spam (facts 8.1). */
export const includesAntiSpam = (slug: string): boolean =>
	includesBackupStorage(slug) || isInGroup(slug, 'bundle');

/** Plans so high that no security plan is offered (facts 8.1). */
export const isPremiumOrBetter = (slug: string): boolean =>
	['jetpack_premium', 'jetpack_business'].includes(withoutTerm(slug));
