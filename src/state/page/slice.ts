import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import { siteDisconnected } from '../connection/actions';
import { planPreviewed } from '../preview/actions';

/** What does not change while the page is open: addresses, versions, what kind of site this is (SHELL-095 to SHELL-097). */
export interface PageState {
	adminUrl: string;
	/** The page that shows the dashboard, below the admin address. */
	dashboardPage: string;
	/** Site address without protocol. */
	rawUrl: string;
	pluginBaseUrl: string;
	siteTitle: string;
	/** Empty when unknown. */
	version: string;
	/** Of the host; empty when unknown. */
	wordpressVersion: string;
	isDevVersion: boolean;
	currentIp: string;
	calypsoEnv: string;
	purchaseToken: string;
	/** Who sent the user here; empty when nobody. */
	affiliate: string;
	/** The partner that runs the host; empty when none. */
	subsidiaryId: string;
	/** What the product pages say, by the key of the page. */
	products: Bootstrap['products'];
	/** What the theme can do, such as `widgets` (WRITE-028). */
	themeSupport: Bootstrap['themeData']['support'];
	/** A partner's coupon that waits to be redeemed; null without one. */
	partnerCoupon: Bootstrap['partnerCoupon'];
	registrationNonce: string;
	isIncomplete: boolean;
	newRecommendationsCount: number;
	/** Where the user stood in the recommendations when the page was loaded; may name no step. */
	recommendationsStep: string;
	/** Base of the named links out. */
	redirectBase: string;
	/** The provider's public API. */
	providerApi: string;
	site: Omit<Bootstrap['siteData'], 'plan'>;
	plan: Bootstrap['siteData']['plan'];
	stateNotices: Bootstrap['jetpackStateNotices'];
	/** The host has its own page of detailed statistics; without it the provider's is linked (STATS-037). */
	isOdysseyStatsEnabled: boolean;
	/** The site's roles and their names, by slug. */
	roles: Record<string, { name: string }>;
	/** Where the site is let to use an account at Google; empty when unknown (TRAF-060). */
	googleConnectUrl: string;
	/** Address of the newest post; empty when unknown. */
	lastPostUrl: string;
	/** The commerce plugin is active, and its welcome was not shown yet. */
	isCommerceWelcomeDue: boolean;
	/** What went wrong with a licence; empty when nothing did (NOTICE-011). */
	licensingError: string;
}

export function pageState(bootstrap: Bootstrap): PageState {
	const { plan, ...site } = bootstrap.siteData;
	return {
		adminUrl: bootstrap.adminUrl,
		dashboardPage: bootstrap.dashboardPage,
		rawUrl: bootstrap.rawUrl,
		pluginBaseUrl: bootstrap.pluginBaseUrl,
		siteTitle: bootstrap.siteTitle,
		version: bootstrap.currentVersion,
		wordpressVersion: bootstrap.connection.wpVersion,
		isDevVersion: bootstrap.isDevVersion,
		currentIp: bootstrap.currentIp,
		calypsoEnv: bootstrap.calypsoEnv,
		purchaseToken: bootstrap.purchaseToken,
		affiliate: bootstrap.aff,
		subsidiaryId: bootstrap.partnerSubsidiaryId,
		products: bootstrap.products,
		themeSupport: bootstrap.themeData.support,
		partnerCoupon: bootstrap.partnerCoupon,
		registrationNonce: bootstrap.registrationNonce,
		isIncomplete: bootstrap.isIncomplete,
		newRecommendationsCount: bootstrap.newRecommendations.length,
		recommendationsStep: bootstrap.recommendationsStep,
		redirectBase: bootstrap.redirectBase,
		providerApi: bootstrap.providerApi,
		site,
		plan,
		stateNotices: bootstrap.jetpackStateNotices,
		isOdysseyStatsEnabled: bootstrap.isOdysseyStatsEnabled,
		roles: bootstrap.stats.roles,
		googleConnectUrl: bootstrap.externalServicesConnectUrls.google_site_verification ?? '',
		lastPostUrl: bootstrap.lastPostUrl,
		isCommerceWelcomeDue: bootstrap.isWooCommerceActive && !bootstrap.hasSeenWCConnectionModal,
		licensingError: bootstrap.licensing.error,
	};
}

const NO_NOTICE: PageState['stateNotices'] = {
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
			state.stateNotices = NO_NOTICE;
		},
		commerceWelcomeShown(state) {
			state.isCommerceWelcomeDue = false;
		},
		/** What is new changed since the page was printed (SHELL-050). */
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
			state.stateNotices = { ...NO_NOTICE, messageCode: 'disconnected' };
		});
	},
});

export const { commerceWelcomeShown, licensingErrorReceived, stateNoticeDismissed, recommendationsCounted } =
	pageSlice.actions;
