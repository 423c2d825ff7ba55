import { __, sprintf } from '@wordpress/i18n';
import { productOf, type UpgradeFeature } from '../../lib/catalog/upgrades';
import { formatNumber } from '../../lib/locale';
import { formatMoney } from '../../lib/money';
import { type Offer, perMonth } from '../../lib/prices';
import type { AppDispatch } from '../../state/app-thunk';
import { useAppSelector, useIsAtRest, useLoad } from '../../state/hooks';
import { loadSearchPricing, selectSearchPricing } from '../../state/search/slice';
import { loadPrices, selectArePricesKnown, selectOffer } from '../../state/purchases/offer';
import type { RootState } from '../../state/root-state';

const loadRecordLimit = (dispatch: AppDispatch) => dispatch(loadSearchPricing());

/** The product's first monthly price. No price is worth a call before the page is at rest. */
export function OfferPrice({ feature }: { feature: UpgradeFeature }) {
	const isAtRest = useIsAtRest();
	useLoad(loadPrices, isAtRest);
	useLoad(loadRecordLimit, isAtRest && feature === 'search');
	return useAppSelector((state) => selectPrice(state, feature));
}

/** Empty until all is known that makes it cheaper (PROD-017). */
function selectPrice(state: RootState, feature: UpgradeFeature): string {
	const offer = selectOffer(state, state.page.products[productOf(feature)]?.slug ?? '');
	const month = formatMoney(perMonth(offer, offer.final), offer.currency);
	if (!month || !selectArePricesKnown(state)) {
		return '';
	}
	const price = sprintf(priceFormat(offer), month);
	const limit = feature === 'search' ? selectRecordLimit(state, offer) : null;
	return limit === null
		? price
		: sprintf(
				/* translators: 1: a price, such as "$8.33/month, paid yearly", 2: a number of posts and pages */
				__('%1$s, for up to %2$s records', 'site-dashboard'),
				price,
				formatNumber(limit),
			);
}

function priceFormat({ final, full, first }: Offer) {
	if (final === full) {
		/* translators: %s: the price of a month */
		return __('%s/month, paid yearly', 'site-dashboard');
	}
	return first === 'year'
		? /* translators: %s: the price of a month */
			__('%s/month for the first year', 'site-dashboard')
		: /* translators: %s: the price of a month */
			__('%s/month at first', 'site-dashboard');
}

/** The records that search has at this offer's full price; null if the provider speaks of another price. */
function selectRecordLimit(state: RootState, { currency, full }: Offer): number | null {
	const pricing = selectSearchPricing(state);
	const isSame =
		pricing.status === 'ready' &&
		pricing.data?.currency_code === currency &&
		pricing.data.full_price === full;
	return isSame ? (pricing.data?.record_limit ?? null) : null;
}
