import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenHeading } from '../../components/ui/screen-heading';
import styles from '../../components/coupon-redemption/coupon-card.module.css';
import { CouponOffer, couponTitle, useCoupon } from '../../components/coupon-redemption/coupon-card';
import { couponSnoozed } from '../../state/coupon/slice';
import { useAppDispatch } from '../../state/hooks';

/**
 * A partner's coupon in place of any other screen, see `selectCouponScreen` (COUPON-002, COUPON-003,
 * COUPON-020).
 */
export function Screen() {
	const view = useCoupon({ isAskedFor: true });
	useLeft();
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

/** On a connected site, links lead where they say: who follows one has put the offer off for this page. */
function useLeft(): void {
	const dispatch = useAppDispatch();
	const { key } = useLocation();
	const [arrival] = useState(key);
	useEffect(() => {
		if (key !== arrival) {
			dispatch(couponSnoozed(Date.now()));
		}
	}, [dispatch, key, arrival]);
}
