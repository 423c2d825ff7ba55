import type { Client } from '../../src/rest-api/client/client';

/** One call of the product: how it's made, and what the host gets to see of it. */
export interface Endpoint {
	name: string;
	ids: string;
	call: (client: Client) => Promise<unknown>;
	seen: string;
	body?: unknown;
	scenario?: string[];
	as?: string;
	nonce?: (nonce: string) => void;
}

/**
 * Function, requirements, method and path in one, with scenarios after `in` and a user after `as`; what it's
 * called with; and what it sends.
 */
type Row = [text: string, args?: unknown[], body?: unknown, nonce?: Endpoint['nonce']];

const PAGE = 'admin.php?page=jetpack';
const WEB = 'redirect_uri=admin.php%3Fpage%3Djetpack';
const KEY = 'abcdef123456';
const LICENSES = 'in licenses,licensing-ui';
const registration = {
	registration_nonce: '',
	no_iframe: true,
	redirect_uri: PAGE,
	plugin_slug: 'jetpack',
};
const plugin = { slug: 'jetpack-boost', status: 'active', source: 'recommendations' } as const;

const ACTIVITY = 'in connected,jetpack-16,plan-security';
const query = {
	page: 2,
	group: 'plugin',
	actor: '1',
	after: '2026-01-01T00:00:00.000Z',
	before: '2026-12-31T23:59:59.999Z',
	term: 'key & lock',
};
const ASKED = '2026-01-01T00%3A00%3A00.000Z&before=2026-12-31T23%3A59%3A59.999Z';

/** Every function that calls the host, once or more. */
const ROWS: Row[] = [
	[
		`activity.getActivity GET activity-log?number=20&page=2&sort_order=desc&after=${ASKED}&group%5B%5D=plugin&actor%5B%5D=1&text_search=key+%26+lock ${ACTIVITY}`,
		[query],
	],
	[`activity.getActivityGroups GET activity-log/count/group?number=1000 ${ACTIVITY}`],
	[`activity.getActivityActors GET activity-log/actors?number=1000 ${ACTIVITY}`],
	['akismet.getAkismetData API-035 GET module/akismet/data'],
	['akismet.checkAkismetKey API-036 GET module/akismet/key/check'],
	['akismet.checkTypedKey API-037 POST module/akismet/key/check', [KEY], { api_key: KEY }],
	['backup-scan.getRewind API-046,API-077 GET rewind'],
	['backup-scan.getScan API-046,API-077 GET scan'],
	['backup-scan.getVaultPressData API-033 GET module/vaultpress/data in connected,vaultpress-ok'],
	[`connection.getAuthorizeUrl API-014 GET connection/authorize_url?no_iframe=1&${WEB}`, [PAGE]],
	[
		'settings.getHasTypesAlone API-082 GET ?_fields=routes.%2Fjetpack%2Fv4%2Ffeature%2Fcustom-content-types in connected,jetpack-16',
	],
	['connection.getConnectionData API-015 GET connection/data'],
	['connection.getConnection API-016 GET connection'],
	['connection.getConnectedPlugins API-022 GET connection/plugins'],
	['connection.testConnection API-017 GET connection/test'],
	['connection.getConnectUrl API-018 GET connection/url'],
	[
		'connection.registerSite API-013 POST connection/register in not-connected',
		[registration],
		registration,
		(nonce) => (registration.registration_nonce = nonce),
	],
	['connection.disconnectSite API-019 POST connection in connected', [], { isActive: false }],
	[
		'connection.unlinkUser API-020 POST connection/user in second-admin-linked as admin2',
		[],
		{ linked: false },
	],
	['connection.setOwner API-083 POST connection/owner in second-admin-linked', [6], { owner: 6 }],
	['connection.reconnect API-021 POST connection/reconnect in connected'],
	['connection.confirmSafeMode API-070 POST identity-crisis/confirm-safe-mode in identity-crisis'],
	[
		'connection.startFresh API-071 POST identity-crisis/start-fresh in identity-crisis',
		[PAGE],
		{ redirect_uri: PAGE },
	],
	['connection.migrateSite API-072 POST identity-crisis/migrate in identity-crisis'],
	[`licensing.setLicense API-064 POST licensing/set-license ${LICENSES}`, [KEY], { license: KEY }],
	[`licensing.getLicenseCounts API-065 GET licensing/user/counts ${LICENSES}`],
	[`licensing.getLicensingError API-063 GET licensing/error ${LICENSES}`],
	[`licensing.getLicenses API-066 GET licensing/user/licenses ${LICENSES}`],
	[
		`licensing.dismissActivationNotice API-067 POST licensing/user/activation-notice-dismiss ${LICENSES}`,
		[2],
		{ last_detached_count: 2 },
	],
	[`licensing.attachLicense API-068 POST licensing/attach-licenses ${LICENSES}`, [KEY], { licenses: [KEY] }],
	['modules.getModules API-024 GET module/all'],
	[
		'modules.setModuleActive API-026 POST module/photon/active in connected',
		['photon', true],
		{ active: true },
	],
	['modules.getProtectCount API-031 GET module/protect/data'],
	...['day', 'week', 'month'].map((range): Row => [
		`stats.getStats API-032 GET module/stats/data?range=${range}`,
		[range],
	]),
	['site.dismissNotice API-059 POST notice/welcome', ['welcome'], { dismissed: true }],
	['settings.resetOptions API-030 POST options/options in connected', ['options'], { reset: true }],
	['connection.getSiteBenefits API-043,API-077 GET site/benefits'],
	['licensing.updateLicensingError API-063 POST licensing/error', ['No.'], { error: 'No.' }],
	['connection.markCommerceWelcomeSeen API-023 POST seen-wc-connection-modal'],
	['recommendations.getRecommendationsData API-055 GET recommendations/data'],
	[
		'recommendations.updateRecommendationsData API-056 POST recommendations/data',
		[{ a: true }],
		{ data: { a: true } },
	],
	['recommendations.updateRecommendationsStep API-058 POST recommendations/step', ['a'], { step: 'a' }],
	['recommendations.getConditionalRecommendations API-057 GET recommendations/conditional'],
	['recommendations.getProductSuggestions API-057 GET recommendations/product-suggestions'],
	['recommendations.getUpsell API-057 GET recommendations/upsell'],
	['search.getSearchPlan API-073 GET search/plan'],
	['search.getSearchStats API-074 GET search/stats'],
	['search.getSearchPricing API-074 GET search/pricing'],
	['settings.getDeclaredSettings API-028 GET ?_fields=routes.%2Fjetpack%2Fv4%2Fsettings'],
	['settings.getSettings API-027 GET settings'],
	['settings.updateSettings API-028,API-029 POST settings', [{ photon: true }], { photon: true }],
	['shop.getPurchases API-043,API-077 GET site/purchases'],
	['shop.getSiteProducts API-043 GET site/products'],
	['shop.getSiteDiscount API-043 GET site/discount in plan-free,discount'],
	['shop.getIntroOffers API-046 GET intro-offers'],
	['site.getSite API-043,API-077 GET site'],
	['site.getSiteFeatures API-043,API-077 GET site/features'],
	['site.getPlugins API-038 GET plugins'],
	['site.installPlugin API-039,API-040 POST plugins in connected', [plugin], plugin],
	['site.getTrackingSettings API-049 GET tracking/settings'],
	['site.updateTrackingSettings API-049 POST tracking/settings', [true], { tracks_opt_out: true }],
	['site.getPluginUpdates API-042 GET updates/plugins'],
	['site.getMigrationStatus API-047 GET migration/status'],
	['verification.getGoogleVerification API-060 GET verify-site/google', [null]],
	['verification.getGoogleVerification API-060,API-078 GET verify-site/google/123', [123]],
	[
		'verification.verifyGoogle API-060 POST verify-site/google in google-unverified',
		[123],
		{ keyring_id: 123 },
	],
	['modules.getWaf API-048 GET waf in firewall'],
];

type Call = (client: Client, ...args: unknown[]) => Promise<unknown>;

const TEXT = /^(\S+)\.(\S+) (?:(API\S+) )?((?:GET|POST) \S+)(?: in (\S+))?(?: as (\S+))?$/;

export const ENDPOINTS = ROWS.map(([text, args = [], body, nonce]): Endpoint => {
	const [, file = '', name = '', ids = '', seen = '', scenario, as] = TEXT.exec(text) ?? [];
	const functions = jest.requireActual<Record<string, Call>>(`../../src/rest-api/${file}`);
	return {
		name: `${file}.${name}`,
		ids: ids.replaceAll(',', ', '),
		seen,
		call: (client) => (functions[name] as Call)(client, ...args),
		body,
		scenario: scenario?.split(','),
		as,
		nonce,
	};
});
