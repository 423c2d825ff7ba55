import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, keepNotices, submit, test } from '../support/e2e';

// Where there's least room, and from right to left.
test.use({ viewport: { width: 320, height: 800 } });
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

test.describe('an unconnected site', () => {
	test.use({ scenario: ['rtl'] });

	test('connects, disconnects with the survey, connects again, and has recorded it [CONN-018, CONN-033, CONN-045]', async ({
		page,
		host,
		open,
	}) => {
		await open('admin');
		await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
		await expectGood(page);
		await page.getByRole('button', { name: 'Set up Jetpack' }).click();
		await page.getByRole('button', { name: 'Deny' }).click();
		await expect(page.getByText('You didn’t finish connecting')).toBeVisible();
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
		await dialog.getByRole('link', { name: 'Disconnect…' }).click();
		await expect(page.getByRole('dialog', { name: 'Disconnect this site?' })).toBeVisible();
		await expectGood(page);
		await dialog.getByRole('button', { name: 'Disconnect' }).click();
		await dialog.getByRole('radio', { name: 'Other' }).check();
		await dialog.getByRole('textbox').fill('Moving house');
		await expectGood(page);
		const recorded = page.waitForRequest((request) => request.url().includes('/provider/events'));
		await dialog.getByRole('button', { name: 'Submit feedback' }).click();
		await recorded;
		await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
		await dialog.getByRole('button', { name: 'Close', exact: true }).click();

		await page.getByRole('button', { name: 'Set up Jetpack' }).click();
		await page.getByRole('button', { name: 'Approve' }).click();
		await expectOwner(page);
		await page.goto(`${host.origin}/provider/events`);
		await expect(page.getByText('jetpack_wpa_page_view').first()).toBeVisible();
	});
});

test.describe('a connected site', () => {
	test.use({ scenario: ['protect-on'] });

	test('keeps a draft after a logout and saves it after a login in another tab', async ({
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

test.describe('a site that has moved', () => {
	test.use({ scenario: ['identity-crisis', 'rtl'] });

	test('fits its question, and loads the page again once its connection has moved [CONN-074]', async ({
		page,
		open,
	}) => {
		await open('admin');
		const banner = page.getByRole('region', { name: 'This site’s URL has changed' });
		await expect(banner.getByRole('button')).toHaveCount(3);
		await expectGood(page);
		await banner.getByRole('button', { name: 'Move everything here' }).press('Enter');
		await expect(page.getByRole('heading', { name: 'The connection has moved here' })).toBeFocused();
		await expectAccessible(page);
		await page.getByRole('button', { name: 'Reload page' }).click();
		await expectOwner(page);
		await expect(banner).toHaveCount(0);
	});
});
