/** @jest-environment node */
import type { Host } from '../app';
import { SANDBOX_KEYS } from '../provider/keys';
import { as, testHost, type Caller } from '../testing';

let host: Host;
let admin: Caller;

beforeEach(async () => {
	host = await testHost('connected');
	admin = await as(host, 'admin');
});

afterEach(() => host.close());

const read = async (...keys: string[]) => {
	const settings = (await admin.get('settings')).body as Record<string, unknown>;
	return Object.fromEntries(keys.map((key) => [key, settings[key]]));
};

/** A value in a title: of a long text, what tells it from others. */
const short = (value: unknown) =>
	typeof value === 'string' && value.length > 60
		? `${value.slice(0, 40)}… (${value.length} characters)`
		: JSON.stringify(value);

const save = (values: unknown) => admin.post('settings', values);

describe('invalid values', () => {
	const LONG = 'x'.repeat(70_000);

	/** Key, value and the reason that the answer gives (host-contract 6). */
	const TABLE: ReadonlyArray<[key: string, value: unknown, reason: string]> = [
		['photon', 'true', 'photon must be true, false, 0 or 1.'],
		['photon', 2, 'photon must be true, false, 0 or 1.'],
		['photon', null, 'photon is not of type boolean.'],
		['stb_enabled', [], 'stb_enabled must be true, false, 0 or 1.'],
		['carousel_background_color', 'pink', 'carousel_background_color must be one of black, white'],
		['carousel_background_color', null, 'carousel_background_color is not of type string.'],
		['jetpack_portfolio_posts_per_page', -1, 'jetpack_portfolio_posts_per_page must be a positive integer.'],
		['jetpack_portfolio_posts_per_page', 1.5, 'jetpack_portfolio_posts_per_page must be a positive integer.'],
		[
			'jetpack_portfolio_posts_per_page',
			'1e3',
			'jetpack_portfolio_posts_per_page must be a positive integer.',
		],
		[
			'jetpack_portfolio_posts_per_page',
			1e300,
			'jetpack_portfolio_posts_per_page must be a positive integer.',
		],
		['google_analytics_tracking_id', 'UA-1', 'google_analytics_tracking_id must be an alphanumeric string.'],
		['jetpack_protect_key', 7, 'jetpack_protect_key must be an alphanumeric string.'],
		['bing', '<b>x</b>', 'bing must be an alphanumeric string or a verification tag.'],
		['bing', '<meta name="x" content="a b">', 'bing must be an alphanumeric string or a verification tag.'],
		['bing', 'x'.repeat(101), 'bing must be at most 100 characters long.'],
		[
			'bing',
			`<meta name="msvalidate.01" content="${'x'.repeat(101)}" />`,
			'bing must be at most 100 characters long.',
		],
		['bing', LONG, 'bing must be at most 100 characters long.'],
		['roles', 'administrator', 'roles must be administrator, editor, author, contributor, subscriber.'],
		['roles', ['wizard'], 'roles must be administrator, editor, author, contributor, subscriber.'],
		['show', [], 'show must be index, post, page, attachment, jetpack-portfolio.'],
		['sharing_services', {}, 'sharing_services must be an array with visible and hidden items.'],
		[
			'sharing_services',
			{ visible: [1], hidden: [] },
			'sharing_services must be an array with visible and hidden items.',
		],
		[
			'custom',
			{ sharing_name: 'x', sharing_url: 'javascript:1' },
			'custom must be an array with sharing name, url and icon.',
		],
		[
			'jetpack-twitter-cards-site-tag',
			'two words',
			'jetpack-twitter-cards-site-tag must be a Twitter username.',
		],
		['sharing_label', 5, 'sharing_label is not of type string.'],
		['sharing_label', LONG, 'sharing_label must be at most 65536 characters long.'],
		['advanced_seo_title_formats', { posts: [{ type: 'token', value: 'page_title' }] }, 'Invalid parameter.'],
		['advanced_seo_title_formats', { constructor: [] }, 'Invalid parameter.'],
		['advanced_seo_title_formats', { posts: [{ type: 'string', value: 1 }] }, 'Invalid parameter.'],
		['onboarding', { unknown: 1 }, 'onboarding must be a map of answers.'],
	];

	const CASES = TABLE.map(([key, value, reason]) => [key, short(value), value, reason] as const);

	it.each(CASES)('%s: %s [API-028]', async (key, _, value, reason) => {
		const before = await read(key);
		const { status, body } = await save({ [key]: value });

		expect(status).toBe(400);
		expect(body).toMatchObject({
			code: 'rest_invalid_param',
			message: `Invalid parameter(s): ${key}`,
			data: { status: 400, params: { [key]: reason } },
		});
		expect(await read(key)).toEqual(before);
	});

	it('are all named in the error, and nothing is saved', async () => {
		const { body } = await save({ photon: true, stb_enabled: 'x', google: '<', sharing_label: 'New' });

		expect(body).toMatchObject({ message: 'Invalid parameter(s): stb_enabled, google' });
		expect(await read('photon', 'sharing_label')).toEqual({ photon: false, sharing_label: 'Share this:' });
	});
});

describe('saved values', () => {
	/** Key, what is written and what is read back. */
	const TABLE: ReadonlyArray<[key: string, written: unknown, readBack: unknown]> = [
		['photon', true, true],
		['photon', '1', true],
		['jetpack_portfolio_posts_per_page', '12', 12],
		['google_analytics_tracking_id', 'G123', 'G123'],
		['google', '<meta name="google-site-verification" content="abc_DEF-1" />', 'abc_DEF-1'],
		['google', 'x'.repeat(100), 'x'.repeat(100)],
		['google', `<meta name="google-site-verification" content="${'x'.repeat(100)}" />`, 'x'.repeat(100)],
		['roles', ['editor', 'administrator', 'wizard'], ['administrator', 'editor']],
		['roles', [], ['administrator']],
		['count_roles', [], []],
		['show', ['page', 'nowhere'], ['page']],
		['highlander_comment_form_prompt', 'Say <b>hi</b>', 'Say hi'],
		['advanced_seo_front_page_description', `<i>${'x'.repeat(400)}</i>`, 'x'.repeat(400)],
		['jetpack-twitter-cards-site-tag', '@name', '@name'],
		['gravatar_disable_hovercards', 'disabled', 'disabled'],
		['jetpack_waf_ip_block_list', 'not an address', 'not an address'],
		[
			'advanced_seo_title_formats',
			{ posts: [{ type: 'token', value: 'post_title' }] },
			{ posts: [{ type: 'token', value: 'post_title' }] },
		],
		['search_auto_config', true, false],
		['blog_id', false, true],
	];

	const CASES = TABLE.map(([key, written, readBack]) => [key, short(written), written, readBack] as const);

	it.each(CASES)('%s: %s [API-027]', async (key, _, written, readBack) => {
		expect((await save({ [key]: written })).status).toBe(200);

		expect(await read(key)).toEqual({ [key]: readBack });
	});

	it('describe each sharing service', async () => {
		await save({ sharing_services: { visible: ['email', 'nope'], hidden: [] }, button_style: 'text' });

		expect(await read('sharing_services')).toEqual({
			sharing_services: {
				visible: { email: expect.objectContaining({ shortname: 'email', button_style: 'text' }) as object },
				hidden: [],
				all: { email: 0 },
			},
		});
	});

	it('can add and delete a custom sharing service', async () => {
		await save({
			custom: { sharing_name: 'Mine', sharing_url: 'https://a.test/', sharing_icon: 'https://a.test/i.png' },
		});
		const { custom } = await read('custom');
		const [id = ''] = Object.keys(custom as object);

		expect(custom).toEqual({ [id]: 'Mine' });
		expect((await save({ sharing_delete_service: 'custom-none' })).body).toMatchObject({
			code: 'some_updated',
		});
		expect((await save({ sharing_delete_service: id })).status).toBe(200);
		expect(await read('custom')).toEqual({ custom: [] });
	});

	it('change the page’s language', async () => {
		expect((await save({ lang_id: 'en_US' })).body).toBe(false);
		expect((await save({ lang_id: 'ar' })).body).toMatchObject({ code: 'success' });

		expect(await (await admin.page('/wp-admin/admin.php?page=jetpack')).text()).toContain(
			'<html lang="ar" dir="rtl">',
		);
	});

	it('rename the site', async () => {
		await save({ onboarding: { siteTitle: 'Gardens', siteType: 'personal' } });

		expect((await host.bootstrap('admin')).Initial_State.siteTitle).toBe('Gardens');
		expect(await read('onboarding')).toMatchObject({
			onboarding: { siteTitle: 'Gardens', siteType: 'personal' },
		});
	});
});

describe('IP allow list', () => {
	it.each([
		[
			'192.0.2.1, 192.0.2.2\n\n 2001:db8::1 ',
			['192.0.2.1', '192.0.2.2', '2001:db8::1'],
			'192.0.2.1 192.0.2.2 2001:db8::1',
		],
		['192.0.2.5-192.0.2.9', ['192.0.2.5 - 192.0.2.9'], '192.0.2.5-192.0.2.9'],
		['192.0.2.5 - 192.0.2.9', ['192.0.2.5 - 192.0.2.9'], '192.0.2.5-192.0.2.9'],
		['', [], ''],
	])(
		'written as %j is returned as a list, and as the firewall’s text [SEC-028]',
		async (text, local, shared) => {
			await save({ jetpack_waf_ip_allow_list: '198.51.100.1' });
			expect((await save({ jetpack_protect_global_whitelist: text })).status).toBe(200);

			expect(await read('jetpack_protect_global_whitelist', 'jetpack_waf_ip_allow_list')).toEqual({
				jetpack_protect_global_whitelist: { local },
				jetpack_waf_ip_allow_list: shared,
			});
		},
	);

	it.each(['192.0.2.1\nbad', '192.0.2.1-2001:db8::1', '192.0.2.300', '1-2-3'])(
		'isn’t changed by the invalid list %j',
		async (text) => {
			await save({ jetpack_protect_global_whitelist: '192.0.2.1' });
			expect((await save({ jetpack_protect_global_whitelist: text })).status).toBe(200);

			expect(await read('jetpack_waf_ip_allow_list')).toEqual({ jetpack_waf_ip_allow_list: '192.0.2.1' });
		},
	);
});

describe('settings update', () => {
	it('saves valid keys even if others are refused', async () => {
		const { body } = await save({ search: true, photon: true, foo: 1, bar: 2, akismet: true });

		expect(body).toEqual({
			code: 'some_updated',
			message:
				'Invalid options: foo, bar, akismet. search: The requested Jetpack module is not supported by your plan.',
			data: { status: 400 },
		});
		expect(await read('photon', 'search')).toEqual({ photon: true, search: false });
	});

	it('lets an earlier key unlock a later one', async () => {
		expect((await save({ has_jetpack_search_product: true, search: true })).status).toBe(200);
	});

	it('refuses names inherited from Object.prototype', async () => {
		const { body } = await admin.post('settings', JSON.parse('{"__proto__":1,"constructor":1,"toString":1}'));

		expect(body).toMatchObject({ message: 'Invalid options: __proto__, constructor, toString.' });
	});

	it('changes options that follow a module switch', async () => {
		await save({ markdown: true, 'gravatar-hovercards': false });
		expect(await read('wpcom_publish_posts_with_markdown')).toEqual({
			wpcom_publish_posts_with_markdown: true,
		});

		await save({ 'gravatar-hovercards': true });
		expect(await read('gravatar_disable_hovercards')).toEqual({ gravatar_disable_hovercards: 'enabled' });
	});

	it('refuses to save enable_odyssey_stats unchanged, without a reason', async () => {
		expect((await save({ enable_odyssey_stats: true })).body).toMatchObject({
			code: 'some_updated',
			message: '',
		});
		expect((await save({ enable_odyssey_stats: false })).status).toBe(200);
	});

	it('checks the anti-spam key before saving it', async () => {
		const key = 'wordpress_api_key';
		expect((await save({ [key]: SANDBOX_KEYS.good })).body).toMatchObject({ code: 'some_updated' });

		await admin.post('plugins', { slug: 'akismet', status: 'active' });
		expect((await save({ [key]: SANDBOX_KEYS.good })).status).toBe(200);
		expect((await save({ [key]: SANDBOX_KEYS.revoked })).body).toMatchObject({
			message: ' wordpress_api_key: Invalid Akismet key',
		});
		expect(await read(key, 'akismet')).toEqual({ [key]: SANDBOX_KEYS.good, akismet: true });
		expect((await save({ [key]: '' })).status).toBe(200);
		expect(await read(key)).toEqual({ [key]: '' });
	});

	it('accepts only a module’s own options, and only while it’s on [API-025]', async () => {
		const save = (values: object) => admin.post('module/carousel', values);

		expect(await save({ carousel_display_exif: true })).toMatchObject({
			status: 409,
			body: { code: 'inactive' },
		});
		await admin.post('module/carousel/active', { active: true });
		expect((await save({ carousel_display_exif: true })).status).toBe(200);
		expect((await save({ stb_enabled: false, carousel: false })).body).toMatchObject({
			message: 'Invalid options: stb_enabled, carousel.',
		});
	});
});
