import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { getConnection } from '../../rest-api/connection';
import { createAppThunk } from '../app-thunk';

declare module '../root-state' {
	interface EagerSlices {
		session: SessionState;
	}
}

/** The host answers; the login is gone; the host doesn't answer at all. */
export type SessionStatus = 'fine' | 'signed-out' | 'unreachable';

export interface SessionState {
	status: SessionStatus;
	/** Counts how often the host came back. */
	returns: number;
	/** The user looks at another window or tab, where settings may change. */
	isAway: boolean;
}

export const sessionSlice = createSlice({
	name: 'session',
	initialState: { status: 'fine', returns: 0, isAway: false } as SessionState,
	reducers: {
		/** A call reported its state. */
		sessionChanged(state, { payload }: PayloadAction<SessionStatus>) {
			if (payload === 'fine' && state.status !== 'fine') {
				state.returns++;
			}
			state.status = payload;
		},
		pageLeft(state) {
			state.isAway = true;
		},
		pageReturned(state) {
			state.isAway = false;
		},
	},
});

/** Another screen shows, not only another path or a dialog: failures may be retried by what it shows. */
export const screenEntered = createAction('session/screenEntered');

export const { pageLeft, pageReturned, sessionChanged } = sessionSlice.actions;

/** Asks the host for something light, to learn whether it answers again; the client reports what it finds. */
export const checkSession = createAppThunk<void>('session/check', async (_, { client }) => {
	await getConnection(client);
});
