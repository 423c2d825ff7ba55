import type { Client } from './client';
import { searchPlan, searchPricing, searchStats } from './contract/search';

/** How much the search index holds, and may hold (API-073). Needs manage_options. */
export const getSearchPlan = (client: Client, signal?: AbortSignal) =>
	client.get('search/plan', searchPlan, { signal });

/** What kinds of records the search index holds (API-074). Needs manage_options. */
export const getSearchStats = (client: Client, signal?: AbortSignal) =>
	client.get('search/stats', searchStats, { signal });

/** How much of search the price includes (API-074). */
export const getSearchPricing = (client: Client, signal?: AbortSignal) =>
	client.get('search/pricing', searchPricing, { signal });
