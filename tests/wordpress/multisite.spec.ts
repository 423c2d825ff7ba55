import type { Page } from '@playwright/test';
import { whenNetworkIdle } from '../support/idle';
import {
	expect,
	JETPACK_PAGE,
	leaveNothing,
	NO_SITE,
	OWN_PAGE,
	saveChoice,
	startSite,
	test as base,
	TRACES,
	visit,
} from './support/wordpress';
import { ACCOUNTS, type WordPressSite } from './support/wordpress-site';

const OPTION = 'site_dashboard_replaces_jetpack';

/** A site below `herbs/`, offline, whose administrator is the editor of the first one. */
const ADD_SITE = `$ada = get_user_by( 'login', '${ACCOUNTS.administrator}' )->ID;
	$there = get_option( 'stand_in' );
	$address = home_url( '/herbs' );
	$id = wp_insert_site( array( 'domain' => 'herbs', 'path' => '/blog/herbs/', 'title' => 'Herbs', 'user_id' => $ada ) );
	// Else WordPress leaves the port out.
	$wpdb->update( $wpdb->blogs, array( 'domain' => DOMAIN_CURRENT_SITE ), array( 'blog_id' => $id ) );
	clean_blog_cache( $id );
	add_user_to_blog( $id, get_user_by( 'login', '${ACCOUNTS.editor}' )->ID, 'administrator' );
	switch_to_blog( $id );
	update_option( 'siteurl', $address );
	update_option( 'home', $address );
	update_option( 'stand_in', array( 'situation' => 'offline' ) + $there );`;

const test = base.extend<object, { wordpress: WordPressSite }>({
	wordpress: [
		// eslint-disable-next-line no-empty-pattern -- Playwright reads the names from this pattern.
		async ({}, use) => {
			const site = await startSite();
			site?.jetpack('connected');
			site?.makeNetwork();
			await use(site ?? NO_SITE);
			await site?.close();
		},
		{ scope: 'worker', timeout: 600_000 },
	],
});

test.describe.configure({ mode: 'serial' });

const herbs = (wordpress: WordPressSite, page: string) => `${wordpress.address}/herbs/wp-admin/${page}`;
const onHerbs = (wordpress: WordPressSite, code: string) =>
	wordpress.run(`switch_to_blog( get_sites( array( 'path' => '/blog/herbs/' ) )[0]->id ); ${code}`);
const choice = (page: Page) => page.getByRole('checkbox', { name: /Replace Jetpack’s own page/ });
const row = (page: Page) => page.locator('tr[data-slug="site-dashboard"]');

test('can be network-activated, and warns on that screen if Jetpack is missing', async ({
	page,
	signIn,
	wordpress,
}) => {
	wordpress.run(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'site-dashboard/site-dashboard.php' );
		delete_option( 'site_dashboard_activated' ); update_option( 'stand_in', array() );`);
	await signIn('administrator');
	await page.goto(wordpress.admin('network/plugins.php'));
	await row(page)
		.getByRole('link', { name: /Network Activate/ })
		.click();
	await expect(row(page).getByRole('link', { name: /Network Deactivate/ })).toBeVisible();
	await expect(page.locator('.notice-warning')).toContainText('Site dashboard needs Jetpack');

	wordpress.jetpack('connected');
	await page.goto(wordpress.admin('network/plugins.php'));
	await expect(page.locator('.notice', { hasText: 'Site dashboard' })).toHaveCount(0);
	expect((await page.request.get(wordpress.admin(`network/${OWN_PAGE}`))).status()).toBe(403);
	await page.goto(wordpress.admin('plugins.php'));
	await expect(page.locator('.notice', { hasText: 'Site dashboard is ready' })).toHaveCount(0);
});

test('works on a site added later, with that site’s own state', async ({ page, open, wordpress }) => {
	wordpress.run(ADD_SITE);
	await open('administrator');
	await whenNetworkIdle(page);
	await expect(page.getByText('Offline Mode is on.').first()).toBeHidden();
	await visit(page, herbs(wordpress, OWN_PAGE));
	await expect(page.getByText(/Offline Mode is on\./).first()).toBeVisible();
	await expect(page.locator('#toplevel_page_jetpack li.current')).toHaveText(['Site dashboard']);
});

test('replaces Jetpack’s page only on the site whose administrator chooses it', async ({
	page,
	signIn,
	wordpress,
}) => {
	onHerbs(
		wordpress,
		`update_option( 'stand_in', array( 'situation' => 'connected' ) + get_option( 'stand_in' ) );`,
	);
	await signIn('editor');
	await visit(page, herbs(wordpress, OWN_PAGE));
	await saveChoice(page);
	expect(page.url()).toContain('/herbs/');
	await visit(page, herbs(wordpress, JETPACK_PAGE));
	expect(onHerbs(wordpress, `echo get_option( '${OPTION}' );`)).toContain('1');

	expect(wordpress.run(`var_dump( get_option( '${OPTION}' ) );`)).toContain('bool(false)');
	await visit(page, wordpress.admin(OWN_PAGE));
	await expect(choice(page)).toHaveCount(0);
	await page.goto(wordpress.admin(JETPACK_PAGE));
	await expect(page.locator('#jp-plugin-container')).toHaveText('Page of Jetpack');
});

test('leaves nothing behind on any site when it’s deleted', async ({ page, signIn, wordpress }) => {
	wordpress.run(`update_option( '${OPTION}', '1' );`);
	expect(Number(wordpress.run(TRACES))).toBeGreaterThan(1);
	await signIn('administrator');
	await page.goto(wordpress.admin('network/plugins.php'));
	await row(page)
		.getByRole('link', { name: /Network Deactivate/ })
		.click();
	await leaveNothing(page, wordpress, 'network/');
});
