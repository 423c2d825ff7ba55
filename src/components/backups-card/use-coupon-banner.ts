import { __ } from '@wordpress/i18n';
import { COUPON_FROM, selectCoupon, selectCouponStep } from '../../state/coupon/selectors';
import { redeemCoupon } from '../../state/coupon/thunks';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useTrackedView } from '../tracking/use-tracked-view';
import type { Action } from '../ui/action';

/** Redeeming needs somebody who owns the connection (COUPON-015); without, an account is connected first. */
export function useCouponBanner(): { product: string; partner: string; action: Action } {
	const dispatch = useAppDispatch();
	const coupon = useAppSelector(selectCoupon);
	const canRedeem = useAppSelector(selectCouponStep) === 'redeem';
	useTrackedView('jetpack_wpa_aag_redeem_partner_coupon_button_view', {
		feature: 'backups',
		coupon_preset: coupon?.preset ?? '',
	});
	return {
		product: coupon?.product.title ?? '',
		partner: coupon?.partner.name ?? '',
		action: canRedeem
			? { label: __('Redeem', 'site-dashboard'), onClick: () => dispatch(redeemCoupon()) }
			: { label: __('Connect', 'site-dashboard'), href: `#/connect-user?from=${COUPON_FROM}` },
	};
}
