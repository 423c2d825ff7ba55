import { useEffect, useState } from 'react';
import { safeUrl } from '../../lib/links';
import { withoutParameters } from '../../lib/parameters';
import {
	COUPON_PARAMETER,
	selectCoupon,
	selectCouponReturn,
	selectCouponStep,
	selectPutOffAt,
	type PartnerCoupon,
} from '../../state/coupon/selectors';
import { wasPutOff } from '../../state/coupon/put-off';
import { putCouponOff, redeemCoupon, trackCouponView } from '../../state/coupon/thunks';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectPage } from '../../state/page/selectors';

export type CouponView =
	| { step: 'hidden' }
	/** `returnTo`: where the provider sends the user back to, below the admin address (COUPON-009). */
	| { step: 'connect'; coupon: PartnerCoupon; logoUrl: string; returnTo: string | undefined }
	| {
			step: 'redeem';
			coupon: PartnerCoupon;
			logoUrl: string;
			isBusy: boolean;
			onRedeem: () => void;
			onPutOff: () => void;
	  };

/** What a partner's coupon asks for now. A page that was opened for it (`isAskedFor`) does not heed what was put off on an earlier one. */
export function useCoupon({ isAskedFor = false } = {}): CouponView {
	const step = useAppSelector(selectCouponStep);
	const coupon = useAppSelector(selectCoupon);
	const { pluginBaseUrl } = useAppSelector(selectPage);
	const returnTo = useAppSelector(selectCouponReturn);
	const isPutOff = useIsPutOff(isAskedFor);
	const redeeming = useRedeeming(step === 'redeem' && !isPutOff);
	if (!coupon || !step || (step === 'redeem' && isPutOff)) {
		return { step: 'hidden' };
	}
	const logoUrl = logoAddress(coupon.partner.logo.src, pluginBaseUrl);
	if (step === 'connect') {
		return { step, coupon, logoUrl, returnTo };
	}
	return { step, coupon, logoUrl, ...redeeming };
}

/** Put off on this page, or on an earlier one less than three days ago. */
function useIsPutOff(isAskedFor: boolean): boolean {
	const here = useAppSelector(selectPutOffAt);
	const [isKept] = useState(wasPutOff);
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
		onPutOff: () => {
			// So that the same page, loaded again, does not ask again.
			const address = withoutParameters(window.location.href, [COUPON_PARAMETER]);
			window.history.replaceState(window.history.state, '', address);
			dispatch(putCouponOff());
		},
	};
}

/** Hosts give a path below the plugin's address; empty when there is nothing to show. */
function logoAddress(src: string, pluginBaseUrl: string): string {
	const address = /^https?:/.test(src) || !src ? src : `${pluginBaseUrl}/${src.replace(/^\//, '')}`;
	return safeUrl(address) ?? '';
}
