import { paths } from '../paths';
import type { ProductPage } from './product-pages';

/**
 * The product each feature's banner sells, by the key of its page (PLAN-044 to PLAN-046, DASH-135). The page
 * gets the checkout slug from the host. Keys are the features' names in events.
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

/** The product that a feature's banner sells. */
export const productOf = (feature: UpgradeFeature): ProductPage => UPGRADES[feature];

/** The product's own page here, or for search the page of its plugin (DASH-135). */
export function upgradePage(feature: UpgradeFeature, adminUrl: string): string {
	const product = productOf(feature);
	return product === 'search' ? `${adminUrl}admin.php?page=jetpack-search` : paths.product.href(product);
}

/** Named links to the plans, for offers without a product page: the support card and My Plan (facts 3.2). */
export type PlansLink = 'support' | 'plans-main-top' | 'my-plan-header-free-plan-text-link';
