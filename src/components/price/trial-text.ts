import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { formatMoney } from '../../lib/money';
import { type Offer, perMonth, trialPrice } from '../../lib/prices';
import { introText } from './price';

/** The product of the trial (PROD-060), and its days (PROD-008). */
export const TRIAL_PRODUCT = 'jetpack_backup_t1_yearly';
const TRIAL_DAYS = 30;

/** Label of a trial button, with the monthly price (PROD-009); until that's known, with the time alone. */
export function trialText(offer: Offer | undefined): string {
	const amount = offer && formatMoney(trialPrice(offer), offer.currency);
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

/** What a month costs after the first term (PROD-022); empty if it isn't more, or nobody knows. */
export const trialRenewal = (offer: Offer | undefined): string =>
	offer && Number(offer.final) < Number(offer.full)
		? introText(
				offer.first,
				`${formatMoney(perMonth(offer, offer.full), offer.currency)} ${__('per month, paid yearly', 'site-dashboard')}`,
			)
		: '';
