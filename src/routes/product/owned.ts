import { __ } from '@wordpress/i18n';
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
