import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { LicenseCounts, NoticeDismissal } from '../../rest-api/contract/licensing';

/** What the page was told about licenses (LIC-036); what went wrong with one is in the page's own state. */
export interface LicensingState {
	showLicensingUi: boolean;
	/** The user's licenses, by whether a site uses them. */
	userCounts: LicenseCounts;
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
