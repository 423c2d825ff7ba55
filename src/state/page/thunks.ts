import { markCommerceWelcomeSeen, updateLicensingError } from '../../rest-api/options';
import type { AppThunk } from '../app-thunk';
import { commerceWelcomeShown, licensingErrorReceived } from './slice';

/** Puts the licensing error away, here and on the host (NOTICE-012). */
export const clearLicensingError =
	(): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { client }) => {
		dispatch(licensingErrorReceived(''));
		// A host that cannot be reached shows it again on the next page: nothing to say now.
		await updateLicensingError(client, '').catch(() => {});
	};

/** The commerce welcome is on the screen: it will not come again by itself, here or elsewhere (CONN-078). */
export const showCommerceWelcome =
	(): AppThunk<Promise<void>> =>
	async (dispatch, getState, { client }) => {
		if (!getState().page.isCommerceWelcomeDue) {
			return;
		}
		dispatch(commerceWelcomeShown());
		// A host that cannot be reached shows it once more on the next page: nothing to say now.
		await markCommerceWelcomeSeen(client).catch(() => {});
	};

/** Leaves for an address in place of the page that only leads there, so that going back does not lead there again. */
export const passOnTo =
	(url: string): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.leave(url, { replaces: true });
