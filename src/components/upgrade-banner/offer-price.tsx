import { __, sprintf } from '@wordpress/i18n';
import { productOf, type UpgradeFeature } from '../../lib/catalog/upgrades';
import { formatMoney } from '../../lib/money';
import { perMonth } from '../../lib/prices';
import type { AppDispatch } from '../../state/app-thunk';
import { useAppSelector, useIsAtRest, useLoad } from '../../state/hooks';
import { loadSiteProducts, selectSiteProducts } from '../../state/late-remotes';
import type { RootState } from '../../state/root-state';

const load = (dispatch: AppDispatch) => dispatch(loadSiteProducts());

/** What a month of the product costs. No price is worth a call before the page is at rest. */
export function OfferPrice({ feature }: { feature: UpgradeFeature }) {
	useLoad(load, useIsAtRest());
	const price = useAppSelector((state) => selectPrice(state, feature));
	return (
		price &&
		/* translators: %s: the price of a month */
		sprintf(__('%s/month, paid yearly', 'site-dashboard'), price)
	);
}

function selectPrice(state: RootState, feature: UpgradeFeature): string {
	const products = selectSiteProducts(state);
	const slug = state.page.products[productOf(feature)]?.slug;
	const product = products.status === 'ready' && slug ? products.data[slug] : undefined;
	return product?.cost ? formatMoney(perMonth(product.cost), product.currency_code) : '';
}
