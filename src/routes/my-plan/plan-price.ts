import { __, sprintf } from '@wordpress/i18n';
import { formatMoney } from '../../lib/money';
import type { Offer, Term } from '../../lib/prices';

/** A price with its term, in words. */
export const priceWithTerm = (term: Term, price: string): string =>
	term === 'year'
		? /* translators: %s: a price */
			sprintf(__('%s a year', 'site-dashboard'), price)
		: /* translators: %s: a price */
			sprintf(__('%s a month', 'site-dashboard'), price);

/** The price of each term after the first; empty while nobody knows (PROD-050). */
export const regularPrice = ({ term, full, currency }: Offer): string =>
	full === null ? '' : priceWithTerm(term, formatMoney(full, currency));
