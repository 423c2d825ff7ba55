import { redirectUrl, type RedirectArgs } from '../../lib/links';
import type { RootState } from '../store';

export const selectPage = (state: RootState) => state.page;
export const selectSite = (state: RootState) => state.page.site;
export const selectAdminUrl = (state: RootState, path = '') => state.page.adminUrl + path;
/** A screen of the dashboard, such as `#/traffic`, for links that lead back to it. */
export const selectDashboardUrl = (state: RootState, hash: `#/${string}`) =>
	selectAdminUrl(state, state.page.dashboardPage + hash);
export const selectSiteTitle = (state: RootState) => state.page.siteTitle;
export const selectStateNotices = (state: RootState) => state.page.stateNotices;

/** A picture that the host has below images/ (SHELL-005); empty when it is not known where that is. */
export const selectImageUrl = (state: RootState, file: string) =>
	state.page.pluginBaseUrl && `${state.page.pluginBaseUrl}/images/${file}`;

/** A named link out for this site (SHELL-104). */
export const selectRedirect = (state: RootState, name: string, args: Partial<RedirectArgs> = {}) =>
	redirectUrl(state.page.redirectBase, name, {
		site: state.page.rawUrl,
		...args,
		...(state.page.calypsoEnv ? { calypso_env: state.page.calypsoEnv } : {}),
	});
