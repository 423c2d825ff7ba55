import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/e2e';

for (const [width, scenario] of [
	[1280, []],
	[320, ['dark']],
] as const) {
	test.describe(`at ${width} px`, () => {
		test.use({ scenario: [...scenario], viewport: { width, height: 800 } });

		test(`the login form and the host’s pages are accessible and fit at ${width} px`, async ({
			page,
			host,
		}) => {
			await page.goto(`${host.origin}/wp-login.php`);
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
			await signIn(page, host.origin, 'admin', { password: 'wrong' });
			await expect(page.getByRole('alert')).toBeVisible();
			await expectAccessible(page);
			await signIn(page, host.origin, 'editor');
			await expect(page.locator('body')).toContainText('not allowed');
			await page.context().clearCookies();
			await signIn(page, host.origin, 'admin');
			await expect(page).toHaveURL(/admin\.php\?page=jetpack#\/dashboard$/);
			await page.getByRole('link', { name: 'admin', exact: true }).click();
			await page.getByRole('heading', { name: 'Change password' }).waitFor();
			await page.getByLabel('Current password').first().fill('admin');
			await page.getByLabel('New password').fill('sea otters');
			await page.getByRole('button', { name: 'Change password' }).click();
			await expect(page.getByRole('alert')).toHaveText('Use at least 15 characters.');
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
			await page.goto(`${host.origin}/wp-admin/`);
			await page.getByRole('button', { name: 'Set up Jetpack' }).click();
			await page.waitForURL(/\/provider\/authorize/);
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
		});
	});
}

test('logging out on a page without the dashboard clears its browser storage', async ({
	page,
	host,
	open,
}) => {
	await open('admin');
	const other = await page.context().newPage();
	await other.goto(`${host.origin}/wp-admin/plugins.php`);
	const keep = () => {
		localStorage.setItem('kept', '1');
		sessionStorage.setItem('kept', '1');
	};
	const count = () => localStorage.length + sessionStorage.length;
	await page.evaluate(keep);
	await other.evaluate(keep);
	await other.getByRole('link', { name: 'Log out' }).click();
	await expect(other.getByText('You’re logged out.')).toBeVisible();
	expect(await other.evaluate(count)).toBe(0);
	await page.goto(`${host.origin}/wp-admin/plugins.php`);
	await expect(page).toHaveURL(/wp-login\.php/);
	expect(await page.evaluate(count)).toBe(0);
});
