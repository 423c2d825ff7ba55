import { markCommerceWelcomeSeen } from '../../rest-api/connection';
import { updateLicensingError } from '../../rest-api/licensing';
import type { AppThunk } from '../app-thunk';
import { commerceWelcomeShown, licensingErrorReceived } from './slice';
import { isPageThere } from '../../rest-api/page';

/** Puts the licensing error away, here and on the host (NOTICE-012). */
export const clearLicensingError =
	(): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { client }) => {
		dispatch(licensingErrorReceived(''));
		// A host that cannot be reached shows it again on the next page: nothing to say now.
		await updateLicensingError(client, '').catch(() => {});
	};

/** The commerce welcome is on the screen: it won't show again, here or elsewhere (CONN-078). */
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

/** Replaces the page, which only leads there, so that going back doesn't lead there again. */
export const passOnTo =
	(url: string): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.leave(url, { replaces: true });

/** Loads the page once more, because the user wants it. */
export const reloadPage =
	(): AppThunk =>
	(_dispatch, _getState, { browser }) =>
		browser.reload();

/**
 * Reloads the page if the host still serves it: otherwise everything shown and typed would be lost.
 * `mayReload` is asked last. Resolves to whether it reloads.
 */
export const reloadIfThere =
	(mayReload: () => boolean): AppThunk<Promise<boolean>> =>
	async (_dispatch, _getState, { browser }) => {
		const isGoing = (await isPageThere()) && mayReload();
		if (isGoing) {
			browser.reload();
		}
		return isGoing;
	};
