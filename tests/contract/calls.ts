import type * as v from 'valibot';
import * as connection from '../../src/rest-api/connection';
import * as modules from '../../src/rest-api/modules';
import { settings } from '../../src/rest-api/settings';
import { statsResponse } from '../../src/rest-api/stats';
import * as updates from '../../src/rest-api/site';

/** A GET of the contract, and what's known about its answer. */
export interface CatalogCall {
	path: string;
	/** What the client parses it with. */
	schema?: v.GenericSchema;
	/** The content is the provider's: only the wrapping around it is the host's (host-contract 5.6). */
	isRelayed?: true;
	/** It may be missing, because a module is off or the host does not have it: then it is a 404. */
	mayBeAbsent?: true;
}

const relayed = (path: string): CatalogCall => ({ path, isRelayed: true });
const optional = (path: string): CatalogCall => ({ path, isRelayed: true, mayBeAbsent: true });

/** Every GET of the contract (host-contract 5). */
export const CALLS: readonly CatalogCall[] = [
	{ path: 'connection', schema: connection.connectionStatus },
	{ path: 'connection/data', schema: connection.connectionData },
	{ path: 'connection/test' },
	{ path: 'connection/url', schema: connection.connectUrl },
	{
		path: 'connection/authorize_url?no_iframe=1&redirect_uri=admin.php%3Fpage%3Djetpack',
		schema: connection.authorizeUrl,
	},
	{ path: 'connection/plugins', schema: connection.connectedPluginsAnswer },
	{ path: 'module/all', schema: modules.moduleMap },
	{ path: 'module/protect' },
	{ path: 'module/sitemaps' },
	{ path: 'module/nonexistent' },
	{ path: 'module/protect/data', schema: modules.protectCount, isRelayed: true, mayBeAbsent: true },
	...(['day', 'week', 'month'] as const).map((range) => ({
		path: `module/stats/data?range=${range}`,
		schema: statsResponse(range),
		isRelayed: true as const,
	})),
	optional('module/akismet/data'),
	optional('module/akismet/key/check'),
	optional('module/monitor/data'),
	optional('module/vaultpress/data'),
	optional('module/verification-tools/data'),
	{ path: 'settings', schema: settings },
	{ path: 'plugins', isRelayed: true },
	{ path: 'updates/plugins', schema: updates.pluginUpdates },
	...['site', 'site/features', 'site/products', 'site/purchases', 'site/benefits'].map(relayed),
	...['site/discount', 'intro-offers', 'rewind', 'scan', 'search/plan'].map(optional),
	...['plans', 'products', 'search/stats', 'search/pricing', 'verify-site/google'].map(relayed),
	{ path: 'search/settings' },
	{ path: 'tracking/settings' },
	optional('waf'),
	relayed('recommendations/data'),
	{ path: 'recommendations/step' },
	...['product-suggestions', 'upsell', 'conditional'].map((name) => relayed(`recommendations/${name}`)),
	{ path: 'licensing/error' },
	...['licensing/user/counts', 'licensing/user/licenses'].map(relayed),
	...['setup/questionnaire', 'migration/status', 'wordads/settings'].map(optional),
];
