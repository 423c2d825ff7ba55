import * as api from '../../rest-api/connection';
import { createAppThunk } from '../app-thunk';

/** Relative to the admin root: where the provider sends the user back to (CONN-082). */
const RETURN_TO = 'admin.php?page=jetpack';

/**
 * Gives the site's authorization address: registers the site, or only asks for the address when it is
 * registered already (CONN-015 to CONN-017, CONN-021). One at a time.
 */
export const registerSite = createAppThunk<{ authorizeUrl: string }>(
	'connection/register',
	(_, { client, getState }) => {
		const { connection, page } = getState();
		if (connection.status.isRegistered) {
			return api.getAuthorizeUrl(client, RETURN_TO);
		}
		return api.registerSite(client, {
			registration_nonce: page.registrationNonce,
			no_iframe: true,
			redirect_uri: RETURN_TO,
		});
	},
	(_, state) => !state.connection.siteIsRegistering,
);
