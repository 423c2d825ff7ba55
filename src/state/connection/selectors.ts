import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../store';

export type SiteConnectionStatus = boolean | 'offline';

/** true, false or 'offline' (CONN-004, CONN-006). */
export function selectSiteConnectionStatus(state: RootState): SiteConnectionStatus {
	const { status } = state.connection;
	return status.offlineMode.isActive ? 'offline' : status.isActive;
}

export const selectIsOffline = (state: RootState) => state.connection.status.offlineMode.isActive;

/** Registered at the provider, and online. */
export const selectIsSiteConnected = (state: RootState) => selectSiteConnectionStatus(state) === true;

/** Somebody owns the connection; `isActive` alone does not say so (trap 17). */
export const selectHasConnectedOwner = (state: RootState) => state.connection.status.hasConnectedOwner;

export const selectConnection = (state: RootState) => state.connection;

/** The provider knows the site under another address, and nobody has decided yet what that means (CONN-074). */
export const selectIsInIdentityCrisis = (state: RootState) => state.connection.status.isInIdentityCrisis;

/** What the host says is wrong with the connection (CONN-002). */
export const selectConnectionErrors = (state: RootState) => state.connection.status.errors;

/** Domain of the sandbox that the site talks to; empty without one (CONN-004). */
export const selectSandboxDomain = (state: RootState) => state.connection.status.sandboxDomain;

/** The user's account, and the site's number at the provider (CONN-002, CONN-003). */
export const selectUserConnectionData = createSelector(
	[(state: RootState) => state.user.wpcomUser, (state: RootState) => state.page.site.blog_id],
	(wpcomUser, blogId) => ({ currentUser: { wpcomUser, blogId } }),
);

/** The exit survey needs to know who answers, and for which site (CONN-048). */
export function selectCanGiveFeedback(state: RootState): boolean {
	const { wpcomUser, blogId } = selectUserConnectionData(state).currentUser;
	return Boolean(wpcomUser.ID) && Boolean(blogId);
}
