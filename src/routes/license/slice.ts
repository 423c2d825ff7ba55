import { createSlice } from '@reduxjs/toolkit';
import { type Attached, attachLicense } from '../../rest-api/licensing';
import type { ApiFailure } from '../../rest-api/client/errors';
import { createAppThunk } from '../../state/app-thunk';
import type { RootState } from '../../state/root-state';
import { rootReducer } from '../../state/root';

declare module '../../state/root-state' {
	interface LazyLoadedSlices {
		licenseActivation: ActivationState;
	}
}

/** Progress of a license's activation (LIC-006, LIC-008). */
export type ActivationStep =
	| { status: 'idle' | 'activating' }
	/** The key was empty: nothing was sent (LIC-005). */
	| { status: 'empty' }
	/** Empty if nobody says why (LIC-010, LIC-011). */
	| { status: 'refused'; reason: string }
	| { status: 'failed'; failure: ApiFailure }
	| { status: 'activated'; productId: number };

/** With its key: the screen may be left meanwhile. */
export type ActivationState = ActivationStep & { key: string };

const IDLE: ActivationState = { status: 'idle', key: '' };

export const selectActivation = (state: RootState): ActivationState => state.licenseActivation ?? IDLE;

/** Attaches a license to this site; one at a time (LIC-007). */
export const attach = createAppThunk<Attached, string>(
	'licenseActivation/attach',
	(key, { client }) => attachLicense(client, key),
	(_, state) => selectActivation(state).status !== 'activating',
);

export const licenseActivationSlice = createSlice({
	name: 'licenseActivation',
	initialState: IDLE as ActivationState,
	reducers: {
		emptyKeyRefused: (): ActivationState => ({ status: 'empty', key: '' }),
		/** The screen was left; what's pending goes on. */
		activationCleared: (state): ActivationState => (state.status === 'activating' ? state : IDLE),
	},
	extraReducers: (on) => {
		on.addCase(attach.pending, (_, { meta }): ActivationState => ({ status: 'activating', key: meta.arg }));
		on.addCase(attach.fulfilled, (_, { payload, meta }): ActivationState =>
			'error' in payload
				? { status: 'refused', key: meta.arg, reason: payload.error }
				: { status: 'activated', key: meta.arg, productId: payload.productId },
		);
		on.addCase(attach.rejected, (_, { payload, meta }): ActivationState =>
			payload ? { status: 'failed', key: meta.arg, failure: payload } : IDLE,
		);
	},
});

licenseActivationSlice.injectInto(rootReducer);

export const { activationCleared, emptyKeyRefused } = licenseActivationSlice.actions;
