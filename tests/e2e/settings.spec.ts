import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { whenAnswered } from '../support/idle';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('settings', () => {
	test.use({ scenario: ['connected', 'protect-on'] });

	test('keep a draft across a reload, and hide Save once the draft is undone [SET-013]', async ({
		page,
		open,
	}) => {
		const text = page.getByRole('textbox', { name: 'Always allowed IP addresses' });
		const save = page.getByRole('button', { name: 'Save settings' });
		page.on('dialog', (dialog) => void dialog.accept());
		await open('admin', '#/security');
		await expect(save).toHaveCount(0);
		await text.fill('192.0.2.7');
		await expect
			.poll(() => page.evaluate(() => Object.values(sessionStorage).join().includes('192.0.2.7')))
			.toBe(true);
		await page.reload();
		await expect(text).toHaveValue('192.0.2.7');
		await expect(save).toBeEnabled();
		await text.fill('');
		await expect(save).toHaveCount(0);
	});
});

test.describe('all settings', () => {
	test.use({ scenario: ['connected', 'everything-on'] });

	test('an address focuses its control and scrolls it into view', async ({ page, open }) => {
		for (const [address, label] of [
			['#/settings/all?at=bing', 'Bing'],
			['#/security?at=jetpack_protect_global_whitelist', 'Always allowed IP addresses'],
		] as const) {
			await open('admin', address);
			const control = page.getByRole('textbox', { name: label });
			await expect(control).toBeFocused();
			await whenAnswered(page);
			await expect(control).toBeInViewport({ ratio: 1 });
		}
	});
});

test.describe('a post-by-email address', () => {
	test.use({
		scenario: ['connected', 'everything-on'],
		permissions: ['clipboard-read', 'clipboard-write'],
	});

	test('is copied to the clipboard', async ({ page, open }) => {
		await open('admin', '#/writing');
		const email = card(page, 'Post by email');
		const address = email.getByRole('textbox', { name: 'Your post-by-email address' });
		await email.getByRole('button', { name: 'Create address' }).click();
		await expect(address).toHaveValue(/^\w{32}@post\.example\.com$/);
		await email.getByRole('button', { name: 'Copy' }).click();
		await expect(email.getByRole('button', { name: 'Copied!' })).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address.inputValue());
	});
});
