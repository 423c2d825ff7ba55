import { createSlice } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';

/** What does not change while the page is open: addresses, versions, what kind of site this is (SHELL-095 to SHELL-097). */
export interface PageState {
	adminUrl: string;
	/** Site address without protocol. */
	rawUrl: string;
	pluginBaseUrl: string;
	siteTitle: string;
	/** Empty when unknown. */
	version: string;
	isDevVersion: boolean;
	currentIp: string;
	calypsoEnv: string;
	purchaseToken: string;
	registrationNonce: string;
	isIncomplete: boolean;
	newRecommendationsCount: number;
	/** Base of the named links out. */
	redirectBase: string;
	/** The provider's public API. */
	providerApi: string;
	site: Omit<Bootstrap['siteData'], 'plan'>;
	plan: Bootstrap['siteData']['plan'];
	stateNotices: Bootstrap['jetpackStateNotices'];
	/** The commerce plugin is active, and its welcome was not shown yet. */
	isCommerceWelcomeDue: boolean;
	/** What went wrong with a licence; empty when nothing did (NOTICE-011). */
	licensingError: string;
}

export function pageState(bootstrap: Bootstrap): PageState {
	const { plan, ...site } = bootstrap.siteData;
	return {
		adminUrl: bootstrap.adminUrl,
		rawUrl: bootstrap.rawUrl,
		pluginBaseUrl: bootstrap.pluginBaseUrl,
		siteTitle: bootstrap.siteTitle,
		version: bootstrap.currentVersion,
		isDevVersion: bootstrap.isDevVersion,
		currentIp: bootstrap.currentIp,
		calypsoEnv: bootstrap.calypsoEnv,
		purchaseToken: bootstrap.purchaseToken,
		registrationNonce: bootstrap.registrationNonce,
		isIncomplete: bootstrap.isIncomplete,
		newRecommendationsCount: bootstrap.newRecommendations.length,
		redirectBase: bootstrap.redirectBase,
		providerApi: bootstrap.providerApi,
		site,
		plan,
		stateNotices: bootstrap.jetpackStateNotices,
		isCommerceWelcomeDue: bootstrap.isWooCommerceActive && !bootstrap.hasSeenWCConnectionModal,
		licensingError: bootstrap.licensing.error,
	};
}

export const pageSlice = createSlice({
	name: 'page',
	initialState: {} as PageState,
	reducers: {
		/** The one-shot notice of a redirect was dismissed, or the user moved on. */
		stateNoticeDismissed(state) {
			state.stateNotices = { errorCode: '', errorDescription: '', messageCode: '' };
		},
		commerceWelcomeShown(state) {
			state.isCommerceWelcomeDue = false;
		},
		licensingErrorDismissed(state) {
			state.licensingError = '';
		},
	},
});

export const { commerceWelcomeShown, licensingErrorDismissed, stateNoticeDismissed } = pageSlice.actions;
