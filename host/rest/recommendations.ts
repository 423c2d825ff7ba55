import { isRecord, orEmptyList } from '../php';
import { askAsUser, type Answer } from '../provider/client';
import { fetchSuggestions, fetchUpsell } from '../provider/suggestions';
import { writeFacts } from '../site/facts';
import { conditionalRecommendations } from '../site/recommendations';
import { isLinked, type Site } from '../site/site';
import type { User } from '../auth/users';
import { RelayedError } from '../errors';
import { fault, parameter, required, type Parameter } from './parameters';
import * as may from './permissions';
import { FETCH_FAILED, relayed } from './relay';
import { defineRoute, type Route } from './route';

/** A text, refused in the words that this group of calls has for it. */
export const plainText: Parameter<string> = parameter({ type: 'string' }, (value, name) =>
	typeof value === 'string' ? { value } : fault(`${name} must be a string.`),
);

/** Longest map of answers, as JSON text. */
const MAX_ANSWERS = 100_000;

/**
 * A map of flags, texts, lists of texts and nulls (host-contract 5.7). A refusal names the map, not the key.
 */
const answers: Parameter<Record<string, unknown>> = parameter({ type: 'object' }, (value, name) => {
	if (!isRecord(value) && !(Array.isArray(value) && value.length === 0)) {
		return fault(`${name} must be an object.`);
	}
	for (const answer of Object.values(value)) {
		const isText = typeof answer === 'string';
		const isFlag = typeof answer === 'boolean' || answer === 0 || answer === 1 || answer === null;
		const isTexts = Array.isArray(answer) && answer.every((each) => typeof each === 'string');
		if (!isText && !isFlag && !isTexts) {
			return fault(
				typeof answer === 'number' ? `${name} must be true, false, 0 or 1.` : `${name} must be a string.`,
			);
		}
	}
	return JSON.stringify(value).length <= MAX_ANSWERS
		? { value: value as Record<string, unknown> }
		: fault(`${name} is too long.`);
});

/**
 * Asks the provider what it would sell; users without an account get the stand-in that the host has for them.
 * @throws RestError 500 on a site that was never registered
 */
async function offers<Body>(
	site: Site,
	user: User,
	ask: () => Promise<Body>,
	withoutAccount: unknown,
): Promise<unknown> {
	if (!site.facts.isRegistered) {
		throw new RelayedError(500, 'site_not_registered', 'Site not registered.');
	}
	const answer: Answer<Body> = await askAsUser(site, user, ask);
	return isLinked(site, user) ? relayed(answer, ...FETCH_FAILED) : withoutAccount;
}

export const recommendationsRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'recommendations/data',
		summary: 'Gets the answers so far.',
		permission: may.manageSettings,
		params: {},
		handle: ({ site }) => orEmptyList({ ...site.facts.recommendationsData }),
	}),
	defineRoute({
		method: 'POST',
		path: 'recommendations/data',
		summary: 'Replaces all answers. An empty map changes nothing.',
		permission: may.manageSettings,
		params: { data: required(answers) },
		handle: async ({ host, params }) => {
			if (params.data && Object.keys(params.data).length > 0) {
				await writeFacts(host.db, { recommendationsData: params.data });
			}
			return true;
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'recommendations/step',
		summary: 'Gets the current step.',
		permission: may.manageSettings,
		params: {},
		handle: ({ site }) => ({ step: site.facts.recommendationsStep }),
	}),
	defineRoute({
		method: 'POST',
		path: 'recommendations/step',
		summary: 'Stores the current step. An empty string changes nothing.',
		permission: may.manageSettings,
		params: { step: required(plainText) },
		handle: async ({ host, params }) => {
			if (params.step) {
				await writeFacts(host.db, { recommendationsStep: params.step.slice(0, 200) });
			}
			return true;
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'recommendations/product-suggestions',
		summary: 'Lists the products the provider suggests. A JSON string for users without an account.',
		permission: may.viewAdmin,
		params: {},
		handle: ({ host, site, user }) =>
			offers(site, user, () => fetchSuggestions(host.db, site.facts.blogId, host.origin), '[]'),
	}),
	defineRoute({
		method: 'GET',
		path: 'recommendations/upsell',
		summary: 'Gets the product offered next to the summary.',
		permission: may.viewAdmin,
		params: {},
		handle: ({ host, site, user }) =>
			offers(
				site,
				user,
				() => fetchUpsell(host.db, site.facts.blogId, { now: host.now(), origin: host.origin }),
				{
					hide_upsell: true,
				},
			),
	}),
	defineRoute({
		method: 'GET',
		path: 'recommendations/conditional',
		summary: 'Lists the conditional recommendations.',
		permission: may.viewAdmin,
		params: {},
		handle: ({ host, site }) => conditionalRecommendations(site, host.now()),
	}),
];
