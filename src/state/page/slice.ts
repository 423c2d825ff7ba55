import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import { planPreviewed, siteDisconnected } from '../events';
import type { RootState } from '../root-state';

declare module '../root-state' {
	interface EagerSlices {
		page: PageState;
	}
}

/** The data on the page (SHELL-095 to SHELL-097), without what other slices have. */
export function pageState({
	WP_API_nonce,
	WP_API_root,
	batch,
	connectUrl,
	connection,
	connectionStatus,
	dismissedNotices,
	getModules,
	hasSeenWCConnectionModal,
	isRedirected,
	isWooCommerceActive,
	licensing,
	newRecommendations,
	preloaded,
	settings,
	siteData: { plan, ...site },
	translations,
	userData,
	...page
}: Bootstrap) {
	return {
		...page,
		site,
		plan,
		/** Empty when unknown. */
		wordpressVersion: connection.wpVersion,
		newRecommendationsCount: newRecommendations.length,
		/** The commerce plugin is active, and its welcome was not shown yet. */
		isCommerceWelcomeDue: isWooCommerceActive && !hasSeenWCConnectionModal,
		/** The fault of a license; empty if there's none (NOTICE-011). */
		licensingError: licensing.error,
		/** The site was connected in this browser, and its first steps aren't done. */
		isGettingStarted: false,
	};
}

export type PageState = ReturnType<typeof pageState>;

const NO_NOTICE: PageState['jetpackStateNotices'] = {
	errorCode: '',
	errorDescription: '',
	messageCode: '',
	messageContent: { release_post_content: '', release_post_featured_image: '', release_post_title: '' },
};

export const pageSlice = createSlice({
	name: 'page',
	initialState: {} as PageState,
	reducers: {
		/** The one-shot notice of a redirect was dismissed, or the user moved on. */
		stateNoticeDismissed(state) {
			state.jetpackStateNotices = NO_NOTICE;
		},
		gettingStartedBegun(state) {
			state.isGettingStarted = true;
		},
		gettingStartedEnded(state) {
			state.isGettingStarted = false;
		},
		commerceWelcomeShown(state) {
			state.isCommerceWelcomeDue = false;
		},
		/** The number of new ones changed since the page was printed (SHELL-050). */
		recommendationsCounted(state, { payload }: PayloadAction<number>) {
			state.newRecommendationsCount = payload;
		},
		licensingErrorReceived(state, { payload }: PayloadAction<string>) {
			state.licensingError = payload;
		},
	},
	extraReducers: (on) => {
		on.addCase(planPreviewed, (state, { payload }) => {
			state.plan.product_slug = payload;
		});
		// NOTICE-025.
		on.addCase(siteDisconnected, (state) => {
			state.jetpackStateNotices = { ...NO_NOTICE, messageCode: 'disconnected' };
		});
	},
});

export const {
	commerceWelcomeShown,
	gettingStartedBegun,
	gettingStartedEnded,
	licensingErrorReceived,
	stateNoticeDismissed,
	recommendationsCounted,
} = pageSlice.actions;

export const selectPage = (state: RootState) => state.page;
export const selectSite = (state: RootState) => state.page.site;
export const selectSiteTitle = (state: RootState) => state.page.siteTitle;
export const selectStateNotices = (state: RootState) => state.page.jetpackStateNotices;

/** The host answers the calls of the activity log; the page says so. */
export const selectHasActivity = (state: RootState) => state.page.hostCalls.includes('activity-log');
