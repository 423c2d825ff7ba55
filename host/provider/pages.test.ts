/** @jest-environment node */
import type { Host } from '../app';
import { anonymous, as, form, ORIGIN, testHost, type Caller } from '../testing';
import { decide, fieldsOf } from '../testing-connection';
import { unpackNotices } from '../bootstrap/state-notices';

let host: Host;
let admin: Caller;

beforeEach(async () => {
	host = await testHost('stats-on');
	admin = await as(host, 'admin');
});

afterEach(() => host.close());

const PAGES = [
	'plans', 'checkout?product=jetpack_scan', 'purchases', 'licenses', 'offers', 'backup', 'scan', 'credentials', 'keys', 'events',
]; // prettier-ignore

describe.each(PAGES)('provider page %s', (path) => {
	it('admits administrators only, and links back to the requested page', async () => {
		const visitor = await anonymous(host, `/provider/${path}`);
		expect([visitor.status, visitor.headers.get('Location')]).toEqual([
			302,
			`/wp-login.php?redirect_to=${encodeURIComponent(`/provider/${path}`)}`,
		]);
		expect((await (await as(host, 'editor')).page(`/provider/${path}`)).status).toBe(403);

		const join = path.includes('?') ? '&' : '?';
		const page = await admin.page(`/provider/${path}${join}redirect_to=admin.php%3Fpage%3Dstats`);
		expect(page.status).toBe(200);
		const text = await page.text();
		expect(text).toContain(`href="${ORIGIN}/wp-admin/admin.php?page=stats"`);
		expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
	});
});

describe('redirects', () => {
	it.each([
		['jetpack-plans', '/provider/plans'],
		['plans-main-top-monthly', '/provider/plans'],
		['calypso-purchases', '/provider/purchases'],
		['calypso-activity-log', '/provider/backup'],
		['calypso-scanner', '/provider/scan'],
		['jetpack-backup-dash-credentials', '/provider/credentials'],
	])('%s leads to %s', async (source, target) => {
		const answer = await admin.page(`/provider/redirect/?source=${source}&site=127.0.0.1`);

		expect(new URL(answer.headers.get('Location') ?? '', ORIGIN).pathname).toBe(target);
	});

	it('pass product, coupon and return URL to the checkout', async () => {
		const back = `${ORIGIN}/wp-admin/admin.php?jp-react-redirect=product-purchased`;
		const query = new URLSearchParams({
			source: 'jetpack-recommendations-product-checkout',
			path: 'jetpack_scan',
			query: `coupon=ABC&redirect_to=${encodeURIComponent(back)}`,
		});
		const answer = await admin.page(`/provider/redirect/?${query}`);

		expect(Object.fromEntries(new URL(answer.headers.get('Location') ?? '', ORIGIN).searchParams)).toEqual({
			product: 'jetpack_scan',
			coupon: 'ABC',
			redirect_to: back,
		});
	});

	it('show an external target with its parameters escaped', async () => {
		const text = await (
			await admin.page('/provider/redirect/?source=jetpack-support&site=a.test&anchor=%3Cb%3E')
		).text();

		expect(text).toContain('jetpack-support');
		expect(text).toContain('&lt;b&gt;');
	});
});

describe('Google popup', () => {
	it('opens from the bootstrap object’s link', async () => {
		const { externalServicesConnectUrls: links } = (await host.bootstrap('admin')).Initial_State;
		const { google_site_verification: link = '' } = links as Record<string, string>;

		expect((await admin.page(link)).headers.get('Location')).toBe('/provider/google');
	});

	it('returns a keyring that verifies the site, through an external script', async () => {
		const page = await (await admin.page('/provider/google', form({ decision: 'allow' }))).text();
		const keyring = Number(/data-keyring="(\d+)"/.exec(page)?.[1]);

		expect(page).toContain('<script src="/provider/popup.js"></script>');
		expect(await (await admin.page('/provider/popup.js')).text()).toContain('postMessage');
		const status = (await admin.get(`verify-site/google/${keyring}`)).body as { token: string };
		expect(status).toMatchObject({ verified: false, token: expect.stringMatching(/^[\w-]{43}$/) as string });
		expect((await admin.post('verify-site/google', { keyring_id: keyring })).body).toMatchObject({
			verified: true,
		});
		expect((await admin.get('verify-site/google')).body).toMatchObject({ verified: true, token: '' });
	});

	it('returns no keyring if the user denies access', async () => {
		const page = await (await admin.page('/provider/google', form({ decision: 'deny' }))).text();

		expect(page).toContain('data-keyring="0"');
		expect((await admin.post('verify-site/google', { keyring_id: 5 })).body).toMatchObject({
			code: 'no_token_for_user',
		});
	});
});

const json = (body: unknown): RequestInit => ({
	method: 'POST',
	body: JSON.stringify(body),
	headers: { 'Content-Type': 'application/json', Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' },
});

describe('events', () => {
	const click = { name: 'jetpack_wpa_click', properties: { target: '<masthead>' } };

	it('are stored and listed', async () => {
		const events = [click, { name: 'akismet_view' }];
		expect((await admin.page('/provider/events', json({ events }))).status).toBe(202);

		const text = await (await admin.page('/provider/events')).text();
		expect(text).toContain('jetpack_wpa_click');
		expect(text).toContain('akismet_view');
		expect(text).toContain('&lt;masthead&gt;');
	});

	it.each([
		[{ events: [click, { name: 'other_event' }] }, 400],
		[{ events: [{ name: 'jetpack_x', properties: [] }] }, 400],
		[{ events: [{ name: 5 }] }, 400],
		[{ events: [null] }, 400],
		[click, 400],
		[[click], 400],
		[{ events: [{ name: 'jetpack_x', properties: { text: 'x'.repeat(70_000) } }] }, 413],
		[{ events: Array.from({ length: 51 }, () => ({ name: 'jetpack_x' })) }, 400],
	])('are all refused if the request is invalid', async (body, status) => {
		expect((await admin.page('/provider/events', json(body))).status).toBe(status);
		expect(await host.database.selectFrom('provider_messages').selectAll().execute()).toEqual([]);
	});

	it('are refused from other sites and from visitors', async () => {
		const foreign = json({ events: [click] });
		const headers = { 'Content-Type': 'application/json', Origin: 'https://evil.test' };

		expect((await admin.page('/provider/events', { ...foreign, headers })).status).toBe(403);
		expect((await anonymous(host, '/provider/events', json({ events: [click] }))).status).toBe(401);
	});
});

describe('exit survey', () => {
	it('is stored and returns success', async () => {
		const survey = {
			site_id: 1,
			user_id: 2,
			survey_id: 'jetpack-plugin-disconnect',
			survey_responses: { 'why-cancel': { response: 'troubleshooting', text: null } },
		};
		const answer = await admin.page('/provider/wpcom/v2/marketing/feedback-survey', json(survey));

		expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
		expect(await (await admin.page('/provider/events')).text()).toContain('troubleshooting');
		expect((await admin.page('/provider/wpcom/v2/marketing/feedback-survey', json({}))).status).toBe(400);
	});

	const SURVEY = '/provider/wpcom/v2/marketing/feedback-survey';
	const answers = { survey_id: 'jetpack-plugin-disconnect', survey_responses: {} };

	it('accepts logged-in users only, and at most twenty responses in a row', async () => {
		expect((await anonymous(host, SURVEY, json(answers))).status).toBe(401);
		const statuses = [];
		for (let count = 0; count < 22; count++) {
			statuses.push((await admin.page(SURVEY, json(answers))).status);
		}
		expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
		expect(await host.database.selectFrom('provider_messages').selectAll().execute()).toHaveLength(20);
	});

	it('is refused if it’s too long or nested too deeply', async () => {
		const nested = `{"survey_id":"x","survey_responses":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}`;
		expect((await admin.page(SURVEY, { ...json({}), body: nested })).status).toBe(400);
		const long = { ...answers, text: 'x'.repeat(9000) };
		expect((await admin.page(SURVEY, json(long))).status).toBe(413);
	});

	it('doesn’t change the data version', async () => {
		const { version } = await host.site();
		await admin.page(SURVEY, json(answers));
		expect((await host.site()).version).toBe(version);
	});
});

describe('authorization', () => {
	const authorizeUrl = async (caller: Caller) =>
		((await caller.get('connection/authorize_url?no_iframe=1')).body as { authorizeUrl: string })
			.authorizeUrl;
	const answerWith = async (caller: Caller, more: Record<string, string>) => {
		const url = await authorizeUrl(caller);
		const fields = await fieldsOf(caller, url);
		return caller.page('/provider/authorize', form({ ...fields, ...more }));
	};

	it('connects another account if the user enters one', async () => {
		const editor = await as(host, 'editor');
		const answer = await answerWith(editor, { decision: 'approve', account: 'someone@example.org' });
		await editor.page(answer.headers.get('Location') ?? '');

		expect((await editor.get('connection/data')).body).toMatchObject({
			currentUser: { isConnected: true, wpcomUser: { email: 'someone@example.org' } },
		});
	});

	it('refuses another user’s account and an invalid one', async () => {
		const editor = await as(host, 'editor');

		expect((await answerWith(editor, { decision: 'approve', account: 'admin@example.com' })).status).toBe(
			400,
		);
		expect((await answerWith(editor, { decision: 'approve', account: 'nonsense' })).status).toBe(400);
	});

	it('returns with an error if it expired, and works on the next try', async () => {
		const editor = await as(host, 'editor');
		const answer = await answerWith(editor, { decision: 'expire' });
		const back = await editor.page(answer.headers.get('Location') ?? '');
		const cookie = /jetpack_state=([\w-]*)/.exec(back.headers.get('Set-Cookie') ?? '')?.[1];

		expect(unpackNotices(cookie)).toMatchObject({ errorCode: 'invalid_request' });
		await decide(editor, await authorizeUrl(editor), 'approve');
		expect((await editor.get('connection')).body).toMatchObject({ isUserConnected: true });
	});
});

describe('anti-spam keys', () => {
	it('can be issued and revoked on their page', async () => {
		await host.applyScenarios('akismet-no-key');
		await admin.page('/provider/keys', form({}));
		const page = await (await admin.page('/provider/keys')).text();
		const key = /<code>([0-9a-f]{12})<\/code>, valid/.exec(page)?.[1] ?? '';
		const check = async () => (await admin.post('module/akismet/key/check', { api_key: key })).body;
		expect(await check()).toEqual({ validKey: true });

		await admin.page('/provider/keys', form({ key }));

		expect(await check()).toEqual({ validKey: false });
	});
});

describe('placeholder pages', () => {
	it('show the site’s views on the stats page, but not to subscribers', async () => {
		const { body } = await admin.get('module/stats/data');
		const { stats } = (body as { general: { stats: { views: number } } }).general;

		expect(await (await admin.page('/wp-admin/admin.php?page=stats')).text()).toContain(
			`<dd>${stats.views}</dd>`,
		);
		expect((await (await as(host, 'subscriber')).page('/wp-admin/admin.php?page=stats')).status).toBe(403);
	});

	it.each(['my-jetpack', 'akismet-key-config', 'jetpack-boost', 'jetpack-search'])(
		'explain what %s shows on a full site',
		async (name) => {
			const page = await admin.page(`/wp-admin/admin.php?page=${name}`);

			expect(page.status).toBe(200);
			expect(await page.text()).toContain('On a full site, ');
		},
	);
});
