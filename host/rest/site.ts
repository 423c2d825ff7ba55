import { fetchSiteData } from '../provider/site-data';
import { writeFacts } from '../site/facts';
import { RestError } from './errors';
import * as may from './permissions';
import { defineRoute, type Route } from './route';

function failed(code: string, apiErrorCode: string): RestError {
	const message = `Failed fetching site data from WordPress.com (${apiErrorCode}). If the problem persists, try reconnecting Jetpack.`;
	return new RestError(400, code, message, { api_error_code: apiErrorCode, api_http_code: null });
}

export const siteRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'site',
		summary: 'The site as the provider knows it, as JSON text inside JSON.',
		permission: may.viewAdmin,
		params: {},
		handle: async ({ host, site }) => {
			const { blogId, isRegistered } = site.facts;
			if (blogId === 0) {
				throw failed('site_id_missing', 'site_id_missing');
			}
			if (!isRegistered) {
				throw failed('site_data_fetch_failed', 'missing_token');
			}
			const data = await fetchSiteData(host, site);
			// The plan that the page prints is the one that was fetched last (host contract 2.1).
			if (JSON.stringify(data.plan) !== JSON.stringify(site.facts.plan)) {
				await writeFacts(host.db, { plan: data.plan });
			}
			return { code: 'success', message: 'Site data correctly received.', data: JSON.stringify(data) };
		},
	}),
];
