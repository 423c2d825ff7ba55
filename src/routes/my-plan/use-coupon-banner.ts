import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import type { Action } from '../../components/ui/action';
import {
	COUPON_FROM,
	selectCoupon,
	selectCouponProperties,
	selectCouponStep,
} from '../../state/coupon/selectors';
import { redeemCoupon } from '../../state/coupon/thunks';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { trackClick } from '../../state/tracking/thunks';
import { shallowEqual } from 'react-redux';

interface CouponBannerView {
	product: string;
	partner: string;
	/** Redeeming needs somebody who owns the connection (COUPON-015); without, an account is connected first. */
	action: Action;
}

/** Null without a coupon. */
export function useCouponBanner(): CouponBannerView | null {
	const dispatch = useAppDispatch();
	const coupon = useAppSelector(selectCoupon);
	const step = useAppSelector(selectCouponStep);
	const properties = useAppSelector(selectCouponProperties, shallowEqual);
	const code = step && coupon?.coupon_code;
	const shown = useMemo(() => (code ? { type: 'jetpack-partner-coupon', coupon: code } : undefined), [code]);
	useTrackedView('jetpack_my_plan_banner_view', shown);
	useTrackedView('jetpack_partner_coupon_redeem_view', step === 'redeem' ? properties : undefined);
	if (!coupon || !step) {
		return null;
	}
	return {
		product: coupon.product.title,
		partner: coupon.partner.name,
		action:
			step === 'redeem'
				? {
						label: __('Redeem', 'site-dashboard'),
						onClick: () => {
							dispatch(trackClick({ target: 'jetpack-partner-coupon', feature: 'my-plan-banner' }));
							dispatch(redeemCoupon());
						},
					}
				: { label: __('Connect', 'site-dashboard'), href: `#/connect-user?from=${COUPON_FROM}` },
	};
}
