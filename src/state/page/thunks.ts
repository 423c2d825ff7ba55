import { updateLicensingError } from '../../rest-api/options';
import type { AppThunk } from '../app-thunk';
import { licensingErrorDismissed } from './slice';

/** Puts the licensing error away, here and on the host (NOTICE-012). */
export const clearLicensingError =
	(): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { client }) => {
		dispatch(licensingErrorDismissed());
		// A host that cannot be reached shows it again on the next page: nothing to say now.
		await updateLicensingError(client, '').catch(() => {});
	};
