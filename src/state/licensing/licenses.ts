import { createSelector } from 'reselect';
import { getLicenses, type License } from '../../rest-api/licensing';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
import { selectCanActivateLicenses } from './slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		licenses: Remote<License[]>;
	}
}

/** The user's licenses, in use or not (LIC-036). */
export const { load: loadLicenses, select: selectLicenses } = createRemoteSlice(
	'licenses',
	getLicenses,
	selectCanActivateLicenses,
);

/** Those that could be activated here; empty while nobody knows. */
export const selectAvailableLicenses = createSelector([selectLicenses], (licenses) =>
	licenses.status === 'ready'
		? licenses.data.filter(({ attached_at, revoked_at }) => !attached_at && !revoked_at)
		: [],
);
