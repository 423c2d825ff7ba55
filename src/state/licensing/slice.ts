import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { LicenseCounts, NoticeDismissal } from '../../rest-api/licensing';
import { selectIsSiteConnected } from '../connection/slice';
import type { RootState } from '../root-state';
import { selectIsConnectionOwner, selectIsCurrentUserLinked } from '../user/slice';

declare module '../root-state' {
	interface EagerSlices {
		licensing: LicensingState;
	}
}

/** The page's data about licenses (LIC-036); an error with one is in the page's own state. */
export interface LicensingState {
	showLicensingUi: boolean;
	/** The user's licenses, by whether a site uses them; null until they're asked for. */
	userCounts: LicenseCounts | null;
	activationNoticeDismiss: NoticeDismissal;
}

export const licensingState = ({ licensing }: Bootstrap): LicensingState => ({
	showLicensingUi: licensing.showLicensingUi,
	userCounts: licensing.userCounts,
	activationNoticeDismiss: licensing.activationNoticeDismiss,
});

export const licensingSlice = createSlice({
	name: 'licensing',
	initialState: {} as LicensingState,
	reducers: {
		countsReceived(state, { payload }: PayloadAction<LicenseCounts>) {
			state.userCounts = payload;
		},
		activationNoticeDismissed(state, { payload }: PayloadAction<NoticeDismissal>) {
			state.activationNoticeDismiss = payload;
		},
	},
});

export const { activationNoticeDismissed, countsReceived } = licensingSlice.actions;

/** The key form shows on My Plan (LIC-037). */
export const selectShowsLicenseKeyForm = (state: RootState) => state.licensing.showLicensingUi;

/** Licenses of the user that no site uses yet; hosts know those of connected users only. */
export const selectDetachedCount = (state: RootState): number =>
	(selectIsCurrentUserLinked(state) && state.licensing.userCounts?.detached) || 0;

/** Licenses belong to the account that owns the connection of a connected site (LIC-001). */
export const selectCanActivateLicenses = (state: RootState): boolean =>
	selectIsSiteConnected(state) && selectIsCurrentUserLinked(state) && selectIsConnectionOwner(state);
