import type { ProductPage } from './product-pages';

/**
 * The product that the banner of each feature sells, by the key of its page (PLAN-044 to PLAN-046, DASH-135). The page takes
 * the slug for the checkout from the host. Features go by their names in the events.
 */
const UPGRADES = {
	akismet: 'akismet',
	backups: 'backup',
	'google-analytics': 'security',
	scan: 'scan',
	search: 'search',
	security: 'security',
	videopress: 'videopress',
	waf: 'scan',
	wordads: 'security',
} as const satisfies Record<string, ProductPage>;

/** A feature that a banner sells. */
export type UpgradeFeature = keyof typeof UPGRADES;

/** Where that product is described: its page in this app, for search the page of its own plugin (DASH-135). */
export function upgradePage(feature: UpgradeFeature, adminUrl: string): string {
	const product = UPGRADES[feature];
	return product === 'search' ? `${adminUrl}admin.php?page=jetpack-search` : `#/product/${product}`;
}

/** Named links to the plans, for offers without a product page: the support card and My Plan (reference facts 3.2). */
export type PlansLink = 'support' | 'plans-main-top' | 'my-plan-header-free-plan-text-link';
