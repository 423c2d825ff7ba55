import { connect, connection, disconnect, leaves } from './support/connection';
import { complaintsAtEnd, dashboardIsThere, expect, test } from './support/test';

test.beforeEach(({ host }) => disconnect(host));

test('connecting registers the site and opens the provider, with a URL back to the dashboard', async ({
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

test('a refused registration shows the reason', async ({ page, host, open, complaints }) => {
	host.turn('live', { register: 'site_inaccessible' });
	await open('admin');
	await page.getByRole('button', { name: 'Set up Jetpack' }).click();
	await expect(page.getByRole('alert')).toContainText('The site is not publicly accessible.');
	expect((await connection(host)).id).toBeUndefined();
	await complaintsAtEnd(page, complaints);
});

test('a user connects and disconnects an account', async ({ page, host, open }) => {
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
	// By keyboard: a click is lost if the cards above grow in the middle of it.
	await page.getByRole('button', { name: 'Disconnect your WordPress.com account' }).press('Enter');
	expect((await answer).status()).toBe(200);
	expect((await connection(host)).users).toEqual(['1']);
	await expect(page.getByRole('region', { name: 'Account connection' })).toContainText('Connect your');
});

for (const tokens of ['blog', 'user'] as const) {
	test(`reconnecting repairs the ${tokens} token`, async ({ page, host, open }) => {
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

test('disconnecting removes the connection from the database', async ({ page, host, open }) => {
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
