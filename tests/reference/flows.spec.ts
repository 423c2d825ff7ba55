import type { Page } from '@playwright/test';
import { connect, connection, disconnect } from './support/connection';
import type { ReferenceHost } from './support/host';
import { dashboardIsThere, expect, test } from './support/test';

/** Sets a constant, as somebody who writes in wp-config.php does; after what fakes the connection. */
const CONSTANT = 'wp-content/mu-plugins/zz-constant.php';
const OFFLINE = `<?php
define( 'JETPACK_DEV_DEBUG', true );
remove_filter( 'jetpack_offline_mode', '__return_false' );`;

const PROVIDER = /^https:\/\/jetpack\.wordpress\.com\//;

test.beforeEach(({ host }) => disconnect(host));
test.afterEach(({ host }) => host.write(CONSTANT, '<?php'));

const card = (page: Page, name: string) => page.getByRole('region', { name });

/** Connects the own account, and returns the address at the provider that it leads to. */
async function leaveFor(page: Page): Promise<string> {
	await page.route(PROVIDER, (route) => route.fulfill({ body: 'The provider asks.' }));
	await page.getByRole('button', { name: 'Connect your account' }).click();
	await page.waitForURL(PROVIDER);
	return page.url();
}

/** Where the provider returns somebody to, out of the address that the page has left for. */
function wayBack(address: string): URL {
	const inner = new URL(address).searchParams.get('redirect_uri') ?? '';
	return new URL(inner);
}

test('a user who declines at the provider returns to the dashboard with a notice', async ({
	page,
	host,
	open,
}) => {
	connect(host, 'admin');
	await open('admin2', '#/connect-user');
	const back = wayBack(await leaveFor(page));
	back.searchParams.set('error', 'access_denied');
	back.searchParams.set('state', host.php("echo get_user_by( 'login', 'admin2' )->ID;"));
	await page.goto(back.href);
	await dashboardIsThere(page);
	expect(page.url()).toContain('page=site-dashboard');
	await expect(page.getByText('You didn’t finish connecting.')).toBeVisible();
	expect((await connection(host)).users).toEqual(['1']);
});

test('an administrator who connects becomes the owner of a site without one', async ({
	page,
	host,
	open,
}) => {
	connect(host);
	await open('admin');
	await expect(page.getByText('No WordPress.com account is connected.').first()).toBeVisible();
	// By keyboard: a click is lost if the cards above grow in the middle of it.
	await card(page, 'Account connection')
		.getByRole('link', { name: /^Connect your/ })
		.press('Enter');
	expect(wayBack(await leaveFor(page)).searchParams.get('redirect')).toContain('page=site-dashboard');
	expect((await connection(host)).id).toBe(12345678);

	connect(host, 'admin');
	await open('admin');
	await expect(page.getByText('You are the Jetpack owner.')).toBeVisible();
	expect(await connection(host)).toMatchObject({ owner: 1, users: ['1'] });
});

test('another administrator becomes the connection owner', async ({ page, host, open }) => {
	connect(host, 'admin', 'admin2');
	const id = Number(host.php("echo get_user_by( 'login', 'admin2' )->ID;"));
	await open('admin2');
	// By keyboard: clicks are lost if the cards above grow in the middle of them.
	await page.getByRole('button', { name: 'Manage site connection' }).press('Enter');
	await page.getByRole('button', { name: 'Become the owner' }).press('Enter');
	await expect(page.getByText('You’re now the Jetpack owner.')).toBeVisible();
	expect(await connection(host)).toMatchObject({ owner: id });
	expect(host.calls()).toContain('switchBlogOwner');
});

test('disconnecting the site asks why, and sends the answer to the provider', async ({
	page,
	host,
	open,
}) => {
	connect(host, 'admin');
	// Newer versions ask for it by a call that the stand-in answers with nothing.
	host.php(`set_transient( 'jetpack_connected_user_data_1', array( 'ID' => 4711, 'login' => 'admin' ) );`);
	const answers: unknown[] = [];
	await page.route(/feedback-survey/, async (route) => {
		answers.push(route.request().postDataJSON());
		await route.fulfill({ json: { success: true }, headers: { 'Access-Control-Allow-Origin': '*' } });
	});
	await open('admin', '#/disconnect');
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click();
	await dialog.getByRole('radio', { name: 'It has too many bugs' }).check();
	await dialog.getByRole('button', { name: 'Submit feedback' }).click();
	await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
	expect(answers).toMatchObject([
		{ site_id: 12345678, survey_responses: { 'why-cancel': { response: 'buggy' } } },
	]);
	expect((await connection(host)).users).toEqual([]);
});

test('with offline mode set by a constant, the page hides license activation and saves settings', async ({
	page,
	host,
	open,
}) => {
	connect(host, 'admin');
	host.write(CONSTANT, OFFLINE);
	await open('admin');
	await expect(page.getByText(/Offline Mode is on\./).first()).toBeVisible();
	await expect(page.getByRole('link', { name: 'Activate a license' })).toHaveCount(0);
	await open('admin', '#/writing');
	const copyPost = page.locator('[data-setting="copy-post"]').getByRole('switch');
	await copyPost.click();
	await expect.poll(async () => (await host.database.modules()).includes('copy-post')).toBe(true);
	expect((await connection(host)).id).toBe(12345678);
});

/** Puts the site into safe mode: the provider has it at another address. */
function moveSite(host: ReferenceHost): void {
	connect(host, 'admin');
	host.turn('live', { idc: true });
	host.php(`Jetpack_Options::update_option( 'sync_error_idc', array(
		'home' => strrev( '127.0.0.1:${host.port}/' ), 'siteurl' => strrev( '127.0.0.1:${host.port}/' ),
		'wpcom_home' => 'https://elsewhere.example/', 'wpcom_siteurl' => 'https://elsewhere.example/', 'reversed_url' => true, 'error_code' => 'jetpack_url_mismatch',
	) );`);
}

/** The screen of the dashboard; the choices above it are Jetpack's own. */
const question = (page: Page) => page.getByRole('heading', { level: 1, name: 'Safe Mode is on' });

for (const [name, button, isSafe] of [
	['stays in safe mode', /^(Stay in )?Safe mode$/i, true],
	['takes the connection along', /^Move your settings$/, false],
	['starts fresh', /^Create a fresh connection$/, false],
] as const) {
	test(`a site in safe mode ${name}`, async ({ page, host, open }) => {
		moveSite(host);
		await page.route(PROVIDER, (route) => route.fulfill({ body: 'The provider asks.' }));
		await open('admin');
		await expect(question(page)).toBeVisible();
		const answer = page.waitForResponse(
			(response) => response.request().method() === 'POST' && response.url().includes('identity-crisis'),
		);
		await page.getByRole('button', { name: button }).click();
		expect((await answer).status()).toBe(200);
		expect(Boolean(await host.database.option('jetpack_safe_mode_confirmed'))).toBe(isSafe);
		expect((await connection(host)).id).toBe(12345678);
	});
}
