/** @jest-environment node */
import type { Host } from '../app';
import { unpackNotices } from '../bootstrap/state-notices';
import { decide, fieldsOf, registerAs } from '../testing-connection';
import { as, form, ORIGIN, START, testHostWith, type Caller } from '../testing';
import { findOrOpenAccount } from './accounts';

const MINUTE = 60 * 1000;

let time = START;
let host: Host;

beforeEach(async () => {
	time = START;
	host = await testHostWith({ now: () => time });
});

afterEach(() => host.close());

describe('provider authorization', () => {
	it('shows the site and the account, and keeps the from parameter', async () => {
		const admin = await as(host, 'admin');
		const url = await registerAs(admin, { from: 'banner' });
		const text = await (await admin.page(url)).text();

		expect(new URL(url).searchParams.get('from')).toBe('banner');
		expect(text).toContain('Connect Example Site?');
		expect(text).toContain('admin@example.com');
	});

	it('refuses a request after ten minutes, with a link back', async () => {
		const admin = await as(host, 'admin');
		const url = await registerAs(admin);
		time += 10 * MINUTE;
		const page = await admin.page(url);

		expect(page.status).toBe(400);
		expect(await page.text()).toContain('href="/wp-admin/admin.php?page=jetpack"');
	});

	it('accepts only one decision per request', async () => {
		const admin = await as(host, 'admin');
		const url = await registerAs(admin);
		const fields = await fieldsOf(admin, url);
		await decide(admin, url, 'deny');

		expect((await admin.page(url)).status).toBe(400);
		expect((await admin.page('/provider/authorize', form({ ...fields, decision: 'approve' }))).status).toBe(
			400,
		);
	});

	it.each([
		['secret', (text: string) => text.slice(0, -1) + (text.endsWith('a') ? 'b' : 'a')],
		['form_token', () => 'f'.repeat(32)],
		['redirect_uri', () => 'https://evil.test/wp-admin/admin.php'],
		['redirect_uri', () => `${ORIGIN}/wp-login.php`],
	])('refuses a decision with a changed %s', async (name, change) => {
		const admin = await as(host, 'admin');
		const fields = await fieldsOf(admin, await registerAs(admin));
		const answer = await admin.page(
			'/provider/authorize',
			form({ ...fields, [name]: change(fields[name] ?? ''), decision: 'approve' }),
		);

		expect(answer.status).toBe(400);
	});

	it('issues a callback that works once and for one user only', async () => {
		const admin = await as(host, 'admin');
		const { callback } = await decide(admin, await registerAs(admin), 'approve');
		const admin2 = await as(host, 'admin2');
		const stolen = await admin2.page(callback);

		expect(
			unpackNotices(/jetpack_state=([\w-]*)/.exec(stolen.headers.get('Set-Cookie') ?? '')?.[1]),
		).toMatchObject({
			errorCode: 'invalid_state',
		});
		const again = await admin.page(callback);
		expect(
			unpackNotices(/jetpack_state=([\w-]*)/.exec(again.headers.get('Set-Cookie') ?? '')?.[1]),
		).toMatchObject({
			messageCode: 'already_authorized',
		});
		expect((await admin2.get('connection')).body).toMatchObject({ isUserConnected: false });
	});

	it('issues a code that only its own user can redeem', async () => {
		const connected = await testHostWith({ scenario: ['connected'], now: () => time });
		const [editor, author] = [await as(connected, 'editor'), await as(connected, 'author')];
		const urlOf = async (caller: Caller) =>
			((await caller.get('connection/authorize_url?no_iframe=1')).body as { authorizeUrl: string })
				.authorizeUrl;
		const answer = await editor.page(
			'/provider/authorize',
			form({ ...(await fieldsOf(editor, await urlOf(editor))), decision: 'approve' }),
		);
		const code = new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? '';
		const own = new URL((await fieldsOf(author, await urlOf(author))).redirect_uri ?? '');
		own.searchParams.set('code', code);
		const stolen = await author.page(own.href);

		expect(code).not.toBe('');
		expect(
			unpackNotices(/jetpack_state=([\w-]*)/.exec(stolen.headers.get('Set-Cookie') ?? '')?.[1]),
		).toMatchObject({ errorCode: 'invalid_token' });
		expect((await author.get('connection')).body).toMatchObject({ isUserConnected: false });
		await connected.close();
	});

	it.each(['admin2@example.com', 'Admin2@Example.com', 'ADMIN@example.com'])(
		'doesn’t connect a user to another user’s account: %s',
		async (account) => {
			const connected = await testHostWith({ scenario: ['connected'], now: () => time });
			const subscriber = await as(connected, 'subscriber');
			const { body } = await subscriber.get('connection/authorize_url?no_iframe=1');
			const fields = await fieldsOf(subscriber, (body as { authorizeUrl: string }).authorizeUrl);
			const answer = await subscriber.page(
				'/provider/authorize',
				form({ ...fields, account, decision: 'approve' }),
			);

			expect(answer.status).toBe(400);
			await connected.close();
		},
	);

	it('stores an account’s email address trimmed and in lowercase', async () => {
		const admin = await as(host, 'admin');
		const fields = await fieldsOf(admin, await registerAs(admin));
		await admin.page(
			'/provider/authorize',
			form({ ...fields, account: ' Admin@Example.com', decision: 'approve' }),
		);
		const accounts = await host.database.selectFrom('provider_accounts').select('email').execute();

		expect(accounts).toEqual([{ email: 'admin@example.com' }]);
	});

	it('opens no second account for an email address stored with capitals', async () => {
		const open = (email: string) =>
			findOrOpenAccount(host.database, { email, login: 'admin', displayName: 'admin', now: time });
		const { id } = await open('Admin@Example.com');
		expect((await open('admin@example.com')).id).toBe(id);
	});
});
