import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import { type RedirectArgs, redirectUrl } from '../../lib/links';
import { paths } from '../../lib/paths';
import { readJson, writeJson } from '../../lib/storage';
import { GET_STARTED } from '../../lib/storage-keys';
import { selectHasConnectedOwner } from '../connection/slice';
import { planPreviewed, siteDisconnected } from '../events';
import type { RootState } from '../root-state';

declare module '../root-state' {
	interface EagerSlices {
		page: PageState;
	}
}

/** Constant while the page is open: URLs, versions, the kind of site (SHELL-095 to SHELL-097). */
export interface PageState {
	adminUrl: string;
	/** The page that shows the dashboard, below the admin URL. */
	dashboardPage: string;
	/** The host's own page below the admin URL, for screens that the dashboard lacks; empty without one. */
	hostPage: string;
	/** Slugs of the admin pages that the host has for parts of itself, such as `jetpack-social`. */
	hostPages: string[];
	/** REST calls that only some hosts have, and this one does, such as `activity-log`. */
	hostCalls: string[];
	/** Site URL without protocol. */
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
	/** The partner who sent the user here; may be empty. */
	affiliate: string;
	/** The partner that runs the host; empty when none. */
	subsidiaryId: string;
	/** Texts of the product pages, by the key of the page. */
	products: Bootstrap['products'];
	/** Features of the theme, such as `widgets` (WRITE-028). */
	themeSupport: Bootstrap['themeData']['support'];
	isBlockTheme: boolean;
	/** A partner's coupon that waits to be redeemed; null without one. */
	partnerCoupon: Bootstrap['partnerCoupon'];
	registrationNonce: string;
	isIncomplete: boolean;
	newRecommendationsCount: number;
	/** The user's step in the recommendations when the page was loaded; may name no step. */
	recommendationsStep: string;
	/** Base of the named links out. */
	redirectBase: string;
	/** The provider's public API. */
	providerApi: string;
	site: Omit<Bootstrap['siteData'], 'plan'>;
	plan: Bootstrap['siteData']['plan'];
	stateNotices: Bootstrap['jetpackStateNotices'];
	/** The host has its own page of detailed stats; without it, links go to the provider's (STATS-037). */
	isOdysseyStatsEnabled: boolean;
	/** The site's roles and their names, by slug. */
	roles: Record<string, { name: string }>;
	/** Leads to letting the site use an account at Google; empty when unknown (TRAF-060). */
	googleConnectUrl: string;
	/** URL of the newest post; empty when unknown. */
	lastPostUrl: string;
	/** The commerce plugin is active, and its welcome was not shown yet. */
	isCommerceWelcomeDue: boolean;
	/** The fault of a license; empty if there's none (NOTICE-011). */
	licensingError: string;
	/** The product before its last update; null without a recent one. */
	updatedFrom: Bootstrap['updatedFrom'];
	/** The site was connected in this browser, and its first steps aren't done. */
	isGettingStarted: boolean;
}

export function pageState(bootstrap: Bootstrap): PageState {
	const { plan, ...site } = bootstrap.siteData;
	return {
		adminUrl: bootstrap.adminUrl,
		dashboardPage: bootstrap.dashboardPage,
		hostPage: bootstrap.hostPage,
		hostPages: bootstrap.hostPages,
		hostCalls: bootstrap.hostCalls,
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
		isBlockTheme: bootstrap.themeData.isBlockTheme,
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
		updatedFrom: bootstrap.updatedFrom,
		isGettingStarted: isGettingStarted(bootstrap),
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
			state.stateNotices = { ...NO_NOTICE, messageCode: 'disconnected' };
		});
	},
});

export const {
	commerceWelcomeShown,
	gettingStartedEnded,
	licensingErrorReceived,
	stateNoticeDismissed,
	recommendationsCounted,
} = pageSlice.actions;

/** Persisted per site and user: since when they show, in ms; false once they've ended. */
const keyOf = (rawUrl: string, user: number | string | null) => `${GET_STARTED} ${rawUrl} ${user ?? ''}`;

/** They show this long, in ms, if the user neither takes nor dismisses them. */
const GET_STARTED_FOR = 14 * 24 * 60 * 60 * 1000;

/** The first steps show from when the connection succeeds (`authorized`) until they end. */
function isGettingStarted({ rawUrl, userData, jetpackStateNotices }: Bootstrap): boolean {
	const { id } = userData.currentUser;
	const key = keyOf(rawUrl, id);
	const known = readJson('local', key);
	const now = Date.now();
	// Before they had an end, the browser kept `true`.
	if (known === true || (known === null && jetpackStateNotices.messageCode === 'authorized')) {
		return writeJson('local', key, now);
	}
	const isOver = typeof known === 'number' && !(known <= now && now < known + GET_STARTED_FOR);
	if (isOver) {
		endGettingStarted(rawUrl, id);
	}
	return typeof known === 'number' && !isOver;
}

/** They don't come back in this browser. */
export const endGettingStarted = (rawUrl: string, user: number | string | null): void =>
	void writeJson('local', keyOf(rawUrl, user), false);

export const selectPage = (state: RootState) => state.page;
export const selectSite = (state: RootState) => state.page.site;
export const selectAdminUrl = (state: RootState, path = '') => state.page.adminUrl + path;
/** The templates in the site editor; every WordPress that has it leads from here to its own URL for them. */
export const selectTemplatesUrl = (state: RootState) =>
	selectAdminUrl(state, 'site-editor.php?postType=wp_template');
/** A screen of the dashboard, such as `#/traffic`, for links that lead back to it. */
export const selectDashboardUrl = (state: RootState, hash: `#/${string}`) =>
	selectAdminUrl(state, state.page.dashboardPage + hash);
export const selectSiteTitle = (state: RootState) => state.page.siteTitle;
export const selectStateNotices = (state: RootState) => state.page.stateNotices;

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

/** The host answers the calls of the activity log; the page says so. */
export const selectHasActivity = (state: RootState) => state.page.hostCalls.includes('activity-log');

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
