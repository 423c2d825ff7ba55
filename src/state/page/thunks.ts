import { markCommerceWelcomeSeen } from '../../rest-api/connection';
import { updateLicensingError } from '../../rest-api/licensing';
import { isPageThere } from '../../rest-api/page';
import { GET_STARTED, readJson, writeJson } from '../../lib/storage';
import type { AppThunk } from '../app-thunk';
import type { RootState } from '../root-state';
import { commerceWelcomeShown, gettingStartedBegun, licensingErrorReceived } from './slice';

/** Persisted per site and user: since when the first steps show, in ms; false once they've ended. */
const keyOf = ({ page, user }: RootState) => `${GET_STARTED} ${page.rawUrl} ${user.id ?? ''}`;

/** They show this long, in ms, if the user neither takes nor dismisses them. */
const GET_STARTED_FOR = 14 * 24 * 60 * 60 * 1000;

/** The first steps show from when the connection succeeds (`authorized`) until they end, in this browser. */
export const resumeGettingStarted = (): AppThunk => (dispatch, getState) => {
	const { jetpackStateNotices } = getState().page;
	const key = keyOf(getState());
	const known = readJson('local', key);
	const now = Date.now();
	// Before they had an end, the browser kept `true`.
	const isNew = known === true || (known === null && jetpackStateNotices.messageCode === 'authorized');
	if (isNew ? writeJson('local', key, now) : isWithin(known, now)) {
		dispatch(gettingStartedBegun());
	} else if (typeof known === 'number') {
		dispatch(endGettingStarted());
	}
};

const isWithin = (since: unknown, now: number) =>
	typeof since === 'number' && since <= now && now < since + GET_STARTED_FOR;

/** They don't come back in this browser. */
export const endGettingStarted = (): AppThunk => (_dispatch, getState) =>
	void writeJson('local', keyOf(getState()), false);

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
