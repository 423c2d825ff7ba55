import { createSlice } from '@reduxjs/toolkit';
import type { StatsAnswer, StatsRange } from '../../rest-api/contract/stats';
import { failed, loading, ready, type Remote } from '../remote';
import { loadStats } from './thunks';

export interface StatsState {
	/** Answers by range; one that was never asked for is absent. */
	byRange: Partial<Record<StatsRange, Remote<StatsAnswer>>>;
}

export const statsSlice = createSlice({
	name: 'stats',
	initialState: { byRange: {} } as StatsState,
	reducers: {},
	extraReducers: (on) => {
		on.addCase(loadStats.pending, (state, { meta }) => {
			state.byRange[meta.arg] = loading;
		});
		on.addCase(loadStats.fulfilled, (state, { meta, payload }) => {
			state.byRange[meta.arg] = ready(payload);
		});
		on.addCase(loadStats.rejected, (state, { meta, payload }) => {
			if (payload) {
				state.byRange[meta.arg] = failed(payload);
			} else {
				delete state.byRange[meta.arg];
			}
		});
	},
});
