import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { formatMoney } from '../../lib/money';
import { introPrice, perMonth } from '../../lib/prices';

/** What is tried (PROD-060), and for how many days (PROD-008). */
const TRIAL_PRODUCT = 'jetpack_backup_t1_yearly';
const TRIAL_DAYS = 30;

type Offered = Parameters<typeof introPrice>[0] & { currency_code: string };

/**
 * Label of a trial button, with the monthly price (PROD-009). `products` are those on sale; until they're
 * known, or without a price, it names the time alone.
 */
export function trialText(products: Readonly<Record<string, Offered>> | undefined): string {
	const product = products?.[TRIAL_PRODUCT];
	const amount = product ? formatMoney(introPrice(product), product.currency_code) : '';
	return amount
		? sprintf(
				/* translators: 1: a price, 2: number of days */
				_n('Try for %1$s for %2$s day', 'Try for %1$s for %2$s days', TRIAL_DAYS, 'site-dashboard'),
				amount,
				formatNumber(TRIAL_DAYS),
			)
		: sprintf(
				/* translators: %s: number of days */
				_n('Try for %s day', 'Try for %s days', TRIAL_DAYS, 'site-dashboard'),
				formatNumber(TRIAL_DAYS),
			);
}

/** What a month costs after the first term (PROD-022); empty where that isn't more, or nobody knows. */
export function trialRenewal(products: Readonly<Record<string, Offered>> | undefined): string {
	const product = products?.[TRIAL_PRODUCT];
	const cost = product?.cost ?? null;
	const first = product?.introductory_offer?.cost_per_interval ?? cost;
	return product && cost !== null && first !== null && first < cost
		? formatMoney(perMonth(cost), product.currency_code)
		: '';
}
