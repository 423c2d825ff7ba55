import { isWebAddress } from '../../lib/links';
import type { AppThunk } from '../app-thunk';
import { userConnectionRefused, userConnectionStarted } from './actions';
import { registerSite } from './thunks';

/**
 * Sets up the connection: registers the site where needed, then leaves for the authorization page
 * (CONN-018 to CONN-021). An address that is no web address is not followed.
 * `from` tells the provider where the user came from.
 */
export const connectUser =
	(from = ''): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { browser }) => {
		const result = await dispatch(registerSite());
		if (!registerSite.fulfilled.match(result)) {
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

function withParameter(url: string, name: string, value: string): string {
	const address = new URL(url, window.location.href);
	address.searchParams.set(name, value);
	return address.href;
}
