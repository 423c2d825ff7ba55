import type { HostContext } from '../host-context';
import { askAsSite, type Answer } from '../provider/client';
import { fetchSearchPlan, fetchSearchStats, searchPricing } from '../provider/search';
import { isSwitchedOn, switchModule } from '../site/modules';
import { isSettingOn, writeSetting } from '../site/setting-values';
import { readSite, type Site } from '../site/site';
import { inTransaction } from '../store/database';
import { RelayedError, RestError, unanswered } from '../errors';
import { booleanParameter } from './parameters';
import * as may from './permissions';
import { defineRoute, type Route } from './route';

const describeSettings = (site: Site) => ({
	module_active: isSwitchedOn(site, 'search'),
	instant_search_enabled: isSettingOn(site, 'instant_search_enabled'),
});

/** @throws RestError with the provider's status, or with 200 when nobody could ask it (host-contract 4.2) */
function searchAnswer<Body>(answer: Answer<Body>): Body {
	if (answer.kind === 'body') {
		return answer.body;
	}
	if (answer.kind === 'refused') {
		const { code, message, status } = answer;
		throw new RestError(status, code === null ? 'remote-error' : `remote-error-${code}`, message);
	}
	throw unanswered('remote-error', 'unknown remote error');
}

interface Wish {
	module_active?: boolean;
	instant_search_enabled?: boolean;
}

/**
 * Turns search and instant search on or off. Instant search needs the module: turning it on turns on both,
 * turning the module off turns off both.
 * @throws RestError 400 for nothing, a contradiction, or a plan without the search (host-contract 5.10)
 */
function saveSearch(context: HostContext, { module_active, instant_search_enabled }: Wish): Promise<object> {
	const isNothing = module_active === undefined && instant_search_enabled === undefined;
	if (isNothing || (module_active === false && instant_search_enabled === true)) {
		throw new RestError(400, 'rest_invalid_arguments', 'The arguments passed in are invalid.');
	}
	return inTransaction(context.db, async (db) => {
		const isOn = instant_search_enabled === true ? true : module_active;
		if (isOn !== undefined) {
			const outcome = await switchModule(db, await readSite(db), 'search', isOn);
			if (outcome !== 'done' && outcome !== 'already_inactive') {
				const message = 'Some settings ( module_active ) not updated.';
				throw new RestError(400, 'some_updated', message);
			}
		}
		const isInstant = isOn === false ? false : instant_search_enabled;
		if (isInstant !== undefined) {
			await writeSetting(db, 'instant_search_enabled', isInstant);
		}
		return describeSettings(await readSite(db));
	});
}

export const searchRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'search/plan',
		summary: 'Gets what the site’s search plan includes.',
		permission: may.manageSearch,
		params: {},
		handle: async ({ host, site }) => {
			if (!site.facts.isRegistered) {
				throw new RelayedError(500, 'missing_token', '');
			}
			return searchAnswer(await askAsSite(site, () => fetchSearchPlan(host, site.facts.blogId)));
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'search/settings',
		summary: 'Tells whether search and instant search are on.',
		permission: may.manageSearch,
		params: {},
		handle: ({ site }) => describeSettings(site),
	}),
	defineRoute({
		method: 'POST',
		path: 'search/settings',
		summary: 'Turns search or instant search on or off.',
		permission: may.manageSearch,
		params: { module_active: booleanParameter, instant_search_enabled: booleanParameter },
		handle: ({ host, params }) => saveSearch(host, params),
	}),
	defineRoute({
		method: 'GET',
		path: 'search/stats',
		summary: 'Gets the contents of the search index.',
		permission: may.manageSearch,
		params: {},
		handle: async ({ host, site }) =>
			searchAnswer(await askAsSite(site, () => fetchSearchStats(host, site.facts.blogId))),
	}),
	defineRoute({
		method: 'GET',
		path: 'search/pricing',
		summary: 'Gets the prices of search.',
		permission: may.beLoggedIn,
		params: {},
		handle: ({ site }) => searchPricing(site.facts.providerFault === null),
	}),
];
