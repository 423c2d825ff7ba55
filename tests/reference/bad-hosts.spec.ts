import type { Page } from '@playwright/test';
import { BROKEN_SCREEN, MAIN_PATHS } from '../support/every-path';
import { OWN_PAGE, type ReferenceHost } from './support/host';
import { expect, test } from './support/test';

const JETPACK = 'wp-content/plugins/jetpack';
const STATE_CLASS = `${JETPACK}/_inc/lib/admin-pages/class-jetpack-redux-state-helper.php`;
const OPTION = 'site_dashboard_replaces_jetpack';

/** A module that needs no connection, which every Jetpack has. */
const MODULE = 'copy-post';

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

test('the dashboard works with a Jetpack newer than any known version', async ({
	page,
	host,
	open,
	goTo,
}) => {
	host.files.edit(
		`${JETPACK}/jetpack.php`,
		/define\( 'JETPACK__VERSION', '[^']+'/,
		"define( 'JETPACK__VERSION', '99.9'",
	);
	await othersAreWhole(host);
	await works(page, host, open, goTo);
	await expect(dashboard(page)).toContainText('99.9');
});

test('without any modules, the dashboard shows what needs none', async ({ page, host, open, goTo }) => {
	host.files.mustUse("add_filter( 'jetpack_get_available_modules', '__return_empty_array', 999 );");
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

test('without Jetpack’s calls, the page explains the problem and links to Jetpack’s page', async ({
	page,
	host,
}) => {
	host.files.mustUse(`add_filter( 'rest_endpoints', function ( $all ) {
		return array_filter( $all, function ( $route ) { return 0 !== strpos( $route, '/jetpack/v4/settings' ); }, ARRAY_FILTER_USE_KEY );
	}, 999 );`);
	host.php(`update_option( '${OPTION}', '1' );`);
	await othersAreWhole(host);
	await page.context().addCookies(host.cookiesOf('admin'));
	await page.goto(host.admin(OWN_PAGE));
	await expect(page.locator('.wrap')).toContainText('Jetpack’s REST API is missing.');
	await page.getByRole('link', { name: 'Open Jetpack’s own page' }).click();
	await expect(page).toHaveURL(/page=(jetpack|my-jetpack)/);
	await expect(page.locator('.jpd-root')).toHaveCount(0);
});

/** What an update that stopped halfway may leave of the class behind Jetpack's own page. */
const HALVES: Array<[what: string, before: string | RegExp, after: string]> = [
	['has another name', /class Jetpack_Redux_State_Helper/, 'class Jetpack_Next_State_Helper'],
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
