import { createSlice } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { CurrentUser } from '../../rest-api/contract/connection';
import { accountReceived, siteDisconnected, userUnlinked } from '../connection/actions';
import { userPreviewed } from '../preview/actions';

/** The user that the page was made for (ROLE-006). */
export type UserState = CurrentUser;

export const userState = (bootstrap: Bootstrap): UserState => bootstrap.userData.currentUser;

export const userSlice = createSlice({
	name: 'user',
	initialState: {} as UserState,
	reducers: {},
	extraReducers: (on) => {
		on.addCase(accountReceived, (state, { payload }) => {
			const { isConnected, isMaster, wpcomUser } = payload;
			Object.assign(state, { isConnected, isMaster, wpcomUser });
		});
		on.addCase(userPreviewed, (state, { payload: { permissions, ...facts } }) => {
			Object.assign(state, facts);
			Object.assign(state.permissions, permissions);
		});
		on.addCase(userUnlinked, (state) => {
			state.isConnected = false;
			// The survey would go out under the number of an account that is linked no longer (CONN-048).
			state.wpcomUser.ID = null;
		});
		on.addCase(siteDisconnected, (state) => {
			state.isConnected = false;
			state.isMaster = false;
		});
	},
});
