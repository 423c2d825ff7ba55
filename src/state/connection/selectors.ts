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
