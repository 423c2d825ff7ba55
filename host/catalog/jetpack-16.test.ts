/** @jest-environment node */
import type { Host } from '../app';
import { as, open, testHost, type Caller } from '../testing';

let host: Host;
let admin: Caller;

const begin = async (...scenario: string[]) => {
	({ host, admin } = await open('jetpack-16', ...scenario));
};
const read = async (call: string) => (await admin.get(call)).body as Record<string, unknown>;
const save = (values: object) => admin.post('settings', values);

describe('jetpack-16', () => {
	beforeEach(() => begin('connected'));

	it('adds the new modules and drops the removed ones', async () => {
		const modules = await read('module/all');
		expect(modules).toMatchObject({
			'account-protection': { requires_connection: true, requires_user_connection: false, activated: true },
			blocks: { requires_connection: false, activated: true },
			podcast: { activated: true },
			'canonical-urls': { activated: false },
			'seo-tools': { requires_connection: false },
			subscriptions: { name: 'Newsletter', requires_user_connection: true },
			'contact-form': { name: 'Forms' },
		});
		for (const slug of ['action-bar', 'custom-css', 'google-analytics', 'lazy-images', 'masterbar']) {
			expect(modules).not.toHaveProperty([slug]);
		}
	});

	it.each([
		['jetpack_subscriptions_reply_to', 'no-reply', 'no-reply'],
		['jetpack_subscriptions_reply_to', '', 'comment'],
		['jetpack_subscriptions_from_name', 'Ann <b>Writer</b>', 'Ann Writer'],
		['wpcom_newsletter_categories', [{ term_id: 2 }, 3, 'x'], [2]],
		['wpcom_newsletter_categories', ['2', { term_id: 3 }, 'x'], [2, 3]],
		['wpcom_newsletter_send_default', false, false],
		['wpcom_reader_views_enabled', false, false],
		['carousel_display_comments', false, false],
		['jetpack_waf_ip_block_list_enabled', true, true],
		['jetpack_waf_ip_allow_list_enabled', 1, true],
		['jetpack_seo_ai_crawler_overrides', { 'GPT Bot!': 1 }, { gptbot: true }],
		['jetpack_wga', { code: 'G-1' }, { code: 'G-1' }],
		['jetpack_blocks_disabled', true, true],
		['jetpack_testimonial', true, true],
		['blocks', false, false],
	])('stores %s = %j as %j', async (key, sent, stored) => {
		expect((await save({ [key]: sent })).status).toBe(200);
		expect((await read('settings'))[key]).toEqual(stored);
	});

	it('keeps newsletter texts and categories missing from the request, and strips markup', async () => {
		const welcome = '<p class=x>Hi <img src=x><em>there</em> <a href="/x" onclick="y">you</a></p>';
		await save({ subscription_options: { welcome }, wpcom_newsletter_categories: [2] });
		await save({ subscription_options: { subscribe_modal_heading: ' Stay ', hide_free_tier: 'false' } });
		expect((await save({ wpcom_newsletter_categories: [] })).status).toBe(200);
		expect(await read('settings')).toMatchObject({
			wpcom_newsletter_categories: [2],
			subscription_options: {
				invitation: '',
				welcome: '<p>Hi <em>there</em> <a href="/x">you</a></p>',
				comment_follow: '',
				subscribe_modal_heading: 'Stay',
				free_tier_description: '',
				hide_free_tier: false,
			},
		});
	});

	it('returns the module switches it changed, but no options', async () => {
		expect((await save({ blocks: false, podcast: false, sm_enabled: true })).body).toEqual({
			code: 'success',
			message: 'The requested Jetpack data updates were successful.',
			blocks: false,
			podcast: false,
		});
	});

	it.each([
		[{ jetpack_subscriptions_reply_to: 'nobody' }, 'rest_invalid_param'],
		[{ subscription_options: { other: '' } }, 'rest_invalid_param'],
		[{ wpcom_newsletter_categories: 'News' }, 'rest_invalid_param'],
		[{ sm_enabled: 'yes' }, 'rest_invalid_param'],
		[{ jetpack_wga: 'G-1' }, 'rest_invalid_param'],
		[{ sharing_services: { visible: ['pocket'], hidden: [] } }, 'rest_invalid_param'],
		[{ jetpack_waf_ip_list: true }, 'some_updated'],
		[{ 'lazy-images': true }, 'some_updated'],
		[{ google_analytics_tracking_id: 'G1' }, 'some_updated'],
	])('refuses %j', async (sent, code) => {
		expect(await save(sent)).toMatchObject({ status: 400, body: { code } });
	});

	it('hides firewall and brute force settings from editors', async () => {
		const settings = Object.keys((await (await as(host, 'editor')).get('settings')).body as object);
		expect(settings.filter((key) => /^jetpack_(waf|protect)/.test(key))).toEqual([]);
		expect(settings).toContain('sm_enabled');
	});

	it('reports custom content types as active while one of them is on, even with the module off', async () => {
		const active = (isActive: boolean) => ({ 'custom-content-types': { active: isActive } });
		expect(await read('feature/custom-content-types')).toMatchObject(active(false));
		await save({ 'custom-content-types': false, jetpack_portfolio: true });
		expect(await read('feature/custom-content-types')).toMatchObject(active(true));
	});

	it('turns on both IP lists at once, and ties debug data to data sharing', async () => {
		await save({ waf: true });
		const both = { jetpack_waf_ip_allow_list_enabled: true, jetpack_waf_ip_block_list_enabled: true };
		const { body } = await admin.post('waf', { jetpack_waf_ip_list: true });
		expect(body).toMatchObject({ jetpack_waf_ip_list: true, ...both, standalone_mode: false });
		const shared = (isOn: boolean) => ({
			jetpack_waf_share_data: isOn,
			jetpack_waf_share_debug_data: isOn,
		});
		await admin.post('waf', { jetpack_waf_share_debug_data: true });
		expect(await read('settings')).toMatchObject({ ...both, ...shared(true) });
		const off = { jetpack_waf_share_data: false, jetpack_waf_ip_allow_list_enabled: false };
		await admin.post('waf', off);
		expect(await read('settings')).toMatchObject({ ...both, ...shared(false), ...off });
	});
});

describe('jetpack-16 in other states', () => {
	it('prints the bootstrap objects of Jetpack 16', async () => {
		await begin('woa');
		const page = await host.bootstrap('admin');
		expect(page.Initial_State).toMatchObject({
			currentVersion: '16.1.2',
			registrationNonce: '',
			siteData: { isSharingBlockAvailable: true, isLikeBlockAvailable: true, showScan: false },
			themeData: { isBlockTheme: true, support: { widgets: false } },
			getModules: { blocks: { module: 'blocks', activated: true }, earn: { module: 'earn' } },
			newsletterDateExample: 'November 20, 2026',
		});
		for (const flag of ['isAtomicSite', 'isWoASite', 'isAtomicPlatform']) {
			expect(page.Initial_State.siteData).not.toHaveProperty(flag);
		}
		expect(page.JP_CONNECTION_INITIAL_STATE).toMatchObject({
			...{ wpVersion: '7.1', isOfflineMode: false, isOwnershipTransferable: true },
			connectionOwner: { id: 1, displayName: 'admin' },
			userConnectionData: { isRegistered: true, currentUser: { possibleAccountErrors: [] } },
		});
		expect((await host.bootstrap('editor')).JP_CONNECTION_INITIAL_STATE.connectionOwner).toBeNull();
		await host.applyScenarios('capable-theme');
		const { themeData } = (await host.bootstrap('admin')).Initial_State;
		expect(themeData).toMatchObject({ isBlockTheme: false, stylesheet: 'twentytwentyone' });
	});

	it('registers the site without a nonce', async () => {
		await begin();
		const { status, body } = await admin.post('connection/register', { from: 'x' });
		expect([status, Object.keys(body as object)]).toEqual([200, ['authorizeUrl', 'alternateAuthorizeUrl']]);
		expect(await read('connection')).toMatchObject({ isRegistered: true });
	});

	it('has the same settings whether applied before or after other scenarios', async () => {
		await begin('everything-on', 'firewall');
		const before = await read('settings');
		expect(before).toMatchObject({
			'account-protection': true,
			jetpack_waf_ip_block_list_enabled: true,
			jetpack_waf_ip_allow_list_enabled: true,
		});
		({ admin } = await open('everything-on', 'firewall', 'jetpack-16'));
		expect(await read('settings')).toEqual(before);
	});
});

it.each([[[]], [['jetpack-16']]])('Filtered modules are gone, with their settings (%j)', async (edition) => {
	admin = await as(await testHost(...edition, 'connected', 'filtered-modules'), 'admin');
	expect(await read('module/all')).not.toHaveProperty('stats');
	const settings = await read('settings');
	for (const key of ['stats', 'admin_bar', 'waf', 'jetpack_waf_automatic_rules', 'monitor']) {
		expect(settings).not.toHaveProperty([key]);
	}
	expect(await admin.get('module/stats')).toMatchObject({ status: 404, body: { code: 'not_found' } });
	expect(await save({ admin_bar: true })).toMatchObject({
		status: 400,
		body: { message: ' admin_bar: The requested Jetpack module was not found.' },
	});
});
