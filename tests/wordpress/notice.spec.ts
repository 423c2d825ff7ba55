import type { Page } from '@playwright/test';
import {
	EMPTY_PAGE,
	expect,
	leaveNothing,
	OWN_PAGE,
	saveChoice,
	TRACES,
	test,
	QUICK,
} from './support/wordpress';

const FILE = 'wp-content/plugins/jetpack/jetpack.php';

const row = (page: Page) => page.locator('tr[data-slug="site-dashboard"]');
const notice = (page: Page) => page.locator('.notice-warning').filter({ hasText: 'Site dashboard' });

test.afterAll(({ wordpress }) => wordpress.jetpack('connected'));

test(
	'explains what to do if Jetpack is missing to users who can, and breaks no other page',
	QUICK,
	async ({ page, signIn, wordpress }) => {
		wordpress.jetpack(null);
		await signIn('administrator');
		await page.goto(wordpress.admin('plugins.php'));
		await expect(notice(page)).toContainText(
			'needs Jetpack 12.0 or later. Install and activate it to use the dashboard.',
		);
		await expect(notice(page).getByRole('link')).toHaveAttribute('href', /plugin-install\.php\?s=jetpack/);
		expect((await page.goto(wordpress.admin(OWN_PAGE)))?.status()).toBe(403);
		await page.goto(wordpress.admin(EMPTY_PAGE));
		await expect(page.getByRole('heading', { name: 'Empty page' })).toBeVisible();
		await expect(page.locator('.notice')).toHaveCount(0);
		expect((await page.goto(`${wordpress.address}/`))?.status()).toBe(200);

		wordpress.write(FILE, '<?php\n/* Plugin Name: Jetpack */\n');
		await page.goto(wordpress.admin('plugins.php'));
		await expect(notice(page)).toContainText('which isn’t active');
		wordpress.run(`unlink( ABSPATH . '${FILE}' ); rmdir( dirname( ABSPATH . '${FILE}' ) );`);
		await signIn('editor');
		await page.goto(wordpress.admin('index.php'));
		await expect(page.locator('body')).not.toContainText('Site dashboard');
	},
);

test('asks for an update if Jetpack is too old, and accepts prereleases', async ({
	page,
	signIn,
	open,
	wordpress,
}) => {
	wordpress.jetpack('connected', { version: '11.9' });
	await signIn('administrator');
	await page.goto(wordpress.admin('index.php'));
	await expect(notice(page)).toContainText('needs Jetpack 12.0 or later. This site has 11.9.');
	await expect(notice(page).getByRole('link')).toHaveAttribute('href', /update-core\.php$/);
	expect((await page.goto(wordpress.admin(OWN_PAGE)))?.status()).toBe(403);
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
	await row(page)
		.getByRole('link', { name: /Activate/ })
		.click();
	const ready = page.locator('.notice-info').filter({ hasText: 'Site dashboard is ready.' });
	for (const [place, name, hash] of [
		[ready, /./, ''],
		[row(page), 'Dashboard', ''],
		[row(page), 'Settings', '#/settings'],
	] as const) {
		const link = place.getByRole('link', { name, exact: true });
		await expect(link).toHaveAttribute('href', wordpress.admin(OWN_PAGE + hash));
	}
	await page.goto(wordpress.admin('plugins.php'));
	await expect(row(page)).toBeVisible();
	await expect(ready).toHaveCount(0);
});

test('leaves nothing behind when an administrator deletes it', QUICK, async ({ page, open, wordpress }) => {
	wordpress.jetpack('connected');
	await open('administrator');
	await saveChoice(page);
	expect(Number(wordpress.run(TRACES))).toBeGreaterThan(0);
	await page.goto(wordpress.admin('plugins.php'));
	await row(page)
		.getByRole('link', { name: /Deactivate/ })
		.click();
	await leaveNothing(page, wordpress);
	wordpress.installPlugin();
	await open('administrator');
});
