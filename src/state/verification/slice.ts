import { createSlice } from '@reduxjs/toolkit';
import type { GoogleVerification } from '../../rest-api/contract/verification';
import type { ApiFailure } from '../../rest-api/errors';
import type { RootState } from '../store';
import { failureCodes } from './codes';
import { checkGoogle, verifyGoogle } from './thunks';

/** What is known of the site at Google. */
export interface VerificationState {
	step: 'idle' | 'checking' | 'verifying';
	/** Null until the provider said something. */
	facts: GoogleVerification | null;
	/** Why the last check failed; null when it did not. */
	failure: ApiFailure | null;
	/** The provider may use an account of the user at Google, as far as it is known (TRAF-064). */
	isConnected: boolean;
	/** The code is entered by hand. */
	isManual: boolean;
}

const initialState: VerificationState = {
	step: 'idle',
	facts: null,
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
			state.facts = payload;
			heed(state, payload.errorCodes);
		});
		on.addCase(verifyGoogle.fulfilled, (state, { payload }) => {
			state.step = 'idle';
			// This answer has no token: the one that is known stays.
			state.facts = { ...payload, token: payload.token || (state.facts?.token ?? '') };
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

const NO_ACCOUNT = 'no_token_for_user';

/** What error codes change (TRAF-064, TRAF-066). */
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

/** What the provider reports as failed within an answer; empty without a failure, or until an account is chosen. */
export function selectReportedProblem(state: RootState): string {
	const { facts, isConnected } = selectVerification(state);
	return isConnected ? (facts?.failure?.message ?? '') : '';
}

/** The site is verified in the name of this user. */
export const selectIsOwner = (state: RootState) => selectVerification(state).facts?.is_owner ?? false;
