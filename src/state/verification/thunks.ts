import type { GoogleVerification } from '../../rest-api/contract/verification';
import * as api from '../../rest-api/verification';
import { createAppThunk } from '../app-thunk';

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
