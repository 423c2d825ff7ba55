/** @jest-environment node */
import type { Host } from '../app';
import { anonymous, as, form, json, open, ORIGIN, type Caller } from '../testing';

let host: Host;
let admin: Caller;

beforeEach(async () => {
	({ host, admin } = await open('stats-on'));
});

const PAGES = [
	...['plans', 'checkout?product=jetpack_scan', 'purchases', 'licenses', 'offers', 'backup', 'scan'],
	...['credentials', 'keys', 'events'],
];

it.each(PAGES)('provider page %s admits administrators only, and links back', async (name) => {
	const path = `/provider/${name}`;
	const visitor = await anonymous(host, path);
	expect(visitor.headers.get('Location')).toBe(`/wp-login.php?redirect_to=${encodeURIComponent(path)}`);
	expect((await (await as(host, 'editor')).page(path)).status).toBe(403);

	const page = await admin.page(
		`${path}${path.includes('?') ? '&' : '?'}redirect_to=admin.php%3Fpage%3Dstats`,
	);
	expect(page.status).toBe(200);
	const text = await page.text();
	expect(text).toContain(`href="${ORIGIN}/wp-admin/admin.php?page=stats"`);
	expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
});

describe('redirects', () => {
	const back = `${ORIGIN}/wp-admin/admin.php?jp-react-redirect=product-purchased`;

	it.each([
		['source=jetpack-plans&site=127.0.0.1', 'plans'],
		['source=plans-main-top-monthly', 'plans'],
		['source=calypso-purchases', 'purchases'],
		['source=calypso-activity-log', 'backup'],
		['source=calypso-scanner', 'scan'],
		['source=jetpack-backup-dash-credentials', 'credentials'],
		[
			`source=jetpack-recommendations-product-checkout&path=jetpack_scan&query=${encodeURIComponent(`coupon=ABC&redirect_to=${encodeURIComponent(back)}`)}`,
			`checkout?${new URLSearchParams({ product: 'jetpack_scan', coupon: 'ABC', redirect_to: back })}`,
		],
	])('%s leads to %s', async (query, target) => {
		const answer = await admin.page(`/provider/redirect/?${query}`);
		const { pathname, search } = new URL(answer.headers.get('Location') ?? '', ORIGIN);
		expect(pathname + (target.includes('?') ? search : '')).toBe(`/provider/${target}`);
	});

	it('show an external target with its parameters escaped', async () => {
		const text = await admin.read('/provider/redirect/?source=jetpack-support&site=a.test&anchor=%3Cb%3E');
		expect(text).toContain('jetpack-support');
		expect(text).toContain('&lt;b&gt;');
	});
});

describe('Google popup', () => {
	it('returns a keyring that verifies the site, through an external script', async () => {
		const { externalServicesConnectUrls: links } = (await host.bootstrap('admin')).Initial_State;
		const { google_site_verification: link = '' } = links as Record<string, string>;
		expect((await admin.page(link)).headers.get('Location')).toBe('/provider/google');
		const page = await admin.read('/provider/google', form({ decision: 'allow' }));
		const keyring = Number(/data-keyring="(\d+)"/.exec(page)?.[1]);

		expect(page).toContain('<script src="/provider/popup.js"></script>');
		expect(await admin.read('/provider/popup.js')).toContain('postMessage');
		expect((await admin.get(`verify-site/google/${keyring}`)).body).toMatchObject({
			verified: false,
			token: expect.stringMatching(/^[\w-]{43}$/) as string,
		});
		const { body } = await admin.post('verify-site/google', { keyring_id: keyring });
		expect(body).toMatchObject({ verified: true });
		expect((await admin.get('verify-site/google')).body).toMatchObject({ verified: true, token: '' });
	});

	it('returns no keyring if the user denies access', async () => {
		const page = await admin.read('/provider/google', form({ decision: 'deny' }));
		expect(page).toContain('data-keyring="0"');
		const { body } = await admin.post('verify-site/google', { keyring_id: 5 });
		expect(body).toMatchObject({ code: 'no_token_for_user' });
	});
});

const HERE = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' };
const messages = () => host.database.selectFrom('provider_messages').selectAll().execute();

describe('events', () => {
	const click = { name: 'jetpack_wpa_click', properties: { target: '<masthead>' } };
	const send = (body: unknown) => admin.page('/provider/events', json(body, HERE));

	it('are stored and listed', async () => {
		expect((await send({ events: [click, { name: 'akismet_view' }] })).status).toBe(202);
		const text = await admin.read('/provider/events');
		['jetpack_wpa_click', 'akismet_view', '&lt;masthead&gt;'].forEach((part) => expect(text).toContain(part));
	});

	it.each([
		[{ events: [click, { name: 'other_event' }] }, 400],
		[{ events: [{ name: 'jetpack_x', properties: [] }] }, 400],
		[{ events: [{ name: 5 }] }, 400],
		[{ events: [null] }, 400],
		[[click], 400],
		[{ events: [{ name: 'jetpack_x', properties: { text: 'x'.repeat(70_000) } }] }, 413],
		[{ events: Array.from({ length: 51 }, () => ({ name: 'jetpack_x' })) }, 400],
	])('are all refused if the request is invalid', async (body, status) => {
		expect((await send(body)).status).toBe(status);
		expect(await messages()).toEqual([]);
	});

	it('are refused from other sites and from visitors', async () => {
		const foreign = json({ events: [click] }, { Origin: 'https://evil.test' });
		expect((await admin.page('/provider/events', foreign)).status).toBe(403);
		expect((await anonymous(host, '/provider/events', json({ events: [click] }, HERE))).status).toBe(401);
	});
});

describe('exit survey', () => {
	const SURVEY = '/provider/wpcom/v2/marketing/feedback-survey';
	const answers = {
		survey_id: 'jetpack-plugin-disconnect',
		survey_responses: { 'why-cancel': { response: 'troubleshooting', text: null } },
	};
	const send = (body: unknown) => admin.page(SURVEY, json(body, HERE));

	it('is stored without changing the data version', async () => {
		const { version } = await host.site();
		const answer = await send(answers);
		expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
		expect(await admin.read('/provider/events')).toContain('troubleshooting');
		expect((await host.site()).version).toBe(version);
	});

	it('accepts logged-in users only, and at most twenty responses in a row', async () => {
		expect((await anonymous(host, SURVEY, json(answers, HERE))).status).toBe(401);
		const statuses = [];
		for (let count = 0; count < 22; count++) {
			statuses.push((await send(answers)).status);
		}
		expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
		expect(await messages()).toHaveLength(20);
	});

	it('is refused if it’s empty, too long or nested too deeply', async () => {
		const nested = `{"survey_id":"x","survey_responses":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}`;
		expect((await send({})).status).toBe(400);
		expect((await admin.page(SURVEY, { ...json({}, HERE), body: nested })).status).toBe(400);
		expect((await send({ ...answers, text: 'x'.repeat(9000) })).status).toBe(413);
	});
});

it('Anti-spam keys can be issued and revoked on their page', async () => {
	await host.applyScenarios('akismet-no-key');
	await admin.page('/provider/keys', form({}));
	const key = /<code>([0-9a-f]{12})<\/code>, valid/.exec(await admin.read('/provider/keys'))?.[1] ?? '';
	const check = async () => (await admin.post('module/akismet/key/check', { api_key: key })).body;
	expect(await check()).toEqual({ validKey: true });
	await admin.page('/provider/keys', form({ key }));
	expect(await check()).toEqual({ validKey: false });
});

it('Placeholder pages show the site’s views, or explain what they show on a full site', async () => {
	const { body } = await admin.get('module/stats/data');
	const { stats } = (body as { general: { stats: { views: number } } }).general;
	const STATS = '/wp-admin/admin.php?page=stats';
	expect(await admin.read(STATS)).toContain(`<dd>${stats.views}</dd>`);
	expect((await (await as(host, 'subscriber')).page(STATS)).status).toBe(403);
	for (const name of ['my-jetpack', 'akismet-key-config', 'jetpack-boost', 'jetpack-search']) {
		expect(await admin.read(`/wp-admin/admin.php?page=${name}`)).toContain('On a full site, ');
	}
});
