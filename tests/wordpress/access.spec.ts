import { dashboardIsThere, expect, OWN_PAGE, test } from './support/wordpress';

test.describe('who sees the dashboard on WordPress', () => {
	test.beforeAll(({ wordpress }) => wordpress.jetpack('connected'));

	test('shows an administrator the whole dashboard below the menu of Jetpack', async ({ page, open }) => {
		await open('administrator');
		await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
		await expect(page.locator('#toplevel_page_jetpack li.current')).toHaveText('Site dashboard');
		await expect(page.getByRole('navigation').getByRole('link', { name: 'Settings' }).first()).toBeVisible();
	});
});
