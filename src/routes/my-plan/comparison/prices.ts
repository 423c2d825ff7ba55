import { __, _x, sprintf } from '@wordpress/i18n';
import { planClassOf } from '../../../lib/catalog/plan-class';
import { formatMoney } from '../../../lib/money';
import type { Offer } from '../../../lib/prices';
import type { HigherPlan } from '../../../lib/catalog/contents';
import { priceWithTerm, regularPrice } from '../plan-price';
import { isSold, type Holdings } from './rows';

type Length = Offer['first'];

const reducedYearly = (length: Length, first: string, price: string): string => {
	switch (length) {
		case 'year':
			/* translators: 1: a reduced price, 2: the regular price */
			return sprintf(__('%1$s for the first year, then %2$s a year', 'site-dashboard'), first, price);
		case 'month':
			/* translators: 1: a reduced price, 2: the regular price */
			return sprintf(__('%1$s for the first month, then %2$s a year', 'site-dashboard'), first, price);
		default:
			/* translators: 1: a reduced price, 2: the regular price */
			return sprintf(__('%1$s at first, then %2$s a year', 'site-dashboard'), first, price);
	}
};

const reducedMonthly = (length: Length, first: string, price: string): string =>
	length === 'month'
		? /* translators: 1: a reduced price, 2: the regular price */
			sprintf(__('%1$s for the first month, then %2$s a month', 'site-dashboard'), first, price)
		: /* translators: 1: a reduced price, 2: the regular price */
			sprintf(__('%1$s at first, then %2$s a month', 'site-dashboard'), first, price);

/** A plan's price in one term. */
export interface PriceLine {
	/** In words. */
	text: string;
	/** The saving in the first term, in percent (PROD-019). */
	saved: number;
	/** Less is paid for the first term (PROD-022); a sale is for that too. */
	isReduced: boolean;
}

/** Undefined where nobody names a price or a currency (PROD-050). */
function priceLine({ term, full, final, saved, first, currency }: Offer): PriceLine | undefined {
	if (full === null || final === null) {
		return undefined;
	}
	const money = (amount: number) => formatMoney(amount, currency);
	if (final >= full) {
		return { text: priceWithTerm(term, money(full)), saved, isReduced: false };
	}
	const words = term === 'year' ? reducedYearly : reducedMonthly;
	return { text: words(first, money(final), money(full)), saved, isReduced: true };
}

/** The next plan's price, a line for each term that it's sold in. */
export function nextPrices(holdings: Holdings, { yearly, monthly }: HigherPlan): PriceLine[] {
	const lines = [yearly, monthly].flatMap(
		(slug) => (isSold(holdings, slug) && priceLine(holdings.offer(slug))) || [],
	);
	return lines.length > 0
		? lines
		: [{ text: __('Shown at checkout', 'site-dashboard'), saved: 0, isReduced: false }];
}

/** The current plan's price, without discounts for those who buy it now. */
export function currentPrice(holdings: Holdings): string {
	const { planSlug } = holdings;
	if (planClassOf(planSlug) === 'free') {
		return _x('Free', 'price', 'site-dashboard');
	}
	if (!isSold(holdings, planSlug)) {
		return __('No longer available', 'site-dashboard');
	}
	return regularPrice(holdings.offer(planSlug)) || __('Unknown', 'site-dashboard');
}
