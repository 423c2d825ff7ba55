import { expect, expectAccessible, expectNoSidewaysScroll, keepNotices, test } from '../support/e2e';

test.beforeEach(({ page }) => keepNotices(page));

test.use({
	scenario: ['connected', 'everything-on'],
	permissions: ['clipboard-read', 'clipboard-write'],
});

test('a post-by-email address can be created, copied and regenerated, and survives a reload', async ({
	page,
	open,
}) => {
	await open('admin', '#/writing');
	const card = page.getByRole('region', { name: 'Post by email' });
	const address = card.getByRole('textbox', { name: 'Your post-by-email address' });
	await card.getByRole('button', { name: 'Create address' }).click();
	await expect(page.getByText('Post-by-email address created.')).toBeVisible();
	await expect(address).toHaveValue(/^\w{32}@post\.example\.com$/);
	const first = await address.inputValue();

	await card.getByRole('button', { name: 'Copy' }).click();
	await expect(card.getByRole('button', { name: 'Copied!' })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

	await page.reload();
	await expect(address).toHaveValue(first);
	await card.getByRole('button', { name: 'Regenerate address' }).click();
	await expect(page.getByText('Post-by-email address regenerated.')).toBeVisible();
	await expect(address).not.toHaveValue(first);
	const second = await address.inputValue();
	await page.reload();
	await expect(address).toHaveValue(second);

	await page.setViewportSize({ width: 320, height: 800 });
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
});
