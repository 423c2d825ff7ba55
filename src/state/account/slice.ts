import { createSlice } from '@reduxjs/toolkit';
import { getConnectionData } from '../../rest-api/connection';
import { createAppThunk, type ThunkTools } from '../app-thunk';
import { selectIsOffline } from '../connection/slice';
import { accountReceived, ownershipTaken, siteDisconnected, userDisconnected } from '../events';
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
		account: AccountState;
	}
}

/** How the user's account at the provider is read; what it says is in the slice of the user. */
export interface AccountState {
	/** Loading it, if the page came without it. */
	request: Remote<true>;
	/** How often the user changed it on this page. */
	changes: number;
}

/**
 * Reads the user's account, and gives the owner's name. If the user disconnected or became the owner
 * meanwhile, the answer is older than that: it changes nothing, and the name is null.
 */
export async function readAccount(tools: ThunkTools): Promise<string | null> {
	const { client, dispatch, getState, signal } = tools;
	const { changes } = getState().account;
	const { currentUser, connectionOwner } = await getConnectionData(client, signal);
	if (changes !== getState().account.changes) {
		return null;
	}
	dispatch(accountReceived(currentUser));
	return connectionOwner;
}

/**
 * Loads the user's account, which the page lacks if the provider didn't answer; when, is as for any remote.
 * Only users with connect_user may (API-079).
 */
export const loadAccount = createAppThunk<void, LoadMode>(
	'account/load',
	async (_, tools) => {
		await readAccount(tools);
	},
	(mode, state) => isDue(state.account.request, mode) && selectCan(state, 'connect_user'),
);

export const accountSlice = createSlice({
	name: 'account',
	initialState: { request: idle, changes: 0 } as AccountState,
	reducers: {},
	extraReducers: (on) => {
		on.addCase(loadAccount.pending, (state) => {
			state.request = begun(state.request);
		});
		on.addCase(loadAccount.fulfilled, (state) => {
			state.request = ready(true);
		});
		on.addCase(loadAccount.rejected, (state, { payload }) => {
			state.request = ended(state.request, payload);
		});
		on.addCase(screenEntered, (state) => dueOnArrival(state.request));
		on.addCase(sessionChanged, (state, { payload }) => {
			if (payload === 'fine') {
				dueOnReturn(state.request);
			}
		});
		for (const change of [ownershipTaken, siteDisconnected, userDisconnected]) {
			on.addCase(change, (state) => {
				state.changes++;
			});
		}
	},
});

export const selectAccount = (state: RootState) => state.account;

/** Whether the page came without the account of a connected user, and it can be asked for. */
export const selectIsAccountDue = (state: RootState): boolean =>
	!selectIsOffline(state) &&
	selectCan(state, 'connect_user') &&
	selectIsCurrentUserLinked(state) &&
	state.user.wpcomUser.ID === null &&
	// The provider may not know the account: then asking it on each visit wouldn't help.
	state.account.request.status !== 'ready';
