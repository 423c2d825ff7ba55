import { isWebAddress } from '../../lib/links';
import { withParameter } from '../../lib/parameters';
import type { AppThunk } from '../app-thunk';
import { userConnectionRefused, userConnectionStarted } from './actions';
import { registerSite, type RegisterOptions } from './thunks';

export interface ConnectOptions extends RegisterOptions {
	/** Tells the provider where the user came from (CONN-019). */
	from?: string;
}

/** In this tab of the browser: when the page was loaded anew in the middle of connecting, in ms since the epoch. */
const BROKEN_OFF_KEY = 'site-dashboard-connecting';
/** Milliseconds after which the user is about something else. */
const RESUMED_WITHIN = 300_000;

/**
 * Sets up the connection: registers the site where needed, then leaves for the authorization page
 * (CONN-018 to CONN-021). An address that is no web address is not followed. The nonce for registering comes with the page
 * alone: where it has expired, as after signing in again, the page is loaded anew once and goes on (`isResumed`).
 */
export const connectUser =
	({ from = '', ...register }: ConnectOptions = {}, isResumed = false): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { browser }) => {
		const result = await dispatch(registerSite(register));
		if (!registerSite.fulfilled.match(result)) {
			if (result.payload?.code === 'invalid_nonce' && !isResumed && breakOff()) {
				dispatch(userConnectionStarted());
				browser.reload();
			}
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

/** Goes on where the page was loaded anew for a fresh nonce; otherwise, and a second time, it does nothing. */
export const resumeConnecting =
	(options: ConnectOptions): AppThunk =>
	(dispatch) => {
		if (takeBrokenOff()) {
			void dispatch(connectUser(options, true));
		}
	};

/** False where the browser keeps nothing: the page would be loaded anew for ever. */
function breakOff(): boolean {
	try {
		sessionStorage.setItem(BROKEN_OFF_KEY, String(Date.now()));
		return true;
	} catch {
		return false;
	}
}

function takeBrokenOff(): boolean {
	try {
		const time = Number(sessionStorage.getItem(BROKEN_OFF_KEY));
		sessionStorage.removeItem(BROKEN_OFF_KEY);
		return Date.now() - time < RESUMED_WITHIN;
	} catch {
		return false;
	}
}
