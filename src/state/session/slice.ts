import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the host can be talked to: it answers; the login is gone; it does not answer at all. */
export type SessionStatus = 'fine' | 'signed-out' | 'unreachable';

export interface SessionState {
	status: SessionStatus;
	/** How often what failed became due anew: the host came back, or the user came to another screen. */
	rounds: number;
}

export const sessionSlice = createSlice({
	name: 'session',
	initialState: { status: 'fine', rounds: 0 } as SessionState,
	reducers: {
		/** A call told how it is. */
		sessionChanged(state, { payload }: PayloadAction<SessionStatus>) {
			if (payload === 'fine' && state.status !== 'fine') {
				state.rounds++;
			}
			state.status = payload;
		},
		/** Another screen, not only another path or a dialog. */
		screenEntered(state) {
			state.rounds++;
		},
	},
});

export const { screenEntered, sessionChanged } = sessionSlice.actions;
