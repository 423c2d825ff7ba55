/** @jest-environment node */
import type { Host } from './app';
import { permissionsOf } from './site/permissions';
import { findUserByLogin, type User } from './auth/users';
import { edition } from './catalog/edition';
import { stripTags } from './php';
import { keepMessages, readMessages } from './provider/messages';
import { rowNumber } from './pages/provider/layout';
import { readableIpList } from './site/ip-list';
import { updateSettings } from './site/update-settings';
import { as, form, open, ORIGIN, testHostWith, type Caller } from './testing';

/**
 * Long enough for a quadratic pattern to take a minute and a linear one milliseconds, even on a busy machine.
 */
const LONG = 300_000;
const MUCH_LESS = 10_000;

let host: Host;
let admin: Caller;

beforeEach(async () => {
	({ host, admin } = await open('connected', 'everything-on'));
});

/** The database, with a look at each query before it runs. */
const watched = (look: (kind: string) => void) =>
	host.database.withPlugin({
		transformQuery: ({ node }) => {
			look(node.kind);
			return node;
		},
		transformResult: ({ result }) => Promise.resolve(result),
	});

it('A settings update reads the site once, however many options it saves', async () => {
	let queries = 0;
	const switches = edition('jetpack-12').settings.filter(
		({ rule, module }) => rule === 'boolean' && module === 'wordads',
	);
	const values = Object.fromEntries(switches.map(({ key }) => [key, true]));
	const user = (await findUserByLogin(host.database, 'admin')) as User;
	const permissions = permissionsOf((await host.site()).value, user);
	const update = { sent: values, values, user, permissions };
	expect(
		(
			await updateSettings(
				watched(() => (queries += 1)),
				update,
				'',
			)
		).refused,
	).toEqual([]);
	expect(switches.length).toBeGreaterThan(8);
	// Four for the site, and one for each option.
	expect(queries).toBe(4 + switches.length);
});

it('A module that’s activated four thousand times over is stored once', async () => {
	const { version } = await host.site();
	const modules = Array<string>(4000).fill('photon');
	expect((await admin.post('module/all/active', { modules })).status).toBe(200);
	expect((await host.site()).version).toBe(version + 1);
});

describe('fifty events in one request', () => {
	const EVENTS = Array.from({ length: 50 }, (_, index) => ({
		kind: 'event' as const,
		name: `jetpack_event_${index}`,
		body: {},
	}));

	it('cost as many queries as a single event', async () => {
		const costs: number[] = [];
		for (const events of [EVENTS.slice(0, 1), EVENTS]) {
			let queries = 0;
			await keepMessages(
				watched(() => (queries += 1)),
				events,
				1,
			);
			costs.push(queries);
		}
		expect(costs).toEqual([2, 2]);
		expect(await readMessages(host.database, 'event', 100)).toHaveLength(51);
	});

	it('are stored together or not at all', async () => {
		const failing = watched((kind) => {
			if (kind === 'SelectQueryNode') {
				throw new Error('The database is gone.');
			}
		});
		await expect(keepMessages(failing, EVENTS, 1)).rejects.toThrow('The database is gone.');
		expect(await readMessages(host.database, 'event', 100)).toEqual([]);
	});
});

describe('permission to write posts', () => {
	const WRITERS = ['editor', 'author', 'contributor'];
	const OTHERS = {
		jetpack_waf_ip_allow_list: '127.0.0.1',
		jetpack_protect_key: 'X',
		google: 'X',
		roles: ['administrator', 'subscriber'],
		onboarding: { siteTitle: 'Owned' },
		custom: { sharing_name: 'X', sharing_url: 'https://x.test', sharing_icon: 'https://x.test/x.png' },
		carousel_display_exif: true,
		wordads_custom_adstxt: 'X',
	};

	it.each(WRITERS)('grants %s no settings besides post by email, in whatever request', async (login) => {
		const caller = await as(host, login);
		const before = (await admin.get('settings')).body;
		const { status, body } = await caller.post('settings', { post_by_email_address: 'noop', ...OTHERS });
		const { code, message } = body as { code: string; message: string };
		expect([status, code]).toEqual([400, 'some_updated']);
		Object.keys(OTHERS).forEach((key) => expect(message).toContain(`${key}: You do not have`));

		const verification = { post_by_email_address: 'noop', bing: 'X' };
		expect((await caller.post('module/verification-tools', verification)).status).toBe(403);
		expect((await caller.post('module/post-by-email', {})).status).toBe(200);
		expect((await admin.get('settings')).body).toEqual(before);
	});

	it('grants no more than 200 options at once, and nothing in offline mode or to subscribers', async () => {
		const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, 1]));
		const email = { post_by_email_address: 'noop' };
		const [contributor, subscriber] = [await as(host, 'contributor'), await as(host, 'subscriber')];
		for (const path of ['settings', 'module/post-by-email']) {
			expect((await subscriber.post(path, email)).status).toBe(403);
			expect(await contributor.post(path, { ...email, ...many })).toMatchObject({
				status: 400,
				body: { code: 'rest_invalid_param', message: 'At most 200 options can be saved at once.' },
			});
		}
		await host.applyScenarios('offline-constant');
		for (const path of ['settings', 'module/post-by-email']) {
			expect((await contributor.post(path, email)).status).toBe(403);
		}
	});
});

describe('very long text', () => {
	it.each([
		['stripped of tags', () => stripTags('<'.repeat(LONG))],
		['split into IP addresses', () => readableIpList(' '.repeat(LONG))],
		['split into IP addresses at spaces', () => readableIpList(' -'.repeat(LONG))],
		['split into IP addresses at hyphens', () => readableIpList('-'.repeat(LONG))],
	])('is %s in linear time', (_, work) => {
		const startedAt = performance.now();
		work();
		expect(performance.now() - startedAt).toBeLessThan(MUCH_LESS);
	});

	it.each([
		[' a <b>c</b> < d > e <f ', 'a c  e'],
		['<a <b> c', 'c'],
	])('like %j, without tags, is %j', (text, plain) => {
		expect(stripTags(text)).toBe(plain);
	});

	it('like a list of IP addresses is read as written', () => {
		expect(readableIpList('10.0.0.1 \t-  10.0.0.9, ::1;10.0.0.20-10.0.0.30\n- 10.0.0.40')).toEqual([
			...['10.0.0.1 - 10.0.0.9', '::1', '10.0.0.20 - 10.0.0.30'],
		]);
	});
});

it.each(['constructor', 'toString', '__proto__', 'valueOf'])(
	'The inherited name %s is no page, message or sharing service',
	async (name) => {
		expect(await admin.read(`/wp-admin/${name}`)).toContain('Another page');
		expect(await admin.read(`/provider/plans?done=${name}`)).not.toContain('role="status"');
		expect((await admin.post('settings', { sharing_delete_service: name })).status).toBe(400);
	},
);

it.each(['NaN', '3000000000', '-1', '1e3', '0x1', '1.5', ''])(
	'The row number “%s” falls back to 0',
	async (id) => {
		expect((await admin.page('/provider/scan', form({ action: 'fix', id }))).status).toBe(303);
		expect((await admin.page('/provider/purchases', form({ action: 'refund', id }))).status).toBe(303);
		// PostgreSQL refuses numbers beyond 32 bits, and Number reads 0x1 as 1.
		expect(rowNumber(id)).toBe(0);
		expect(rowNumber('2147483647')).toBe(2_147_483_647);
	},
);

it.each<[string, string, Record<string, string>, number]>([
	['another site', ORIGIN, { 'Sec-Fetch-Site': 'cross-site' }, 200],
	['another port', ORIGIN, { 'Sec-Fetch-Site': 'same-site' }, 200],
	['here', ORIGIN, { 'Sec-Fetch-Site': 'same-origin' }, 302],
	['the address bar', ORIGIN, { 'Sec-Fetch-Site': 'none' }, 302],
	['a program', ORIGIN, {}, 302],
	['anywhere, over http', 'http://site.test', {}, 200],
	[
		'the login',
		ORIGIN,
		{ 'Sec-Fetch-Site': 'same-origin', Referer: `${ORIGIN}/wp-login.php?redirect_to=x` },
		200,
	],
])('A coupon link from %s is followed at once only from here', async (_, origin, headers, status) => {
	const site = await testHostWith({ origin, scenario: ['connected'] });
	const { cookie } = await site.signIn('admin');
	const load = (path: string) =>
		site.fetch(new Request(origin + path, { headers: { ...headers, Cookie: cookie } }));
	const LINK = '/wp-admin/admin.php?page=jetpack&jetpack-partner-coupon=IONOS_IONA_SANDBOX1';
	const coupon = async () => (await site.site()).value.facts.partnerCoupon || null;
	const page = await load(LINK);
	expect(page.status).toBe(status);
	expect(await coupon()).toBe(status === 302 ? 'IONOS_IONA_SANDBOX1' : null);
	if (status === 200) {
		const text = await page.text();
		expect(text).toContain('Use this coupon?');
		const [, link = ''] = /href="([^"]*_wpnonce=[^"]*)"/.exec(text) ?? [];
		expect((await load(link.replaceAll('&amp;', '&'))).status).toBe(302);
		expect(await coupon()).toBe('IONOS_IONA_SANDBOX1');
	}
});

it('A form that doesn’t say where it’s from needs its nonce', async () => {
	const page = await admin.read('/provider/scan');
	const [, nonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(page) ?? [];
	for (const [_wpnonce, status] of [
		['', 403],
		[nonce, 303],
	] as const) {
		const body = new URLSearchParams({ action: 'scan', _wpnonce });
		expect((await admin.page('/provider/scan', { method: 'POST', body })).status).toBe(status);
	}
	// A nonce doesn't belong in a URL.
	const checkout = await admin.read('/provider/checkout?product=jetpack_scan');
	expect(/<form method="get".*?<\/form>/s.exec(checkout)?.[0]).not.toContain('_wpnonce');
});

it('An aborted request logs a single failure', async () => {
	const lines: string[] = [];
	const logging = await testHostWith({ log: (line) => lines.push(line) });
	const controller = new AbortController();
	const body = new ReadableStream({
		pull: (stream) => {
			controller.abort();
			stream.error(new Error('aborted'));
		},
	});
	const init = { method: 'POST', body, duplex: 'half', signal: controller.signal };
	await logging.fetch(new Request(`${ORIGIN}/wp-login.php`, init as RequestInit));
	expect(lines.filter((line) => line.includes('failed'))).toEqual([
		expect.stringMatching(/^\S+ POST \/wp-login\.php failed: broken off by the client$/),
	]);
});
