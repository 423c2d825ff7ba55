import { __, sprintf } from '@wordpress/i18n';
import type { ProductCardContent } from '../../components/product-card/product-card';
import { iconOf } from '../../lib/catalog/appearance';
import { perMonth, productPrice } from '../../lib/prices';
import type { ProductDescription } from '../../rest-api/contract/product-description';
import type { IntroOffer, Product } from '../../rest-api/contract/shop';

export interface Shop {
	/** What the pages say, by key. */
	descriptions: Readonly<Record<string, ProductDescription>>;
	/** What the site can buy, by slug. */
	products: Readonly<Record<string, Product>>;
	offers: readonly IntroOffer[];
	/** Where a product that the site owns is used; undefined for what it could buy. */
	owned: (key: string) => ProductCardContent['owned'];
	imageUrl: (file: string) => string;
	/** Where a product is bought, or what has to be done first. */
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

/** Whether a product is cheaper in its first term (PROD-006). */
export const hasIntroPrice = (slug: string, offers: readonly IntroOffer[]): boolean =>
	offers.some(
		({ product_slug, original_price, raw_price }) =>
			product_slug === slug && original_price !== null && raw_price !== null && raw_price < original_price,
	);

function cardOf(key: string, shop: Shop): ProductCardContent | undefined {
	const description = Object.hasOwn(shop.descriptions, key) ? shop.descriptions[key] : undefined;
	const product = description && shop.products[description.slug];
	if (!description || !product?.available) {
		return undefined;
	}
	const { slug, title } = description;
	const price = productPrice(
		product,
		shop.offers.find(({ product_slug }) => product_slug === slug),
	);
	const icon = WITH_ICON.includes(key) ? iconOf(slug) : undefined;
	return {
		title,
		productSlug: slug,
		icon: icon && shop.imageUrl(icon),
		description: description.description,
		features: description.features,
		disclaimer: description.disclaimer,
		currencyCode: product.currency_code,
		price: price ? perMonth(price.full) : null,
		discountedPrice: price ? perMonth(price.final) : null,
		owned: shop.owned(key),
		billingDescription: __('per month, paid yearly', 'site-dashboard'),
		...shop.checkout(description),
	};
}

/** The way to the checkout itself. */
export const checkoutAt = (title: string, checkoutUrl: string) => ({
	/* translators: %s: name of a product */
	checkoutText: sprintf(__('Get %s', 'site-dashboard'), title),
	checkoutUrl,
});
