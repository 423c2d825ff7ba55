import type { Page } from '@playwright/test';
import type { ReferenceHost } from './support/host';
import { connect, connection, disconnect, leaves } from './support/connection';
import { complaintsAtEnd, dashboardIsThere, expect, test, VERSION } from './support/test';

const PROVIDER = /^https:\/\/jetpack\.wordpress\.com\//;

/** Connects the own account, and returns the address at the provider that it leads to. */
async function leaveFor(page: Page): Promise<string> {
	await page.route(PROVIDER, (route) => route.fulfill({ body: 'The provider asks.' }));
	await page.getByRole('button', { name: 'Connect your account' }).click();
	await page.waitForURL(PROVIDER);
	return page.url();
}

/** Where the provider returns somebody to, out of the address that the page has left for. */
function wayBack(address: string): URL {
	const inner = new URL(address).searchParams.get('redirect_uri') ?? '';
	return new URL(inner);
}

test.beforeEach(({ host }) => disconnect(host));

test(
	'connecting registers the site and opens the provider, with a URL back to the dashboard',
	VERSION,
	async ({ page, host, open }) => {
		await open('admin');
		const left = leaves(page);
		await page.getByRole('button', { name: 'Set up Jetpack' }).click();
		const address = (await left).url();
		expect(address).toContain('jetpack.wordpress.com/jetpack.authorize');
		expect(decodeURIComponent(decodeURIComponent(address))).toContain('page=site-dashboard');
		expect(await connection(host)).toMatchObject({ id: 12345678, blog: 'abc.def', users: [] });
	},
);

test('a refused registration shows the reason', VERSION, async ({ page, host, open, complaints }) => {
	host.turn('live', { register: 'site_inaccessible' });
	await open('admin');
	await page.getByRole('button', { name: 'Set up Jetpack' }).click();
	await expect(page.getByRole('alert')).toContainText('The site is not publicly accessible.');
	expect((await connection(host)).id).toBeUndefined();
	await complaintsAtEnd(page, complaints);
});

test('a user connects and disconnects an account', VERSION, async ({ page, host, open }) => {
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
	test(`reconnecting repairs the ${tokens} token`, VERSION, async ({ page, host, open }) => {
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

test('disconnecting removes the connection from the database', VERSION, async ({ page, host, open }) => {
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

test('a user who declines at the provider returns to the dashboard with a notice', async ({
	page,
	host,
	open,
}) => {
	connect(host, 'admin');
	await open('admin2', '#/connect-user');
	const back = wayBack(await leaveFor(page));
	back.searchParams.set('error', 'access_denied');
	back.searchParams.set('state', host.php("echo get_user_by( 'login', 'admin2' )->ID;"));
	await page.goto(back.href);
	await dashboardIsThere(page);
	expect(page.url()).toContain('page=site-dashboard');
	await expect(page.getByText('You didn’t finish connecting.')).toBeVisible();
	expect((await connection(host)).users).toEqual(['1']);
});

test('an administrator who connects becomes the owner of a site without one', async ({
	page,
	host,
	open,
}) => {
	connect(host);
	await open('admin');
	await expect(page.getByText('No WordPress.com account is connected.').first()).toBeVisible();
	// By keyboard: a click is lost if the cards above grow in the middle of it.
	await page
		.getByRole('region', { name: 'Account connection' })
		.getByRole('link', { name: /^Connect your/ })
		.press('Enter');
	expect(wayBack(await leaveFor(page)).searchParams.get('redirect')).toContain('page=site-dashboard');
	expect((await connection(host)).id).toBe(12345678);

	connect(host, 'admin');
	await open('admin');
	await expect(page.getByText('You are the Jetpack owner.')).toBeVisible();
	expect(await connection(host)).toMatchObject({ owner: 1, users: ['1'] });
});

test('another administrator becomes the connection owner', async ({ page, host, open }) => {
	connect(host, 'admin', 'admin2');
	const id = Number(host.php("echo get_user_by( 'login', 'admin2' )->ID;"));
	await open('admin2');
	// By keyboard: clicks are lost if the cards above grow in the middle of them.
	await page.getByRole('button', { name: 'Manage site connection' }).press('Enter');
	await page.getByRole('button', { name: 'Become the owner' }).press('Enter');
	await expect(page.getByText('You’re now the Jetpack owner.')).toBeVisible();
	expect(await connection(host)).toMatchObject({ owner: id });
	expect(host.calls()).toContain('switchBlogOwner');
});

/** Puts the site into safe mode: the provider has it at another address. */
function moveSite(host: ReferenceHost): void {
	connect(host, 'admin');
	host.turn('live', { idc: true });
	host.php(`Jetpack_Options::update_option( 'sync_error_idc', array(
		'home' => strrev( '127.0.0.1:${host.port}/' ), 'siteurl' => strrev( '127.0.0.1:${host.port}/' ),
		'wpcom_home' => 'https://elsewhere.example/', 'wpcom_siteurl' => 'https://elsewhere.example/', 'reversed_url' => true, 'error_code' => 'jetpack_url_mismatch',
	) );`);
}

/** The screen of the dashboard; the choices above it are Jetpack's own. */
const question = (page: Page) => page.getByRole('heading', { level: 1, name: 'Safe Mode is on' });

for (const [name, button, isSafe] of [
	['stays in safe mode', /^(Stay in )?Safe mode$/i, true],
	['takes the connection along', /^Move your settings$/, false],
	['starts fresh', /^Create a fresh connection$/, false],
] as const) {
	test(`a site in safe mode ${name}`, async ({ page, host, open }) => {
		moveSite(host);
		await page.route(PROVIDER, (route) => route.fulfill({ body: 'The provider asks.' }));
		await open('admin');
		await expect(question(page)).toBeVisible();
		const answer = page.waitForResponse(
			(response) => response.request().method() === 'POST' && response.url().includes('identity-crisis'),
		);
		await page.getByRole('button', { name: button }).click();
		expect((await answer).status()).toBe(200);
		expect(Boolean(await host.database.option('jetpack_safe_mode_confirmed'))).toBe(isSafe);
		expect((await connection(host)).id).toBe(12345678);
	});
}
