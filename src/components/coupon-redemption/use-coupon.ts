import { useEffect, useState, useSyncExternalStore } from 'react';
import { safeUrl, withoutParameters } from '../../lib/links';
import { COUPON_PARAMETER, type PartnerCoupon, selectSnoozedAt, wasSnoozed } from '../../state/coupon/slice';
import { selectCoupon, selectCouponStep, selectIsSiteConnected } from '../../state/connection/slice';
import { snoozeCoupon, redeemCoupon, trackCouponView } from '../../state/coupon/thunks';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectPage } from '../../state/page/slice';

export type CouponView =
	| { step: 'hidden' }
	| {
			step: 'connect';
			coupon: PartnerCoupon;
			logoUrl: string;
			isSiteConnected: boolean;
			/** Leaves a screen that isn't the only one (COUPON-024). */
			onSnooze: (() => void) | undefined;
	  }
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
	const isSiteConnected = useAppSelector(selectIsSiteConnected);
	const isSnoozed = useIsSnoozed(isAskedFor);
	const redeeming = useRedeeming(step === 'redeem' && !isSnoozed);
	if (!coupon || !step || (isSiteConnected && isSnoozed)) {
		return { step: 'hidden' };
	}
	const logoUrl = absoluteLogoUrl(coupon.partner.logo.src, pluginBaseUrl);
	if (step === 'connect') {
		const onSnooze = isAskedFor && isSiteConnected ? redeeming.onSnooze : undefined;
		return { step, coupon, logoUrl, isSiteConnected, onSnooze };
	}
	return { step, coupon, logoUrl, ...redeeming };
}

/** The browser tells a tab what the others store. */
function onStorage(listen: () => void): () => void {
	window.addEventListener('storage', listen);
	return () => window.removeEventListener('storage', listen);
}

/** Snoozed on this page, or in this browser less than three days ago, another tab included. */
function useIsSnoozed(isAskedFor: boolean): boolean {
	const here = useAppSelector(selectSnoozedAt);
	const isKept = useSyncExternalStore(onStorage, wasSnoozed);
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
