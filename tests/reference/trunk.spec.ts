import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/e2e';
import { JETPACK_PAGE, OWN_PAGE, type ReferenceHost } from './support/host';
import { dashboardIsThere, expect, test, VERSION } from './support/test';
import { whenNetworkIdle } from '../support/idle';

/** The next Jetpack, in front of the host's own one. */
const LATER = 'wp-content/mu-plugins/later-jetpack.php';
const SETTINGS_PAGE = 'admin.php?page=jetpack-settings';
const OPTION = 'site_dashboard_replaces_jetpack';
const SCREENS = ['#/dashboard', '#/settings', '#/my-plan', '#/recommendations', '#/privacy'];

test.beforeAll(({ host }) =>
	host.write(LATER, readFileSync(join(ROOT, 'tests/reference/support/later-jetpack.php'), 'utf8')),
);
test.afterAll(({ host }) => host.write(LATER, '<?php'));
test.beforeEach(({ host }) => host.set('connected'));

const entry = (page: Page, name: string) =>
	page.locator('#toplevel_page_jetpack').getByRole('link', { name, exact: true });

/** Opens a page of the admin, also if only the hash differs. */
async function goTo(page: Page, host: ReferenceHost, address: string): Promise<void> {
	await page.goto('about:blank');
	await page.goto(host.admin(address));
}

for (const replaces of [false, true]) {
	const where = replaces ? 'in place of Jetpack’s pages' : 'beside Jetpack’s pages';

	test(
		`administrators and editors can reach the dashboard ${where}`,
		VERSION,
		async ({ page, host, open }) => {
			host.php(replaces ? `update_option( '${OPTION}', '1' );` : '');
			for (const user of ['admin', 'editor'] as const) {
				await open(user);
				await entry(page, 'Site dashboard').click();
				await dashboardIsThere(page);
				for (const [asked, shown] of [
					[`${JETPACK_PAGE}#/dashboard`, '#/dashboard'],
					[SETTINGS_PAGE, user === 'admin' ? '#/settings' : '#/dashboard'],
				] as const) {
					await goTo(page, host, asked);
					if (replaces) {
						await dashboardIsThere(page);
						expect(page.url(), `${user}, ${asked}`).toContain(`page=site-dashboard${shown}`);
					} else {
						await page.waitForURL(/page=(my-jetpack|jetpack-settings)/);
					}
				}
				await goTo(page, host, `${OWN_PAGE}#/dashboard`);
				await dashboardIsThere(page);
			}
		},
	);

	test(
		`every admin link opens an existing page, with the dashboard ${where}`,
		VERSION,
		async ({ page, host, open }) => {
			host.php(replaces ? `update_option( '${OPTION}', '1' );` : '');
			const links = new Set<string>();
			for (const hash of SCREENS) {
				await open('admin', hash);
				await whenNetworkIdle(page);
				const own = page.locator('#jp-plugin-container a[href*="/wp-admin/"]');
				(await own.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))).forEach(
					(link) => links.add(link.replace(/#.*/, '')),
				);
			}
			expect(links.size).toBeGreaterThan(5);
			for (const link of links) {
				expect(await host.statusOf('admin', link.replace(/.*\/wp-admin\//, '')), link).toBe(200);
				// That page leads on to others: nothing of ours may rely on it.
				expect(link).not.toMatch(/page=jetpack$/);
			}
		},
	);
}

test('the replacement can be undone on the dashboard itself', VERSION, async ({ page, host, open }) => {
	host.php(`update_option( '${OPTION}', '1' );`);
	await open('admin');
	const form = page.locator('.site-dashboard-choice');
	// By the keyboard: cards above it are still growing.
	await form.getByRole('checkbox').press('Space');
	await form.getByRole('button', { name: 'Save' }).press('Enter');
	await expect(page.locator('.notice-success', { hasText: 'Jetpack’s own page is back' })).toBeVisible();
	expect(page.url()).toContain('page=site-dashboard');
	expect(await host.database.option(OPTION)).toBeUndefined();
	await goTo(page, host, JETPACK_PAGE);
	await page.waitForURL(/page=my-jetpack/);
});
