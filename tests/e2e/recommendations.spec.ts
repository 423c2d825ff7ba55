import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const here = (page: Page) => new URL(page.url()).hash.replace('#/recommendations/', '');

/** Goes on with the Tab key until the control of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
	for (let count = 0; count < 12; count++) {
		await page.keyboard.press('Tab');
		const reached = await page.evaluate(() => {
			const control = document.activeElement;
			const label = control instanceof HTMLInputElement ? control.labels?.[0] : control;
			return label?.textContent?.trim() ?? '';
		});
		if (typeof name === 'string' ? reached === name : name.test(reached)) {
			return;
		}
	}
	throw new Error(`No Tab leads to ${String(name)}`);
}

test.describe('a fresh site', () => {
	test.use({ scenario: ['connected'] });

	test('can be walked through by keyboard, with the focus on each step’s heading', async ({ page, open }) => {
		await open('admin', '#/recommendations');
		// The focus goes to the heading after each arrival: what is done before that is done elsewhere.
		await expect(title(page, /^Tell us more/)).toBeFocused();
		await tabTo(page, 'It’s my personal site');
		await page.keyboard.press('Space');
		await expect(page.getByRole('checkbox', { name: /personal/ })).toBeChecked();
		await page.keyboard.press('Enter');
		await expect.poll(() => here(page)).not.toBe('site-type');
		while (here(page) !== 'summary') {
			const step = here(page);
			await expect(page.locator('h1')).toBeFocused();
			if (step === 'related-posts') {
				await tabTo(page, 'Turn on related posts');
				await page.keyboard.press('Enter');
				await expect(page.getByRole('status').filter({ hasText: 'Feature Enabled' })).toBeFocused();
			}
			await tabTo(page, /^(Next|Not now)$/);
			await page.keyboard.press('Enter');
			await expect.poll(() => here(page)).not.toBe(step);
		}
		await expect(title(page, /^Nice work!/)).toBeFocused();
		await expect(page.getByRole('region', { name: 'Recommendations enabled' })).toContainText(
			'Related posts',
		);
	});
});
