import { createSlice } from '@reduxjs/toolkit';
import { failed, idle, loading, ready, type Remote } from '../remote';
import { loadTracking, updateTracking } from './thunks/track';

declare module '../root-state' {
	interface EagerSlices {
		tracking: TrackingState;
	}
}

export interface TrackingState {
	/** The user opted out. */
	optOut: Remote<boolean>;
	isUpdating: boolean;
}

export const trackingSlice = createSlice({
	name: 'tracking',
	initialState: { optOut: idle, isUpdating: false } as TrackingState,
	reducers: {},
	extraReducers: (on) => {
		on.addCase(loadTracking.pending, (state) => {
			state.optOut = loading;
		});
		on.addCase(loadTracking.fulfilled, (state, { payload }) => {
			state.optOut = ready(payload);
		});
		on.addCase(loadTracking.rejected, (state, { payload }) => {
			state.optOut = payload ? failed(payload) : idle;
		});
		on.addCase(updateTracking.pending, (state) => {
			state.isUpdating = true;
		});
		on.addCase(updateTracking.fulfilled, (state, { payload }) => {
			state.isUpdating = false;
			state.optOut = ready(payload);
		});
		on.addCase(updateTracking.rejected, (state) => {
			state.isUpdating = false;
		});
	},
});

/** The choice's name among changes that can be undone: it's no setting of the site. */
export const TRACKING_CHOICE = 'tracks_opt_out';

/** Of every notice about it: the latest takes the place of the one before. */
export const TRACKING_NOTICE_ID = 'tracking-settings-update';
