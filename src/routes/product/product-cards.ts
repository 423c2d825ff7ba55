import { __ } from '@wordpress/i18n';
import { cardPrice, type ProductCardContent } from '../../components/product-card/product-card';
import { iconOf } from '../../lib/catalog/appearance';
import type { Offer } from '../../lib/prices';
import type { Product, ProductDescription } from '../../rest-api/shop';

export interface Shop {
	/** Texts of the pages, by key. */
	descriptions: Readonly<Record<string, ProductDescription>>;
	/** Products for this site, by slug. */
	products: Readonly<Record<string, Product>>;
	offer: (slug: string) => Offer;
	/** The use of a product that the site owns; undefined for others. */
	owned: (key: string) => ProductCardContent['owned'];
	imageUrl: (file: string) => string;
	/** The checkout, or the step that comes before it. */
	checkout: (description: ProductDescription) => Pick<ProductCardContent, 'checkoutText' | 'checkoutUrl'>;
}

/** The bundle that some products come with. */
const BUNDLE = 'security';

/** Names of the illustrations below images/products; the bundle has that of scan (facts 9). */
const ILLUSTRATIONS: Readonly<Record<string, string>> = {
	akismet: 'anti-spam',
	backup: 'backup',
	scan: 'scan',
	search: 'search',
	security: 'scan',
	videopress: 'videopress',
};

/** Keys of the products with an icon beside their title (facts 9). */
const WITH_ICON = ['backup', 'scan', 'akismet', BUNDLE];

/**
 * The cards of a product's page: the product beside the bundle that includes it, without illustrations,
 * otherwise the product alone with its illustration (PROD-046), as for a site that owns the bundle. None if
 * the product isn't on sale (PROD-002).
 */
export function productCards(key: string, shop: Shop): ProductCardContent[] {
	const product = cardOf(key, shop);
	if (!product) {
		return [];
	}
	const bundle = shop.descriptions[key]?.included_in_plans.includes(BUNDLE) && cardOf(BUNDLE, shop);
	if (bundle && !bundle.owned) {
		return [
			product,
			{ ...bundle, priority: 'secondary', callToAction: __('Popular upgrade', 'site-dashboard') },
		];
	}
	return [{ ...product, illustrationPath: shop.imageUrl(`products/illustration-${ILLUSTRATIONS[key]}.svg`) }];
}

function cardOf(key: string, shop: Shop): ProductCardContent | undefined {
	const description = Object.hasOwn(shop.descriptions, key) ? shop.descriptions[key] : undefined;
	const product = description && shop.products[description.slug];
	if (!description || !product?.available) {
		return undefined;
	}
	const { slug, title } = description;
	const icon = WITH_ICON.includes(key) ? iconOf(slug) : undefined;
	return {
		title,
		productSlug: slug,
		icon: icon && shop.imageUrl(icon),
		description: description.description,
		features: description.features,
		disclaimer: description.disclaimer,
		...cardPrice(shop.offer(slug)),
		owned: shop.owned(key),
		...shop.checkout(description),
	};
}
