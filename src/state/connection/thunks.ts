import * as api from '../../rest-api/connection';
import { createAppThunk } from '../app-thunk';
import { selectCan } from '../user/selectors';
import { accountReceived, connectUrlReceived, statusReceived } from './actions';

export interface RegisterOptions {
	/** Where the provider sends the user back to, relative to the admin root; else to the dashboard (CONN-082). */
	redirectUri?: string;
}

/**
 * Gives the site's authorization address: registers the site, or only asks for the address when it is
 * registered already (CONN-015 to CONN-017, CONN-021). One at a time.
 */
export const registerSite = createAppThunk<{ authorizeUrl: string }, RegisterOptions>(
	'connection/register',
	({ redirectUri }, { client, getState }) => {
		const { connection, page } = getState();
		const returnTo = redirectUri ?? page.dashboardPage;
		if (connection.status.isRegistered) {
			return api.getAuthorizeUrl(client, returnTo);
		}
		return api.registerSite(client, {
			registration_nonce: page.registrationNonce,
			no_iframe: true,
			redirect_uri: returnTo,
		});
	},
	(_, state) => !state.connection.siteIsRegistering,
);

/** Takes the site off the provider (CONN-040); one at a time. */
export const disconnectSite = createAppThunk(
	'connection/disconnect',
	async (_, { client }) => {
		await api.disconnectSite(client);
	},
	(_, state) => state.connection.disconnecting.status !== 'loading',
);

/** Asks again how the connection stands and where it can be made, as after a disconnect (CONN-045). */
export const refreshConnection = createAppThunk('connection/refresh', async (_, { client, dispatch }) => {
	await Promise.all([
		api.getConnection(client).then((status) => dispatch(statusReceived(status))),
		api.getConnectUrl(client).then((url) => dispatch(connectUrlReceived(url))),
	]);
});

/**
 * Restores a broken connection (CONN-066); a second click while it runs does nothing (CONN-064). The address that comes
 * with the answer has no way back in it, so the host is asked for one that has; if it gives none, the first will do (CONN-094).
 */
export const reconnect = createAppThunk(
	'connection/reconnect',
	async (_, { client, getState }) => {
		const { status, authorizeUrl } = await api.reconnect(client);
		if (status !== 'in_progress') {
			return { status, authorizeUrl };
		}
		const withWayBack = await api
			.getAuthorizeUrl(client, getState().page.dashboardPage)
			.catch(() => ({ authorizeUrl }));
		return { status, ...withWayBack };
	},
	(_, state) => !state.connection.isReconnecting,
);

/**
 * Asks for the user's account, which the page comes without while the provider does not answer. Only users with
 * connect_user may (API-079).
 */
export const loadAccount = createAppThunk(
	'connection/account',
	async (_, { client, dispatch, signal }) => {
		const { currentUser } = await api.getConnectionData(client, signal);
		dispatch(accountReceived(currentUser));
	},
	(_, state) => state.connection.accountRequest.status !== 'loading' && selectCan(state, 'connect_user'),
);
