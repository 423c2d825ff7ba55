import { dashboardIsThere, expect, OWN_PAGE, test, QUICK } from './support/wordpress';
import { ACCOUNTS } from './support/wordpress-site';

test.describe('the dashboard page', () => {
	test.beforeEach(({ wordpress }) => wordpress.jetpack('connected'));

	test(
		'shows an administrator the whole dashboard, under Jetpack’s menu [SHELL-001, SHELL-002]',
		QUICK,
		async ({ page, open }) => {
			await open('administrator');
			const current = page.locator('#toplevel_page_jetpack li.current');
			await expect(current).toHaveText(['Site dashboard']);
			const navigation = page.locator('#jp-plugin-container').getByRole('navigation');
			await expect(navigation.getByRole('link', { name: 'My Plan' })).toBeVisible();
			await page.locator('#toplevel_page_jetpack').getByRole('link', { name: 'Site settings' }).click();
			await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(/Security|Settings/);
			await expect(current).toHaveText(['Site settings']);
			await page.goBack();
			await expect(current).toHaveText(['Site dashboard']);
			await expect(page.getByRole('checkbox', { name: /Replace Jetpack’s own page/ })).toBeVisible();
		},
	);

	for (const role of ['editor', 'subscriber'] as const) {
		test(
			`shows the ${role} a reduced dashboard, without the option to replace Jetpack’s page [SHELL-001]`,
			QUICK,
			async ({ page, open }) => {
				await open(role);
				const answer = await page.request.get(page.url());
				expect(answer.status()).toBe(200);
				await expect(page.getByRole('link', { name: /My Plan|Site settings/ })).toHaveCount(0);
				await expect(page.getByRole('checkbox', { name: /Replace Jetpack’s own page/ })).toHaveCount(0);
				await expect(page.getByRole('link', { name: 'Open Jetpack’s own page' })).toBeVisible();
			},
		);
	}

	test('redirects logged-out users to the login, then to the dashboard', async ({
		page,
		wordpress,
		complaints,
	}) => {
		await page.goto(wordpress.admin(OWN_PAGE));
		expect(page.url()).toContain('wp-login.php');
		// The page puts the cursor into the name field a moment after it was loaded.
		await expect(page.locator('#user_login')).toBeFocused();
		await page.locator('#user_login').fill(ACCOUNTS.administrator);
		await page.locator('#user_pass').fill(ACCOUNTS.administrator);
		await page.locator('#wp-submit').click();
		await dashboardIsThere(page);
		expect(page.url()).toContain(OWN_PAGE);
		expect(complaints).toEqual([]);
	});
});

test.describe('REST calls', () => {
	test.beforeEach(({ wordpress }) => wordpress.jetpack('connected'));

	test('save a changed switch with the page’s nonce', QUICK, async ({ page, open, wordpress }) => {
		await open('administrator', '#/performance');
		const toggle = page.getByRole('switch', { name: 'Lazy-load images' });
		const before = await toggle.isChecked();
		const answer = page.waitForResponse((response) => response.request().method() === 'POST');
		await toggle.click();
		expect((await answer).status()).toBe(200);
		await expect(toggle).toBeChecked({ checked: !before });
		expect(wordpress.run(`echo json_encode( get_option( 'stand_in_settings' ) );`)).toBe(
			JSON.stringify({ 'lazy-images': !before }),
		);
		await page.reload();
		await dashboardIsThere(page);
		await expect(toggle).toBeChecked({ checked: !before });
	});

	test(
		'are refused with a missing or wrong nonce, or without the capability',
		QUICK,
		async ({ page, open }) => {
			await open('editor');
			const status = (nonce: string | null, path = 'site') =>
				page.evaluate(
					async ([header, name]) => {
						const element = document.querySelector('script[id="Initial_State"]');
						const state = JSON.parse(element?.textContent ?? '') as Record<string, string>;
						const headers = header === null ? undefined : { 'X-WP-Nonce': header || state.WP_API_nonce };
						const root = `${state.WP_API_root}jetpack/v4/`;
						return (await fetch(root + name, headers && { headers: headers as HeadersInit })).status;
					},
					[nonce, path] as const,
				);
			expect(await status('')).toBe(200);
			expect(await status(null)).toBe(401);
			expect(await status('wrong')).toBe(403);
			expect(await status('', 'plugins')).toBe(403);
		},
	);
});
