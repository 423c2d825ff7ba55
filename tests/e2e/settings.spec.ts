import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, keepNotices, seeAll, test } from '../support/e2e';
import { whenNetworkIdle } from '../support/idle';

test.beforeEach(({ page }) => keepNotices(page));

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const ALL = '#/settings/all';

test.describe('settings', () => {
	test.use({ scenario: ['connected', 'protect-on'] });

	test('keep a module, an option and a text field across a host restart [SET-017, SET-018, SET-039]', async ({
		page,
		host,
		open,
	}) => {
		const module = page.getByRole('switch', { name: 'Get an alert when your site goes down' });
		const option = page.getByRole('switch', { name: 'Match accounts by email address' });
		const text = page.getByRole('textbox', { name: 'Always allowed IP addresses' });
		const saved = page.getByText('Updated settings.').first();
		await open('admin', '#/security');
		await expect(module).not.toBeChecked();
		await module.click();
		await expect(saved).toBeVisible();
		await page.getByRole('switch', { name: /^Let users log in/ }).click();
		await option.click();
		await expect(option).toBeChecked();
		await text.fill('192.0.2.1\n2001:db8::1');
		await page.getByRole('button', { name: 'Save settings' }).click();
		await expect(page.getByRole('button', { name: 'Saving…' })).toHaveCount(0);
		await whenNetworkIdle(page);

		await host.kill();
		await host.start();
		await page.reload();
		await expect(module).toBeChecked();
		await expect(option).toBeChecked();
		await expect(text).toHaveValue('192.0.2.1\n2001:db8::1');
	});

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

	test('open from a tab with every card in the document, and filter as the user types', async ({
		page,
		open,
	}) => {
		await open('admin', '#/security');
		await page.getByRole('link', { name: 'All settings' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'All settings' })).toBeFocused();
		await expect(card(page, 'Tools')).toBeAttached();
		// Find-in-page works, because every card is in the document.
		await expect(page.getByText('Verify that you own this site.')).toBeAttached();

		await page.getByPlaceholder('Search for a Jetpack feature.').pressSequentially('sitemap');
		await expect(page).toHaveURL(/#\/settings\/all\?term=sitemap$/);
		await expect(page.locator('#jp-plugin-container h3:visible')).toHaveText(['Sitemaps']);
		await page.keyboard.press('Escape');
		await expect(page).toHaveURL(/#\/settings\/all$/);
		await expect(card(page, 'Firewall')).toBeVisible();
	});

	for (const [address, label] of [
		[`${ALL}?at=bing`, 'Bing'],
		['#/security?at=jetpack_protect_global_whitelist', 'Always allowed IP addresses'],
	] as const) {
		test(`${address} focuses its control and scrolls it into view`, async ({ page, open }) => {
			await open('admin', address);
			const control = page.getByRole('textbox', { name: label });
			await expect(control).toBeFocused();
			await whenNetworkIdle(page);
			await expect(control).toBeInViewport({ ratio: 1 });
		});
	}
});

for (const direction of ['ltr', 'rtl']) {
	test.describe(`all settings, ${direction}`, () => {
		test.use({ scenario: ['connected', 'everything-on', ...(direction === 'rtl' ? ['rtl'] : [])] });

		test(`all settings in ${direction} are accessible and fit at every width`, async ({ page, open }) => {
			await open('admin', ALL);
			await expect(page.locator('html')).toHaveAttribute('dir', direction);
			for (const width of [1280, 320]) {
				await page.setViewportSize({ width, height: 900 });
				await whenNetworkIdle(page);
				await seeAll(page);
				await expectNoSidewaysScroll(page);
				await expectAccessible(page);
			}
		});
	});
}
