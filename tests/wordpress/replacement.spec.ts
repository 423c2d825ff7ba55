import type { Page } from '@playwright/test';
import { dashboardIsThere, expect, JETPACK_PAGE, OWN_PAGE, test } from './support/wordpress';

const OPTION = 'site_dashboard_replaces_jetpack';

test.beforeEach(({ wordpress }) => {
	wordpress.jetpack('connected');
	wordpress.run(`delete_option( '${OPTION}' );`);
});

test.afterAll(({ wordpress }) => void wordpress.run(`delete_option( '${OPTION}' );`));

async function choose(page: Page, isWanted: boolean): Promise<void> {
	await page.getByRole('checkbox', { name: /in place of Jetpack/ }).setChecked(isWanted);
	await page.locator('.site-dashboard-choice').getByRole('button', { name: 'Save' }).click();
	await dashboardIsThere(page);
}

test('takes the place of Jetpack’s page when the owner says so, and gives it back', async ({
	page,
	open,
	wordpress,
}) => {
	await open('administrator');
	await choose(page, true);
	await expect(page).toHaveURL(new RegExp(`/wp-admin/${JETPACK_PAGE.replace('?', '\\?')}`));
	await expect(page.locator('.notice-success')).toContainText('now stands in place of Jetpack’s own page');
	await expect(page.locator('#toplevel_page_jetpack a[href$="page=site-dashboard"]')).toHaveCount(0);
	expect(await page.content()).not.toMatch(
		/react-plugin|wp-components|moment(\.min)?\.js|Connect prompt of Jetpack/,
	);
	await expect(page.locator('#toplevel_page_jetpack li.current')).toHaveText(['Dashboard']);

	await page.goto(wordpress.admin(`${JETPACK_PAGE}#/settings`));
	await dashboardIsThere(page);
	await page.goto(wordpress.admin(`${OWN_PAGE}#/security`));
	await dashboardIsThere(page);
	expect(page.url()).toBe(wordpress.admin(`${JETPACK_PAGE}#/security`));

	await choose(page, false);
	await expect(page).toHaveURL(new RegExp(`/wp-admin/${OWN_PAGE.replace('?', '\\?')}`));
	await page.goto(wordpress.admin(JETPACK_PAGE));
	await expect(page.locator('#jp-plugin-container')).toHaveText('Page of Jetpack');
	expect(wordpress.run(`var_dump( get_option( '${OPTION}' ) );`)).toContain('bool(false)');
});

test('stores the choice only with its nonce, and only for those who manage the site', async ({
	page,
	open,
	signIn,
	wordpress,
}) => {
	const send = (fields: Record<string, string>) =>
		page.request.post(wordpress.admin('admin-post.php'), {
			form: { action: 'site_dashboard_save', replace: '1', ...fields },
		});
	await open('administrator');
	const nonce = await page.locator('.site-dashboard-choice input[name="_wpnonce"]').inputValue();
	expect((await send({})).status()).toBe(403);
	expect((await send({ _wpnonce: 'wrong' })).status()).toBe(403);
	await signIn('editor');
	expect((await send({ _wpnonce: nonce })).status()).toBe(403);
	expect(wordpress.run(`var_dump( get_option( '${OPTION}' ) );`)).toContain('bool(false)');
});

test('leads links to the dashboard to the page that shows it, here and there', async ({
	page,
	signIn,
	wordpress,
}) => {
	await signIn('administrator');
	for (const shown of [OWN_PAGE, JETPACK_PAGE]) {
		if (shown === JETPACK_PAGE) {
			wordpress.run(`update_option( '${OPTION}', '1' );`);
		}
		await page.goto(wordpress.admin(`${shown}#/traffic`));
		await dashboardIsThere(page);
		const link = page.locator('#jp-plugin-container a[href*="customize.php"]').first();
		await expect(link).toBeAttached();
		expect(new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('return')).toBe(
			wordpress.admin(`${shown}#/traffic`),
		);
	}
});
