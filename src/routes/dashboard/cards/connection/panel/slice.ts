import { createSlice } from '@reduxjs/toolkit';
import { setOwner } from '../../../../../rest-api/connection';
import type { ApiFailure } from '../../../../../rest-api/client/errors';
import { createAppThunk } from '../../../../../state/app-thunk';
import { readAccount } from '../../../../../state/account/slice';
import { runTest } from '../../../../../state/connection/thunks';
import { ownershipTaken } from '../../../../../state/events';
import { failed, idle, loading, ready, type Remote } from '../../../../../state/remote';
import { rootReducer } from '../../../../../state/root';
import type { RootState } from '../../../../../state/root-state';

declare module '../../../../../state/root-state' {
	interface LazyLoadedSlices {
		connectionPanel: ConnectionPanel;
	}
}

/** State of the connection's panel, besides the connection's own. */
export interface ConnectionPanel {
	/** Name of the owner; empty without one. */
	owner: Remote<string>;
	transfer: Remote<true>;
	isTesting: boolean;
	/** The last test on this page: when, in ms, and why it failed; null: none yet. */
	lastTest: { at: number; failure: ApiFailure | null } | null;
}

const initialState: ConnectionPanel = { owner: idle, transfer: idle, isTesting: false, lastTest: null };

/** Loads the owner's name, and whether that's the user. Needs connect_user. */
export const loadOwner = createAppThunk('connectionPanel/loadOwner', (_, tools) => readAccount(tools));

/** Makes the user the owner; the name to show comes later. One at a time. */
export const takeOwnership = createAppThunk(
	'connectionPanel/takeOwnership',
	async (_, { client, dispatch, getState }) => {
		await setOwner(client, getState().user.id ?? 0);
		dispatch(ownershipTaken());
		void dispatch(loadOwner());
	},
	(_, state) => selectConnectionPanel(state).transfer.status !== 'loading',
);

const connectionPanelSlice = createSlice({
	name: 'connectionPanel',
	initialState,
	reducers: {},
	extraReducers: (on) => {
		on.addCase(loadOwner.pending, (state) => {
			state.owner = state.owner.status === 'ready' ? state.owner : loading;
		});
		on.addCase(loadOwner.fulfilled, (state, { payload }) => {
			if (payload !== null) {
				state.owner = ready(payload);
			}
		});
		on.addCase(loadOwner.rejected, (state, { payload }) => {
			state.owner = payload ? failed(payload) : idle;
		});
		on.addCase(ownershipTaken, (state) => {
			// The name is the previous owner's.
			state.owner = idle;
		});
		on.addCase(takeOwnership.pending, (state) => {
			state.transfer = loading;
		});
		on.addCase(takeOwnership.fulfilled, (state) => {
			state.transfer = ready(true as const);
		});
		on.addCase(takeOwnership.rejected, (state, { payload }) => {
			state.transfer = payload ? failed(payload) : idle;
		});
		on.addCase(runTest.pending, (state) => {
			state.isTesting = true;
		});
		on.addCase(runTest.fulfilled, (state, { payload }) => {
			state.isTesting = false;
			state.lastTest = { at: payload, failure: null };
		});
		on.addCase(runTest.rejected, (state, { payload }) => {
			state.isTesting = false;
			if (payload) {
				state.lastTest = { at: payload.time, failure: payload };
			}
		});
	},
});

connectionPanelSlice.injectInto(rootReducer);

export const selectConnectionPanel = (state: RootState): ConnectionPanel =>
	state.connectionPanel ?? initialState;
