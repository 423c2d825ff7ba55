import type { Client } from './client';
import { searchPlan, searchPricing, searchStats } from './contract/search';

/** Records that the search index holds, and may hold (API-073). Needs manage_options. */
export const getSearchPlan = (client: Client, signal?: AbortSignal) =>
	client.get('search/plan', searchPlan, { signal });

/** Kinds of records in the search index (API-074). Needs manage_options. */
export const getSearchStats = (client: Client, signal?: AbortSignal) =>
	client.get('search/stats', searchStats, { signal });

/** Amounts that search's price includes (API-074). */
export const getSearchPricing = (client: Client, signal?: AbortSignal) =>
	client.get('search/pricing', searchPricing, { signal });
