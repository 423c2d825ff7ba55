import type { Client } from './client';
import {
	conditionalRecommendations,
	productSuggestions,
	recommendationsData,
	upsell,
	type RecommendationsData,
} from './contract/recommendations';
import { stored } from './contract/primitives';

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
