/** @jest-environment node */
import type { Host } from '../app';
import { anonymous, as, form, HOUR, MINUTE, START, testHostWith, type Caller } from '../testing';

const PAGE = '/wp-admin/profile.php';
const NEW_PASSWORD = 'seven grey geese in a row';
let time: number;
let host: Host;
let editor: Caller;

beforeEach(async () => {
	time = START;
	host = await testHostWith({ scenario: ['connected'], now: () => time });
	editor = await as(host, 'editor');
});

const send = async (user: Caller, fields: Record<string, string>) => {
	const nonce = /name="_wpnonce" value="(\w+)"/.exec(await user.read(PAGE))?.[1] ?? '';
	const { headers, ...init } = form({ _wpnonce: nonce, current: 'editor', ...fields });
	return user.page(PAGE, { ...init, headers: { ...(headers as object), Cookie: user.cookie } });
};
const change = (more: Record<string, string> = {}) =>
	send(editor, { task: 'password', new: NEW_PASSWORD, ...more });
const logIn = async (name: string, password: string) =>
	(await anonymous(host, '/wp-login.php', form({ log: name, pwd: password }))).status;
const isLoggedIn = async (user: Caller) => (await user.page(PAGE)).status === 200;

describe('profile page', () => {
	it('changes the password, and leaves the user only a new session in this browser', async () => {
		const [elsewhere, other] = [await as(host, 'editor'), await as(host, 'author')];
		const changed = await change();
		expect([changed.status, changed.headers.get('Location')]).toEqual([303, `${PAGE}?done=password`]);
		for (const [user, isIn] of [
			[elsewhere, false],
			[editor, false],
			[other, true],
		] as const) {
			expect(await isLoggedIn(user)).toBe(isIn);
		}
		expect(await logIn('editor', 'editor')).toBe(401);
		expect(await logIn('editor', NEW_PASSWORD)).toBe(303);

		expect(changed.headers.get('Set-Cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
		const [cookie = ''] = (changed.headers.get('Set-Cookie') ?? '').split(';');
		const page = await editor.read(`${PAGE}?done=password`, { headers: { Cookie: cookie } });
		expect(page).toContain('Password changed. You’re logged out everywhere else.');
	});

	it.each([
		[{ new: 'sea otters' }, 400, 'Use at least 15 characters.'],
		[{ _wpnonce: '' }, 403, 'This page was open for too long. Try again.'],
		[{ _wpnonce: 'of another user' }, 403, 'This page was open for too long. Try again.'],
	])('refuses %j with a reason', async (fields, status, reason) => {
		const refused = await change(fields);
		expect(refused.status).toBe(status);
		expect(await refused.text()).toContain(reason);
		expect(await logIn('editor', 'editor')).toBe(303);
	});

	it('requires the current password, and blocks after ten wrong ones', async () => {
		for (let attempt = 0; attempt < 10; attempt++) {
			const wrong = await change({ current: 'wrong' });
			expect(wrong.status).toBe(401);
			expect(await wrong.text()).toContain('The password is incorrect.');
		}
		expect((await change()).status).toBe(429);
		time += 15 * MINUTE;
		expect((await change()).status).toBe(303);
	});

	it('lists sessions, and ends all others on request', async () => {
		time += HOUR;
		const elsewhere = await as(host, 'editor');
		time += 30 * MINUTE;
		await editor.read(PAGE);
		const list = (await editor.read(PAGE)).replace(/\s+/g, ' ');
		const [DAY, HERE] = ['Nov 20, 2026,', '(this browser) <'];
		expect(list).toContain(`Since ${DAY} 1:00 PM UTC, last used ${DAY} 1:00 PM UTC <`);
		expect(list).toContain(`Since ${DAY} 12:00 PM UTC, last used ${DAY} 1:30 PM UTC ${HERE}`);

		expect((await send(editor, { task: 'sessions', current: 'wrong' })).status).toBe(401);
		expect(await isLoggedIn(elsewhere)).toBe(true);
		const ended = await send(editor, { task: 'sessions' });
		expect(ended.headers.get('Location')).toBe(`${PAGE}?done=sessions`);
		expect([await isLoggedIn(elsewhere), await isLoggedIn(editor)]).toEqual([false, true]);
		expect(await editor.read(`${PAGE}?done=sessions`)).toContain('You’re logged out everywhere else.');
		expect(await editor.read(`${PAGE}?done=constructor`)).not.toContain('host-done');
	});
});

describe('first-password notice', () => {
	const FIRST = 'drawn-at-the-start-22';
	const NOTICE = 'You still use the password that was printed at the first start.';
	const PLUGINS = '/wp-admin/plugins.php';

	it('leads from every page but the dashboard to the password field, until it’s changed', async () => {
		host = await testHostWith({ accounts: { administratorPassword: FIRST } });
		const admin = await as(host, 'admin');
		for (const [path, link] of [
			[PLUGINS, PAGE],
			['/wp-admin/admin.php?page=my-jetpack', PAGE],
			[PAGE, '#password-new'],
		] as const) {
			const page = await admin.read(path);
			expect(page).toContain(NOTICE);
			expect(page).toContain(`<a href="${link}">choose your own</a>`);
		}
		expect(await admin.read(PAGE)).toContain('id="password-new"');
		expect(await admin.read('/wp-admin/admin.php?page=jetpack')).not.toContain('host-notice');

		await send(admin, { task: 'password', current: FIRST, new: NEW_PASSWORD });
		const again = await as(host, 'admin');
		expect(await again.read(PAGE)).not.toContain(NOTICE);
		expect(await again.read(PLUGINS)).not.toContain(NOTICE);
	});

	it('isn’t shown for the demo accounts', async () => {
		expect(await (await as(host, 'admin')).read(PAGE)).not.toContain(NOTICE);
	});
});
