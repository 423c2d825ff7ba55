import { __, sprintf } from '@wordpress/i18n';
import { productOf, type UpgradeFeature } from '../../lib/catalog/upgrades';
import { formatMoney } from '../../lib/money';
import { perMonth } from '../../lib/prices';
import { useAppSelector, useIsAtRest, useLoad } from '../../state/hooks';
import { loadPrices, selectArePricesKnown, selectOffer } from '../../state/purchases/offer';
import type { RootState } from '../../state/root-state';

/** What a month of the product costs at first. No price is worth a call before the page is at rest. */
export function OfferPrice({ feature }: { feature: UpgradeFeature }) {
	useLoad(loadPrices, useIsAtRest());
	return useAppSelector((state) => selectPrice(state, feature));
}

/** Empty until all is known that makes it cheaper (PROD-017). */
function selectPrice(state: RootState, feature: UpgradeFeature): string {
	const offer = selectOffer(state, state.page.products[productOf(feature)]?.slug ?? '');
	const month = formatMoney(perMonth(offer, offer.final), offer.currency);
	if (!month || !selectArePricesKnown(state)) {
		return '';
	}
	if (offer.final === offer.full) {
		/* translators: %s: the price of a month */
		return sprintf(__('%s/month, paid yearly', 'site-dashboard'), month);
	}
	return offer.first === 'year'
		? /* translators: %s: the price of a month */
			sprintf(__('%s/month for the first year', 'site-dashboard'), month)
		: /* translators: %s: the price of a month */
			sprintf(__('%s/month at first', 'site-dashboard'), month);
}
