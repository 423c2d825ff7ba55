import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME } from '../../lib/product';
import type { CouponView } from './use-coupon';

/** COUPON-005, COUPON-010. */
export function couponTitle(view: Exclude<CouponView, { step: 'hidden' }>): string {
	return view.step === 'connect'
		? /* translators: 1: product name, 2: name of a partner */
			sprintf(__('Welcome to %1$s %2$s traveler!', 'site-dashboard'), PRODUCT_NAME, view.coupon.partner.name)
		: /* translators: %s: product name */
			sprintf(__('One free year of %s Backup', 'site-dashboard'), PRODUCT_NAME);
}
