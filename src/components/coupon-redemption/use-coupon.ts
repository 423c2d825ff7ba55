import { useEffect, useState } from 'react';
import { safeUrl } from '../../lib/links';
import { withoutParameters } from '../../lib/parameters';
import { COUPON_PARAMETER, type PartnerCoupon, selectSnoozedAt, wasSnoozed } from '../../state/coupon/slice';
import { selectCoupon, selectCouponStep } from '../../state/connection/slice';
import { snoozeCoupon, redeemCoupon, trackCouponView } from '../../state/coupon/thunks';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectPage } from '../../state/page/slice';

export type CouponView =
	| { step: 'hidden' }
	| { step: 'connect'; coupon: PartnerCoupon; logoUrl: string }
	| {
			step: 'redeem';
			coupon: PartnerCoupon;
			logoUrl: string;
			isBusy: boolean;
			onRedeem: () => void;
			onSnooze: () => void;
	  };

/** The next step of a partner's coupon. A page opened for it (`isAskedFor`) ignores an earlier dismissal. */
export function useCoupon({ isAskedFor = false } = {}): CouponView {
	const step = useAppSelector(selectCouponStep);
	const coupon = useAppSelector(selectCoupon);
	const { pluginBaseUrl } = useAppSelector(selectPage);
	const isSnoozed = useIsSnoozed(isAskedFor);
	const redeeming = useRedeeming(step === 'redeem' && !isSnoozed);
	if (!coupon || !step || (step === 'redeem' && isSnoozed)) {
		return { step: 'hidden' };
	}
	const logoUrl = absoluteLogoUrl(coupon.partner.logo.src, pluginBaseUrl);
	if (step === 'connect') {
		return { step, coupon, logoUrl };
	}
	return { step, coupon, logoUrl, ...redeeming };
}

/** Snoozed on this page, or on an earlier one less than three days ago. */
function useIsSnoozed(isAskedFor: boolean): boolean {
	const here = useAppSelector(selectSnoozedAt);
	const [isKept] = useState(wasSnoozed);
	return here !== null || (isKept && !isAskedFor);
}

function useRedeeming(isOffered: boolean) {
	const dispatch = useAppDispatch();
	const [isBusy, setIsBusy] = useState(false);

	useEffect(() => {
		if (isOffered) {
			dispatch(trackCouponView());
		}
	}, [dispatch, isOffered]);

	// The page can come back from the browser's memory as it was left: with a button that waits for nothing.
	useEffect(() => {
		const stop = () => setIsBusy(false);
		window.addEventListener('pageshow', stop);
		return () => window.removeEventListener('pageshow', stop);
	}, []);

	return {
		isBusy,
		onRedeem: () => {
			setIsBusy(true);
			dispatch(redeemCoupon());
		},
		onSnooze: () => {
			// So that the same page, loaded again, does not ask again.
			const url = withoutParameters(window.location.href, [COUPON_PARAMETER]);
			window.history.replaceState(window.history.state, '', url);
			dispatch(snoozeCoupon());
		},
	};
}

/** Hosts give a path below the plugin's URL; empty when there is nothing to show. */
function absoluteLogoUrl(src: string, pluginBaseUrl: string): string {
	const url = /^https?:/.test(src) || !src ? src : `${pluginBaseUrl}/${src.replace(/^\//, '')}`;
	return safeUrl(url) ?? '';
}
