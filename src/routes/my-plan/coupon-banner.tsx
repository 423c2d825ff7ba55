import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '../../components/ui/banner';
import { useCouponBanner } from './use-coupon-banner';

/** A partner's coupon, for any product (COUPON-014, COUPON-021). */
export function CouponBanner() {
	const view = useCouponBanner();
	if (!view) {
		return null;
	}
	return (
		<Banner
			/* translators: %s: name of a product */
			title={sprintf(__('Get %s free for one year!', 'site-dashboard'), view.product)}
			action={view.action}
		>
			{
				/* translators: %s: name of a partner */
				sprintf(__('A coupon from %s waits to be redeemed.', 'site-dashboard'), view.partner)
			}
		</Banner>
	);
}
