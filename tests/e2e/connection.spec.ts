import type { Locator, Page } from '@playwright/test';
import {
	expect,
	expectAccessible,
	expectNoSidewaysScroll,
	keepNotices,
	signIn,
	SIZES,
	submit,
	test,
} from '../support/e2e';

test.beforeEach(({ page }) => keepNotices(page));

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

/** Nothing is cut off, and nothing is hidden from anybody. */
async function expectGood(page: Page): Promise<void> {
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
}

for (const { width, direction, scenario } of SIZES) {
	const size = `at ${width} px ${direction}`;

	test.describe(`an unconnected site ${size}`, () => {
		test.use({ scenario: [...scenario], viewport: { width, height: 800 } });

		test(`connects, disconnects with the survey, and connects again ${size} [CONN-018, CONN-033, CONN-045]`, async ({
			page,
			open,
		}) => {
			await open('admin');
			await expect(page.locator('html')).toHaveAttribute('dir', direction);
			await expectGood(page);
			await page.getByRole('button', { name: 'Set up Jetpack' }).click();
			await page.getByRole('button', { name: 'Approve' }).click();
			await expectOwner(page);

			const depth = await page.evaluate(() => window.scrollY);
			// By the keyboard: what is above the link may still be growing.
			await page.getByRole('button', { name: 'Manage site connection' }).press('Enter');
			const dialog = page.getByRole('dialog');
			await expect(dialog).toBeVisible();
			// The page behind it stays where it was, and does not go to its top.
			expect(depth).toBeGreaterThan(0);
			expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(depth / 2);
			await expectGood(page);
			await dialog.getByRole('button', { name: 'Test connection' }).click();
			await expect(dialog.getByText(/^The connection works\./)).toBeVisible();
			await dialog.getByRole('link', { name: 'Disconnect…' }).click();
			await expect(page.getByRole('dialog', { name: 'Disconnect this site?' })).toBeVisible();
			await expectGood(page);
			await dialog.getByRole('button', { name: 'Disconnect' }).click();
			await dialog.getByRole('radio', { name: 'Other' }).check();
			await dialog.getByRole('textbox').fill('Moving house');
			await expectGood(page);
			await dialog.getByRole('button', { name: 'Submit feedback' }).click();
			await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
			await dialog.getByRole('button', { name: 'Close', exact: true }).click();

			await page.getByRole('button', { name: 'Set up Jetpack' }).click();
			await page.getByRole('button', { name: 'Approve' }).click();
			await expectOwner(page);
		});
	});

	for (const [fault, whose, ids] of [
		['connection-error', 'of the site', 'NOTICE-029, CONN-069'],
		['connection-error-user', 'of its owner', 'NOTICE-029, CONN-068'],
	] as const) {
		test.describe(`a refused token ${whose} ${size}`, () => {
			test.use({ scenario: ['connected', fault, ...scenario], viewport: { width, height: 800 } });

			test(`the banner restores the connection after a refused token ${whose} ${size} [${ids}]`, async ({
				page,
				open,
			}) => {
				await open('admin');
				const banner = page.getByRole('alert').filter({ hasText: 'Restore Connection' });
				await expect(banner).toBeVisible();
				await expectGood(page);
				// The page reloads, or the provider's loads.
				const left = page.waitForEvent('load');
				await banner.getByRole('button', { name: 'Restore Connection' }).click();
				await left;
				if (fault === 'connection-error-user') {
					await page.getByRole('button', { name: 'Approve' }).click();
				}
				await expectOwner(page);
				await expect(banner).toHaveCount(0);
			});
		});
	}

	test.describe(`a connected site ${size}`, () => {
		test.use({ scenario: ['protect-on', ...scenario], viewport: { width, height: 800 } });

		test(`lets a second administrator connect and disconnect an account ${size} [CONN-028]`, async ({
			page,
			open,
		}) => {
			await open('admin2');
			const section = await connections(page);
			// By keyboard: a click is lost if the cards above grow in the middle of it.
			await section.getByRole('link', { name: 'Connect your WordPress.com account' }).press('Enter');
			await expect(page.getByRole('button', { name: 'Connect your account' })).toBeVisible();
			await expectGood(page);
			await page.getByRole('button', { name: 'Connect your account' }).click();
			await page.getByRole('button', { name: 'Approve' }).click();
			await expect(page.getByText("You're fueled up and ready to go.")).toBeVisible();
			await connections(page);
			// It's there for two seconds: who looks only after the click may be late.
			const said = page.getByText('Unlinked from WordPress.com.').waitFor();
			// Both clicks at once: a second one that comes late would follow the link that takes its place.
			await page
				.getByRole('button', { name: 'Disconnect your WordPress.com account' })
				.evaluate((button: HTMLElement) => {
					button.click();
					button.click();
				});
			await said;
			await expect(section.getByRole('link', { name: 'Connect your WordPress.com account' })).toBeVisible();
			await expectNoSidewaysScroll(page);
		});

		test(`lets editors and subscribers connect an account and nothing else ${size} [CONN-035]`, async ({
			page,
			open,
			host,
		}) => {
			for (const user of ['editor', 'subscriber']) {
				await page.context().clearCookies();
				await open(user);
				const section = await connections(page);
				await expect(section.getByRole('link', { name: 'Connect your WordPress.com account' })).toBeVisible();
				await expect(page.getByRole('button', { name: 'Manage site connection' })).toHaveCount(0);
				await expectGood(page);
				await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack#/disconnect`);
				await expect(page.getByRole('dialog')).toHaveCount(0);
			}
		});

		test(`keeps a draft after a logout and saves it after a new login ${size}`, async ({
			page,
			open,
			context,
		}) => {
			await open('admin', '#/security');
			const list = page.getByRole('textbox', { name: 'Always allowed IP addresses' });
			await list.fill('192.0.2.7');
			await context.clearCookies();
			const form = page.locator('form').filter({ has: list });
			await form.getByRole('button', { name: 'Save settings' }).click();
			const again = page.getByRole('link', { name: /Log in again/ });
			await expect(again).toBeVisible();
			await expectGood(page);
			const opened = context.waitForEvent('page');
			await again.click();
			const tab = await opened;
			await tab.locator('#user_login').fill('admin');
			await tab.locator('#user_pass').fill('admin');
			await submit(tab, tab.locator('#wp-submit'));
			await tab.close();
			await page.bringToFront();
			// What a browser with a window tells.
			await page.evaluate(() => window.dispatchEvent(new Event('focus')));
			await expect(again).toHaveCount(0);
			await expect(list).toHaveValue('192.0.2.7');
			await form.getByRole('button', { name: 'Save settings' }).click();
			await expect(page.getByText('Updated settings.')).toBeVisible();
		});
	});

	test.describe(`an offline site ${size}`, () => {
		test.use({ scenario: ['offline-constant', ...scenario], viewport: { width, height: 800 } });

		test(`explains why the site and accounts can’t be connected ${size} [CONN-023, CONN-024, CONN-031]`, async ({
			page,
			open,
			host,
		}) => {
			await open('admin');
			await connections(page);
			await expect(
				page.getByText('Your site is in Offline Mode, so it can not be connected to WordPress.com.'),
			).toBeVisible();
			const account = page.getByText('The site is in Offline Mode, so you can not connect to WordPress.com.');
			await expect(account).toBeVisible();
			await expectNoSidewaysScroll(page);
			await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack#/connect-user`);
			await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
			await expect(account).toBeVisible();
			await expectGood(page);
		});
	});
}

test.describe('a connected site', () => {
	test.use({ scenario: ['protect-on'] });

	test('shows a logout in the disconnect dialog and continues after a new login', async ({
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
		await expect(dialog.getByText(/You’ve been logged out/)).toBeVisible();
		await expectGood(page);
		const tab = await context.newPage();
		await signIn(tab, host.origin, 'admin');
		await tab.close();
		await dialog.getByRole('button', { name: 'Disconnect' }).click();
		await expect(
			page.getByRole('dialog', { name: 'Your site is disconnected from WordPress.com' }),
		).toBeVisible();
	});

	test('shows its recorded events at the sandbox provider', async ({ page, open, host }) => {
		const recorded = page.waitForResponse(
			(response) => response.request().method() === 'POST' && response.url().includes('/provider/events'),
		);
		await open('admin', '#/security');
		await recorded;
		await expect(async () => {
			await page.goto(`${host.origin}/provider/events`);
			await expect(page.getByText('jetpack_wpa_page_view').first()).toBeVisible({ timeout: 500 });
		}).toPass();
	});
});
