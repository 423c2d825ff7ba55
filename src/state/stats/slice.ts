import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { getStats, type StatsRange, type StatsResponse } from '../../rest-api/stats';
import { failed, idle, isMissing, loading, ready, staleReady, type Remote } from '../remote';
import type { RootState } from '../root-state';
import { createAppThunk } from '../app-thunk';
import { rootReducer } from '../root';

export type { StatsResponse, StatsPoint, StatsRange, StatsSummary } from '../../rest-api/stats';

export const selectStatsRange = (state: RootState): StatsRange => state.stats?.range ?? 'day';

export const selectStats = (state: RootState, range: StatsRange): Remote<StatsResponse> =>
	state.stats?.byRange[range] ?? idle;

/** Users who may view stats, and managers (STATS-010). */
export const selectCanSeeStats = ({ user }: RootState) =>
	user.permissions.view_stats || user.permissions.manage_modules;

/** Loads one range, once (STATS-011); an answer without figures doesn't count, and is loaded again. */
export const loadStats = createAppThunk<StatsResponse, StatsRange>(
	'stats/load',
	(range, { client, dispatch, queue, signal, stale }) => {
		const lastVisit = stale.read((kept) => getStats(kept, range));
		void lastVisit.then((found) => found && dispatch(statsSlice.actions.staleReceived({ ...found, range })));
		return queue(() => getStats(client, range, signal), signal);
	},
	(range, state) => isWanted(state, range),
);

function isWanted(state: RootState, range: StatsRange): boolean {
	const remote = selectStats(state, range);
	return (
		isMissing(remote) || (remote.status === 'ready' && !remote.isStale && remote.data.points.length === 0)
	);
}

declare module '../root-state' {
	interface LazyLoadedSlices {
		stats: StatsState;
	}
}

export interface StatsState {
	/** The range that is looked at; kept while other screens are (STATS-012). */
	range: StatsRange;
	/** Answers by range; one that was never loaded is absent. */
	byRange: Partial<Record<StatsRange, Remote<StatsResponse>>>;
}

/** Figures of the last visit, and when they came, in ms. */
interface StaleStats {
	range: StatsRange;
	data: StatsResponse;
	at: number;
}

export const statsSlice = createSlice({
	name: 'stats',
	initialState: { range: 'day', byRange: {} } as StatsState,
	reducers: {
		rangeChosen(state, { payload }: PayloadAction<StatsRange>) {
			state.range = payload;
		},
		staleReceived(state, { payload }: PayloadAction<StaleStats>) {
			if (state.byRange[payload.range]?.status === 'loading') {
				state.byRange[payload.range] = staleReady(payload.data, payload.at);
			}
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
			const known = state.byRange[meta.arg];
			if (known?.status === 'ready' && !known.isStale) {
				return;
			}
			// Aborted, as when the screen was left: it can be loaded again.
			if (payload) {
				state.byRange[meta.arg] = failed(payload);
			} else {
				delete state.byRange[meta.arg];
			}
		});
	},
});

statsSlice.injectInto(rootReducer);

export const { rangeChosen } = statsSlice.actions;
