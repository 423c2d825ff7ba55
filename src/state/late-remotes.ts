import { createSelector } from 'reselect';
import { getActivityActors, getActivityGroups } from '../rest-api/activity';
import type { ActivityChoice } from '../rest-api/contract/activity';
import { getConnectedPlugins } from '../rest-api/connection';
import { getSiteBenefits } from '../rest-api/options';
import type { Client } from '../rest-api/client';
import { ApiError } from '../rest-api/errors';
import { getSearchPlan, getSearchPricing, getSearchStats } from '../rest-api/search';
import { getMigrationStatus, getPluginUpdates } from '../rest-api/updates';
import type { ConnectedPlugins } from '../rest-api/contract/connection';
import type { SearchPricing } from '../rest-api/contract/search';
import type { MigrationStatus } from '../rest-api/contract/updates';
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
import { selectCan, selectIsCurrentUserLinked } from './user/slice';
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

/** The benefits of the connection. */
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

/** The host's declarations of the settings that it saves, by name. */
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

/** Choices of the activity log's filters. */
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

/** The records in the search index; null where the provider doesn't say. */
export interface SearchRecords {
	used: number | null;
	limit: number | null;
	/** By post type; null while that's not known. */
	types: Record<string, number> | null;
}

declare module './root-state' {
	interface LazyLoadedSlices {
		connectedPlugins: Remote<ConnectedPlugins>;
		migration: Remote<MigrationStatus | null>;
		pluginUpdates: Remote<{ count: number } | null>;
		searchPricing: Remote<SearchPricing | null>;
		searchRecords: Remote<SearchRecords | null>;
	}
}

/** The answer of a call that some hosts don't have: null there. */
const orNone =
	<Answer>(get: (client: Client, signal: AbortSignal) => Promise<Answer>) =>
	(client: Client, signal: AbortSignal): Promise<Answer | null> =>
		get(client, signal).catch((error: unknown) => {
			if (error instanceof ApiError && error.status === 404) {
				return null;
			}
			throw error;
		});

const selectMayManagePlugins = (state: RootState) => selectCan(state, 'manage_plugins');
const selectMayManageOptions = (state: RootState) => selectCan(state, 'manage_options');

/** The plugins that use the connection now; the page has those from when it was served. */
export const { load: loadConnectedPlugins, select: selectConnectedPlugins } = createRemoteSlice(
	'connectedPlugins',
	getConnectedPlugins,
	selectMayManagePlugins,
);

/** The number of plugins with an update; no host says which ones. */
export const { load: loadPluginUpdates, select: selectPluginUpdates } = createRemoteSlice(
	'pluginUpdates',
	orNone(getPluginUpdates),
	selectMayManagePlugins,
);

/** True while the site is being moved to another host. */
export const { load: loadMigration, select: selectMigration } = createRemoteSlice(
	'migration',
	orNone(getMigrationStatus),
	selectMayManageOptions,
);

async function getSearchRecords(client: Client, signal: AbortSignal): Promise<SearchRecords | null> {
	const [plan, stats] = await Promise.all([
		orNone(getSearchPlan)(client, signal),
		// Only the kinds: without them, the total is known all the same.
		getSearchStats(client, signal).catch(() => null),
	]);
	return (
		plan && {
			used: plan.plan_usage.num_records,
			limit: plan.plan_current.record_limit,
			types: stats?.post_type_breakdown ?? null,
		}
	);
}

/** Use of the search index. */
export const { load: loadSearchRecords, select: selectSearchRecords } = createRemoteSlice(
	'searchRecords',
	getSearchRecords,
	selectMayManageOptions,
);

/** Amounts that search's price includes. */
export const { load: loadSearchPricing, select: selectSearchPricing } = createRemoteSlice(
	'searchPricing',
	orNone(getSearchPricing),
);
