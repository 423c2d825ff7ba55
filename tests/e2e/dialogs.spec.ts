import { expect, test } from '../support/e2e';

test.use({ scenario: ['connected', 'release'], viewport: { width: 1280, height: 900 } });

test('the release dialog is 1050 px wide and the disconnect dialog 550 px [UI-005]', async ({
	page,
	open,
}) => {
	await open('admin');
	const dialog = page.getByRole('dialog');
	await expect(dialog).toBeVisible();
	const widthOf = async () => Math.round((await dialog.boundingBox())?.width ?? 0);
	await expect.poll(widthOf).toBe(1050);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await page.evaluate(() => void (window.location.hash = '#/disconnect'));
	await expect(dialog).toBeVisible();
	await expect.poll(widthOf).toBe(550);
});
