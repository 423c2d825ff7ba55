/** @jest-environment node */
import type { Host } from '../app';
import { anonymous, as, form, ORIGIN, START, testHostWith, type Caller } from '../testing';

const PAGE = '/wp-admin/profile.php';
const NEW_PASSWORD = 'seven grey geese in a row';

describe('profile page', () => {
	let time = START;
	let host: Host;
	let editor: Caller;

	beforeEach(async () => {
		time = START;
		host = await testHostWith({ scenario: ['connected'], now: () => time });
		editor = await as(host, 'editor');
	});

	afterEach(() => host.close());

	const read = async (user: Caller, path = PAGE) => (await user.page(path)).text();
	const send = async (user: Caller, fields: Record<string, string>) => {
		const nonce = /name="_wpnonce" value="(\w+)"/.exec(await read(user))?.[1] ?? '';
		const { headers, ...init } = form({ _wpnonce: nonce, current: 'editor', ...fields });
		return user.page(PAGE, { ...init, headers: { ...(headers as object), Cookie: user.cookie } });
	};
	const logIn = (name: string, password: string) =>
		anonymous(host, '/wp-login.php', form({ log: name, pwd: password }));
	const isLoggedIn = async (user: Caller) => (await user.page(PAGE)).status === 200;

	it('changes the password and ends the user’s other sessions', async () => {
		const elsewhere = await as(host, 'editor');
		const other = await as(host, 'author');
		const changed = await send(editor, { task: 'password', new: NEW_PASSWORD });

		expect(changed.status).toBe(303);
		expect(changed.headers.get('Location')).toBe(`${PAGE}?done=password`);
		expect(await isLoggedIn(elsewhere)).toBe(false);
		expect(await isLoggedIn(other)).toBe(true);
		expect((await logIn('editor', 'editor')).status).toBe(401);
		expect((await logIn('editor', NEW_PASSWORD)).status).toBe(303);
	});

	it('starts a new session in this browser after a password change', async () => {
		const changed = await send(editor, { task: 'password', new: NEW_PASSWORD });
		const [cookie = ''] = (changed.headers.get('Set-Cookie') ?? '').split(';');

		expect(changed.headers.get('Set-Cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
		expect(await isLoggedIn(editor)).toBe(false);
		const page = await editor.page(`${PAGE}?done=password`, { headers: { Cookie: cookie } });
		expect(await page.text()).toContain('Password changed. You’re logged out everywhere else.');
	});

	it.each([
		['too short', 'sea otters', 'Use at least 15 characters.'],
		['too long', 'long '.repeat(201), 'Use at most 1000 characters.'],
		['monotonous', 'abababababababab', 'Use at least 5 different characters.'],
		['called one', 'the password of the day', 'Leave out “password”: it’s easy to guess.'],
		['about the user', 'The Editor of all times', 'Leave out “editor”: it’s easy to guess.'],
		['known', '1qaz2WSX3edc4RFV', 'Choose another password: this one is widely known.'],
		['a known one again', 'qwertyqwertyqwerty', 'this one is made of widely known ones.'],
		['a known one, and a part of it', 'Abcdefg1Abcdefg1Abc', 'this one is made of widely known ones.'],
		['two known ones', 'iloveyousuperman', 'this one is made of widely known ones.'],
		['about the site', 'my example site, again', 'Leave out “Example Site”: it’s easy to guess.'],
	])('refuses a password that is %s', async (_, password, reason) => {
		const refused = await send(editor, { task: 'password', new: password });

		expect(refused.status).toBe(400);
		expect(await refused.text()).toContain(reason);
		expect((await logIn('editor', 'editor')).status).toBe(303);
	});

	it('requires the current password, and blocks after ten wrong ones', async () => {
		for (let attempt = 0; attempt < 10; attempt++) {
			const wrong = await send(editor, { task: 'password', current: 'wrong', new: NEW_PASSWORD });
			expect(wrong.status).toBe(401);
			expect(await wrong.text()).toContain('The password is incorrect.');
		}
		const refused = await send(editor, { task: 'password', new: NEW_PASSWORD });
		expect(refused.status).toBe(429);

		time += 15 * 60_000;
		expect((await send(editor, { task: 'password', new: NEW_PASSWORD })).status).toBe(303);
	});

	it('lists sessions, and ends all others on request', async () => {
		time += 60 * 60_000;
		const elsewhere = await as(host, 'editor');
		time += 30 * 60_000;
		await read(editor);
		const list = (await read(editor)).replace(/\s+/g, ' ');
		expect(list).toContain('Since Nov 20, 2026, 1:00 PM UTC, last used Nov 20, 2026, 1:00 PM UTC <');
		expect(list).toContain(
			'Since Nov 20, 2026, 12:00 PM UTC, last used Nov 20, 2026, 1:30 PM UTC (this browser) <',
		);

		expect((await send(editor, { task: 'sessions', current: 'wrong' })).status).toBe(401);
		expect(await isLoggedIn(elsewhere)).toBe(true);

		const ended = await send(editor, { task: 'sessions' });
		expect(ended.headers.get('Location')).toBe(`${PAGE}?done=sessions`);
		expect(await isLoggedIn(elsewhere)).toBe(false);
		expect(await isLoggedIn(editor)).toBe(true);
		expect(await read(editor, `${PAGE}?done=sessions`)).toContain('You’re logged out everywhere else.');
	});

	it.each(['', 'of another user'])('refuses a password change with the nonce “%s”', async (nonce) => {
		const refused = await send(editor, { task: 'password', new: NEW_PASSWORD, _wpnonce: nonce });

		expect(refused.status).toBe(403);
		expect(await refused.text()).toContain('This page was open for too long. Try again.');
		expect((await logIn('editor', 'editor')).status).toBe(303);
	});

	it('ignores unknown messages, and redirects visitors to login', async () => {
		expect(await read(editor, `${PAGE}?done=constructor`)).not.toContain('host-done');
		const { status, headers } = await anonymous(host, `${ORIGIN}${PAGE}`);
		expect([status, headers.get('Location')]).toEqual([
			302,
			`/wp-login.php?redirect_to=${encodeURIComponent(PAGE)}`,
		]);
	});
});
