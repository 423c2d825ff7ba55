import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e';

for (const [width, direction] of [
	[1280, 'ltr'],
	[320, 'ltr'],
	[320, 'rtl'],
] as const) {
	test.describe(`${width} px, ${direction}`, () => {
		test.use({ scenario: ['connected', ...(direction === 'rtl' ? ['rtl'] : [])] });

		test(`disconnects with the survey, and connects again at ${width} px ${direction}`, async ({
			page,
			open,
		}) => {
			await page.setViewportSize({ width, height: 800 });
			await open('admin');
			await page.getByRole('link', { name: 'Manage site connection' }).click();
			const dialog = page.getByRole('dialog');
			await expect(dialog).toBeVisible();
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
			await dialog.getByRole('button', { name: 'Disconnect' }).click();
			await dialog.getByRole('button', { name: 'Help us improve' }).click();
			await dialog.getByRole('radio', { name: 'Other' }).check();
			await dialog.getByRole('textbox').fill('Moving house');
			await expectAccessible(page);
			await dialog.getByRole('button', { name: 'Submit feedback' }).click();
			await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
			await dialog.getByRole('button', { name: 'Back to my website' }).click();
			await page.getByRole('button', { name: 'Set up Jetpack' }).click();
			await page.getByRole('button', { name: 'Approve' }).click();
			await expect(page.getByText('You are the Jetpack owner.')).toBeVisible();
		});
	});
}

test.describe('a broken connection', () => {
	test.use({ scenario: ['connected', 'connection-error'] });

	test('is restored by its banner [NOTICE-029]', async ({ page, open }) => {
		await open('admin');
		await expectAccessible(page);
		await page.getByRole('button', { name: 'Restore Connection' }).click();
		await expect(page.getByRole('button', { name: 'Restore Connection' })).toHaveCount(0);
		await expect(page.getByRole('region', { name: 'Site connection' })).toBeVisible();
	});
});

test.describe('a second administrator', () => {
	test.use({ scenario: ['connected'] });

	test('links an account and unlinks it again [CONN-028]', async ({ page, open }) => {
		await open('admin2');
		await page.getByRole('link', { name: 'Connect your WordPress.com account' }).click();
		await expectAccessible(page);
		await page.getByRole('button', { name: 'Connect your user account' }).click();
		await page.getByRole('button', { name: 'Approve' }).click();
		await expect(page.getByText("You're fueled up and ready to go.")).toBeVisible();
		await page.getByRole('button', { name: 'Unlink your WordPress.com account' }).click();
		await expect(page.getByText('Unlinked from WordPress.com.')).toBeVisible();
	});

	test('can see the recorded events at the sandbox provider', async ({ page, open, host }) => {
		await open('admin', '#/security');
		await page.waitForLoadState('networkidle');
		await expect(async () => {
			await page.goto(`${host.origin}/provider/events`);
			await expect(page.getByText('jetpack_wpa_page_view').first()).toBeVisible({ timeout: 500 });
		}).toPass();
	});
});
