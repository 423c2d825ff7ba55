import { Card } from '../ui/card';
import { CouponOffer, couponTitle } from './coupon-offer';
import styles from './coupon-offer.module.css';
import { useCoupon } from './use-coupon';

/** A partner's coupon on the dashboard (DASH-025, COUPON-010, COUPON-020). */
export function CouponCard() {
	const view = useCoupon();
	if (view.step === 'hidden') {
		return null;
	}
	return (
		<div className={styles.card}>
			<Card title={couponTitle(view)} level={2}>
				<CouponOffer view={view} />
			</Card>
		</div>
	);
}
