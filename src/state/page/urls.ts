import { type RedirectArgs, redirectUrl } from '../../lib/links';
import { paths } from '../../lib/paths';
import { selectHasConnectedOwner } from '../connection/slice';
import type { RootState } from '../root-state';
import { selectHasActivity } from './slice';

export const selectAdminUrl = (state: RootState, path = '') => state.page.adminUrl + path;
/** The templates in the site editor; every WordPress that has it leads from here to its own URL for them. */
export const selectTemplatesUrl = (state: RootState) =>
	selectAdminUrl(state, 'site-editor.php?postType=wp_template');
/** A screen of the dashboard, such as `#/traffic`, for links that lead back to it. */
export const selectDashboardUrl = (state: RootState, hash: `#/${string}`) =>
	selectAdminUrl(state, state.page.dashboardPage + hash);

/** An image the host has below images/ (SHELL-005); empty if it's unknown where that is. */
export const selectImageUrl = (state: RootState, file: string) =>
	state.page.pluginBaseUrl && `${state.page.pluginBaseUrl}/images/${file}`;

/** A redirect for this site (SHELL-104). */
export const selectRedirect = (state: RootState, name: string, args: Partial<RedirectArgs> = {}) =>
	redirectUrl(state.page.redirectBase, name, {
		site: state.page.rawUrl,
		...args,
		...(state.page.calypsoEnv ? { calypso_env: state.page.calypsoEnv } : {}),
	});

/** Redirects to what newer hosts have a page of their own for, by its slug. */
const HOST_PAGES: Record<string, string> = {
	'calypso-activity-log': 'jetpack-activity-log',
	'calypso-marketing-connections': 'jetpack-social',
	'calypso-people-email-followers': 'jetpack-newsletter',
};

/** Leads to managing something: on the host's own page, where it has one, else at a redirect. */
export function selectManageUrl(state: RootState, name: string, args: Partial<RedirectArgs> = {}): string {
	const page = HOST_PAGES[name] ?? '';
	return state.page.hostPages.includes(page)
		? selectAdminUrl(state, `admin.php?page=${page}`)
		: selectRedirect(state, name, args);
}

/** The activity log: our screen, if the host has it and this user may see it, else elsewhere (DASH-103). */
export const selectActivityUrl = (state: RootState) =>
	selectHasActivity(state) && state.user.permissions.manage_options
		? paths.activity.href()
		: selectManageUrl(state, 'calypso-activity-log');

/** A URL within the dashboard. */
export const isScreenUrl = (url: string) => url.startsWith('#');

/** The page of plans for this site, with its right to buy where it has one (SHELL-047 to SHELL-049). */
export function selectPlansUrl(state: RootState): string {
	const { purchaseToken } = state.page;
	return selectRedirect(
		state,
		selectHasConnectedOwner(state) ? 'jetpack-plans' : 'jetpack-nav-site-only-plans',
		purchaseToken ? { query: `purchasetoken=${purchaseToken}` } : {},
	);
}
