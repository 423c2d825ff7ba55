/** Payloads of `recommendations/*` (host-contract 5.7). */
import * as v from 'valibot';
import { defaulted, listOf, numberOrNull, optionalFlag, stored, text } from './primitives';
import type { Client } from './client/client';

/** One stored answer: a flag, a text, a list of texts, or nothing. */
const answer = v.union([v.boolean(), v.string(), v.array(v.string()), v.null()]);
export type RecommendationsAnswer = v.InferOutput<typeof answer>;
export type RecommendationsData = Record<string, RecommendationsAnswer>;

const isMap = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** GET recommendations/data: a map; `[]` before anything was stored. Answers of another kind are left out. */
export const recommendationsData = v.pipe(
	v.custom<object>(isMap),
	v.transform((stored): RecommendationsData => {
		const known: RecommendationsData = {};
		for (const [key, value] of Object.entries(stored)) {
			const result = v.safeParse(answer, value === 0 || value === 1 ? value === 1 : value);
			if (result.success) {
				known[key] = result.output;
			}
		}
		return known;
	}),
);

/** GET recommendations/conditional: slugs of what fits this site now. */
export const conditionalRecommendations = v.pipe(v.unknown(), v.check(isMap), listOf(v.string()));

const offer = {
	title: text(),
	description: text(),
	/** Price of one month. */
	cost: numberOrNull(),
	currency_code: text(),
	cost_timeframe: text(),
	billing_timeframe: text(),
	features: listOf(v.string()),
	cta_text: text(),
	cta_link: text(),
	learn_more_link: text(),
};

const suggestion = v.object({ slug: v.string(), ...offer });
export type ProductSuggestion = v.InferOutput<typeof suggestion>;

/** GET recommendations/product-suggestions: a list, or the text `[]` for a user without an account. */
export const productSuggestions = v.union([
	v.pipe(
		v.string(),
		v.transform((): ProductSuggestion[] => []),
	),
	v.pipe(v.unknown(), v.check(isMap), listOf(suggestion)),
]);

/** GET recommendations/upsell: one product, or none. */
export const upsell = v.pipe(
	v.unknown(),
	v.check(isMap),
	defaulted({ hide_upsell: optionalFlag(), product_slug: text(), header: text(), ...offer }),
);
export type Upsell = v.InferOutput<typeof upsell>;

/** The answers given so far (API-055). */
export const getRecommendationsData = (client: Client, signal?: AbortSignal) =>
	client.get('recommendations/data', recommendationsData, { signal });

/** Replaces all answers (API-056); an empty map changes nothing. */
export const updateRecommendationsData = (client: Client, data: RecommendationsData) =>
	client.post('recommendations/data', { data }, stored);

/** Remembers where the user is (API-058). */
export const updateRecommendationsStep = (client: Client, step: string) =>
	client.post('recommendations/step', { step }, stored);

/** Slugs of what fits this site now (API-057). */
export const getConditionalRecommendations = (client: Client, signal?: AbortSignal) =>
	client.get('recommendations/conditional', conditionalRecommendations, { signal });

/** Products that fit the site's kind (API-057). */
export const getProductSuggestions = (client: Client, signal?: AbortSignal) =>
	client.get('recommendations/product-suggestions', productSuggestions, { signal });

/** The product to offer in the end (API-057). */
export const getUpsell = (client: Client, signal?: AbortSignal) =>
	client.get('recommendations/upsell', upsell, { signal });
