import { __, sprintf } from '@wordpress/i18n';
import { formatMoney } from '../../lib/money';
import type { Product } from '../../rest-api/contract/shop';

/** How often a price is paid. */
export type Term = 'year' | 'month';

/** A price with its term, in words. */
export const priceWithTerm = (term: Term, price: string): string =>
	term === 'year'
		? /* translators: %s: a price */
			sprintf(__('%s a year', 'site-dashboard'), price)
		: /* translators: %s: a price */
			sprintf(__('%s a month', 'site-dashboard'), price);

/** What a plan or product costs each term; empty while nobody names a price or a currency (PROD-050). */
export const regularPrice = (slug: string, product: Product | undefined): string =>
	product?.currency_code && product.cost !== null
		? priceWithTerm(
				slug.endsWith('_monthly') ? 'month' : 'year',
				formatMoney(product.cost, product.currency_code),
			)
		: '';
