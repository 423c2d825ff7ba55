import { EMPTY_PAGE, expect, OWN_PAGE, test, QUICK } from './support/wordpress';

const FILE = 'wp-content/plugins/jetpack/jetpack.php';

test.afterAll(({ wordpress }) => wordpress.jetpack('connected'));

test(
	'explains what to do if Jetpack is missing, and breaks no other page',
	QUICK,
	async ({ page, signIn, wordpress }) => {
		wordpress.jetpack(null);
		await signIn('administrator');
		await page.goto(wordpress.admin('plugins.php'));
		const notice = page.locator('.notice-warning').filter({ hasText: 'Site dashboard' });
		await expect(notice).toContainText(
			'needs Jetpack 12.0 or later. Install and activate it to use the dashboard.',
		);
		await expect(notice.getByRole('link')).toHaveAttribute('href', /plugin-install\.php\?s=jetpack/);
		expect((await page.goto(wordpress.admin(OWN_PAGE)))?.status()).toBe(403);
		await page.goto(wordpress.admin(EMPTY_PAGE));
		await expect(page.getByRole('heading', { name: 'Empty page' })).toBeVisible();
		await expect(page.locator('.notice')).toHaveCount(0);
		expect((await page.goto(`${wordpress.address}/`))?.status()).toBe(200);
	},
);

test('asks for an update if Jetpack is too old', async ({ page, signIn, wordpress }) => {
	wordpress.jetpack('connected', { version: '11.9' });
	await signIn('administrator');
	await page.goto(wordpress.admin('index.php'));
	const notice = page.locator('.notice-warning').filter({ hasText: 'Site dashboard' });
	await expect(notice).toContainText('needs Jetpack 12.0 or later. This site has 11.9.');
	await expect(notice.getByRole('link')).toHaveAttribute('href', /update-core\.php$/);
	expect((await page.goto(wordpress.admin(OWN_PAGE)))?.status()).toBe(403);
});

test('asks to activate Jetpack if it’s only installed', async ({ page, signIn, wordpress }) => {
	wordpress.jetpack(null);
	wordpress.write(FILE, '<?php\n/* Plugin Name: Jetpack */\n');
	await signIn('administrator');
	await page.goto(wordpress.admin('plugins.php'));
	const notice = page.locator('.notice-warning').filter({ hasText: 'Site dashboard' });
	await expect(notice).toContainText('which isn’t active');
	wordpress.run(`unlink( ABSPATH . '${FILE}' ); rmdir( dirname( ABSPATH . '${FILE}' ) );`);
});

test('hides the notice from users who can’t act on it', async ({ page, signIn, wordpress }) => {
	wordpress.jetpack(null);
	await signIn('editor');
	await page.goto(wordpress.admin('index.php'));
	await expect(page.locator('body')).not.toContainText('Site dashboard');
});

test('accepts prereleases of the oldest supported Jetpack and of newer ones', async ({
	page,
	open,
	wordpress,
}) => {
	for (const version of ['12.0-a.5', '14.0-beta']) {
		wordpress.jetpack('connected', { version });
		await open('administrator');
		await expect(page.locator('.notice-warning')).toHaveCount(0);
	}
});

test('links to the dashboard in a one-time notice and in the plugin list', async ({
	page,
	signIn,
	wordpress,
}) => {
	wordpress.jetpack('connected');
	wordpress.run(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'site-dashboard/site-dashboard.php' );`,
	);
	await signIn('administrator');
	await page.goto(wordpress.admin('plugins.php'));
	const row = page.locator('tr[data-slug="site-dashboard"]');
	await row.getByRole('link', { name: /Activate/ }).click();
	const notice = page.locator('.notice-info').filter({ hasText: 'Site dashboard is ready.' });
	await expect(notice.getByRole('link')).toHaveAttribute('href', wordpress.admin(OWN_PAGE));
	await expect(row.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute(
		'href',
		wordpress.admin(OWN_PAGE),
	);
	await expect(row.getByRole('link', { name: 'Settings', exact: true })).toHaveAttribute(
		'href',
		wordpress.admin(`${OWN_PAGE}#/settings`),
	);
	await page.goto(wordpress.admin('plugins.php'));
	await expect(row).toBeVisible();
	await expect(notice).toHaveCount(0);
});
