import { isInGroup } from '../../lib/catalog/groups';
import type { Client } from '../../rest-api/client/client';
import { noneIfMissing } from '../../rest-api/client/errors';
import { getSearchPlan, getSearchPricing, getSearchStats, type SearchPricing } from '../../rest-api/search';
import { selectIsOffline, selectIsSiteConnected } from '../connection/slice';
import { selectModule } from '../modules/slice';
import { selectIntroOffers } from '../purchases/prices';
import { selectPurchases } from '../purchases/slice';
import { isPending, type Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
import type { RootState } from '../root-state';
import type { ServiceState } from '../service';
import { selectInclusion, selectSiteFeatures } from '../site/slice';
import { selectCan } from '../user/slice';

/** The records in the search index; null where the provider doesn't say. */
export interface SearchRecords {
	used: number | null;
	limit: number | null;
	/** By post type; null while that's not known. */
	types: Record<string, number> | null;
}

declare module '../root-state' {
	interface LazyLoadedSlices {
		searchPricing: Remote<SearchPricing | null>;
		searchRecords: Remote<SearchRecords | null>;
	}
}

async function getSearchRecords(client: Client, signal: AbortSignal): Promise<SearchRecords | null> {
	const [plan, stats] = await Promise.all([
		getSearchPlan(client, signal).catch(noneIfMissing),
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
	(state) => selectCan(state, 'manage_options'),
);

/** Amounts that search's price includes. */
export const { load: loadSearchPricing, select: selectSearchPricing } = createRemoteSlice(
	'searchPricing',
	(client, signal) => getSearchPricing(client, signal).catch(noneIfMissing),
);

/** Any of them lets the site search at the provider (DASH-129). */
const FEATURES = ['search', 'instant-search'] as const;

/** First match decides (facts 6.6). */
export function selectSearch(state: RootState): ServiceState {
	const module = selectModule(state, 'search');
	if (!module || module.override === 'inactive') {
		return { state: 'hidden' };
	}
	if (selectIsOffline(state)) {
		return { state: 'offline' };
	}
	if (!selectIsSiteConnected(state)) {
		return { state: 'needs-connection' };
	}
	if (isPending(selectPurchases(state)) || isPending(selectSiteFeatures(state))) {
		return { state: 'loading' };
	}
	const inclusion = selectInclusion(state, ...FEATURES);
	if (inclusion !== 'included') {
		return { state: inclusion };
	}
	return { state: module.activated && !('search' in state.settings.pending) ? 'working' : 'not-active' };
}

/** Search is free at first. */
export function selectHasSearchOffer(state: RootState): boolean {
	const offers = selectIntroOffers(state);
	return offers.status === 'ready' && offers.data.some((offer) => isInGroup(offer.product_slug, 'search'));
}
