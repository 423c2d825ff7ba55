import { selectIsSiteConnected } from '../connection/selectors';
import type { RootState } from '../store';
import { selectIsConnectionOwner, selectIsCurrentUserLinked } from '../user/selectors';

/** Whether the box for a key shows on My Plan (LIC-037). */
export const selectShowsLicenseBox = (state: RootState) => state.licensing.showLicensingUi;

/** Licenses of the user that no site uses yet; hosts know them of linked users alone. */
export const selectDetachedCount = (state: RootState): number =>
	selectIsCurrentUserLinked(state) ? state.licensing.userCounts.detached : 0;

/** Licenses belong to the account that owns the connection of a connected site (LIC-001). */
export const selectCanActivateLicenses = (state: RootState): boolean =>
	selectIsSiteConnected(state) && selectIsCurrentUserLinked(state) && selectIsConnectionOwner(state);
