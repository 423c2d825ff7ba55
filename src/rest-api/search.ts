/** Payloads of the search calls (host-contract 5.10); their content is the provider's. */
import * as v from 'valibot';
import { defaulted, isRecord, mapOf, numberOrNull, text } from './primitives';
import type { Client } from './client/client';

const count = v.pipe(numberOrNull(), v.number(), v.minValue(0));

/** GET search/plan: how much the index holds, and may hold; null where the provider doesn't say. */
export const searchPlan = v.pipe(
	v.unknown(),
	v.check(isRecord),
	v.object({
		plan_usage: defaulted({ num_records: numberOrNull() }),
		plan_current: defaulted({ record_limit: numberOrNull() }),
	}),
);

/** GET search/stats: the records by post type. */
export const searchStats = v.object({ post_count: count, post_type_breakdown: mapOf(count) });

/** GET search/pricing: a year of what this site needs, and how many records that includes. */
export const searchPricing = v.object({
	currency_code: text(),
	full_price: v.pipe(numberOrNull(), v.number()),
	record_limit: numberOrNull(),
});
export type SearchPricing = v.InferOutput<typeof searchPricing>;

/** Records that the search index holds, and may hold (API-073). Needs manage_options. */
export const getSearchPlan = (client: Client, signal?: AbortSignal) =>
	client.get('search/plan', searchPlan, { signal });

/** Kinds of records in the search index (API-074). Needs manage_options. */
export const getSearchStats = (client: Client, signal?: AbortSignal) =>
	client.get('search/stats', searchStats, { signal });

/** Amounts that search's price includes (API-074). */
export const getSearchPricing = (client: Client, signal?: AbortSignal) =>
	client.get('search/pricing', searchPricing, { signal });
