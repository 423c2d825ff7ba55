import { createSlice } from '@reduxjs/toolkit';
import { failed, idle, loading, ready, type Remote } from '../remote';
import { loadProtectCount } from './thunks';

export interface ProtectState {
	/** Blocked sign-in attempts; null: none counted yet. */
	count: Remote<number | null>;
}

export const protectSlice = createSlice({
	name: 'protect',
	initialState: { count: idle } as ProtectState,
	reducers: {},
	extraReducers: (on) => {
		on.addCase(loadProtectCount.pending, (state) => {
			state.count = loading;
		});
		on.addCase(loadProtectCount.fulfilled, (state, { payload }) => {
			state.count = ready(payload);
		});
		on.addCase(loadProtectCount.rejected, (state, { payload }) => {
			state.count = payload ? failed(payload) : idle;
		});
	},
});
