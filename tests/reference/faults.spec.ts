import type { Page } from '@playwright/test';
import { watchRequests, whenAnswered } from '../support/idle';
import { logIn } from '../wordpress/support/log-in';
import type { ReferenceHost } from './support/host';
import { complaintsAtEnd, expect, test } from './support/test';

/** A module that needs no connection, which every Jetpack has. */
const MODULE = 'copy-post';

/** Begins code that runs when a setting is saved, before WordPress reads the call. */
const SAVE = `if ( 'POST' === $_SERVER['REQUEST_METHOD'] && strpos( urldecode( $_SERVER['REQUEST_URI'] ), 'jetpack/v4/settings' ) )`;

/** What other plugins do to the answer in real PHP; a stand-in can only imitate the outcome. */
const SAVE_FAULTS: Array<{ name: string; php: string; says?: RegExp; isStored: boolean }> = [
	{
		name: 'another plugin prints a notice before the answer',
		php: `${SAVE} { echo '<br /><b>Notice</b>: Undefined variable: a in <b>/a/b.php</b> on line <b>1</b><br />'; }`,
		isStored: true,
	},
	{
		name: 'a file of another plugin begins with a byte-order mark',
		php: `${SAVE} { echo "\\xEF\\xBB\\xBF"; }`,
		isStored: true,
	},
	{
		name: 'a security plugin refuses the call',
		php: `add_filter( 'rest_authentication_errors', function ( $result ) {
			return 'POST' === $_SERVER['REQUEST_METHOD'] ? new WP_Error( 'rest_disabled', 'The REST API is closed here.', array( 'status' => 403 ) ) : $result;
		}, 999 );`,
		says: /Error updating settings\. The REST API is closed here\./,
		isStored: false,
	},
	{
		name: 'another plugin ends PHP once it is stored',
		php: `add_filter( 'rest_request_after_callbacks', function ( $answer, $handler, $request ) {
			if ( 'POST' === $request->get_method() && '/jetpack/v4/settings' === $request->get_route() ) { no_such_function(); }
			return $answer;
		}, 10, 3 );`,
		isStored: true,
	},
];

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
	for (const { name, php, says, isStored: stores } of SAVE_FAULTS) {
		const before = await isStored(host);
		host.files.mustUse(php);
		await click(page);
		expect(await isStored(host), `${name}: stored`).toBe(stores ? !before : before);
		if (says) {
			await expect(notice(page, 'error'), name).toContainText(says);
		} else {
			await expect(notice(page, 'error'), name).toHaveCount(0);
		}
		const shown = stores ? !before : before;
		await expect(toggleOf(page), `${name}: shown`).toBeChecked({ checked: shown });
		// While the page is still asking, it asks for nothing else when the user returns.
		await whenAnswered(page);
		host.files.restore();
		await comeBack(page);
		await works(page, host, name);
	}
	await complaintsAtEnd(page, complaints);
});

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
