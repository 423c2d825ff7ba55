import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '../ui/banner';
import { useCouponBanner } from './use-coupon-banner';

/** A partner's coupon that pays for daily backups, in place of what is sold (DASH-058, COUPON-021). */
export function CouponBanner() {
	const { product, partner, action } = useCouponBanner();
	return (
		<Banner
			/* translators: %s: name of a product */
			title={sprintf(__('%s is paid for', 'site-dashboard'), product)}
			action={action}
			isQuiet
		>
			{
				/* translators: %s: name of a partner */
				sprintf(__('You have a coupon from %s.', 'site-dashboard'), partner)
			}
		</Banner>
	);
}
