import type { Page } from '@playwright/test';
import { BROKEN_SCREEN, MAIN_PATHS } from '../support/every-path';
import { JETPACK_PAGE, OWN_PAGE, type ReferenceHost } from './support/host';
import { expect, test } from './support/test';

const JETPACK = 'wp-content/plugins/jetpack';
const STATE_CLASS = `${JETPACK}/_inc/lib/admin-pages/class-jetpack-redux-state-helper.php`;
const OPTION = 'site_dashboard_replaces_jetpack';

/** A module that needs no connection, which every Jetpack has. */
const MODULE = 'copy-post';

/** Takes calls away as security plugins do; what matches stays out. */
const withoutCalls = (pattern: string) =>
	`add_filter( 'rest_endpoints', function ( $all ) {
		return array_filter( $all, function ( $route ) { return ! preg_match( '${pattern}', $route ); }, ARRAY_FILTER_USE_KEY );
	}, 999 );`;

const withoutModules = (condition: string) =>
	`add_filter( 'jetpack_get_available_modules', function ( $all ) {
		return array_filter( $all, function ( $module ) { return ${condition}; }, ARRAY_FILTER_USE_KEY );
	}, 999 );`;

const saysVersion = (host: ReferenceHost, version: string) =>
	host.files.edit(
		`${JETPACK}/jetpack.php`,
		/define\( 'JETPACK__VERSION', '[^']+'/,
		`define( 'JETPACK__VERSION', '${version}'`,
	);

/** A switch of the settings stores what it shows, and the dashboard is whole. */
async function works(page: Page, host: ReferenceHost, open: Open, goTo: GoTo): Promise<void> {
	const isStored = async () => (await host.database.modules()).includes(MODULE);
	await open('admin', '#/writing');
	const toggle = page.locator(`[data-setting="${MODULE}"]`).getByRole('switch');
	const before = await isStored();
	await expect(toggle).toBeChecked({ checked: before });
	await toggle.click();
	await expect(toggle).not.toHaveAttribute('aria-busy', 'true');
	await expect(toggle).toBeChecked({ checked: !before });
	expect(await isStored()).toBe(!before);
	await goTo('/dashboard');
	await expect(dashboard(page).getByRole('region', { name: 'Site connection' })).toContainText('Connected');
	await expect(dashboard(page)).not.toContainText(BROKEN_SCREEN);
}

type Open = (user: 'admin', hash?: string) => Promise<void>;
type GoTo = (path: string) => Promise<void>;

const dashboard = (page: Page) => page.locator('#jp-plugin-container');

/** The rest of the admin, and what visitors see, are as they were. */
async function othersAreWhole(
	host: ReferenceHost,
	pages = ['index.php', 'plugins.php', '../'],
): Promise<void> {
	for (const page of pages) {
		expect(await host.statusOf('admin', page), page).toBe(200);
	}
}

test.beforeEach(({ host }) => host.set('connected'));

test.afterEach(({ host }) => {
	host.files.restore();
	expect(host.messages()).toEqual([]);
});

test('the plugin asks for an update if Jetpack is too old', async ({ page, host, open, goTo }) => {
	saysVersion(host, '11.9.9');
	await othersAreWhole(host);
	await page.context().addCookies(host.cookiesOf('admin'));
	await page.goto(host.admin('plugins.php'));
	const advice = page.locator('.notice-warning', { hasText: 'Site dashboard needs Jetpack' });
	await expect(advice).toContainText('This site has 11.9.9. Update Jetpack to use the dashboard.');
	await expect(advice.getByRole('link')).toHaveAttribute('href', /update-core\.php$/);
	expect(await host.statusOf('admin', OWN_PAGE)).toBe(403);
	await page.goto(host.admin(JETPACK_PAGE));
	await expect(page.locator('#toplevel_page_jetpack a', { hasText: 'Site dashboard' })).toHaveCount(0);
	host.files.restore();
	await works(page, host, open, goTo);
});

test('the dashboard works with a Jetpack newer than any known version', async ({
	page,
	host,
	open,
	goTo,
}) => {
	saysVersion(host, '99.9');
	await othersAreWhole(host);
	await works(page, host, open, goTo);
	await expect(dashboard(page)).toContainText('99.9');
});

test('modules removed by a filter are hidden, and the rest works', async ({ page, host, open, goTo }) => {
	host.files.mustUse(
		withoutModules("! in_array( $module, array( 'protect', 'monitor', 'markdown', 'sitemaps' ), true )"),
	);
	await othersAreWhole(host);
	await works(page, host, open, goTo);
	for (const path of ['/security', '/traffic', '/writing', '/features', '/dashboard']) {
		await goTo(path);
		await expect(dashboard(page), path).not.toContainText(BROKEN_SCREEN);
		await expect(
			dashboard(page).locator('[data-setting="protect"], [data-setting="sitemaps"]'),
			path,
		).toHaveCount(0);
	}
	await expect(dashboard(page).getByRole('region', { name: 'Brute force protection' })).toHaveCount(0);
});

test('without any modules, the dashboard shows what needs none', async ({ page, host, open, goTo }) => {
	host.files.mustUse(withoutModules('false'));
	await othersAreWhole(host);
	await open('admin');
	await expect(dashboard(page).getByRole('region', { name: 'Site connection' })).toContainText('Connected');
	await expect(dashboard(page).getByRole('region', { name: 'Brute force protection' })).toHaveCount(0);
	for (const path of MAIN_PATHS) {
		await goTo(path);
		await expect(dashboard(page), path).toContainText(/\S{3,}/);
		await expect(dashboard(page), path).not.toContainText(BROKEN_SCREEN);
	}
	host.files.restore();
	await works(page, host, open, goTo);
});

for (const [what, pattern] of [
	['all of Jetpack’s calls', '~^/jetpack/v4~'],
	['the call for settings', '~^/jetpack/v4/settings~'],
	['the call for modules', '~^/jetpack/v4/module~'],
] as const) {
	test(`without ${what}, the page explains the problem and links to Jetpack’s page`, async ({
		page,
		host,
	}) => {
		host.files.mustUse(withoutCalls(pattern));
		host.php(`update_option( '${OPTION}', '1' );`);
		await othersAreWhole(host);
		await page.context().addCookies(host.cookiesOf('admin'));
		await page.goto(host.admin(OWN_PAGE));
		await expect(page.locator('.wrap')).toContainText('Jetpack’s REST API is missing.');
		await page.getByRole('link', { name: 'Open Jetpack’s own page' }).click();
		await expect(page).toHaveURL(/page=(jetpack|my-jetpack)/);
		await expect(page.locator('.jpd-root')).toHaveCount(0);
	});
}

test('without some of Jetpack’s calls, the cards that need them show an error', async ({
	page,
	host,
	open,
	goTo,
}) => {
	host.files.mustUse(
		withoutCalls('~^/jetpack/v4/(rewind|scan|plugins|module/stats|site/features|site/purchases)~'),
	);
	await othersAreWhole(host);
	await works(page, host, open, goTo);
	for (const name of ['Backups', 'Scan']) {
		await expect(dashboard(page).getByRole('region', { name, exact: true }), name).toContainText(
			'We couldn’t find this on your site. A plugin or a firewall may be blocking it.Try again',
		);
	}
});

/** What an update that stopped halfway may leave of the class behind Jetpack's own page. */
const HALVES: Array<[what: string, before: string | RegExp, after: string]> = [
	['has another name', /class Jetpack_Redux_State_Helper/, 'class Jetpack_Next_State_Helper'],
	['lacks its method', 'function get_initial_state(', 'function get_next_state('],
	['fails', /(function get_initial_state\(\) \{)/, '$1 no_such_function();'],
	['returns nothing', /(function get_initial_state\(\) \{)/, '$1 return null;'],
	[
		'returns a part',
		/(function get_initial_state\(\) \{)/,
		"$1 return array( 'WP_API_root' => rest_url() );",
	],
];

for (const [what, before, after] of HALVES) {
	test(`the page works if Jetpack’s state class ${what}`, async ({ page, host, open, goTo }) => {
		host.files.edit(STATE_CLASS, before, after);
		// Jetpack itself needs the class on the screen of plugins.
		await othersAreWhole(host, ['index.php', '../']);
		await works(page, host, open, goTo);
	});
}

test('both pages stay reachable if another plugin also replaces Jetpack’s page', async ({
	page,
	host,
	open,
	goTo,
}) => {
	host.php(`update_option( '${OPTION}', '1' );`);
	host.files.mustUse(`add_action( 'admin_menu', function () {
		add_menu_page( 'Other', 'Other', 'manage_options', 'other-page', function () { echo '<h1>Other page</h1>'; } );
		remove_all_actions( 'toplevel_page_jetpack' );
		add_action( 'toplevel_page_jetpack', function () { echo '<h1>Other page</h1>'; } );
	}, 9999 );`);
	await works(page, host, open, goTo);
	await page.goto(host.admin(JETPACK_PAGE));
	await expect(page).toHaveURL(/page=site-dashboard/);
	await page.goto(host.admin(`${JETPACK_PAGE}&site-dashboard-skip=1`));
	await expect(page.getByRole('heading', { name: 'Other page' })).toBeVisible();
});

test('a plugin that redirects our page to Jetpack’s doesn’t cause a loop', async ({
	page,
	host,
	open,
	goTo,
}) => {
	host.php(`update_option( '${OPTION}', '1' );`);
	host.files.mustUse(`add_action( 'admin_init', function () {
		if ( isset( $_GET['page'] ) && 'site-dashboard' === $_GET['page'] ) { wp_safe_redirect( admin_url( 'admin.php?page=jetpack' ) ); exit; }
	} );`);
	await page.context().addCookies(host.cookiesOf('admin'));
	await page.goto(host.admin(JETPACK_PAGE));
	await expect(page).toHaveURL(/page=(jetpack|my-jetpack)/);
	await expect(page.locator('#wpbody')).toBeVisible();
	host.files.restore();
	await works(page, host, open, goTo);
});
