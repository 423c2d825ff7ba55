import { __, sprintf } from '@wordpress/i18n';
import { isDay } from '../../lib/calendar-day';
import { formatPhpDate } from '../../lib/php-date';
import type { Purchase } from '../../rest-api/shop';

type Dated = Pick<Purchase, 'expiry_date' | 'subscribed_date' | 'is_refundable'>;

/** Time until which something bought counts as new, in ms. */
const NEW_FOR = 24 * 60 * 60 * 1000;

/** The calendar day of a time as the provider prints it; empty for anything else. */
function dayOf(time: string): string {
	const day = time.trim().slice(0, 10);
	return isDay(day) && !Number.isNaN(Date.parse(time)) ? day : '';
}

/**
 * When something was bought, renews or expired, in the site's date format (PLAN-015 to PLAN-019); empty
 * without a valid date (PLAN-077). `now` in ms.
 */
export function purchaseDate(purchase: Dated, format: string, now: number): string {
	const { expiry_date: expiry, subscribed_date: subscribed, is_refundable: isRefundable } = purchase;
	const isNew = !expiry || isRefundable;
	const day = dayOf(isNew ? subscribed : expiry);
	const date = day && formatPhpDate(day, format);
	if (!date) {
		return '';
	}
	if (isNew) {
		/* translators: %s: a date */
		return sprintf(__('Purchased on %s.', 'site-dashboard'), date);
	}
	return Date.parse(expiry) > now
		? /* translators: %s: a date */
			sprintf(__('Renews on %s.', 'site-dashboard'), date)
		: /* translators: %s: a date */
			sprintf(__('Expired on %s.', 'site-dashboard'), date);
}

/** Bought within a day before `now`, in ms; a clock that runs behind doesn't matter. */
export function isNew({ subscribed_date }: Pick<Purchase, 'subscribed_date'>, now: number): boolean {
	return Date.parse(subscribed_date) > now - NEW_FOR;
}
