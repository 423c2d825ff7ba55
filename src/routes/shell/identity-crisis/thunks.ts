import { isWebUrl, withoutParameters, withParameter } from '../../../lib/links';
import * as api from '../../../rest-api/connection';
import { ApiError, toFailure, type ApiFailure } from '../../../rest-api/client/errors';
import { isCrisisOver } from '../../../rest-api/page';
import { createAppThunk, type AppThunk } from '../../../state/app-thunk';

/** The ways out of an identity crisis, by the names that the events have (CONN-074). */
export type IdentityChoice = 'confirm_safe_mode' | 'migrate' | 'start_fresh';

/** Query arguments a link of the host may have left; they mustn't act again on the next page (CONN-086). */
const ONE_TIME_PARAMETERS = ['jetpack_idc_clear_confirmation', '_wpnonce'];

const START_FRESH = 'POST identity-crisis/start-fresh';

const makeChoice = createAppThunk<string, IdentityChoice>(
	'identityCrisis/choose',
	async (choice, { client, getState }) => {
		switch (choice) {
			case 'confirm_safe_mode':
				await api.confirmSafeMode(client);
				return '';
			case 'migrate':
				await api.migrateSite(client);
				return '';
			case 'start_fresh':
				return webUrl(await api.startFresh(client, adminPath(getState().page.adminUrl)));
		}
	},
);

/**
 * Carries out a choice and navigates: after safe mode the same page reloads without one-time arguments
 * (CONN-086), after a fresh start the browser goes to the returned URL (CONN-087). If somebody else has
 * decided meanwhile, the page reloads, too. Resolves to the failure, to `moved`, or null: the page is left.
 */
export const solveIdentityCrisis =
	(choice: IdentityChoice): AppThunk<Promise<ApiFailure | 'moved' | null>> =>
	async (dispatch, _getState, { browser }) => {
		const result = await dispatch(makeChoice(choice));
		if (!makeChoice.fulfilled.match(result)) {
			if (!(await isCrisisOver(currentUrl()))) {
				return result.payload ?? toFailure(result.error, 'identityCrisis/choose');
			}
			dispatch(reloadPage());
			return null;
		}
		switch (choice) {
			case 'confirm_safe_mode':
				dispatch(reloadPage());
				return null;
			case 'start_fresh':
				browser.leave(withParameter(result.payload, 'from', 'idc-notice'));
				return null;
			case 'migrate':
				return 'moved';
		}
	};

/** The page doesn't know the decision yet; after a reload it does (CONN-086, CONN-088). */
export const reloadPage =
	(): AppThunk =>
	(_dispatch, _getState, { browser }) => {
		// A URL that differs only in its hash wouldn't load: set the URL first, then reload.
		window.history.replaceState(window.history.state, '', currentUrl());
		browser.reload();
	};

const currentUrl = () => withoutParameters(window.location.href, ONE_TIME_PARAMETERS);

/** The current page below the admin root, such as `admin.php?page=jetpack`. */
function adminPath(adminUrl: string): string {
	const root = new URL(adminUrl, window.location.href).href;
	const here = currentUrl().replace(/#.*/s, '');
	return here.startsWith(root) ? here.slice(root.length) : 'admin.php?page=jetpack';
}

/** A URL that is no web URL is not followed, and counts as an answer that cannot be read. */
function webUrl(url: string): string {
	if (!isWebUrl(url)) {
		throw new ApiError({ kind: 'schema', call: START_FRESH });
	}
	return url;
}
