import type { Page } from '@playwright/test';
import type { ReferenceHost, User } from './support/host';
import { dashboardIsThere, expect, test } from './support/test';

/** What the database says of the connection. */
async function connection(host: ReferenceHost) {
	const { jetpack_options: options, jetpack_private_options: secrets } =
		(await host.database.options()) as Record<string, Record<string, unknown> | undefined>;
	return {
		id: options?.id,
		owner: options?.master_user,
		blog: secrets?.blog_token,
		users: Object.keys(secrets?.user_tokens ?? {}),
	};
}

/** Connects the site, and accounts with it, as Jetpack does when the provider has agreed. */
function connect(host: ReferenceHost, ...users: User[]): void {
	const link = users.map(
		(user) => `$id = get_user_by( 'login', '${user}' )->ID;
			$tokens->update_user_token( $id, "tok.secret.$id", ${user === 'admin'} );`,
	);
	host.php(`Jetpack_Options::update_options( array( 'id' => 12345678, 'public' => 1 ) );
		$tokens = new Automattic\\Jetpack\\Connection\\Tokens();
		$tokens->update_blog_token( 'abc.def' );
		${link.join('\n')}`);
}

/** Where the page leaves for: nothing beyond this machine answers. */
const leaves = (page: Page) =>
	page.waitForRequest((request) => request.isNavigationRequest() && !request.url().includes('127.0.0.1:'));

test.beforeEach(({ host }) => {
	host.set('live');
	// While the connection was faked, Jetpack has stored it with its other options.
	host.php("Jetpack_Options::delete_option( array( 'id', 'public', 'master_user' ) );");
});

test('connecting registers the site, and leads to the provider and back here', async ({
	page,
	host,
	open,
}) => {
	await open('admin');
	const left = leaves(page);
	await page.getByRole('button', { name: 'Set up Jetpack' }).click();
	const address = (await left).url();
	expect(address).toContain('jetpack.wordpress.com/jetpack.authorize');
	expect(decodeURIComponent(decodeURIComponent(address))).toContain('page=site-dashboard');
	expect(await connection(host)).toMatchObject({ id: 12345678, blog: 'abc.def', users: [] });
});

test('a registration that is refused says why', async ({ page, host, open, complaints }) => {
	host.turn('live', { register: 'site_inaccessible' });
	await open('admin');
	await page.getByRole('button', { name: 'Set up Jetpack' }).click();
	await expect(page.getByRole('alert')).toContainText('The site is not publicly accessible.');
	expect((await connection(host)).id).toBeUndefined();
	complaints.length = 0;
});

test('an account is linked and unlinked', async ({ page, host, open }) => {
	connect(host, 'admin');
	await open('admin2', '#/connect-user');
	const left = leaves(page);
	await page.getByRole('button', { name: 'Connect your account' }).click();
	expect((await left).url()).toContain('jetpack.wordpress.com/jetpack.authorize');

	connect(host, 'admin', 'admin2');
	const users = (await connection(host)).users;
	expect(users).toHaveLength(2);
	await open('admin2');
	const answer = page.waitForResponse(
		(response) => response.request().method() === 'POST' && response.url().includes('/connection/user'),
	);
	await page.getByRole('button', { name: 'Disconnect your WordPress.com account' }).click();
	expect((await answer).status()).toBe(200);
	expect((await connection(host)).users).toEqual(['1']);
	await expect(page.getByRole('region', { name: 'Account connection' })).toContainText('Connect your');
});

for (const tokens of ['blog', 'user'] as const) {
	test(`reconnecting mends the token of the ${tokens}`, async ({ page, host, open }) => {
		connect(host, 'admin');
		host.turn('live', { tokens });
		const before = await connection(host);
		await open('admin', '#/reconnect');
		const isLeaving = tokens === 'user';
		const left = isLeaving ? leaves(page) : page.waitForEvent('load');
		await page.getByRole('dialog').getByRole('button', { name: 'Reconnect Jetpack' }).click();
		await left;
		const after = await connection(host);
		expect(after.id).toBe(before.id);
		expect(isLeaving ? after.users : after.blog).not.toEqual(isLeaving ? before.users : before.blog);
	});
}

test('disconnecting takes the connection out of the database', async ({ page, host, open }) => {
	connect(host, 'admin');
	await open('admin', '#/disconnect');
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click();
	const nothing = { owner: undefined, blog: undefined, users: [] };
	await expect.poll(() => connection(host)).toMatchObject(nothing);
	await page.reload();
	await dashboardIsThere(page);
	await expect(page.getByRole('button', { name: 'Set up Jetpack' })).toBeVisible();
});
