import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface CouponState {
	/** When the user put the offer off on this page, in ms; null when they did not. Browsers without storage know no more. */
	putOffAt: number | null;
}

/** What became of a partner's coupon on this page. */
export const couponSlice = createSlice({
	name: 'coupon',
	initialState: { putOffAt: null } as CouponState,
	reducers: {
		couponPutOff(state, { payload }: PayloadAction<number>) {
			state.putOffAt = payload;
		},
	},
});

export const { couponPutOff } = couponSlice.actions;
