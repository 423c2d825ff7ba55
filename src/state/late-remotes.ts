import { createSelector } from 'reselect';
import { getActivityActors, getActivityGroups } from '../rest-api/activity';
import type { ActivityChoice } from '../rest-api/contract/activity';
import { getSiteBenefits } from '../rest-api/options';
import { createRemoteSlice } from './remote-slice';
import type { SiteBenefit } from '../rest-api/contract/site-benefits';
import { ready, type Remote } from './remote';
import { getIntroOffers, getSiteDiscount, getSiteProducts } from '../rest-api/shop';
import { type IntroOffer, NO_DISCOUNT, type Product, type SiteDiscount } from '../rest-api/contract/shop';
import { selectIsSiteConnected } from './connection/slice';
import { getDeclaredSettings } from '../rest-api/settings';
import type { DeclaredSetting } from '../rest-api/contract/settings';
import { getWaf } from '../rest-api/waf';
import { selectIsModuleStored } from './modules/slice';
import type { Waf } from '../rest-api/contract/waf';
import type { License } from '../rest-api/contract/licensing';
import { getLicenses } from '../rest-api/licensing';
import { selectCanActivateLicenses } from './licensing/slice';
import type { RootState } from './root-state';
import { selectIsCurrentUserLinked } from './user/slice';
import {
	getConditionalRecommendations,
	getProductSuggestions,
	getRecommendationsData,
	getUpsell,
} from '../rest-api/recommendations';
import type { ProductSuggestion, RecommendationsData, Upsell } from '../rest-api/contract/recommendations';

declare module './root-state' {
	interface LazyLoadedSlices {
		declaredSettings: Remote<Record<string, DeclaredSetting>>;
		introOffers: Remote<IntroOffer[]>;
		siteBenefits: Remote<SiteBenefit[]>;
		siteDiscount: Remote<SiteDiscount>;
		siteProducts: Remote<Record<string, Product>>;
		waf: Remote<Waf>;
	}
}

/** What the site gets from its connection. */
export const { load: loadSiteBenefits, select: selectSiteBenefits } = createRemoteSlice(
	'siteBenefits',
	getSiteBenefits,
);

/** The products that this site can buy, by slug. */
export const { load: loadSiteProducts, select: selectSiteProducts } = createRemoteSlice(
	'siteProducts',
	getSiteProducts,
);

// The provider reduces no price for a user it doesn't know.
const introOffers = createRemoteSlice('introOffers', getIntroOffers, selectIsCurrentUserLinked);
const siteDiscount = createRemoteSlice('siteDiscount', getSiteDiscount, selectIsCurrentUserLinked);
const NO_OFFERS: Remote<IntroOffer[]> = ready([]);
const NOT_DISCOUNTED: Remote<SiteDiscount> = ready(NO_DISCOUNT);

export const loadIntroOffers = introOffers.load;
export const loadSiteDiscount = siteDiscount.load;

/** Reduced prices for the first time. */
export const selectIntroOffers = (state: RootState) =>
	selectIsCurrentUserLinked(state) ? introOffers.select(state) : NO_OFFERS;

/** The site's own discount. */
export const selectSiteDiscount = (state: RootState) =>
	selectIsCurrentUserLinked(state) ? siteDiscount.select(state) : NOT_DISCOUNTED;

/** What the host says of the settings that it saves, by name. */
export const { load: loadDeclaredSettings, select: selectDeclaredSettings } = createRemoteSlice(
	'declaredSettings',
	getDeclaredSettings,
);

/** The firewall's state; the host refuses it while the firewall is off (API-079, quirk 23). */
export const { load: loadWaf, select: selectWaf } = createRemoteSlice('waf', getWaf, (state) =>
	selectIsModuleStored(state, 'waf'),
);

declare module './root-state' {
	interface LazyLoadedSlices {
		licenses: Remote<License[]>;
	}
}

/** The user's licenses, in use or not (LIC-036). */
export const { load: loadLicenses, select: selectLicenses } = createRemoteSlice(
	'licenses',
	getLicenses,
	selectCanActivateLicenses,
);

/** Those that could be activated here; empty while nobody knows. */
export const selectAvailableLicenses = createSelector([selectLicenses], (licenses) =>
	licenses.status === 'ready'
		? licenses.data.filter(({ attached_at, revoked_at }) => !attached_at && !revoked_at)
		: [],
);

declare module './root-state' {
	interface LazyLoadedSlices {
		conditionalRecommendations: Remote<string[]>;
		productSuggestions: Remote<ProductSuggestion[]>;
		recommendationsData: Remote<RecommendationsData>;
		upsell: Remote<Upsell>;
	}
}

/** The answers given so far; loaded on connected sites only (API-079). */
export const {
	slice: recommendationsDataSlice,
	load: loadRecommendationsData,
	received: recommendationsDataReceived,
} = createRemoteSlice('recommendationsData', getRecommendationsData, selectIsSiteConnected);

/** Slugs of what fits this site now. */
export const { slice: conditionalRecommendationsSlice, load: loadConditionalRecommendations } =
	createRemoteSlice('conditionalRecommendations', getConditionalRecommendations, selectIsSiteConnected);

/** Products that fit the site's kind. */
export const { slice: productSuggestionsSlice, load: loadProductSuggestions } = createRemoteSlice(
	'productSuggestions',
	getProductSuggestions,
	selectIsSiteConnected,
);

/** The product to offer in the end. */
export const { slice: upsellSlice, load: loadUpsell } = createRemoteSlice(
	'upsell',
	getUpsell,
	selectIsSiteConnected,
);

declare module './root-state' {
	interface LazyLoadedSlices {
		activityChoices: Remote<{ groups: ActivityChoice[]; actors: ActivityChoice[] }>;
	}
}

/** What the activity log can be filtered by. */
export const { load: loadActivityChoices, select: selectActivityChoices } = createRemoteSlice(
	'activityChoices',
	async (client, signal) => {
		const [groups, actors] = await Promise.all([
			getActivityGroups(client, signal),
			getActivityActors(client, signal),
		]);
		return { groups, actors };
	},
);
