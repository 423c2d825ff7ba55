import { listedPlans } from '../catalog/shop';
import { askAsUser } from '../provider/client';
import { describePlanOffer, fetchIntroOffers, fetchProducts } from '../provider/prices';
import { RestError } from '../errors';
import * as may from './permissions';
import { FETCH_FAILED, relayed } from './relay';
import { defineRoute, EmptyResponse, type Route } from './route';

export const shopRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'plans',
		summary: 'Lists the plans on sale. Empty for users without an account.',
		permission: may.connectUser,
		params: {},
		handle: async ({ site, user }) => {
			const answer = await askAsUser(site, user, () =>
				Promise.resolve(listedPlans.flatMap(describePlanOffer)),
			);
			if (answer.kind === 'body') {
				return answer.body;
			}
			// An error of the provider comes as it is, with HTTP 200 (host-contract 4.2).
			return answer.kind === 'refused' ? { code: answer.code, message: answer.message } : new EmptyResponse();
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'products',
		summary: 'Lists the products on sale by slug.',
		permission: may.connectUser,
		params: {},
		handle: async ({ host, site, user }) => {
			const answer = await askAsUser(site, user, () => fetchProducts(host.db, site.facts.blogId, host.now()));
			return relayed(answer, ...FETCH_FAILED);
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'intro-offers',
		summary: 'Lists the introductory prices the site can still get.',
		permission: may.viewAdmin,
		params: {},
		handle: async ({ host, site, user }) => {
			const { blogId } = site.facts;
			if (blogId === 0) {
				throw new RestError(400, 'site_id_missing', 'Site ID is missing.');
			}
			const answer = await askAsUser(site, user, () => fetchIntroOffers(host.db, blogId, host.now()));
			const data = relayed(answer, 'intro_offers_fetch_failed', 'Could not retrieve intro offers.');
			return data instanceof EmptyResponse ? data : { code: 'success', data };
		},
	}),
];
