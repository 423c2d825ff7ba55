import { ScreenHeading } from '../../components/ui/screen-heading';
import styles from '../../components/coupon-redemption/coupon-offer.module.css';
import { CouponOffer, couponTitle } from '../../components/coupon-redemption/coupon-offer';
import { useCoupon } from '../../components/coupon-redemption/use-coupon';

/**
 * A partner's coupon in place of any other screen, see `selectCouponScreen` (COUPON-002, COUPON-003,
 * COUPON-020).
 */
export function Screen() {
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
