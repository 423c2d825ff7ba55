import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StatsAnswer, StatsRange } from '../../rest-api/contract/stats';
import { failed, loading, ready, type Remote } from '../remote';
import { loadStats } from './thunks';

export interface StatsState {
	/** The range that is looked at; kept while other screens are (STATS-012). */
	range: StatsRange;
	/** Answers by range; one that was never asked for is absent. */
	byRange: Partial<Record<StatsRange, Remote<StatsAnswer>>>;
}

export const statsSlice = createSlice({
	name: 'stats',
	initialState: { range: 'day', byRange: {} } as StatsState,
	reducers: {
		rangeChosen(state, { payload }: PayloadAction<StatsRange>) {
			state.range = payload;
		},
	},
	extraReducers: (on) => {
		on.addCase(loadStats.pending, (state, { meta }) => {
			if (state.byRange[meta.arg]?.status !== 'ready') {
				state.byRange[meta.arg] = loading;
			}
		});
		on.addCase(loadStats.fulfilled, (state, { meta, payload }) => {
			state.byRange[meta.arg] = ready(payload);
		});
		on.addCase(loadStats.rejected, (state, { meta, payload }) => {
			if (state.byRange[meta.arg]?.status === 'ready') {
				return;
			}
			// Given up, as when the screen was left: it can be asked for anew.
			if (payload) {
				state.byRange[meta.arg] = failed(payload);
			} else {
				delete state.byRange[meta.arg];
			}
		});
	},
});

export const { rangeChosen } = statsSlice.actions;
