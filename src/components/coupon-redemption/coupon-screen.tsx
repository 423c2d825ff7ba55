import { ScreenHeading } from '../ui/screen-heading';
import styles from './coupon-offer.module.css';
import { CouponOffer } from './coupon-offer';
import { couponTitle } from './coupon-title';
import { useCoupon } from './use-coupon';

/** A partner's coupon in place of every other screen, as `selectCouponScreen` says (COUPON-002, COUPON-003, COUPON-020). */
export function CouponScreen() {
	const view = useCoupon({ isAskedFor: true });
	if (view.step === 'hidden') {
		return null;
	}
	return (
		<div className={styles.screen}>
			<ScreenHeading>{couponTitle(view)}</ScreenHeading>
			<CouponOffer view={view} />
		</div>
	);
}
