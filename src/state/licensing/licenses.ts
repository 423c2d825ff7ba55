import { createSelector } from 'reselect';
import { getLicenses } from '../../rest-api/licensing';
import { createRemoteSlice } from '../remote-slice';
import { selectCanActivateLicenses } from './selectors';

/** The user's licenses, in use or not (LIC-036). */
export const {
	slice: licensesSlice,
	load: loadLicenses,
	select: selectLicenses,
} = createRemoteSlice('licenses', getLicenses, selectCanActivateLicenses);

/** Those that could be activated here; empty while nobody knows. */
export const selectAvailableLicenses = createSelector([selectLicenses], (licenses) =>
	licenses.status === 'ready'
		? licenses.data.filter(({ attached_at, revoked_at }) => !attached_at && !revoked_at)
		: [],
);
