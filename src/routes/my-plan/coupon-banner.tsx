import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import type { Action } from '../../components/ui/action';
import { Banner } from '../../components/ui/banner';
import { paths } from '../../lib/paths';
import { selectCoupon, selectCouponStep } from '../../state/connection/slice';
import { selectCouponProperties } from '../../state/coupon/slice';
import { redeemCoupon } from '../../state/coupon/thunks';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../state/hooks';
import { trackClick } from '../../state/tracking/thunks/track';

/** A partner's coupon, for any product (COUPON-014, COUPON-021). */
export function CouponBanner() {
	const view = useCouponBanner();
	if (!view) {
		return null;
	}
	return (
		<Banner
			/* translators: %s: name of a product */
			title={sprintf(__('Get %s free for one year!', 'site-dashboard'), view.product)}
			action={view.action}
		>
			{
				/* translators: %s: name of a partner */
				sprintf(__('Redeem your coupon from %s.', 'site-dashboard'), view.partner)
			}
		</Banner>
	);
}

interface CouponBannerView {
	product: string;
	partner: string;
	/** Redeeming needs a connection owner (COUPON-015); without one, an account is connected first. */
	action: Action;
}

/** Null without a coupon. */
function useCouponBanner(): CouponBannerView | null {
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
				: { label: __('Connect', 'site-dashboard'), href: paths.connectUser.href() },
	};
}
