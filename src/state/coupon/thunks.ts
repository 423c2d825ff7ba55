import { writeJson } from '../../lib/storage';
import type { AppThunk } from '../app-thunk';
import { noteCheckout } from '../purchases/thunks/checkout';
import { selectCouponCheckout } from '../page/upgrade-links';
import { selectCoupon } from '../connection/slice';
import { couponSnoozed, selectCouponProperties, SNOOZED_AT_KEY } from './slice';

/** Records that redeeming was offered (COUPON-016). */
export const trackCouponView =
	(): AppThunk =>
	(_dispatch, getState, { analytics }) =>
		analytics.record('jetpack_partner_coupon_redeem_view', selectCouponProperties(getState()));

/** Leaves for the checkout of the coupon, wherever it is redeemed (COUPON-016, COUPON-017). */
export const redeemCoupon =
	(): AppThunk =>
	(dispatch, getState, { analytics, browser }) => {
		const coupon = selectCoupon(getState());
		if (coupon) {
			analytics.record('jetpack_partner_coupon_redeem_click', selectCouponProperties(getState()));
			dispatch(noteCheckout());
			browser.leave(selectCouponCheckout(getState(), coupon.product.slug, coupon.coupon_code));
		}
	};

/** Puts the offer off; a browser without storage forgets that with the page (COUPON-012, COUPON-013). */
export const snoozeCoupon = (): AppThunk => (dispatch) => {
	const now = Date.now();
	writeJson('local', SNOOZED_AT_KEY, now);
	dispatch(couponSnoozed(now));
};
