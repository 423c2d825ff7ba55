/** @jest-environment node */
import type { Host } from '../app';
import { as, DAY, openWithClock } from '../testing';

/**
 * A scenario that's applied, or milliseconds that pass; or a call, what is sent with it, and the answer. The
 * call may name a user (`editor: settings`); `state` stands for what the page prints.
 */
type Step = string | number | [call: string, answer: object] | [call: string, sent: object, answer: object];

type Case = [title: string, scenarios: string, ...steps: Step[]];

async function call(host: Host, [name, ...rest]: Exclude<Step, string | number>): Promise<void> {
	const [, login = 'admin', path = ''] = /^(?:(\w+): )?(.*)$/.exec(name) ?? [];
	const caller = await as(host, login);
	const [sent, expected] = rest.length === 2 ? rest : [undefined, rest[0]];
	const answer =
		path === 'state'
			? { body: (await host.bootstrap(login)).Initial_State }
			: await (sent ? caller.post(path, sent) : caller.get(path));
	expect([name, answer]).toMatchObject([name, expected]);
}

async function walk([, scenarios, ...steps]: Case): Promise<void> {
	const { host, pass } = await openWithClock(...scenarios.split(' '));
	for (const step of steps) {
		if (typeof step === 'number') {
			pass(step);
		} else {
			await (typeof step === 'string' ? host.applyScenarios(step) : call(host, step));
		}
	}
}

const OK = { status: 200 };
const is = (body: unknown) => ({ body });
const refused = (status: number, code: string) => ({ status, body: { code } });
const not = (text: string) => expect.not.stringContaining(text) as string;
const text = (pattern: RegExp) => expect.stringMatching(pattern) as string;

const BOOST = 'jetpack-boost/jetpack-boost.php';
const boost = (active: boolean) => is({ [BOOST]: { active } });
const activate = (slug: string, answer: object): Step => ['plugins', { slug, status: 'active' }, answer];
const INVALID = refused(400, 'rest_invalid_param');

const CASES: Case[] = [
	[
		'plugins are listed by file, installed and activated',
		'connected',
		['plugins', is({ 'akismet/akismet.php': { active: false }, 'jetpack/jetpack.php': { Name: 'Jetpack' } })],
		['plugins', { slug: 'jetpack-boost' }, is({ code: 'success', message: 'Installed jetpack-boost' })],
		['plugins', boost(false)],
		activate('jetpack-boost', is({ message: `Activated ${BOOST}` })),
		['plugins', { slug: 'jetpack-boost' }, OK],
		['plugins', boost(true)],
		activate('jetpack-boost', refused(404, 'plugin_already_active')),
		...['../etc', '', 'a/b', 'x'.repeat(500)].map((slug) => activate(slug, INVALID)),
		...['missing', 'constructor'].map((slug) => activate(slug, refused(500, 'install_plugin_failed'))),
	],
	[
		'plugins with updates and those that share the connection are counted and listed',
		'connected',
		['connection/plugins', is([{ name: 'Jetpack', slug: 'jetpack' }])],
		['updates/plugins', is({ code: 'success', count: 0 })],
		'plugin-update',
		['updates/plugins', is({ code: 'updates-available', count: 1 })],
	],
	[
		'tracking is set per connected user',
		'second-admin-linked',
		['tracking/settings', { tracks_opt_out: true }, is({ tracks_opt_out: true })],
		['tracking/settings', {}, is({ tracks_opt_out: true })],
		['admin2: tracking/settings', is({ tracks_opt_out: false })],
		['editor: tracking/settings', { tracks_opt_out: false }, is({ tracks_opt_out: true })],
		['editor: tracking/settings', is({ tracks_opt_out: true })],
	],
	[
		'brute force protection has no count at first, and a 404 while it’s off',
		'connected',
		['module/protect/data', is(false)],
		['module/protect/active', { active: false }, OK],
		['module/protect/data', refused(404, 'not_active')],
	],
	[
		'anti-spam has a count, or a reason why there’s none',
		'akismet-valid',
		['module/akismet/data', is(210)],
		'akismet-invalid-key',
		['module/akismet/data', is('invalid_key')],
		'akismet-inactive',
		['module/akismet/data', is('not_active')],
		'akismet-missing',
		['module/akismet/data', is('not_installed')],
		['module/akismet/key/check', is({ validKey: false, invalidKeyCode: 'not_installed' })],
		'akismet-no-key',
		['module/akismet/data', is('invalid_key')],
		['module/akismet/key/check', { api_key: 'abcdef123456' }, is({ validKey: false })],
	],
	[
		'VaultPress reports its state',
		'vaultpress-inactive',
		['module/vaultpress/data', is({ code: 'not_active' })],
		'vaultpress-unregistered',
		['module/vaultpress/data', is({ code: 'not_registered' })],
		'vaultpress-ok',
		['module/vaultpress/data', is({ message: 'Your site was successfully backed up 2 hours ago.' })],
		'vaultpress-threats',
		['module/vaultpress/data', is({ data: { security: { notice_count: 2 } } })],
	],
	[
		'monitor says how long ago the site was down, and verification with what it’s verified',
		'everything-on',
		['module/monitor/data', is({ code: 'success', date: null })],
		'monitor-downtime',
		['module/monitor/data', is({ code: 'success', date: '1 week' })],
		'google-unverified',
		['module/verification-tools/data', is({ code: 'empty' })],
		['settings', { google: 'abc', bing: 'def', yandex: 'ghi' }, OK],
		[
			'module/verification-tools/data',
			is({ code: 'success', message: 'Your site is verified with Google, Bing and Yandex.' }),
		],
	],
	[
		'the firewall has calls only while it’s on, and shares its allow list',
		'connected',
		['waf', refused(404, 'rest_no_route')],
		['settings', { waf: true }, OK],
		['waf', is({ jetpack_waf_ip_list: false, jetpack_waf_ip_allow_list: false })],
		['waf', { jetpack_waf_ip_allow_list: '192.0.2.1\n192.0.2.5-192.0.2.9' }, OK],
		['settings', is({ jetpack_protect_global_whitelist: { local: ['192.0.2.1', '192.0.2.5 - 192.0.2.9'] } })],
		['waf', { jetpack_waf_automatic_rules: true }, is({ automatic_rules_available: false })],
		'product-scan',
		'firewall',
		['waf', { jetpack_waf_automatic_rules: true }, OK],
		['waf', is({ automatic_rules_available: true })],
	],
	[
		'recommendations store answers and the current step',
		'connected',
		['recommendations/data', is([])],
		['recommendations/data', { data: { viewedRecommendations: ['monitor'], onboarding: null } }, is(true)],
		['recommendations/step', { step: 'monitor' }, is(true)],
		['recommendations/data', is({ viewedRecommendations: ['monitor'], onboarding: null })],
		['state', is({ recommendationsStep: 'monitor' })],
	],
	[
		'recommendations are new until viewed',
		'new-recommendations',
		['recommendations/data', { data: { viewedRecommendations: ['boost'] } }, is(true)],
		['recommendations/conditional', is(['publicize', 'boost', 'protect'])],
		['state', is({ newRecommendations: ['publicize', 'protect'] })],
		['settings', { publicize: true }, OK],
		['recommendations/conditional', is(['boost', 'protect'])],
	],
	[
		'recommendations appear after a plugin is activated or two weeks, and no upsell on the complete plan',
		'connected',
		activate('wordpress-seo', OK),
		['recommendations/conditional', is(['protect'])],
		14 * DAY,
		['recommendations/conditional', is(['protect', 'videopress'])],
		'plan-complete',
		['recommendations/upsell', is({ hide_upsell: true })],
	],
	[
		'notices are dismissed for all users',
		'connected',
		['state', is({ dismissedNotices: [] })],
		['editor: notice/welcome', { dismissed: true }, OK],
		['state', is({ dismissedNotices: { welcome: true } })],
	],
	[
		'options and modules are reset',
		'connected',
		['settings', { sharing_label: 'Pass it on', photon: true }, OK],
		['options/options', { reset: true }, OK],
		['settings', is({ sharing_label: not('Pass'), photon: true })],
		['options/modules', { reset: true }, OK],
		['settings', is({ photon: false, protect: true })],
		['connection', is({ hasConnectedOwner: true })],
	],
	[
		'the WooCommerce modal is seen once',
		'commerce',
		['state', is({ isWooCommerceActive: true, hasSeenWCConnectionModal: false })],
		['seen-wc-connection-modal', {}, is({ success: true })],
		['seen-wc-connection-modal', {}, is({ success: false })],
		['state', is({ hasSeenWCConnectionModal: true })],
	],
	[
		'questionnaires are stored, surveys relayed, and no migration reported [API-051] [API-061]',
		'connected',
		['setup/questionnaire', is([])],
		['setup/questionnaire', { questionnaire: { site: 'shop' } }, OK],
		['setup/questionnaire', { status: 'completed' }, OK],
		['setup/questionnaire', is({ site: 'shop', status: 'completed' })],
		['migration/status', is({ status: 'inactive' })],
		['marketing/survey', { survey_id: 'x' }, is({ success: true })],
	],
	[
		'ads turn on only if the plan includes them [API-050]',
		'connected',
		['wordads/settings', { module_active: true }, refused(424, 'not_supported')],
		'plan-premium',
		['wordads/settings', { module_active: true }, is({ module_active: true })],
	],
	[
		'plans and products are listed for connected users [API-044] [API-045]',
		'connected',
		[
			'plans',
			is(
				['personal', 'premium', 'business', 'security_t1_yearly', 'complete'].map((name) => ({
					product_slug: `jetpack_${name}`,
				})),
			),
		],
		['products', is({ jetpack_scan: { product_slug: 'jetpack_scan' } })],
		['site/products', is({ data: { jetpack_scan: { product_slug: 'jetpack_scan' } } })],
		['admin2: plans', is('')],
	],
	[
		'search has a plan, stats and pricing, and settings that can be changed [API-073]',
		'connected',
		['search/plan', is({ supports_search: false })],
		'product-search',
		['search/plan', is({ effective_subscription: { product_slug: 'jetpack_search' } })],
		['search/stats', is({ post_count: expect.any(Number) as number })],
		['search/pricing', is({ full_price: 99.96, monthly_price: 9.95 })],
		['search/settings', { module_active: true }, OK],
		['search/settings', { instant_search_enabled: true }, OK],
		['search/settings', is({ module_active: true, instant_search_enabled: true })],
	],
	...['photon', 'monitor', 'copy-post'].map((slug): Case => [
		`${slug} turns on and off`,
		'connected',
		[`module/${slug}/active`, { active: true }, OK],
		['module/all', is({ [slug]: { module: slug, activated: true, available: true, override: false } })],
		['settings', is({ [slug]: true })],
		[`module/${slug}/active`, { active: false }, OK],
		[`module/${slug}/active`, { active: false }, refused(409, 'already_inactive')],
		['module/all', is({ [slug]: { activated: false, unavailable_reason: false } })],
	]),
	[
		'a module keeps its override, whatever the request says',
		'overrides',
		['module/photon/active', { active: true }, OK],
		['module/protect/active', { active: false }, OK],
		['settings', is({ photon: false, protect: true })],
	],
	[
		'a single module is returned, and its options change while it’s on [API-024] [API-025]',
		'connected',
		['module/sso', { jetpack_sso_match_by_email: true }, refused(409, 'inactive')],
		['module/sso/active', { active: true }, OK],
		['module/sso', is({ name: 'Secure Sign On', options: { jetpack_sso_match_by_email: {} } })],
		['module/sso', { jetpack_sso_match_by_email: true }, OK],
		['settings', is({ jetpack_sso_match_by_email: true })],
		['module/sso', { stb_enabled: false, sso: false }, is({ message: 'Invalid options: stb_enabled, sso.' })],
	],
	[
		'a post by email address belongs to its user, who can change nothing else',
		'editor-linked',
		[
			'editor: settings',
			{ post_by_email_address: 'create', sharing_label: 'Pass on', photon: true },
			{ status: 400 },
		],
		[
			'editor: settings',
			is({ post_by_email_address: text(/^\w+@post\.example\.com$/), sharing_label: not('Pass on') }),
		],
		['settings', is({ post_by_email_address: null, photon: false })],
		['editor: settings', { post_by_email_address: 'delete' }, OK],
		['editor: settings', is({ post_by_email_address: '1' })],
		['author: settings', { post_by_email_address: 'create' }, refused(400, 'some_updated')],
		['subscriber: settings', { post_by_email_address: 'create' }, refused(403, 'rest_forbidden')],
	],
	[
		'safe mode is confirmed once',
		'identity-crisis',
		['state', is({ connectionStatus: { isInIdentityCrisis: true, isStaging: true } })],
		['identity-crisis/confirm-safe-mode', {}, is({ code: 'success' })],
		['state', is({ connectionStatus: { isInIdentityCrisis: false, isStaging: true } })],
		['identity-crisis/confirm-safe-mode', {}, { status: 500 }],
	],
	[
		'safe mode ends when the site is migrated',
		'identity-crisis',
		['identity-crisis/migrate', {}, OK],
		[
			'state',
			is({ connectionStatus: { isInIdentityCrisis: false, isStaging: false, hasConnectedOwner: true } }),
		],
	],
];

it.each(CASES)('%s', async (...row) => walk(row));
