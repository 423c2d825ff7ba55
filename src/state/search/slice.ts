import type { Client } from '../../rest-api/client/client';
import { getSearchPlan, getSearchPricing, getSearchStats, type SearchPricing } from '../../rest-api/search';
import { noneIfMissing } from '../../rest-api/client/errors';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
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
