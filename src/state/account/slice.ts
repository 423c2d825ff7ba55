import { createSlice } from '@reduxjs/toolkit';
import { getConnectionData } from '../../rest-api/connection';
import { createAppThunk, type ThunkTools } from '../app-thunk';
import { selectIsOffline } from '../connection/slice';
import { accountReceived } from '../events';
import {
	begun,
	dueOnArrival,
	dueOnReturn,
	ended,
	idle,
	isDue,
	type LoadMode,
	ready,
	type Remote,
} from '../remote';
import type { RootState } from '../root-state';
import { screenEntered, sessionChanged } from '../session/slice';
import { selectCan, selectIsCurrentUserLinked } from '../user/slice';

declare module '../root-state' {
	interface EagerSlices {
		/**
		 * Ready once the user's account has been read, if the page came without it; the account is part of
		 * `user`.
		 */
		account: Remote<true>;
	}
}

/**
 * Reads the user's account and gives the owner's name. An answer from before the user disconnected or became
 * the owner is dropped: it changes nothing, and the name is null.
 */
export async function readAccount({
	client,
	dispatch,
	getState,
	signal,
}: ThunkTools): Promise<string | null> {
	const before = getState().user;
	const { currentUser, connectionOwner } = await getConnectionData(client, signal);
	const { user } = getState();
	const isSame = currentUser.isConnected === user.isConnected && currentUser.isMaster === user.isMaster;
	if (user !== before && !isSame) {
		return null;
	}
	dispatch(accountReceived(currentUser));
	return connectionOwner;
}

/**
 * Loads the user's account, which the page lacks if the provider didn't answer. It's loaded, and loaded
 * again, when any remote would be. Needs connect_user (API-079).
 */
export const loadAccount = createAppThunk<unknown, LoadMode>(
	'account/load',
	(_, tools) => readAccount(tools),
	(mode, state) => isDue(state.account, mode) && selectCan(state, 'connect_user'),
);

export const accountSlice = createSlice({
	name: 'account',
	initialState: idle as Remote<true>,
	reducers: {},
	extraReducers: (on) => {
		on.addCase(loadAccount.pending, begun);
		on.addCase(loadAccount.fulfilled, () => ready(true as const));
		on.addCase(loadAccount.rejected, (state, { payload }) => ended(state, payload));
		on.addCase(screenEntered, dueOnArrival);
		on.addCase(sessionChanged, dueOnReturn);
	},
});

export const selectAccount = (state: RootState) => state.account;

/** The page came without the account of a connected user, and it can be loaded. */
export const selectIsAccountDue = (state: RootState): boolean =>
	!selectIsOffline(state) &&
	selectCan(state, 'connect_user') &&
	selectIsCurrentUserLinked(state) &&
	state.user.wpcomUser.ID === null &&
	// The provider may not know the account: then asking it on each visit wouldn't help.
	state.account.status !== 'ready';
