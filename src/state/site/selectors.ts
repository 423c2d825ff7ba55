import type { SiteFeature } from '../../lib/catalogue/site-features';
import type { RootState } from '../store';
import { selectSite, selectSiteFeatures } from './slice';

/** Slug of the site's plan: what the provider says, until then what it said last. */
export function selectPlanSlug(state: RootState): string {
	const site = selectSite(state);
	return site.status === 'ready' ? site.data.plan.product_slug : state.page.plan.product_slug;
}

/** What the provider calls the plan; empty while it does not say. */
export function selectPlanName(state: RootState): string {
	const site = selectSite(state);
	return site.status === 'ready' ? site.data.plan.product_name : '';
}

/** The features that the site has: what the provider says, until then those of the plan that the host knew last. */
export function selectFeatures(state: RootState): readonly string[] {
	const features = selectSiteFeatures(state);
	return features.status === 'ready' ? features.data : state.page.plan.features.active;
}

export const selectHasFeature = (state: RootState, ...names: readonly SiteFeature[]): boolean =>
	names.some((name) => selectFeatures(state).includes(name));

/** Why the provider's data of the site could not be read; null when it could, or was not asked for. */
export function selectSiteFailure(state: RootState) {
	const site = selectSite(state);
	return site.status === 'failed' ? site.failure : null;
}

/** Video storage in use, in megabytes; null when unknown. */
export function selectVideoStorageUsed(state: RootState): number | null {
	const site = selectSite(state);
	return site.status === 'ready' ? site.data.options.videopress_storage_used : null;
}
