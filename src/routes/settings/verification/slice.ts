import { createSlice } from '@reduxjs/toolkit';
import { selectIsSiteConnected } from '../../../state/connection/slice';
import type { RootState } from '../../../state/root-state';
import { selectIsCurrentUserLinked } from '../../../state/user/slice';
import type { ApiFailure } from '../../../rest-api/client/errors';
import type { GoogleVerification } from '../../../rest-api/verification';
import * as api from '../../../rest-api/verification';
import { createAppThunk } from '../../../state/app-thunk';
import { rootReducer } from '../../../state/root';

/** The provider can ask Google for users with their own account, on a connected site (TRAF-063, TRAF-088). */
export const selectCanAskGoogle = (state: RootState) =>
	selectIsSiteConnected(state) && selectIsCurrentUserLinked(state);

/** Codes of a failure; where the host relays the provider's, that's in brackets (host-contract 5.10). */
export function failureCodes({ code, message, provider }: ApiFailure): string[] {
	const [, relayed = ''] = /\[([\w-]+)\]/.exec(message) ?? [];
	return [code, relayed, provider?.code ?? ''].filter(Boolean);
}

/** Asks whether the site is verified at Google, in the name of an account with its keyring id (TRAF-058). */
export const checkGoogle = createAppThunk<GoogleVerification, number | null>(
	'verification/check',
	(keyring, { client, signal }) => api.getGoogleVerification(client, keyring, signal),
);

/** Verifies the site with that account (TRAF-058). */
export const verifyGoogle = createAppThunk<GoogleVerification, number>(
	'verification/verify',
	(keyring, { client }) => api.verifyGoogle(client, keyring),
);

declare module '../../../state/root-state' {
	interface LazyLoadedSlices {
		verification: VerificationState;
	}
}

/** The site's verification at Google. */
export interface VerificationState {
	step: 'idle' | 'checking' | 'verifying';
	/** Null until the provider said something. */
	google: GoogleVerification | null;
	/** Null if the last check didn't fail. */
	failure: ApiFailure | null;
	/** The provider may use an account of the user at Google, as far as it is known (TRAF-064). */
	isConnected: boolean;
	/** The code is entered by hand. */
	isManual: boolean;
}

const initialState: VerificationState = {
	// The first check starts a moment after the button shows; a click in between would be lost.
	step: 'checking',
	google: null,
	failure: null,
	isConnected: true,
	isManual: false,
};

export const verificationSlice = createSlice({
	name: 'verification',
	initialState,
	reducers: {
		manualOpened(state) {
			state.isManual = true;
		},
		manualClosed(state) {
			state.isManual = false;
		},
	},
	extraReducers: (on) => {
		on.addCase(checkGoogle.pending, (state) => {
			state.step = 'checking';
			state.failure = null;
		});
		on.addCase(verifyGoogle.pending, (state) => {
			state.step = 'verifying';
		});
		on.addCase(checkGoogle.fulfilled, (state, { payload }) => {
			state.step = 'idle';
			state.google = payload;
			heed(state, payload.errorCodes);
		});
		on.addCase(verifyGoogle.fulfilled, (state, { payload }) => {
			state.step = 'idle';
			// This answer has no token: the one that is known stays.
			state.google = { ...payload, token: payload.token || (state.google?.token ?? '') };
			heed(state, payload.errorCodes);
		});
		on.addCase(checkGoogle.rejected, (state, { payload }) => {
			const codes = payload ? failureCodes(payload) : [];
			state.step = 'idle';
			// Without a Google account nothing has failed: the user chooses one first.
			state.failure = payload && !codes.includes(NO_ACCOUNT) ? payload : null;
			heed(state, codes);
		});
		on.addCase(verifyGoogle.rejected, (state, { payload }) => {
			state.step = 'idle';
			heed(state, payload ? failureCodes(payload) : []);
		});
	},
});

verificationSlice.injectInto(rootReducer);

const NO_ACCOUNT = 'no_token_for_user';

/** Follows the error codes (TRAF-064, TRAF-066). */
function heed(state: VerificationState, codes: readonly string[]): void {
	if (codes.includes(NO_ACCOUNT)) {
		state.isConnected = false;
	} else if (codes.length === 0) {
		state.isConnected = true;
	}
	if (codes.includes('forbidden')) {
		state.isManual = true;
	}
}

export const { manualOpened, manualClosed } = verificationSlice.actions;

export const selectVerification = (state: RootState): VerificationState => state.verification ?? initialState;

/** The error the provider reports within an answer; empty without one, or until an account is chosen. */
export function selectReportedProblem(state: RootState): string {
	const { google, isConnected } = selectVerification(state);
	return isConnected ? (google?.failure?.message ?? '') : '';
}

/** The site is verified in the name of this user. */
export const selectIsOwner = (state: RootState) => selectVerification(state).google?.is_owner ?? false;
