import { createSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../rest-api/errors';
import { setLicense } from '../../rest-api/licensing';
import { createAppThunk } from '../app-thunk';
import type { RootState } from '../store';

/** What became of the key in the box on My Plan (LIC-027). */
export type LicenseBoxState =
	{ status: 'idle' | 'applying' | 'success' } | { status: 'error'; failure: ApiFailure };

const IDLE: LicenseBoxState = { status: 'idle' };

export const selectLicenseBox = (state: RootState): LicenseBoxState => state.licenseBox ?? IDLE;

/** Gives the host a key for this site; not while another one is on its way (LIC-031). */
export const applyKey = createAppThunk<void, string>(
	'licenseBox/apply',
	async (key, { client }) => void (await setLicense(client, key)),
	(_, state) => selectLicenseBox(state).status !== 'applying',
);

export const licenseBoxSlice = createSlice({
	name: 'licenseBox',
	initialState: IDLE as LicenseBoxState,
	reducers: {
		/** Another key is being typed, or the screen was left; what is under way goes on. */
		boxCleared: (state): LicenseBoxState => (state.status === 'applying' ? state : IDLE),
	},
	extraReducers: (on) => {
		on.addCase(applyKey.pending, (): LicenseBoxState => ({ status: 'applying' }));
		on.addCase(applyKey.fulfilled, (): LicenseBoxState => ({ status: 'success' }));
		on.addCase(applyKey.rejected, (_, { payload }): LicenseBoxState =>
			payload ? { status: 'error', failure: payload } : IDLE,
		);
	},
});

export const { boxCleared } = licenseBoxSlice.actions;
