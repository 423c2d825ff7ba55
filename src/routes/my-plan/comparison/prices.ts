import { __, _x } from '@wordpress/i18n';
import { introText } from '../../../components/price/price';
import { planClassOf } from '../../../lib/catalog/plan-class';
import { formatMoney } from '../../../lib/money';
import type { Offer } from '../../../lib/prices';
import type { HigherPlan } from '../../../lib/catalog/contents';
import { priceWithTerm, regularPrice } from '../plan-price';
import { isSold, type Holdings } from './rows';

/** A plan's price in one term. */
export interface PriceLine {
	/** In words. */
	text: string;
	/** The saving in the first term, in percent (PROD-019). */
	saved: number;
	/** What it costs after the first term, if that costs less (PROD-022); a sale is for that too. */
	note?: string;
}

/** Undefined where nobody names a price or a currency (PROD-050). */
function priceLine({ term, full, final, saved, first, currency }: Offer): PriceLine | undefined {
	if (full === null || final === null) {
		return undefined;
	}
	const money = (amount: number) => formatMoney(amount, currency);
	const regular = priceWithTerm(term, money(full));
	return final < full
		? { text: money(final), saved, note: introText(first, regular) }
		: { text: regular, saved };
}

/** The next plan's price, a line for each term that it's sold in. */
export function nextPrices(holdings: Holdings, { yearly, monthly }: HigherPlan): PriceLine[] {
	const lines = [yearly, monthly].flatMap(
		(slug) => (isSold(holdings, slug) && priceLine(holdings.offer(slug))) || [],
	);
	return lines.length > 0 ? lines : [{ text: __('Shown at checkout', 'site-dashboard'), saved: 0 }];
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
