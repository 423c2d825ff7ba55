import type { Scenario, ScenarioPurchase } from './scenario';

/** Purchases of this many days ago are set up, and can still be given back. */
const LONG_ENOUGH = 7;

const bought = (product: string, daysAgo = LONG_ENOUGH): ScenarioPurchase => ({ product, daysAgo });

/** Connected, with exactly that plan or product. */
const owning = (name: string, ...products: string[]): Scenario => ({
	summary: `Connected, with ${name}`,
	needsConnection: true,
	endsPurchases: true,
	purchases: products.map((product) => bought(product)),
});

/** Connected, with a plan or product that the dashboard welcomes the owner to. */
const welcomed = (name: string, product: string): Scenario => ({
	summary: `Connected, and ${name} has just been bought: its onboarding is due`,
	needsConnection: true,
	purchases: [bought(product, 1)],
	facts: { recommendationsStep: 'not-started', recommendationsData: {} },
});

/** Each plan and product, and what follows from having bought it. */
export const PLAN_SCENARIOS: Readonly<Record<string, Scenario>> = {
	'plan-free': owning('the free plan'),
	'plan-personal': owning('the personal plan', 'jetpack_personal'),
	'plan-premium': owning('the premium plan', 'jetpack_premium'),
	'plan-business': owning('the business plan', 'jetpack_business'),
	'plan-security': owning('the security plan (tier 1)', 'jetpack_security_t1_yearly'),
	'plan-security-t1': owning('the security plan, tier 1', 'jetpack_security_t1_yearly'),
	'plan-security-t2': owning('the security plan, tier 2', 'jetpack_security_t2_yearly'),
	'plan-security-daily': owning('the older security plan', 'jetpack_security_daily'),
	'plan-complete': owning('the complete plan', 'jetpack_complete'),
	'product-backup-t0': owning('the smallest backup product', 'jetpack_backup_t0_yearly'),
	'product-backup-t1': owning('the backup product, tier 1', 'jetpack_backup_t1_yearly'),
	'product-backup-t2': owning('the backup product, tier 2', 'jetpack_backup_t2_yearly'),
	'product-backup-daily': owning('the older daily backup product', 'jetpack_backup_daily'),
	'product-search': owning('the search product', 'jetpack_search'),
	'product-search-free': owning('the free search product', 'jetpack_search_free'),
	'product-scan': owning('the scan product', 'jetpack_scan'),
	'product-anti-spam': owning('the anti-spam product', 'jetpack_anti_spam'),
	'product-videopress': owning('the video product', 'jetpack_videopress'),
	'product-social-basic': owning('the smaller social product', 'jetpack_social_basic_yearly'),
	'product-social-advanced': owning('the larger social product', 'jetpack_social_advanced_yearly'),
	'product-boost': owning('the boost product', 'jetpack_boost_yearly'),
	'plan-expired': {
		summary: 'Connected; the Security plan has expired',
		needsConnection: true,
		purchases: [{ product: 'jetpack_security_t1_yearly', daysAgo: 400, isOver: true }],
	},
	'product-expired': {
		summary: 'Connected; Boost has expired',
		needsConnection: true,
		purchases: [{ product: 'jetpack_boost_yearly', daysAgo: 400, isOver: true }],
	},
	'onboarding-complete': welcomed('the complete plan', 'jetpack_complete'),
	'onboarding-security': welcomed('the security plan', 'jetpack_security_t1_yearly'),
	'onboarding-backup': welcomed('the backup product', 'jetpack_backup_t1_yearly'),
	'onboarding-antispam': welcomed('the anti-spam product', 'jetpack_anti_spam'),
	'onboarding-videopress': welcomed('the video product', 'jetpack_videopress'),
	'onboarding-search': welcomed('the search product', 'jetpack_search'),
	'onboarding-scan': welcomed('the scan product', 'jetpack_scan'),
	'search-on': {
		summary: 'Connected, with Search, which is on',
		needsConnection: true,
		purchases: [bought('jetpack_search')],
		modules: { search: true },
		settings: { instant_search_enabled: true },
	},
	'search-off': {
		summary: 'Connected, with Search, which is off',
		needsConnection: true,
		purchases: [bought('jetpack_search')],
		modules: { search: false },
		settings: { instant_search_enabled: false },
	},
};
