import { __, sprintf } from '@wordpress/i18n';
import { productOf, type UpgradeFeature } from '../../lib/catalog/upgrades';
import { formatMoney } from '../../lib/money';
import { perMonth, productPrice } from '../../lib/prices';
import type { AppDispatch } from '../../state/app-thunk';
import { useAppSelector, useIsAtRest, useLoad } from '../../state/hooks';
import {
	loadIntroOffers,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteProducts,
} from '../../state/late-remotes';
import type { RootState } from '../../state/root-state';

const load = (dispatch: AppDispatch) => [dispatch(loadSiteProducts()), dispatch(loadIntroOffers())];

/** What a month of the product costs at first. No price is worth a call before the page is at rest. */
export function OfferPrice({ feature }: { feature: UpgradeFeature }) {
	useLoad(load, useIsAtRest());
	return useAppSelector((state) => selectPrice(state, feature));
}

/** Empty until all is known that makes it cheaper (PROD-017). */
function selectPrice(state: RootState, feature: UpgradeFeature): string {
	const products = selectSiteProducts(state);
	const offers = selectIntroOffers(state);
	const slug = state.page.products[productOf(feature)]?.slug;
	const product = products.status === 'ready' && slug ? products.data[slug] : undefined;
	if (!product || offers.status !== 'ready') {
		return '';
	}
	const price = productPrice(
		product,
		offers.data.find(({ product_slug }) => product_slug === slug),
	);
	if (!price?.final) {
		return '';
	}
	const month = formatMoney(perMonth(price.final), product.currency_code);
	return price.final < price.full
		? /* translators: %s: the price of a month */
			sprintf(__('%s/month for the first year', 'site-dashboard'), month)
		: /* translators: %s: the price of a month */
			sprintf(__('%s/month, paid yearly', 'site-dashboard'), month);
}
