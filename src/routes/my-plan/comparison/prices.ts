import { __, sprintf } from '@wordpress/i18n';
import { planClassOf } from '../../../lib/catalogue/plan-class';
import { formatMoney } from '../../../lib/money';
import { isMonthly, percentSaved, productPrice } from '../../../lib/prices';
import type { HigherPlan } from '../../../lib/catalogue/contents';
import type { IntroOffer } from '../../../rest-api/contract/shop';
import { isSold, type Holdings } from './rows';

type Term = 'year' | 'month';

const regular = (term: Term, price: string): string =>
	term === 'year'
		? /* translators: %s: a price */
			sprintf(__('%s a year', 'site-dashboard'), price)
		: /* translators: %s: a price */
			sprintf(__('%s a month', 'site-dashboard'), price);

/** What a reduced price is for: a year, a month, or something else that is not told. */
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
		return { text: regular(term, money(price.full)), saved: 0, isReduced: false };
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
		: [{ text: __('Shown at the checkout', 'site-dashboard'), saved: 0, isReduced: false }];
}

/** What the plan that the site has costs, without what is taken off for those who buy it now. */
export function currentPrice(holdings: Holdings): string {
	const { planSlug } = holdings;
	if (planClassOf(planSlug) === 'free') {
		return __('Free of charge', 'site-dashboard');
	}
	if (!isSold(holdings, planSlug)) {
		return __('Not on sale any more', 'site-dashboard');
	}
	const product = holdings.products[planSlug];
	if (!product?.currency_code || product.cost === null) {
		return __('Not known', 'site-dashboard');
	}
	const price = formatMoney(product.cost, product.currency_code);
	return regular(planSlug.endsWith('_monthly') ? 'month' : 'year', price);
}
