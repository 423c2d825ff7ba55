import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the host can be talked to: it answers; the login is gone; it does not answer at all. */
export type SessionStatus = 'fine' | 'signed-out' | 'unreachable';

export interface SessionState {
	status: SessionStatus;
}

export const sessionSlice = createSlice({
	name: 'session',
	initialState: { status: 'fine' } as SessionState,
	reducers: {
		/** A call told how it is. */
		sessionChanged(state, { payload }: PayloadAction<SessionStatus>) {
			state.status = payload;
		},
	},
});

export const { sessionChanged } = sessionSlice.actions;
