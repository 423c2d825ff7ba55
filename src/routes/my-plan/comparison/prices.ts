import { __, sprintf } from '@wordpress/i18n';
import { planClassOf } from '../../../lib/catalogue/plan-class';
import { formatMoney } from '../../../lib/money';
import { isMonthly, productPrice } from '../../../lib/prices';
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

/** What a plan costs in one term, in words; empty where nobody names a price or a currency (PROD-050). A sale is for the first term. */
function priceText(holdings: Holdings, slug: string, term: Term, offer?: IntroOffer): string {
	const product = holdings.products[slug];
	const price = product?.currency_code ? productPrice(product, offer) : undefined;
	if (!product || !price) {
		return '';
	}
	const money = (amount: number) => formatMoney(amount, product.currency_code);
	if (price.final >= price.full) {
		return regular(term, money(price.full));
	}
	const words = term === 'year' ? reducedYearly : reducedMonthly;
	return words(offer ? lengthOf(offer) : term, money(price.final), money(price.full));
}

/** What the next plan costs, a line for each term that it is sold in. */
export function nextPrices(
	holdings: Holdings,
	{ yearly, monthly }: HigherPlan,
	offers: readonly IntroOffer[],
): string[] {
	const lines = [[yearly, 'year'] as const, [monthly, 'month'] as const].map(([slug, term]) =>
		isSold(holdings, slug)
			? priceText(
					holdings,
					slug,
					term,
					offers.find(({ product_slug }) => product_slug === slug),
				)
			: '',
	);
	const known = lines.filter(Boolean);
	return known.length > 0 ? known : [__('Shown at the checkout', 'site-dashboard')];
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
