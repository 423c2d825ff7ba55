import { __, _x, sprintf } from '@wordpress/i18n';
import { planClassOf } from '../../../lib/catalog/plan-class';
import { formatMoney } from '../../../lib/money';
import { isMonthly, percentSaved, productPrice } from '../../../lib/prices';
import type { HigherPlan } from '../../../lib/catalog/contents';
import type { IntroOffer } from '../../../rest-api/contract/shop';
import { priceWithTerm, regularPrice, type Term } from '../plan-price';
import { isSold, type Holdings } from './rows';

/** Term of a reduced price: a year, a month, or unknown. */
type Length = Term | 'other';

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

/** How long an offer holds, as far as the provider says it. */
function lengthOf(offer: IntroOffer): Length {
	if (isMonthly(offer)) {
		return 'month';
	}
	return offer.interval_count === 1 && offer.interval_unit === 'year' ? 'year' : 'other';
}

/** What a plan costs in one term. */
export interface PriceLine {
	/** In words. */
	text: string;
	/** How much the first term saves, in percent (PROD-019). */
	saved: number;
	/** Less is paid for the first term (PROD-022); a sale is for that too. */
	isReduced: boolean;
}

/** Undefined where nobody names a price or a currency (PROD-050). */
function priceLine(holdings: Holdings, slug: string, term: Term, offer?: IntroOffer): PriceLine | undefined {
	const product = holdings.products[slug];
	const price = product?.currency_code ? productPrice(product, offer) : undefined;
	if (!product || !price) {
		return undefined;
	}
	const money = (amount: number) => formatMoney(amount, product.currency_code);
	if (price.final >= price.full) {
		return { text: priceWithTerm(term, money(price.full)), saved: 0, isReduced: false };
	}
	const words = term === 'year' ? reducedYearly : reducedMonthly;
	const text = words(offer ? lengthOf(offer) : term, money(price.final), money(price.full));
	return { text, saved: percentSaved(price), isReduced: true };
}

/** What the next plan costs, a line for each term that it is sold in. */
export function nextPrices(
	holdings: Holdings,
	{ yearly, monthly }: HigherPlan,
	offers: readonly IntroOffer[],
): PriceLine[] {
	const lines = [[yearly, 'year'] as const, [monthly, 'month'] as const].flatMap(([slug, term]) => {
		const offer = offers.find(({ product_slug }) => product_slug === slug);
		return (isSold(holdings, slug) && priceLine(holdings, slug, term, offer)) || [];
	});
	return lines.length > 0
		? lines
		: [{ text: __('Shown at checkout', 'site-dashboard'), saved: 0, isReduced: false }];
}

/** What the plan that the site has costs, without what is taken off for those who buy it now. */
export function currentPrice(holdings: Holdings): string {
	const { planSlug } = holdings;
	if (planClassOf(planSlug) === 'free') {
		return _x('Free', 'price', 'site-dashboard');
	}
	if (!isSold(holdings, planSlug)) {
		return __('No longer available', 'site-dashboard');
	}
	return regularPrice(planSlug, holdings.products[planSlug]) || __('Unknown', 'site-dashboard');
}
