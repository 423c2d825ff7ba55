import { isWebAddress } from '../../lib/links';
import { withoutParameters, withParameter } from '../../lib/parameters';
import * as api from '../../rest-api/identity-crisis';
import { ApiError, toFailure, type ApiFailure } from '../../rest-api/errors';
import { createAppThunk, type AppThunk } from '../app-thunk';

/** The ways out of an identity crisis, by the names that the events have (CONN-074). */
export type IdentityChoice = 'confirm_safe_mode' | 'migrate' | 'start_fresh';

/** What a link of the host may have left in the address; it must not speak again on the next page (CONN-086). */
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
				return webAddress(await api.startFresh(client, adminPath(getState().page.adminUrl)));
		}
	},
);

/**
 * Carries out a choice, and goes where it leads: after safe mode the same page is loaded without one-time arguments
 * (CONN-086), after a fresh start the browser leaves for the named address (CONN-087). Resolves to why it failed,
 * or null.
 */
export const solveIdentityCrisis =
	(choice: IdentityChoice): AppThunk<Promise<ApiFailure | null>> =>
	async (dispatch, _getState, { browser }) => {
		const result = await dispatch(makeChoice(choice));
		if (!makeChoice.fulfilled.match(result)) {
			return result.payload ?? toFailure(result.error, 'identityCrisis/choose');
		}
		if (choice === 'start_fresh') {
			browser.leave(withParameter(result.payload, 'from', 'idc-notice'));
		} else if (choice === 'confirm_safe_mode') {
			dispatch(loadPageAnew());
		}
		return null;
	};

/** The page knows nothing yet of what was decided; loaded anew it does (CONN-086, CONN-088). */
export const loadPageAnew =
	(): AppThunk =>
	(_dispatch, _getState, { browser }) => {
		// A load would not happen at an address that differs in nothing but its hash: the address first, then a reload.
		window.history.replaceState(window.history.state, '', currentAddress());
		browser.reload();
	};

const currentAddress = () => withoutParameters(window.location.href, ONE_TIME_PARAMETERS);

/** The current page below the admin root, such as `admin.php?page=jetpack`. */
function adminPath(adminUrl: string): string {
	const root = new URL(adminUrl, window.location.href).href;
	const here = currentAddress().replace(/#.*/s, '');
	return here.startsWith(root) ? here.slice(root.length) : 'admin.php?page=jetpack';
}

/** An address that is no web address is not followed, and counts as an answer that cannot be read. */
function webAddress(url: string): string {
	if (!isWebAddress(url)) {
		throw new ApiError({ kind: 'shape', call: START_FRESH });
	}
	return url;
}
