import {
	getMigrationStatus,
	getSite,
	getSiteFeatures,
	type MigrationStatus,
	type SiteData,
} from '../../rest-api/site';
import { selectIsSiteConnected } from '../connection/slice';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
import type { RootState } from '../root-state';
import { selectCan, selectCanManageModules } from '../user/slice';
import { noneIfMissing } from '../../rest-api/client/errors';

declare module '../root-state' {
	interface LazyLoadedSlices {
		site: Remote<SiteData>;
		siteFeatures: Remote<string[]>;
	}
}

/** The site as the provider knows it, with its plan; never requested offline (API-052, API-053). */
export const {
	slice: siteSlice,
	load: loadSite,
	select: selectSite,
	received: siteReceived,
} = createRemoteSlice('site', getSite, selectIsSiteConnected);

/** The features the site has now (API-052, API-053); hosts refuse them to users who can't manage modules. */
export const { load: loadSiteFeatures, select: selectSiteFeatures } = createRemoteSlice(
	'siteFeatures',
	getSiteFeatures,
	(state) => selectIsSiteConnected(state) && selectCanManageModules(state),
);

/** Slug of the site's plan: what the provider says, until then what it said last. */
export function selectPlanSlug(state: RootState): string {
	const site = selectSite(state);
	return site.status === 'ready' ? site.data.plan.product_slug : state.page.plan.product_slug;
}

/** The provider's name of the plan; empty while it doesn't say. */
export function selectPlanName(state: RootState): string {
	const site = selectSite(state);
	return site.status === 'ready' ? site.data.plan.product_name : '';
}

/** The site's features: from the provider, until then those of the plan the host knew last. */
export function selectFeatures(state: RootState): readonly string[] {
	const features = selectSiteFeatures(state);
	return features.status === 'ready' ? features.data : state.page.plan.features.active;
}

export const selectHasFeature = (state: RootState, ...names: readonly SiteFeature[]): boolean =>
	names.some((name) => selectFeatures(state).includes(name));

/** True if the plan has one of the features. Without an answer nobody knows: nothing is sold then. */
export function selectInclusion(
	state: RootState,
	...names: readonly SiteFeature[]
): 'included' | 'not-included' | 'loading' | 'failed' {
	if (selectHasFeature(state, ...names)) {
		return 'included';
	}
	const { status } = selectSiteFeatures(state);
	return status === 'ready' ? 'not-included' : status === 'failed' ? 'failed' : 'loading';
}

/**
 * The failure that kept the provider's data of the site from loading; null if it loaded, or wasn't requested.
 */
export function selectSiteFailure(state: RootState) {
	const site = selectSite(state);
	return site.status === 'failed' ? site.failure : null;
}

/** Video storage in use, in megabytes; null when unknown. */
export function selectVideoStorageUsed(state: RootState): number | null {
	const site = selectSite(state);
	return site.status === 'ready' ? site.data.options.videopress_storage_used : null;
}

/** Names in the list of site/features that the dashboard looks for (PLAN-027, PLAN-028). */
export type SiteFeature =
	| 'akismet'
	| 'antispam'
	| 'backups'
	| 'real-time-backups'
	| 'scan'
	| 'search'
	| 'instant-search'
	| 'videopress'
	| 'videopress-1tb-storage'
	| 'videopress-unlimited-storage'
	| 'support'
	| 'wordads'
	| 'google-analytics'
	| 'vaultpress-backups'
	| 'vaultpress-security-scanning'
	| 'full-activity-log';

declare module '../root-state' {
	interface LazyLoadedSlices {
		migration: Remote<MigrationStatus | null>;
	}
}

/** True while the site is being moved to another host. */
export const { load: loadMigration, select: selectMigration } = createRemoteSlice(
	'migration',
	(client, signal) => getMigrationStatus(client, signal).catch(noneIfMissing),
	(state) => selectCan(state, 'manage_options'),
);
