import { __, sprintf } from '@wordpress/i18n';
import { planClassOf } from '../../../lib/catalogue/plan-class';
import { formatMoney } from '../../../lib/money';
import { productPrice } from '../../../lib/prices';
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

const reduced = (term: Term, first: string, price: string): string =>
	term === 'year'
		? /* translators: 1: a reduced price, 2: the regular price */
			sprintf(__('%1$s for the first year, then %2$s a year', 'site-dashboard'), first, price)
		: /* translators: 1: a reduced price, 2: the regular price */
			sprintf(__('%1$s for the first month, then %2$s a month', 'site-dashboard'), first, price);

/** What a plan costs in one term, in words; empty where nobody names a price or a currency (PROD-050). */
function priceText(holdings: Holdings, slug: string, term: Term, offer?: IntroOffer): string {
	const product = holdings.products[slug];
	const price = product?.currency_code ? productPrice(product, offer) : undefined;
	if (!product || !price) {
		return '';
	}
	const money = (amount: number) => formatMoney(amount, product.currency_code);
	return price.final < price.full
		? reduced(term, money(price.final), money(price.full))
		: regular(term, money(price.full));
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

/** What the plan that the site has costs those who buy it now. */
export function currentPrice(holdings: Holdings): string {
	const { planSlug } = holdings;
	if (planClassOf(planSlug) === 'free') {
		return __('Free of charge', 'site-dashboard');
	}
	if (!isSold(holdings, planSlug)) {
		return __('Not on sale any more', 'site-dashboard');
	}
	const text = priceText(holdings, planSlug, planSlug.endsWith('_monthly') ? 'month' : 'year');
	return text || __('Not known', 'site-dashboard');
}
