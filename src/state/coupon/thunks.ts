import { keepTime } from '../../lib/kept-time';
import type { AppThunk } from '../app-thunk';
import { noteCheckout } from '../my-plan/checkout';
import { selectCouponCheckout } from '../page/upgrade';
import { selectCoupon, selectCouponProperties } from './selectors';
import { PUT_OFF_KEY } from './put-off';
import { couponPutOff, couponSlice } from './slice';

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
export const putCouponOff =
	(): AppThunk =>
	(dispatch, _getState, { inject }) => {
		inject([couponSlice]);
		const now = Date.now();
		keepTime(PUT_OFF_KEY, now);
		dispatch(couponPutOff(now));
	};
