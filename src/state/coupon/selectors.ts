import {
	selectConnection,
	selectHasConnectedOwner,
	selectIsOffline,
	selectSiteConnectionStatus,
} from '../connection/selectors';
import { selectPage } from '../page/selectors';
import type { RootState } from '../store';
import { selectCanManageModules } from '../user/selectors';

export type { PartnerCoupon } from '../../rest-api/contract/partner-coupon';

/** The coupon that waits to be redeemed; null without one, and offline (COUPON-004). */
export const selectCoupon = (state: RootState) =>
	selectIsOffline(state) ? null : selectPage(state).partnerCoupon;

/** Whether it pays for daily backups, which the backups card offers (COUPON-018, COUPON-021). */
export const selectIsDailyBackupCoupon = (state: RootState): boolean =>
	selectCoupon(state)?.product.slug === 'jetpack_backup_daily';

/**
 * What the coupon needs now: an account that owns the connection, also on a connected site without an owner, or to be
 * redeemed (COUPON-020). Null without a coupon, and for users who could do neither.
 */
export function selectCouponStep(state: RootState): 'connect' | 'redeem' | null {
	if (!selectCoupon(state) || !selectCanManageModules(state)) {
		return null;
	}
	return selectHasConnectedOwner(state) ? 'redeem' : 'connect';
}

/** Names the coupon to the provider as what led to it (COUPON-009, CONN-083). */
export const COUPON_FROM = 'jetpack-partner-coupon';

/** Where the provider sends the user back to, below the admin address, so that the coupon waits there (COUPON-009). */
export function selectCouponReturn(state: RootState): string | undefined {
	const coupon = selectCoupon(state);
	return coupon
		? `${selectPage(state).dashboardPage}&partnerCoupon=${encodeURIComponent(coupon.coupon_code)}`
		: undefined;
}

/** In the page's address: the host has just taken a coupon (reference facts 12). */
export const COUPON_PARAMETER = 'showCouponRedemption';

/**
 * Which coupon screen takes the place of every other; null when none does. It does on a site that is not connected, and
 * where the query of the page, as in `window.location.search`, asks for it (COUPON-002, COUPON-003). An offer that was
 * put off on this page does not come back on it.
 */
export function selectCouponScreen(state: RootState, search: string): 'connect' | 'redeem' | null {
	const step = selectCouponStep(state);
	const isAskedFor = new URLSearchParams(search).has(COUPON_PARAMETER);
	if (selectSiteConnectionStatus(state) !== false && !isAskedFor) {
		return null;
	}
	return step === 'redeem' && selectPutOffAt(state) !== null ? null : step;
}

/** When the offer was put off on this page, in ms; null when it was not. */
export const selectPutOffAt = (state: RootState): number | null => state.coupon?.putOffAt ?? null;

/** Properties of the coupon's events (COUPON-016). */
export function selectCouponProperties(state: RootState): Record<string, string> {
	const coupon = selectCoupon(state);
	return {
		coupon: coupon?.coupon_code ?? '',
		partner: coupon?.partner.prefix ?? '',
		preset: coupon?.preset ?? '',
		connected: selectConnection(state).status.isRegistered ? 'yes' : 'no',
	};
}
