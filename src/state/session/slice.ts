import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the host can be talked to: it answers; the login is gone; it does not answer at all. */
export type SessionStatus = 'fine' | 'signed-out' | 'unreachable';

export interface SessionState {
	status: SessionStatus;
	/** How often the host came back after it could not be talked to. */
	returns: number;
}

export const sessionSlice = createSlice({
	name: 'session',
	initialState: { status: 'fine', returns: 0 } as SessionState,
	reducers: {
		/** A call told how it is. */
		sessionChanged(state, { payload }: PayloadAction<SessionStatus>) {
			if (payload === 'fine' && state.status !== 'fine') {
				state.returns++;
			}
			state.status = payload;
		},
	},
});

/** Another screen shows, not only another path or a dialog: what failed is due anew, for whoever asks for it there. */
export const screenEntered = createAction('session/screenEntered');

export const { sessionChanged } = sessionSlice.actions;
