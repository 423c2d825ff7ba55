import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readNumber } from '../../lib/storage';
import {
	selectConnection,
	selectCoupon,
	selectCouponStep,
	selectSiteConnectionStatus,
} from '../connection/slice';
import { rootReducer } from '../root';
import type { RootState } from '../root-state';

declare module '../root-state' {
	interface LazyLoadedSlices {
		coupon: CouponState;
	}
}

export interface CouponState {
	/**
	 * When the user dismissed the offer on this page, in ms; null if they didn't, or without browser storage.
	 */
	snoozedAt: number | null;
}

/** Outcome of a partner's coupon on this page. */
export const couponSlice = createSlice({
	name: 'coupon',
	initialState: { snoozedAt: null } as CouponState,
	reducers: {
		couponSnoozed(state, { payload }: PayloadAction<number>) {
			state.snoozedAt = payload;
		},
	},
});

couponSlice.injectInto(rootReducer);

export const { couponSnoozed } = couponSlice.actions;

/** The browser's key for when the offer was snoozed (COUPON-019). */
export const SNOOZED_AT_KEY = 'jetpackRedeemPartnerCouponDismissedAt';

/** The offer stays away this long, in ms (COUPON-012). */
const PAUSE = 259_200_000;

/** Snoozed on an earlier page, less than three days ago. */
export function wasSnoozed(): boolean {
	const time = readNumber('local', SNOOZED_AT_KEY);
	return time !== null && Date.now() - time < PAUSE;
}

export type { PartnerCoupon } from '../../rest-api/shop';

/** It pays for daily backups, which the backups card offers (COUPON-018, COUPON-021). */
export const selectIsDailyBackupCoupon = (state: RootState): boolean =>
	selectCoupon(state)?.product.slug === 'jetpack_backup_daily';

/** In the page's URL: the host has just taken a coupon (facts 12). */
export const COUPON_PARAMETER = 'showCouponRedemption';

/**
 * The coupon screen that replaces any other; null if none does. It does on a disconnected site, and if the
 * page's query (`window.location.search`) asks for it (COUPON-002, COUPON-003). An offer dismissed on this
 * page stays dismissed.
 */
export function selectCouponScreen(state: RootState, search: string): 'connect' | 'redeem' | null {
	const isAskedFor = new URLSearchParams(search).has(COUPON_PARAMETER) && selectSnoozedAt(state) === null;
	return isAskedFor || selectSiteConnectionStatus(state) === 'disconnected' ? selectCouponStep(state) : null;
}

/** When the offer was snoozed on this page, in ms; null if it wasn't. */
export const selectSnoozedAt = (state: RootState): number | null => state.coupon?.snoozedAt ?? null;

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
