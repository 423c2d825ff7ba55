/** @jest-environment node */
import { SANDBOX_KEYS } from '../provider/keys';
import { open, type Caller } from '../testing';

let admin: Caller;

beforeEach(async () => {
	({ admin } = await open('connected'));
});

const read = async (...keys: string[]) => {
	const settings = (await admin.get('settings')).body as Record<string, unknown>;
	return Object.fromEntries(keys.map((key) => [key, settings[key]]));
};

const save = (values: unknown) => admin.post('settings', values);

/** A value in a title: of a long text, what tells it from others. */
const short = (value: unknown) => JSON.stringify(value).replace(/(.)\1{20,}/, '$1…');
const titled = <Rest extends unknown[]>(table: ReadonlyArray<[key: string, value: unknown, ...Rest]>) =>
	table.map(([key, value, ...rest]) => [key, short(value), value, ...rest] as const);

const LONG = 'x'.repeat(70_000);
const tagOf = (name: string, content: string) => `<meta name="${name}" content="${content}" />`;
const COUNT = 'jetpack_portfolio_posts_per_page';
const SWITCH = 'must be true, false, 0 or 1.';
const POSITIVE = 'must be a positive integer.';
const TAG = 'must be an alphanumeric string or a verification tag.';
const SHORTER = 'must be at most 100 characters long.';
const ROLES = 'must be administrator, editor, author, contributor, subscriber.';
const SERVICES = 'must be an array with visible and hidden items.';

describe('invalid values', () => {
	/** Key, value and the reason that the answer gives (host-contract 6). */
	it.each(
		titled<[reason: string]>([
			['photon', 'true', SWITCH],
			['photon', 2, SWITCH],
			['photon', null, 'is not of type boolean.'],
			['stb_enabled', [], SWITCH],
			['carousel_background_color', 'pink', 'must be one of black, white'],
			['carousel_background_color', null, 'is not of type string.'],
			[COUNT, -1, POSITIVE],
			[COUNT, 1.5, POSITIVE],
			[COUNT, '1e3', POSITIVE],
			[COUNT, 1e300, POSITIVE],
			['google_analytics_tracking_id', 'UA-1', 'must be an alphanumeric string.'],
			['jetpack_protect_key', 7, 'must be an alphanumeric string.'],
			['bing', '<b>x</b>', TAG],
			['bing', tagOf('x', 'a b'), TAG],
			['bing', 'x'.repeat(101), SHORTER],
			['bing', tagOf('msvalidate.01', 'x'.repeat(101)), SHORTER],
			['bing', LONG, SHORTER],
			['roles', 'administrator', ROLES],
			['roles', ['wizard'], ROLES],
			['show', [], 'must be index, post, page, attachment, jetpack-portfolio.'],
			['sharing_services', {}, SERVICES],
			['sharing_services', { visible: [1], hidden: [] }, SERVICES],
			[
				'custom',
				{ sharing_name: 'x', sharing_url: 'javascript:1' },
				'must be an array with sharing name, url and icon.',
			],
			['jetpack-twitter-cards-site-tag', 'two words', 'must be a Twitter username.'],
			['sharing_label', 5, 'is not of type string.'],
			['sharing_label', LONG, 'must be at most 65536 characters long.'],
			['advanced_seo_title_formats', { posts: [{ type: 'token', value: 'page_title' }] }, ''],
			['advanced_seo_title_formats', { constructor: [] }, ''],
			['advanced_seo_title_formats', { posts: [{ type: 'string', value: 1 }] }, ''],
			['onboarding', { unknown: 1 }, 'must be a map of answers.'],
		]),
	)('%s: %s', async (key, _, value, reason) => {
		const before = await read(key);
		expect(await save({ [key]: value })).toMatchObject({
			status: 400,
			body: {
				code: 'rest_invalid_param',
				message: `Invalid parameter(s): ${key}`,
				data: { status: 400, params: { [key]: reason ? `${key} ${reason}` : 'Invalid parameter.' } },
			},
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
	const FORMATS = { posts: [{ type: 'token', value: 'post_title' }] };

	/** Key, what is written and what is read back. */
	it.each(
		titled<[readBack: unknown]>([
			['photon', true, true],
			['photon', '1', true],
			[COUNT, '12', 12],
			['google_analytics_tracking_id', 'G123', 'G123'],
			['google', tagOf('google-site-verification', 'abc_DEF-1'), 'abc_DEF-1'],
			['google', 'Here: <META content=abc-1 name=x>.', 'abc-1'],
			['google', tagOf('google-site-verification', 'x'.repeat(100)), 'x'.repeat(100)],
			['roles', ['editor', 'administrator', 'wizard'], ['administrator', 'editor']],
			['roles', [], ['administrator']],
			['count_roles', [], []],
			['show', ['page', 'nowhere'], ['page']],
			['highlander_comment_form_prompt', 'Say <b>hi</b>', 'Say hi'],
			['advanced_seo_front_page_description', `<i>${'x'.repeat(400)}</i>`, 'x'.repeat(400)],
			['jetpack-twitter-cards-site-tag', '@name', '@name'],
			['gravatar_disable_hovercards', 'disabled', 'disabled'],
			['jetpack_waf_ip_block_list', 'not an address', 'not an address'],
			['advanced_seo_title_formats', FORMATS, FORMATS],
			['search_auto_config', true, false],
			['blog_id', false, true],
		]),
	)('%s: %s', async (key, _, written, readBack) => {
		expect((await save({ [key]: written })).status).toBe(200);
		expect(await read(key)).toEqual({ [key]: readBack });
	});

	it('describe each sharing service, also custom ones until they’re deleted', async () => {
		await save({ sharing_services: { visible: ['email', 'nope'], hidden: [] }, button_style: 'text' });
		const email = expect.objectContaining({ shortname: 'email', button_style: 'text' }) as object;
		expect(await read('sharing_services')).toEqual({
			sharing_services: { visible: { email }, hidden: [], all: { email: 0 } },
		});

		const [sharing_url, sharing_icon] = ['https://a.test/', 'https://a.test/i.png'];
		await save({ custom: { sharing_name: 'Mine', sharing_url, sharing_icon } });
		const { custom } = await read('custom');
		const [id = ''] = Object.keys(custom as object);
		expect(custom).toEqual({ [id]: 'Mine' });
		const { body } = await save({ sharing_delete_service: 'custom-none' });
		expect(body).toMatchObject({ code: 'some_updated' });
		expect((await save({ sharing_delete_service: id })).status).toBe(200);
		expect(await read('custom')).toEqual({ custom: [] });
	});

	it('change the page’s language, and the site’s name', async () => {
		expect((await save({ lang_id: 'en_US' })).body).toBe(false);
		expect((await save({ lang_id: 'ar' })).body).toMatchObject({ code: 'success' });
		const onboarding = { siteTitle: 'Gardens', siteType: 'personal' };
		await save({ onboarding });
		expect(await read('onboarding')).toMatchObject({ onboarding });
		const page = await admin.read('/wp-admin/admin.php?page=jetpack');
		expect(page).toContain('<html lang="ar" dir="rtl">');
		expect(page).toContain('"siteTitle":"Gardens"');
	});
});

describe('IP allow list', () => {
	const [RANGE, LIST] = ['192.0.2.5-192.0.2.9', ['192.0.2.5 - 192.0.2.9']];

	it.each([
		[
			'192.0.2.1, 192.0.2.2\n\n 2001:db8::1 ',
			['192.0.2.1', '192.0.2.2', '2001:db8::1'],
			'192.0.2.1 192.0.2.2 2001:db8::1',
		],
		[RANGE, LIST, RANGE],
		['192.0.2.5 - 192.0.2.9', LIST, RANGE],
		['', [], ''],
		// Invalid ones change nothing.
		...['192.0.2.1\nbad', '192.0.2.1-2001:db8::1', '192.0.2.300', '1-2-3'].map(
			(invalid): [string, string[], string] => [invalid, ['198.51.100.1'], '198.51.100.1'],
		),
	])('written as %j is the list %j, and the firewall’s text %j', async (text, local, shared) => {
		await save({ jetpack_waf_ip_allow_list: '198.51.100.1' });
		expect((await save({ jetpack_protect_global_whitelist: text })).status).toBe(200);
		expect(await read('jetpack_protect_global_whitelist', 'jetpack_waf_ip_allow_list')).toEqual({
			jetpack_protect_global_whitelist: { local },
			jetpack_waf_ip_allow_list: shared,
		});
	});
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
		// An earlier key can unlock a later one.
		expect((await save({ has_jetpack_search_product: true, search: true })).status).toBe(200);
	});

	it('refuses names inherited from Object.prototype', async () => {
		const { body } = await save(JSON.parse('{"__proto__":1,"constructor":1,"toString":1}'));
		expect(body).toMatchObject({ message: 'Invalid options: __proto__, constructor, toString.' });
	});

	it('changes options that follow a module switch', async () => {
		await save({ markdown: true, 'gravatar-hovercards': false });
		await save({ 'gravatar-hovercards': true });
		expect(await read('wpcom_publish_posts_with_markdown', 'gravatar_disable_hovercards')).toEqual({
			wpcom_publish_posts_with_markdown: true,
			gravatar_disable_hovercards: 'enabled',
		});
	});

	it('refuses to save enable_odyssey_stats unchanged, without a reason', async () => {
		const { body } = await save({ enable_odyssey_stats: true });
		expect(body).toMatchObject({ code: 'some_updated', message: '' });
		expect((await save({ enable_odyssey_stats: false })).status).toBe(200);
	});

	it('checks the anti-spam key before saving it', async () => {
		const saveKey = (wordpress_api_key: string) => save({ wordpress_api_key });
		const { good, revoked } = SANDBOX_KEYS;
		expect((await saveKey(good)).body).toMatchObject({ code: 'some_updated' });
		await admin.post('plugins', { slug: 'akismet', status: 'active' });
		expect((await saveKey(good)).status).toBe(200);
		const { body } = await saveKey(revoked);
		expect(body).toMatchObject({ message: ' wordpress_api_key: Invalid Akismet key' });
		const key = 'wordpress_api_key';
		expect(await read(key, 'akismet')).toEqual({ [key]: good, akismet: true });
		expect((await saveKey('')).status).toBe(200);
		expect(await read(key)).toEqual({ [key]: '' });
	});
});
