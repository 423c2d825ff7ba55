import { askAsSite, askAsUser, UNREACHABLE, type Answer } from '../provider/client';
import { fetchProducts } from '../provider/prices';
import { describePurchase, readPurchases } from '../provider/purchases';
import { readRecords, type Discount } from '../provider/records';
import { fetchHoldings } from '../provider/plans';
import { refreshSite } from '../site/refresh';
import { RestError } from '../errors';
import * as may from './permissions';
import { FETCH_FAILED, relayed, wrappedText } from './relay';
import { defineRoute, EmptyResponse, type Route } from './route';
import type { HostContext } from '../host-context';
import { fetchGeneral } from '../provider/stats';
import { blockedAttempts } from '../site/blocked-attempts';
import { isModuleActive } from '../site/modules';
import type { Site } from '../site/site';

/** One thing that the connection gives the site (host-contract 5.6). */
interface Benefit {
	name: string;
	title: string;
	description: string;
	/** Absent for the search. */
	value?: number;
}

/** Losses if the site disconnects. Without the provider, only what the site knows. */
async function readBenefits(host: HostContext, site: Site): Promise<Benefit[]> {
	const { db, now } = host;
	const stats = isModuleActive(site, 'stats')
		? await askAsSite(site, async () => (await fetchGeneral(db, site.facts.blogId, now())).stats)
		: null;
	const count = (name: string) => (stats?.kind === 'body' ? Number(stats.body[name] ?? 0) : 0);
	const counted: Benefit[] = [
		{
			name: 'jetpack-stats',
			title: 'Jetpack Stats',
			description: 'Visitors counted',
			value: count('visitors'),
		},
		{
			name: 'protect',
			title: 'Brute force protection',
			description: 'Attempts to guess a password that were stopped',
			value: blockedAttempts(host, site),
		},
		{
			name: 'subscribers',
			title: 'Subscribers',
			description: 'People who get your posts by email',
			value: count('followers_blog'),
		},
		{
			name: 'sharing',
			title: 'Sharing',
			description: 'Times visitors shared a post',
			value: count('shares'),
		},
	];
	const search: Benefit = {
		name: 'search',
		title: 'Search',
		description: 'Visitors find what they look for while they type',
	};
	return [
		...counted.filter(({ value }) => value !== undefined && value > 0),
		...(isModuleActive(site, 'search') ? [search] : []),
	];
}

/** The failure to get the site's data (host-contract 5.6). */
function failed(code: string, apiErrorCode: string | null, apiStatus: number | null = null): RestError {
	const cause = apiErrorCode === null ? '' : ` (${apiErrorCode})`;
	const message = `Failed fetching site data from WordPress.com${cause}. If the problem persists, try reconnecting Jetpack.`;
	return new RestError(400, code, message, { api_error_code: apiErrorCode, api_http_code: apiStatus });
}

function siteFailure(answer: Exclude<Answer<never>, { kind: 'body' }>): RestError {
	switch (answer.kind) {
		case 'refused':
			return failed('site_data_fetch_failed', answer.code, answer.status);
		case 'no-token':
			return failed('site_data_fetch_failed', 'missing_token');
		case 'nothing':
			return failed('site_data_fetch_failed', null, 200);
		default:
			return failed('site_data_fetch_failed', UNREACHABLE.code);
	}
}

/**
 * Answers of features, products and purchases. An error with a body passes as success (host-contract 4.2),
 * except for purchases.
 * @throws RestError 500 for everything else
 */
function shopAnswer<Body>(answer: Answer<Body>, { takesRefusal }: { takesRefusal: boolean }): unknown {
	if (answer.kind === 'body') {
		return answer.body;
	}
	if (answer.kind === 'refused' && takesRefusal) {
		return { error: answer.code ?? 'error', message: answer.message };
	}
	throw new RestError(500, ...FETCH_FAILED);
}

/** @throws RestError 404 without a discount */
function describeDiscount(discount: Discount | null): object {
	if (!discount) {
		throw new RestError(404, 'discount_fetch_failed', 'No discount available');
	}
	const { code, discount: percent, isUsed, expiresAt } = discount;
	const expiry_date = new Date(expiresAt).toISOString().replace(/\.\d+Z$/, '+00:00');
	return { code, discount: percent, is_used: isUsed, expiry_date };
}

export const siteRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'site',
		summary: 'Gets the provider’s record of the site, as JSON text inside JSON.',
		permission: may.viewAdmin,
		params: {},
		handle: async ({ host, site }) => {
			if (site.facts.blogId === 0) {
				throw failed('site_id_missing', 'site_id_missing');
			}
			const answer = await askAsSite(site, () => refreshSite(host, site));
			if (answer.kind !== 'body') {
				throw siteFailure(answer);
			}
			return wrappedText('Site data correctly received.', answer.body);
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'site/features',
		summary: 'Lists the site’s features and the plans that add others, as JSON text inside JSON.',
		permission: may.manageModules,
		params: {},
		handle: async ({ host, site }) => {
			const answer = await askAsSite(
				site,
				async () => (await fetchHoldings(host.db, site.facts.blogId, host.now())).plan.features,
			);
			return wrappedText('Site features correctly received.', shopAnswer(answer, { takesRefusal: true }));
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'site/products',
		summary: 'Lists the products on sale for the site, by slug.',
		permission: may.manageModules,
		params: {},
		handle: async ({ host, site }) => {
			const answer = await askAsSite(site, () => fetchProducts(host.db, site.facts.blogId, host.now()));
			return {
				code: 'success',
				message: 'Site products correctly received.',
				data: shopAnswer(answer, { takesRefusal: true }),
			};
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'site/purchases',
		summary: 'Lists the site’s purchases, as JSON text inside JSON.',
		permission: may.manageModules,
		params: {},
		handle: async ({ host, site }) => {
			const { title, createdAt, blogId } = site.facts;
			const answer = await askAsSite(site, async () =>
				(await readPurchases(host.db, blogId, host.now())).map((purchase) =>
					describePurchase(purchase, { url: host.origin, title, createdAt }),
				),
			);
			return wrappedText('Site purchases correctly received.', shopAnswer(answer, { takesRefusal: false }));
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'site/benefits',
		summary: 'Lists what the site would lose without its connection, as JSON text inside JSON.',
		permission: may.manageModules,
		params: {},
		handle: async ({ host, site }) =>
			wrappedText('Site benefits correctly received.', await readBenefits(host, site)),
	}),
	defineRoute({
		method: 'GET',
		path: 'site/discount',
		summary: 'Gets the provider’s discount for the site.',
		permission: may.viewAdmin,
		params: {},
		handle: async ({ host, site, user }) => {
			const { blogId } = site.facts;
			if (blogId === 0) {
				throw new RestError(400, 'site_id_missing', 'Site ID is missing.');
			}
			const answer = await askAsUser(site, user, () => readRecords(host.db, blogId));
			const records = relayed(answer, 'discount_fetch_failed', 'Could not retrieve site discount.');
			return records instanceof EmptyResponse
				? records
				: { code: 'success', data: describeDiscount(records.discount) };
		},
	}),
];
