import type { Page } from '@playwright/test';
import { whenNetworkIdle } from '../support/idle';
import { JETPACK_PAGE, OWN_PAGE, type ReferenceHost } from './support/host';
import { dashboardIsThere, expect, QUICK, test, VERSION } from './support/test';

const OPTION = 'site_dashboard_replaces_jetpack';

/**
 * What the versions of Jetpack after the newest build do: At a Glance, My Plan and Recommendations are gone,
 * the settings have a page of their own, and the first page leads to what this user may see.
 */
const LATER = `add_action( 'admin_menu', static function () {
	foreach ( array( '', '#/dashboard', '#/settings' ) as $hash ) {
		foreach ( array( 'jetpack', admin_url( 'admin.php?page=jetpack' ) ) as $start ) {
			remove_submenu_page( 'jetpack', $start . $hash );
		}
	}
	add_submenu_page( 'jetpack', 'Settings', 'Settings', 'jetpack_admin_page', 'jetpack-settings', static function () {
		echo '<div id="jp-plugin-container">Page of Jetpack</div>';
	} );
	add_action( 'load-toplevel_page_jetpack', static function () {
		$page = current_user_can( 'manage_options' ) ? 'my-jetpack' : 'jetpack-settings';
		printf( '<!DOCTYPE html><meta http-equiv="refresh" content="0; url=%s">', esc_url( admin_url( "admin.php?page=$page" ) ) );
		exit;
	}, PHP_INT_MIN );
}, 1050 );`;

test.beforeEach(({ host }) => host.set('connected'));

const entry = (page: Page) => page.locator('#toplevel_page_jetpack a', { hasText: 'Site dashboard' });

/** Opens a page of the admin, also if only the hash differs. */
async function goTo(page: Page, host: ReferenceHost, address: string): Promise<void> {
	await page.goto('about:blank');
	await page.goto(host.admin(address));
}

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

test('the dashboard replaces Jetpack’s page, and restores it', QUICK, async ({ page, host, open }) => {
	await open('admin');
	await choose(page, true);
	await expect.poll(() => host.database.option(OPTION)).toBe('1');
	await goTo(page, host, `${JETPACK_PAGE}&from=mail#/security`);
	await dashboardIsThere(page);
	await expect(page).toHaveURL(host.admin(`${OWN_PAGE}&from=mail#/security`));
	await goTo(page, host, `${OWN_PAGE}#/dashboard`);
	await dashboardIsThere(page);
	await expect(entry(page)).toBeAttached();

	await choose(page, false);
	await expect.poll(() => host.database.option(OPTION)).toBeUndefined();
	await goTo(page, host, JETPACK_PAGE);
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
				await expect(entry(page), `${user}, ${replaces ? 'replaced' : 'beside'}`).toBeAttached();
			}
		}
	},
);

test.describe('with the next Jetpack, whose first page only leads to others,', () => {
	test.beforeEach(({ host }) => host.mustUse(LATER));

	for (const replaces of [false, true]) {
		const where = replaces ? 'in place of Jetpack’s pages' : 'beside Jetpack’s pages';

		test(
			`everybody can reach the dashboard, and each admin link a page, ${where}`,
			VERSION,
			async ({ page, host, open }) => {
				host.php(replaces ? `update_option( '${OPTION}', '1' );` : '');
				for (const user of ['editor', 'admin'] as const) {
					await open(user);
					await entry(page).click();
					await dashboardIsThere(page);
					for (const [asked, shown] of [
						[`${JETPACK_PAGE}#/dashboard`, '#/dashboard'],
						['admin.php?page=jetpack-settings', user === 'admin' ? '#/settings' : '#/dashboard'],
					] as const) {
						await goTo(page, host, asked);
						if (replaces) {
							await dashboardIsThere(page);
							expect(page.url(), `${user}, ${asked}`).toContain(`page=site-dashboard${shown}`);
						} else {
							await page.waitForURL(/page=(my-jetpack|jetpack-settings)/);
						}
					}
				}
				const links = new Set<string>();
				for (const hash of ['#/dashboard', '#/settings', '#/my-plan', '#/recommendations', '#/privacy']) {
					await open('admin', hash);
					await whenNetworkIdle(page);
					const own = page.locator('#jp-plugin-container a[href*="/wp-admin/"]');
					const all = await own.evaluateAll((each) => each.map((link) => (link as HTMLAnchorElement).href));
					all.forEach((link) => links.add(link.replace(/#.*/, '')));
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
		await choose(page, false);
		expect(page.url()).toContain('page=site-dashboard');
		expect(await host.database.option(OPTION)).toBeUndefined();
		await goTo(page, host, JETPACK_PAGE);
		await page.waitForURL(/page=my-jetpack/);
	});
});
