import { createSlice } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { CurrentUser, Permission } from '../../rest-api/connection';
import {
	accountReceived,
	ownershipTaken,
	siteDisconnected,
	userDisconnected,
	userPreviewed,
} from '../events';
import type { RootState } from '../root-state';

declare module '../root-state' {
	interface EagerSlices {
		user: UserState;
	}
}

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
		on.addCase(userPreviewed, (state, { payload: { permissions, ...user } }) => {
			Object.assign(state, user);
			Object.assign(state.permissions, permissions);
		});
		on.addCase(userDisconnected, (state) => {
			state.isConnected = false;
			// The survey would go out under the number of an account that's no longer connected (CONN-048).
			state.wpcomUser.ID = null;
		});
		on.addCase(ownershipTaken, (state) => {
			state.isMaster = true;
		});
		on.addCase(siteDisconnected, (state) => {
			state.isConnected = false;
			state.isMaster = false;
		});
	},
});

export const selectUser = (state: RootState) => state.user;

/** The host gave the user this permission; it checks again at every call. */
export const selectCan = (state: RootState, permission: Permission) => state.user.permissions[permission];

/** ROLE-007. */
export const selectCanManageModules = (state: RootState) => selectCan(state, 'manage_modules');

/** ROLE-007. */
export const selectCanEditPosts = (state: RootState) => selectCan(state, 'edit_posts');

/** A subscriber is a user who cannot edit posts (ROLE-010). */
export const selectIsSubscriber = (state: RootState) => !selectCanEditPosts(state);

/** The user has an account at the provider (CONN-004). */
export const selectIsCurrentUserLinked = (state: RootState) => state.user.isConnected;

/** The first user who connected, and nobody else (CONN-004, CONN-007). */
export const selectIsConnectionOwner = (state: RootState) => state.user.isMaster;
