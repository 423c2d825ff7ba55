import { __, sprintf } from '@wordpress/i18n';
import { paths } from '../../lib/paths';
import { selectCoupon, selectCouponStep } from '../../state/connection/slice';
import { redeemCoupon } from '../../state/coupon/thunks';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useTrackedView } from '../tracking/use-tracked-view';
import type { Action } from '../ui/action';
import { Banner } from '../ui/banner';

/** A partner's coupon that pays for daily backups, in place of what is sold (DASH-058, COUPON-021). */
export function CouponBanner() {
	const { product, partner, action } = useCouponBanner();
	return (
		<Banner
			/* translators: %s: name of a product */
			title={sprintf(__('One free year of %s', 'site-dashboard'), product)}
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

/** Redeeming needs a connection owner (COUPON-015); without one, an account is connected first. */
function useCouponBanner(): { product: string; partner: string; action: Action } {
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
			: { label: __('Connect', 'site-dashboard'), href: paths.connectUser.href() },
	};
}
