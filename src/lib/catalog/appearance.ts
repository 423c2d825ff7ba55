import { planClassOf } from './plan-class';

/** Start of a slug and the icon of all slugs that start like it; first match wins (facts 8.1). */
const ICONS: ReadonlyArray<readonly [start: string, file: string]> = [
	['jetpack_free', 'plans/jetpack-free'],
	['free_plan', 'plans/wpcom-free'],
	['jetpack_personal', 'plans/jetpack-personal'],
	['personal-bundle', 'plans/wpcom-personal'],
	['starter-plan', 'plans/wpcom-personal'],
	['jetpack_premium', 'plans/jetpack-premium'],
	['value_bundle', 'plans/wpcom-premium'],
	['jetpack_business', 'plans/jetpack-professional'],
	['business-bundle', 'plans/wpcom-business'],
	['pro-plan', 'plans/wpcom-business'],
	['ecommerce-bundle', 'plans/wpcom-ecommerce'],
	['vip', 'plans/wpcom-ecommerce'],
	['jetpack_security', 'plans/jetpack-security'],
	['jetpack_complete', 'plans/jetpack-complete'],
	['jetpack_backup', 'products/product-jetpack-backup'],
	['jetpack_search', 'products/product-jetpack-search'],
	['wpcom_search', 'products/product-jetpack-search'],
	['jetpack_scan', 'products/product-jetpack-scan'],
	['jetpack_anti_spam', 'products/product-jetpack-anti-spam'],
	['jetpack_videopress', 'products/product-jetpack-videopress'],
	['jetpack_social', 'products/product-jetpack-social'],
	['jetpack_boost', 'products/product-jetpack-boost'],
];

/** Icon of a plan or product, 32 × 32 pixels, below the host's images/; undefined without one (PLAN-048). */
export function iconOf(slug: string): string | undefined {
	const file = planClassOf(slug) && ICONS.find(([start]) => slug.startsWith(start))?.[1];
	return file && `${file}.svg`;
}
