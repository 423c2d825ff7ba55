import type { Page } from '@playwright/test';
import { JETPACK_PAGE, OWN_PAGE } from './support/host';
import { dashboardIsThere, expect, QUICK, test } from './support/test';

const OPTION = 'site_dashboard_replaces_jetpack';

test.beforeAll(({ host }) => host.set('connected'));

test('the dashboard replaces Jetpack’s page, and restores it', QUICK, async ({ page, host, open }) => {
	await open('admin');
	await choose(page, true);
	await expect.poll(() => host.database.option(OPTION)).toBe('1');

	await page.goto('about:blank');
	await page.goto(host.admin(`${JETPACK_PAGE}#/security`));
	await dashboardIsThere(page);
	expect(page.url()).toMatch(/page=site-dashboard.*#\/security/);
	await page.goto('about:blank');
	await page.goto(host.admin(`${OWN_PAGE}#/dashboard`));
	await dashboardIsThere(page);
	await expect(page.locator('#toplevel_page_jetpack a', { hasText: 'Site dashboard' })).toBeAttached();

	await choose(page, false);
	await expect.poll(() => host.database.option(OPTION)).toBeUndefined();
	await page.goto('about:blank');
	await page.goto(host.admin(JETPACK_PAGE));
	await expect(page.locator('#jp-plugin-container.jpd-root')).toHaveCount(0);
	expect(page.url()).not.toContain('page=site-dashboard');
});

test(
	'editors and contributors find the dashboard in the menu, replacing Jetpack’s page or not',
	QUICK,
	async ({ page, host, open }) => {
		for (const replaces of [true, false]) {
			host.php(replaces ? `update_option( '${OPTION}', '1' );` : `delete_option( '${OPTION}' );`);
			for (const user of ['editor', 'contributor'] as const) {
				await open(user);
				const entry = page.locator('#toplevel_page_jetpack a', { hasText: 'Site dashboard' });
				await expect(entry, `${user}, ${replaces ? 'replaced' : 'beside'}`).toBeAttached();
			}
		}
	},
);

/** Ticks or clears the box below the dashboard, and saves. */
async function choose(page: Page, replaces: boolean): Promise<void> {
	const form = page.locator('.site-dashboard-choice');
	const box = form.getByRole('checkbox');
	// By the keyboard: cards above it are still growing.
	await box.press('Space');
	await expect(box).toBeChecked({ checked: replaces });
	await form.getByRole('button', { name: 'Save' }).press('Enter');
	await expect(page.locator('.notice-success', { hasText: 'Jetpack’s own page' })).toBeVisible();
}
