import { __ } from '@wordpress/i18n';
import { cardPrice, type ProductCardContent } from '../../components/product-card/product-card';
import { iconOf } from '../../lib/catalog/appearance';
import type { Offer } from '../../lib/prices';
import type { Product, ProductDescription } from '../../rest-api/shop';
import { comparable, contentsOf, isMore, together } from '../../lib/catalog/contents';
import { planClassOf } from '../../lib/catalog/plan-class';
import { PRODUCT_PAGES, type ProductPage } from '../../lib/catalog/product-pages';
import { activePurchases } from '../../lib/catalog/purchases';
import { paths } from '../../lib/paths';
import { selectPage, selectSite as selectSiteFacts } from '../../state/page/slice';
import { selectAdminUrl, selectRedirect } from '../../state/page/urls';
import { selectPlanSlug } from '../../state/site/slice';
import { selectPurchases } from '../../state/purchases/slice';
import type { RootState } from '../../state/root-state';

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

/** Slugs of the site's purchases and plan; free search isn't the product that's sold. */
function selectOwnedSlugs(state: RootState): string[] {
	const purchases = selectPurchases(state);
	const bought = purchases.status === 'ready' ? activePurchases(purchases.data) : [];
	return [selectPlanSlug(state), ...bought.map(({ product_slug }) => product_slug)].filter(
		(slug) => planClassOf(slug) !== 'free-search',
	);
}

/** The products of which the site has everything: the product itself, or a plan that includes it. */
export function selectOwnedPages(state: RootState): ProductPage[] {
	const has = together(selectOwnedSlugs(state).map(contentsOf));
	return PRODUCT_PAGES.filter((key) => {
		const brings = contentsOf(selectPage(state).products[key]?.slug ?? '');
		const parts = comparable(has, brings);
		return parts.length > 0 && !parts.some((part) => isMore(part, has, brings));
	});
}

/** Leads to where an owned product does its work. */
export function selectOwnedLink(state: RootState, key: ProductPage) {
	const external = (label: string, redirect: string) => ({
		label,
		href: selectRedirect(state, redirect),
		isExternal: true,
	});
	const admin = (label: string, page: string) => ({ label, href: selectAdminUrl(state, page) });
	switch (key) {
		case 'akismet':
			return admin(__('View spam stats', 'site-dashboard'), 'admin.php?page=akismet-key-config&view=stats');
		case 'backup':
			return external(
				__('View backups', 'site-dashboard'),
				selectSiteFacts(state).isWoASite ? 'calypso-backups' : 'my-jetpack-manage-backup',
			);
		case 'scan':
			return external(__('View scans', 'site-dashboard'), 'calypso-scanner');
		case 'search':
			return admin(__('Configure your search', 'site-dashboard'), 'admin.php?page=jetpack-search-configure');
		case 'security':
			return { label: __('Manage security settings', 'site-dashboard'), href: paths.security.href() };
		case 'videopress':
			return admin(__('Upload videos', 'site-dashboard'), 'upload.php');
	}
}
