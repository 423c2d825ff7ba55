import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/e2e';

/** Wide, narrow, and narrow from right to left: nothing is cut off. */
async function expectFits(page: Page): Promise<void> {
	for (const [width, direction] of [
		[1280, 'ltr'],
		[320, 'ltr'],
		[320, 'rtl'],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
		await expectNoSidewaysScroll(page);
	}
	await page.evaluate(() => (document.documentElement.dir = 'ltr'));
}

/** The last section of the dashboard, which is filled when it comes into sight. */
async function connections(page: Page): Promise<Locator> {
	const section = page.getByRole('region', { name: 'Connections' });
	await section.scrollIntoViewIfNeeded();
	await expect(section.getByRole('region', { name: 'Site connection' })).toBeVisible();
	await section.scrollIntoViewIfNeeded();
	return section;
}

const expectOwner = async (page: Page) =>
	expect((await connections(page)).getByText('You are the Jetpack owner.')).toBeVisible();

for (const [width, direction] of [
	[1280, 'ltr'],
	[320, 'ltr'],
	[320, 'rtl'],
] as const) {
	test.describe(`${width} px, ${direction}`, () => {
		test.use({ scenario: direction === 'rtl' ? ['rtl'] : [] });

		test(`connects, disconnects with the survey, and connects again at ${width} px ${direction} [CONN-018, CONN-033, CONN-045]`, async ({
			page,
			open,
		}) => {
			const expectGood = async () => {
				await expectNoSidewaysScroll(page);
				// The third run is as narrow as the second.
				if (width > 320 || direction === 'rtl') {
					await expectAccessible(page);
				}
			};
			await page.setViewportSize({ width, height: 800 });
			await open('admin');
			await expectGood();
			await page.getByRole('button', { name: 'Set up Jetpack' }).click();
			await page.getByRole('button', { name: 'Approve' }).click();
			await expectOwner(page);

			await page.getByRole('link', { name: 'Manage site connection' }).click();
			const dialog = page.getByRole('dialog');
			await expect(dialog).toBeVisible();
			await expectGood();
			await dialog.getByRole('button', { name: 'Disconnect' }).click();
			await dialog.getByRole('button', { name: 'Help us improve' }).click();
			await dialog.getByRole('radio', { name: 'Other' }).check();
			await dialog.getByRole('textbox').fill('Moving house');
			await expectGood();
			await dialog.getByRole('button', { name: 'Submit feedback' }).click();
			await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
			await dialog.getByRole('button', { name: 'Back to my website' }).click();

			await page.getByRole('button', { name: 'Set up Jetpack' }).click();
			await page.getByRole('button', { name: 'Approve' }).click();
			await expectOwner(page);
		});
	});
}

test.describe('a broken connection', () => {
	test.use({ scenario: ['connected', 'connection-error'] });

	test('is restored by its banner [NOTICE-029]', async ({ page, open }) => {
		await open('admin');
		const banner = page.getByRole('alert').filter({ hasText: 'Restore Connection' });
		await expect(banner).toBeVisible();
		await expectFits(page);
		await banner.getByRole('button', { name: 'Restore Connection' }).click();
		await expect(banner).toHaveCount(0);
		await expectOwner(page);
	});
});

test.describe('a connected site', () => {
	test.use({ scenario: ['connected'] });

	test('lets a second administrator link an account and unlink it again [CONN-028]', async ({
		page,
		open,
	}) => {
		await open('admin2');
		const section = await connections(page);
		await section.getByRole('link', { name: 'Connect your WordPress.com account' }).click();
		await expect(page.getByRole('button', { name: 'Connect your user account' })).toBeVisible();
		await expectFits(page);
		await expectAccessible(page);
		await page.getByRole('button', { name: 'Connect your user account' }).click();
		await page.getByRole('button', { name: 'Approve' }).click();
		await expect(page.getByText("You're fueled up and ready to go.")).toBeVisible();
		await connections(page);
		await page.getByRole('button', { name: 'Unlink your WordPress.com account' }).click();
		await expect(page.getByText('Unlinked from WordPress.com.')).toBeVisible();
	});

	test('offers editors and subscribers to link an account, and nothing else [CONN-035]', async ({
		page,
		open,
		host,
	}) => {
		for (const user of ['editor', 'subscriber']) {
			await page.context().clearCookies();
			await open(user);
			const section = await connections(page);
			await expect(section.getByRole('link', { name: 'Connect your WordPress.com account' })).toBeVisible();
			await expect(page.getByRole('link', { name: 'Manage site connection' })).toHaveCount(0);
			await expectFits(page);
			await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack#/disconnect`);
			await expect(page.getByRole('dialog')).toHaveCount(0);
		}
	});

	test('says in the dialog that the login is gone, and goes on after a new one', async ({
		page,
		open,
		host,
		context,
	}) => {
		await open('admin', '#/disconnect');
		const dialog = page.getByRole('dialog');
		await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible();
		await context.clearCookies();
		await dialog.getByRole('button', { name: 'Disconnect' }).click();
		await expect(dialog.getByText(/You are signed out/)).toBeVisible();
		await expectFits(page);
		await expectAccessible(page);
		const tab = await context.newPage();
		await signIn(tab, host.origin, 'admin');
		await tab.close();
		await dialog.getByRole('button', { name: 'Disconnect' }).click();
		await expect(
			page.getByRole('dialog', { name: 'Your site is disconnected from WordPress.com' }),
		).toBeVisible();
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

test.describe('an offline site', () => {
	test.use({ scenario: ['offline-constant'] });

	test('says why nothing can be connected [CONN-024, CONN-031]', async ({ page, open }) => {
		await open('admin');
		await connections(page);
		await expect(
			page.getByText('Your site is in Offline Mode, so it can not be connected to WordPress.com.'),
		).toBeVisible();
		await expect(
			page.getByText('The site is in Offline Mode, so you can not connect to WordPress.com.'),
		).toBeVisible();
		await expectFits(page);
	});
});
