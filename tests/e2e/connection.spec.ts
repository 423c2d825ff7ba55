import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e';

// Where there's least room, and from right to left.
test.use({ viewport: { width: 320, height: 800 }, scenario: ['rtl'] });

/** Connects, and looks at the last section of the dashboard, which is filled when it comes into sight. */
async function connect(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Set up Jetpack' }).click();
	await page.getByRole('button', { name: 'Approve' }).click();
	const section = page.getByRole('region', { name: 'Connections' });
	await section.scrollIntoViewIfNeeded();
	await expect(section.getByRole('region', { name: 'Site connection' })).toBeVisible();
	await section.scrollIntoViewIfNeeded();
	await expect(section.getByText('You are the Jetpack owner.')).toBeVisible();
}

/** Nothing is cut off, and nothing is hidden from anybody. */
async function expectGood(page: Page): Promise<void> {
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
}

test('a site connects, disconnects with the survey, and connects again [CONN-018, CONN-033, CONN-045]', async ({
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
	await connect(page);

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
	await dialog.getByRole('button', { name: 'Submit feedback' }).click();
	await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
	await dialog.getByRole('button', { name: 'Close', exact: true }).click();

	await connect(page);
	await page.goto(`${host.origin}/provider/events`);
	await expect(page.getByText('jetpack_wpa_page_view').first()).toBeVisible();
});
