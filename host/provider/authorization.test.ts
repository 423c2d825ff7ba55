/** @jest-environment node */
import type { Host } from '../app';
import {
	as,
	form,
	MINUTE,
	openWithClock,
	ORIGIN,
	START,
	type Caller,
	answerWith,
	authorizeUrl,
	decide,
	fieldsOf,
	goBack,
	registerAs,
} from '../testing';
import { findOrOpenAccount } from './accounts';

let host: Host;
let admin: Caller;
let pass: (ms: number) => void;

describe('provider authorization of a site', () => {
	beforeEach(async () => {
		({ host, admin, pass } = await openWithClock());
	});

	it('shows the site and the account, and keeps the from parameter', async () => {
		const url = await registerAs(admin, { from: 'banner' });
		const text = await admin.read(url);
		expect(new URL(url).searchParams.get('from')).toBe('banner');
		expect(text).toContain('Connect Example Site?');
		expect(text).toContain('admin@example.com');
	});

	it('refuses a request after ten minutes, with a link back', async () => {
		const url = await registerAs(admin);
		pass(10 * MINUTE);
		const page = await admin.page(url);
		expect(page.status).toBe(400);
		expect(await page.text()).toContain('href="/wp-admin/admin.php?page=jetpack"');
	});

	it('accepts only one decision per request', async () => {
		const url = await registerAs(admin);
		const fields = await fieldsOf(admin, url);
		await decide(admin, url, 'deny');
		expect((await admin.page(url)).status).toBe(400);
		const again = await admin.page('/provider/authorize', form({ ...fields, decision: 'approve' }));
		expect(again.status).toBe(400);
	});

	it.each([
		['secret', (text: string) => text.slice(0, -1) + (text.endsWith('a') ? 'b' : 'a')],
		['form_token', () => 'f'.repeat(32)],
		['redirect_uri', () => 'https://evil.test/wp-admin/admin.php'],
		['redirect_uri', () => `${ORIGIN}/wp-login.php`],
	])('refuses a decision with a changed %s', async (name, change) => {
		const fields = await fieldsOf(admin, await registerAs(admin));
		const changed = form({ ...fields, [name]: change(fields[name] ?? ''), decision: 'approve' });
		expect((await admin.page('/provider/authorize', changed)).status).toBe(400);
	});

	it('issues a callback that works once and for one user only', async () => {
		const { callback } = await decide(admin, await registerAs(admin), 'approve');
		const admin2 = await as(host, 'admin2');
		expect((await goBack(admin2, callback)).notices).toMatchObject({ errorCode: 'invalid_state' });
		expect((await goBack(admin, callback)).notices).toMatchObject({ messageCode: 'already_authorized' });
		expect((await admin2.get('connection')).body).toMatchObject({ isUserConnected: false });
	});

	it('keeps one account per email address, trimmed and in lowercase', async () => {
		await answerWith(admin, await registerAs(admin), { account: ' Admin@Example.com', decision: 'approve' });
		const accounts = await host.database.selectFrom('provider_accounts').selectAll().execute();
		expect(accounts).toMatchObject([{ email: 'admin@example.com' }]);
		const person = { email: 'ADMIN@example.com', login: 'admin', displayName: 'admin', now: START };
		expect(await findOrOpenAccount(host.database, person)).toMatchObject({ id: accounts[0]?.id });
	});
});

describe('provider authorization of a user', () => {
	beforeEach(async () => {
		({ host, admin } = await openWithClock('connected'));
	});

	it('issues a code that only its own user can redeem, and only once', async () => {
		const [editor, author] = [await as(host, 'editor'), await as(host, 'author')];
		const answer = await answerWith(editor, await authorizeUrl(editor), { decision: 'approve' });
		const callback = answer.headers.get('Location') ?? '';
		const own = new URL((await fieldsOf(author, await authorizeUrl(author))).redirect_uri ?? '');
		own.searchParams.set('code', new URL(callback).searchParams.get('code') ?? '');
		expect((await goBack(author, own.href)).notices).toMatchObject({ errorCode: 'invalid_token' });
		expect((await goBack(editor, callback)).notices).toMatchObject({ messageCode: 'linked' });
		await editor.post('connection/user', { linked: false });
		expect((await goBack(editor, callback)).notices).toMatchObject({ errorCode: 'invalid_token' });
		for (const user of [author, editor]) {
			expect((await user.get('connection')).body).toMatchObject({ isUserConnected: false });
		}
	});

	it.each(['admin2@example.com', 'Admin2@Example.com', 'ADMIN@example.com', 'nonsense'])(
		'doesn’t connect a user to another user’s account, or none: %s',
		async (account) => {
			const subscriber = await as(host, 'subscriber');
			const url = await authorizeUrl(subscriber);
			expect((await answerWith(subscriber, url, { account, decision: 'approve' })).status).toBe(400);
		},
	);

	it('connects another account if the user enters one', async () => {
		const editor = await as(host, 'editor');
		const more = { decision: 'approve', account: 'someone@example.org' };
		const answer = await answerWith(editor, await authorizeUrl(editor), more);
		await editor.page(answer.headers.get('Location') ?? '');
		expect((await editor.get('connection/data')).body).toMatchObject({
			currentUser: { isConnected: true, wpcomUser: { email: 'someone@example.org' } },
		});
	});

	it('returns with an error if it expired, and works on the next try', async () => {
		const editor = await as(host, 'editor');
		const { notices } = await decide(editor, await authorizeUrl(editor), 'expire');
		expect(notices).toMatchObject({ errorCode: 'invalid_request' });
		await decide(editor, await authorizeUrl(editor), 'approve');
		expect((await editor.get('connection')).body).toMatchObject({ isUserConnected: true });
	});
});
