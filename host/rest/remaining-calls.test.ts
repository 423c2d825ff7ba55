/** @jest-environment node */
import type { Host } from '../app';
import { as, testHost, type Caller } from '../testing';
import { dataOf, DAY, hostWithClock } from '../testing-clock';

let host: Host;
let admin: Caller;

const open = async (...scenario: string[]) => {
	host = await testHost(...scenario);
	admin = await as(host, 'admin');
};

afterEach(() => host.close());

describe('firewall', () => {
	it('has calls only while it’s on [API-048]', async () => {
		await open('connected');
		expect((await admin.get('waf')).body).toMatchObject({ code: 'rest_no_route' });
		await admin.post('settings', { waf: true });
		expect((await admin.get('waf')).body).toMatchObject({
			jetpack_waf_ip_list: false,
			jetpack_waf_ip_allow_list: false,
		});
	});

	it('returns a flag as a boolean when it’s written, and as a string later', async () => {
		await open('connected');
		await admin.post('settings', { waf: true });

		expect((await admin.post('waf', { jetpack_waf_ip_list: true })).body).toMatchObject({
			jetpack_waf_ip_list: true,
		});
		expect((await admin.get('waf')).body).toMatchObject({ jetpack_waf_ip_list: '1' });
		expect((await admin.post('waf', { jetpack_waf_ip_list: false })).body).toMatchObject({
			jetpack_waf_ip_list: false,
		});
		expect((await admin.get('waf')).body).toMatchObject({ jetpack_waf_ip_list: '' });
	});

	it('shares its allow list with brute force protection', async () => {
		await open('firewall');
		await admin.post('waf', { jetpack_waf_ip_allow_list: '192.0.2.1\n192.0.2.5-192.0.2.9' });

		expect((await admin.get('settings')).body).toMatchObject({
			jetpack_protect_global_whitelist: { local: ['192.0.2.1', '192.0.2.5 - 192.0.2.9'] },
		});
	});

	it('gets automatic rules only if the plan includes them', async () => {
		await open('firewall');
		await admin.post('waf', { jetpack_waf_automatic_rules: true });
		expect((await admin.get('waf')).body).toMatchObject({ automatic_rules_available: false });

		await host.applyScenarios('product-scan', 'firewall');
		await admin.post('waf', { jetpack_waf_automatic_rules: true });

		expect((await admin.get('waf')).body).toMatchObject({ automatic_rules_available: true });
	});
});

describe('recommendations', () => {
	it('store answers and the current step [API-055] [API-056] [API-058]', async () => {
		await open('connected');
		expect((await admin.get('recommendations/data')).body).toEqual([]);
		const data = { 'site-type-store': true, viewedRecommendations: ['monitor'], onboardingActive: null };
		expect((await admin.post('recommendations/data', { data })).body).toBe(true);
		expect((await admin.post('recommendations/step', { step: 'monitor' })).body).toBe(true);

		expect((await admin.get('recommendations/data')).body).toEqual(data);
		expect((await host.bootstrap('admin')).Initial_State.recommendationsStep).toBe('monitor');
	});

	it('are new until viewed [API-057]', async () => {
		await open('new-recommendations');
		await admin.post('recommendations/data', { data: { viewedRecommendations: ['boost'] } });

		expect((await admin.get('recommendations/conditional')).body).toEqual(['publicize', 'boost', 'protect']);
		expect((await host.bootstrap('admin')).Initial_State.newRecommendations).toEqual([
			'publicize',
			'protect',
		]);
		await admin.post('settings', { publicize: true });
		expect((await admin.get('recommendations/conditional')).body).toEqual(['boost', 'protect']);
	});

	it('appear after a third-party plugin is activated, and two weeks after connecting', async () => {
		const clock = await hostWithClock('connected');
		host = clock.host;
		admin = await as(host, 'admin');
		const conditional = async () => (await (await as(host, 'admin')).get('recommendations/conditional')).body;
		await admin.post('plugins', { slug: 'wordpress-seo', status: 'active' });
		expect(await conditional()).toEqual(['protect']);

		clock.pass(14 * DAY);

		expect(await conditional()).toEqual(['protect', 'videopress']);
	});

	it('suggest the same products whatever the plan, and hide the upsell on the complete one', async () => {
		await open('connected');
		const slugs = async () =>
			((await admin.get('recommendations/product-suggestions')).body as Array<{ slug: string }>).map(
				({ slug }) => slug,
			);
		const all = ['jetpack_backup_t1_yearly', 'jetpack_security_t1_yearly'];
		expect(await slugs()).toEqual(all);
		await host.applyScenarios('product-backup-t1');
		expect(await slugs()).toEqual(all);
		await host.applyScenarios('plan-complete');
		expect(await slugs()).toEqual(all);
		expect((await admin.get('recommendations/upsell')).body).toEqual({ hide_upsell: true });
	});
});

describe('miscellaneous calls', () => {
	it('dismiss notices for all users [API-059]', async () => {
		await open('connected');
		expect((await host.bootstrap('admin')).Initial_State.dismissedNotices).toEqual([]);
		await (await as(host, 'editor')).post('notice/welcome', { dismissed: true });

		expect((await host.bootstrap('admin')).Initial_State.dismissedNotices).toEqual({ welcome: true });
	});

	it('reset options and modules [API-030]', async () => {
		await open('connected');
		await admin.post('settings', { sharing_label: 'Pass it on', photon: true });

		await admin.post('options/options', { reset: true });
		expect((await admin.get('settings')).body).toMatchObject({
			sharing_label: expect.not.stringContaining('Pass') as string,
			photon: true,
		});
		await admin.post('options/modules', { reset: true });
		expect((await admin.get('settings')).body).toMatchObject({ photon: false, protect: true });
		expect((await admin.get('connection')).body).toMatchObject({ hasConnectedOwner: true });
	});

	it('record that the WooCommerce modal was seen [API-023]', async () => {
		await open('connected', 'commerce');
		expect((await host.bootstrap('admin')).Initial_State).toMatchObject({
			isWooCommerceActive: true,
			hasSeenWCConnectionModal: false,
		});

		expect((await admin.post('seen-wc-connection-modal')).body).toEqual({ success: true });
		expect((await admin.post('seen-wc-connection-modal')).body).toEqual({ success: false });
		expect((await host.bootstrap('admin')).Initial_State).toMatchObject({ hasSeenWCConnectionModal: true });
	});

	it('count plugins with updates [API-042]', async () => {
		await open('connected');
		expect((await admin.get('updates/plugins')).body).toMatchObject({ code: 'success', count: 0 });
		await host.applyScenarios('plugin-update');
		expect((await admin.get('updates/plugins')).body).toMatchObject({ code: 'updates-available', count: 1 });
	});

	it('store questionnaire answers [API-051]', async () => {
		await open('connected');
		expect((await admin.get('setup/questionnaire')).body).toEqual([]);
		await admin.post('setup/questionnaire', { questionnaire: { site: 'shop' } });
		await admin.post('setup/questionnaire', { status: 'completed' });

		expect((await admin.get('setup/questionnaire')).body).toEqual({ site: 'shop', status: 'completed' });
	});

	it('report no migration [API-047]', async () => {
		await open('connected');
		expect((await admin.get('migration/status')).body).toEqual({ status: 'inactive' });
	});

	it('turn on ads only if the plan includes them [API-050]', async () => {
		await open('connected');
		expect(await admin.post('wordads/settings', { module_active: true })).toMatchObject({
			status: 424,
			body: { code: 'not_supported' },
		});
		await host.applyScenarios('plan-premium');
		expect((await admin.post('wordads/settings', { module_active: true })).body).toEqual({
			module_active: true,
		});
	});

	it('list plans and products for connected users [API-043] [API-044] [API-045]', async () => {
		await open('connected');
		const { body: plans } = await admin.get('plans');

		expect((plans as Array<{ product_slug: string }>).map(({ product_slug }) => product_slug)).toEqual([
			'jetpack_personal', 'jetpack_premium', 'jetpack_business', 'jetpack_security_t1_yearly', 'jetpack_complete',
		]); // prettier-ignore
		expect(dataOf(await admin.get('site/products'))).toEqual((await admin.get('products')).body);
		expect((await (await as(host, 'admin2')).get('plans')).body).toBe('');
	});

	it('list the plugins that share the connection [API-022]', async () => {
		await open('connected');
		expect((await admin.get('connection/plugins')).body).toEqual([{ name: 'Jetpack', slug: 'jetpack' }]);
	});

	it('return a single module, and change its options [API-024] [API-025]', async () => {
		await open('connected');
		await admin.post('settings', { sso: true });
		expect((await admin.get('module/sso')).body).toMatchObject({ name: expect.any(String) as string });
		await admin.post('module/sso', { jetpack_sso_match_by_email: true });
		expect((await admin.get('settings')).body).toMatchObject({ jetpack_sso_match_by_email: true });
	});

	it('relay a survey [API-061]', async () => {
		await open('connected');
		expect((await admin.post('marketing/survey', { survey_id: 'x' })).body).toMatchObject({ success: true });
	});

	it('read and change the search settings [API-073]', async () => {
		await open('product-search');
		await admin.post('search/settings', { module_active: true });
		await admin.post('search/settings', { instant_search_enabled: true });
		expect((await admin.get('search/settings')).body).toEqual({
			module_active: true,
			instant_search_enabled: true,
		});
	});

	it('return the plan, stats and pricing of search [API-073] [API-074]', async () => {
		await open('connected');
		expect((await admin.get('search/plan')).body).toMatchObject({ supports_search: false });
		await host.applyScenarios('product-search');
		expect((await admin.get('search/plan')).body).toMatchObject({
			supports_search: true,
			effective_subscription: { product_slug: 'jetpack_search' },
		});
		expect((await admin.get('search/stats')).body).toMatchObject({
			post_count: expect.any(Number) as number,
		});
		expect((await admin.get('search/pricing')).body).toMatchObject({
			full_price: 99.96,
			monthly_price: 9.95,
		});
	});
});
