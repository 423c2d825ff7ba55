/** @jest-environment node */
import type { Host } from '../app';
import { anonymous, as, form, START, testHostWith, type Caller } from '../testing';

const FIRST = 'drawn-at-the-start-22';
const NOTICE = 'You still use the password that was printed at the first start.';
const PROFILE = '/wp-admin/profile.php';

describe('first-password notice', () => {
	let host: Host;
	let admin: Caller;

	beforeEach(async () => {
		host = await testHostWith({ accounts: { administratorPassword: FIRST }, now: () => START });
		admin = await as(host, 'admin');
	});

	afterEach(() => host.close());

	const read = async (user: Caller, path: string) => (await user.page(path)).text();

	it.each(['plugins.php', 'admin.php?page=my-jetpack', 'update-core.php'])(
		'links from %s to the profile page',
		async (path) => {
			const page = await read(admin, `/wp-admin/${path}`);
			expect(page).toContain(NOTICE);
			expect(page).toContain(`<a href="${PROFILE}">choose your own</a>`);
		},
	);

	it('links to the password field on the profile page', async () => {
		const page = await read(admin, PROFILE);
		expect(page).toContain(NOTICE);
		expect(page).toContain('<a href="#password-new">choose your own</a>');
		expect(page).toContain('id="password-new"');
	});

	it('isn’t on the dashboard, which stays usable with the first password', async () => {
		const answer = await anonymous(host, '/wp-login.php', form({ log: 'admin', pwd: FIRST }));
		expect(answer.headers.get('Location')).toBe('/wp-admin/admin.php?page=jetpack#/dashboard');
		expect(await read(admin, '/wp-admin/admin.php?page=jetpack')).not.toContain('host-notice');
		expect((await admin.get('settings')).status).toBe(200);
	});

	it('disappears once the password is changed', async () => {
		const nonce = /name="_wpnonce" value="(\w+)"/.exec(await read(admin, PROFILE))?.[1] ?? '';
		const { headers, ...init } = form({
			task: 'password',
			current: FIRST,
			new: 'seven grey geese in a row',
			_wpnonce: nonce,
		});
		const changed = await admin.page(PROFILE, {
			...init,
			headers: { ...(headers as object), Cookie: admin.cookie },
		});
		expect(changed.status).toBe(303);
		const again = await as(host, 'admin');
		expect(await read(again, PROFILE)).not.toContain(NOTICE);
		expect(await read(again, '/wp-admin/plugins.php')).not.toContain(NOTICE);
	});

	it('isn’t shown for the demo accounts', async () => {
		const demo = await testHostWith({ now: () => START });
		expect(await read(await as(demo, 'admin'), PROFILE)).not.toContain(NOTICE);
		await demo.close();
	});
});
