import type { FetchedPlan } from '../site/facts';
import type { Database } from '../store/tables';
import { findSite } from './sites';

/** Features that every site has, whatever its plan. */
const FREE_FEATURES = [
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

/** Features that can be had, and the products that bring them. */
const FEATURES_FOR_SALE: Record<string, string[]> = {
	backups: ['jetpack_security_t1_yearly', 'jetpack_complete', 'jetpack_backup_t1_yearly'],
	scan: ['jetpack_security_t1_yearly', 'jetpack_complete', 'jetpack_scan'],
	antispam: ['jetpack_security_t1_yearly', 'jetpack_complete', 'jetpack_anti_spam', 'jetpack_personal'],
	search: ['jetpack_complete', 'jetpack_search'],
	'instant-search': ['jetpack_complete', 'jetpack_search'],
	'videopress-1tb-storage': ['jetpack_complete', 'jetpack_videopress', 'jetpack_security_t1_yearly'],
	wordads: ['jetpack_premium', 'jetpack_business', 'jetpack_security_t1_yearly'],
	'google-analytics': ['jetpack_premium', 'jetpack_business', 'jetpack_security_t1_yearly'],
};

const PLANS: Record<string, { id: number; name: string; shortName: string }> = {
	jetpack_free: { id: 2002, name: 'Jetpack Free', shortName: 'Free' },
};

/** The plan that the provider has on record for a site. */
export async function fetchPlan(db: Database, siteId: number): Promise<FetchedPlan> {
	const site = await findSite(db, siteId);
	const slug = site?.plan_slug ?? 'jetpack_free';
	const plan = PLANS[slug] ?? { id: 0, name: slug, shortName: slug };
	return {
		product_id: plan.id,
		product_slug: slug,
		product_name: plan.name,
		product_name_short: plan.shortName,
		expired: false,
		user_is_owner: true,
		is_free: slug === 'jetpack_free',
		features: { active: FREE_FEATURES, available: FEATURES_FOR_SALE },
	};
}
