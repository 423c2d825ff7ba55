import { createSlice } from '@reduxjs/toolkit';
import type { Client } from '../../../rest-api/client/client';
import { type ApiFailure, toFailure } from '../../../rest-api/client/errors';
import {
	getLicenses,
	getLicensingError,
	setLicense,
	updateLicensingError,
} from '../../../rest-api/licensing';
import { createAppThunk, type ThunkTools } from '../../../state/app-thunk';
import { selectHasConnectedOwner } from '../../../state/connection/slice';
import { noticeRemoved } from '../../../state/notices/slice';
import { licensingErrorReceived } from '../../../state/page/slice';
import type { RootState } from '../../../state/root-state';
import { selectCanActivateLicenses } from '../../../state/licensing/slice';
import { loadPurchases, selectPurchases } from '../../../state/purchases/slice';
import { rootReducer } from '../../../state/root';

declare module '../../../state/root-state' {
	interface LazyLoadedSlices {
		licenseKeyForm: LicenseKeyFormState;
	}
}

/** The host has taken a key; this came of it (LIC-047 to LIC-049). */
type KeyOutcome =
	/** `waiting`: it is kept until somebody owns the connection. */
	| { status: 'accepted' | 'waiting' }
	| { status: 'refused'; reason: string }
	/** The host didn't say; `why` is what went wrong, or what it said of its keys as a whole. */
	| { status: 'unknown'; why: ApiFailure | string };

/** Progress of the key in the form on My Plan (LIC-027), with the key. */
export type LicenseKeyFormState = { key: string } & (
	| { status: 'idle' | 'applying' }
	| KeyOutcome
	/** The host did not take it. */
	| { status: 'failed'; failure: ApiFailure }
);

/** The notice about the last key. */
export const KEY_FORM_NOTICE = 'license-key-form';

const IDLE: LicenseKeyFormState = { status: 'idle', key: '' };

export const selectLicenseKeyForm = (state: RootState): LicenseKeyFormState => state.licenseKeyForm ?? IDLE;

/**
 * Sends a key to the host and finds out its outcome; not while another is pending (LIC-031). A host takes any
 * text. If somebody owns the connection, it then tries all stored keys and names those that failed in its
 * licensing error. It never clears that error, so it's cleared first.
 */
export const applyKey = createAppThunk<KeyOutcome, string>(
	'licenseKeyForm/apply',
	async (key, tools) => {
		const { client, dispatch, getState } = tools;
		dispatch(noticeRemoved(KEY_FORM_NOTICE));
		if (getState().page.licensingError) {
			dispatch(licensingErrorReceived(''));
			await updateLicensingError(client, '').catch(() => {});
		}
		await setLicense(client, key);
		return selectHasConnectedOwner(getState()) ? outcomeOf(key, tools) : { status: 'waiting' };
	},
	(_, state) => selectLicenseKeyForm(state).status !== 'applying',
);

async function outcomeOf(key: string, tools: ThunkTools): Promise<KeyOutcome> {
	const { client, getState } = tools;
	try {
		const reason = await getLicensingError(client);
		if (!reason) {
			return { status: 'accepted' };
		}
		const isUsed = selectCanActivateLicenses(getState()) ? await isAttached(client, key) : undefined;
		if (isUsed === false || (isUsed === undefined && namesKey(reason, key))) {
			return { status: 'refused', reason };
		}
		if (isUsed || (await bringsPurchase(tools))) {
			// It's about other keys, which their owners have heard of.
			await updateLicensingError(client, '').catch(() => {});
			return { status: 'accepted' };
		}
		return { status: 'unknown', why: reason };
	} catch (error) {
		return { status: 'unknown', why: toFailure(error) };
	}
}

/** The host ends its sentence with a list of the keys that failed. */
const namesKey = (reason: string, key: string): boolean =>
	reason
		.slice(reason.indexOf(': ') + 2)
		.split(', ')
		.includes(key);

/** True if there's a purchase that wasn't there before. */
async function bringsPurchase({ dispatch, getState }: ThunkTools): Promise<boolean> {
	const before = selectPurchases(getState());
	await dispatch(loadPurchases('again'));
	const after = selectPurchases(getState());
	const known = before.status === 'ready' ? before.data.map(({ ID }) => ID) : [];
	return (
		before.status === 'ready' && after.status === 'ready' && after.data.some(({ ID }) => !known.includes(ID))
	);
}

/** True if a site uses the key, by the owner's licenses; undefined when they can't be read. */
async function isAttached(client: Client, key: string): Promise<boolean | undefined> {
	const licenses = await getLicenses(client).catch(() => undefined);
	const license = licenses?.find(({ license_key }) => license_key === key);
	return licenses && license !== undefined && license.attached_at !== '' && license.revoked_at === '';
}

const licenseKeyFormSlice = createSlice({
	name: 'licenseKeyForm',
	initialState: IDLE as LicenseKeyFormState,
	reducers: {
		/** Another key is being typed, or the screen was left; what's pending goes on. */
		keyFormCleared: (state): LicenseKeyFormState => (state.status === 'applying' ? state : IDLE),
	},
	extraReducers: (on) => {
		on.addCase(applyKey.pending, (_, { meta }): LicenseKeyFormState => ({
			status: 'applying',
			key: meta.arg,
		}));
		on.addCase(applyKey.fulfilled, (_, { payload, meta }): LicenseKeyFormState => ({
			...payload,
			key: meta.arg,
		}));
		on.addCase(applyKey.rejected, (_, { payload, meta }): LicenseKeyFormState =>
			payload ? { status: 'failed', key: meta.arg, failure: payload } : IDLE,
		);
	},
});

licenseKeyFormSlice.injectInto(rootReducer);

export const { keyFormCleared } = licenseKeyFormSlice.actions;
