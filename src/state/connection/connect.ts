import { isWebAddress } from '../../lib/links';
import { withParameter } from '../../lib/parameters';
import type { AppThunk } from '../app-thunk';
import { userConnectionRefused, userConnectionStarted } from './actions';
import { registerSite, type RegisterOptions } from './thunks';

export interface ConnectOptions extends RegisterOptions {
	/** Tells the provider where the user came from (CONN-019). */
	from?: string;
	/** Registers the site alone, and goes on to the redirect address (CONN-020). */
	skipUserConnection?: boolean;
}

/**
 * Sets up the connection: registers the site where needed, then leaves for the authorization page
 * (CONN-018 to CONN-021). An address that is no web address is not followed.
 */
export const connectUser =
	({ from = '', skipUserConnection = false, ...register }: ConnectOptions = {}): AppThunk<Promise<void>> =>
	async (dispatch, getState, { browser }) => {
		const result = await dispatch(registerSite(register));
		if (!registerSite.fulfilled.match(result)) {
			return;
		}
		if (skipUserConnection) {
			dispatch(userConnectionStarted());
			const { adminUrl, dashboardPage } = getState().page;
			browser.leave(adminUrl + (register.redirectUri ?? dashboardPage));
			return;
		}
		const { authorizeUrl } = result.payload;
		if (!isWebAddress(authorizeUrl)) {
			dispatch(userConnectionRefused());
			return;
		}
		dispatch(userConnectionStarted());
		browser.leave(from ? withParameter(authorizeUrl, 'from', from) : authorizeUrl);
	};
