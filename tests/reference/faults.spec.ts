import type { Page } from '@playwright/test';
import { watchRequests, whenAnswered } from '../support/idle';
import { logIn } from '../wordpress/support/log-in';
import { LOAD_FAULTS, SAVE_FAULTS } from './support/faults';
import { OWN_PAGE, type ReferenceHost } from './support/host';
import { complaintsAtEnd, dashboardIsThere, expect, test } from './support/test';

/** A module that needs no connection, which every Jetpack has. */
const MODULE = 'copy-post';

/** Loads what WordPress activates plugins with. */
const PLUGINS = "require_once ABSPATH . 'wp-admin/includes/plugin.php';";

const toggleOf = (page: Page) => page.locator(`[data-setting="${MODULE}"]`).getByRole('switch');

const isStored = async (host: ReferenceHost) => (await host.database.modules()).includes(MODULE);

/** A message of the page. */
const notice = (page: Page, tone: 'error' | 'warning') => page.locator(`[data-tone="is-${tone}"]`);

/** Clicks the switch, and waits until the page has done with it, whatever came of it. */
async function click(page: Page): Promise<void> {
	await toggleOf(page).click();
	await expect(toggleOf(page)).not.toHaveAttribute('aria-busy', 'true');
}

/** The switch stores what it shows. */
async function works(page: Page, host: ReferenceHost, name: string): Promise<void> {
	const before = await isStored(host);
	await expect(toggleOf(page), `${name}: shown before`).toBeChecked({ checked: before });
	await click(page);
	await expect(toggleOf(page), `${name}: shown`).toBeChecked({ checked: !before });
	expect(await isStored(host), `${name}: stored`).toBe(!before);
	await expect(notice(page, 'error'), name).toHaveCount(0);
}

/** The user has looked at another tab, and returns. */
const comeBack = (page: Page) =>
	page.evaluate(() => {
		window.dispatchEvent(new Event('blur'));
		window.dispatchEvent(new Event('focus'));
	});

test.beforeEach(({ host }) => host.set('connected'));

test.afterEach(({ host }) => {
	host.files.restore();
	expect(host.messages()).toEqual([]);
});

test('a save that goes wrong shows why and what’s stored, and the next one works', async ({
	page,
	host,
	open,
	complaints,
}) => {
	await open('admin', '#/writing');
	watchRequests(page);
	for (const { name, php, says, isStored: stores, showsOld = false } of SAVE_FAULTS) {
		const before = await isStored(host);
		host.files.mustUse(php);
		await click(page);
		expect(await isStored(host), `${name}: stored`).toBe(stores ? !before : before);
		if (says) {
			await expect(notice(page, 'error'), name).toContainText(says);
		} else {
			await expect(notice(page, 'error'), name).toHaveCount(0);
		}
		const shown = stores && !showsOld ? !before : before;
		await expect(toggleOf(page), `${name}: shown`).toBeChecked({ checked: shown });
		// While the page is still asking, it asks for nothing else when the user returns.
		await whenAnswered(page);
		host.files.restore();
		await comeBack(page);
		await works(page, host, name);
	}
	await complaintsAtEnd(page, complaints);
});

for (const { name, php, proof } of LOAD_FAULTS) {
	test(`the page works if ${name}`, async ({ page, host, open, complaints }) => {
		host.files.mustUse(php);
		await open('admin', '#/writing');
		const response = await page.request.get(host.admin(OWN_PAGE));
		expect(`${JSON.stringify(response.headers())}\n${await response.text()}`).toMatch(proof);
		await works(page, host, name);
		expect(complaints).toEqual([]);
	});
}

test('during maintenance, the page waits and keeps the draft', async ({ page, host, open }) => {
	host.php("Jetpack::activate_module( 'protect', false, false );");
	await open('admin', '#/security');
	const field = page.getByRole('textbox', { name: 'Always allowed IP addresses' });
	await field.fill('192.0.2.7');
	host.files.write('.maintenance', '<?php $upgrading = time();');
	await page.getByRole('button', { name: 'Save settings' }).first().click();
	await expect(notice(page, 'warning')).toContainText('Your site isn’t responding.');
	await expect(field).toHaveValue('192.0.2.7');
	host.files.restore();
	await comeBack(page);
	await expect(notice(page, 'warning')).toHaveCount(0);
	await page.getByRole('button', { name: 'Save settings' }).first().click();
	await expect.poll(async () => JSON.stringify(await host.database.options())).toContain('192.0.2.7');
});

test('saving works even if the page’s nonce has expired', async ({ page, host, open, complaints }) => {
	await open('admin', '#/writing');
	// With another life, what was made before is as good as expired.
	host.files.mustUse(`add_filter( 'nonce_life', function () { return 7200; } );`);
	await works(page, host, 'another life');
	await works(page, host, 'afterwards');
	// What else is loading then is refused as well.
	const refused = await complaintsAtEnd(page, complaints);
	expect(refused.filter((complaint) => /^403 POST .*v4\/settings/.test(complaint))).toHaveLength(1);
});

test('a user logged out elsewhere can continue after logging in again', async ({
	page,
	host,
	open,
	complaints,
}) => {
	await open('admin', '#/writing');
	host.php('WP_Session_Tokens::get_instance( 1 )->destroy_all();');
	await click(page);
	await expect(notice(page, 'warning')).toContainText('You’ve been logged out.');
	await expect(page.getByRole('link', { name: /Log in again/ })).toHaveAttribute('target', '_blank');
	expect(await isStored(host)).toBe(false);
	await page.context().addCookies(await logIn(host.address, 'admin'));
	await comeBack(page);
	await expect(notice(page, 'warning')).toHaveCount(0);
	await works(page, host, 'after the login');
	await complaintsAtEnd(page, complaints);
});

test('the page works in a subdirectory', async ({ page, host, complaints }) => {
	const address = `${host.address}/blog`;
	host.files.link('blog', '.');
	host.files.edit('wp-config.php', new RegExp(`'${host.address}'`, 'g'), `'${address}'`);
	await page.context().addCookies(await logIn(address, 'admin'));
	await page.goto(`${address}/wp-admin/${OWN_PAGE}#/writing`);
	await dashboardIsThere(page);
	await works(page, host, 'in a folder');
	expect(complaints).toEqual([]);
});

test('the page works if only the site itself is reachable', async ({ page, open, host }) => {
	const away: string[] = [];
	const there: string[] = [];
	page.on('requestfailed', (request) => away.push(request.url()));
	// A browser may lead from http to https itself, without asking anybody.
	page.on('response', (response) => response.ok() && there.push(response.url()));
	await open('admin');
	await expect(page.getByRole('region', { name: 'Account connection' })).toContainText('Connected');
	const isElsewhere = (url: string) => url.startsWith('http') && !url.startsWith(host.address);
	expect(there.filter(isElsewhere)).toEqual([]);
	expect(away.filter(isElsewhere).length).toBeGreaterThan(0);
	await open('admin', '#/writing');
	await works(page, host, 'alone');
});

test('after Jetpack is deactivated, saving fails and the next page explains what to do', async ({
	page,
	host,
	open,
}) => {
	await open('admin', '#/writing');
	host.php(`${PLUGINS} deactivate_plugins( 'jetpack/jetpack.php' );`);
	await click(page);
	await expect(notice(page, 'error')).toContainText('Error updating settings.');
	expect(await isStored(host)).toBe(false);
	await expect(toggleOf(page)).not.toBeChecked();
	await page.goto(host.admin('plugins.php'));
	const advice = page.locator('.notice-warning', { hasText: 'Site dashboard needs Jetpack' });
	await expect(advice).toContainText('which isn’t active');
	host.php(`${PLUGINS} activate_plugin( 'jetpack/jetpack.php' ); delete_transient( 'activated_jetpack' );`);
	await open('admin', '#/writing');
	await works(page, host, 'activated again');
});
