import { paths } from '../../src/lib/paths';
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from '../support/e2e';

/** What happened on the site, in both directions and at both widths. */
for (const [width, more] of [
	[1280, []],
	[320, ['arabic']],
] as const) {
	test.describe(`at ${width} px`, () => {
		test.use({
			scenario: ['jetpack-16', 'plan-security', 'threats', ...more],
			viewport: { width, height: 800 },
		});

		test(`the activity log loads more by keyboard, filters and searches at ${width} px`, async ({
			page,
			open,
		}) => {
			await open('admin');
			await goTo(page, paths.activity.path);
			const events = page.locator('li:has(time)');
			await expect(events).toHaveCount(20);
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
			const more = page.locator('ul:has(time) + button');
			await more.focus();
			await page.keyboard.press('Enter');
			await expect(events.nth(20)).toBeFocused();
			await page.getByRole('combobox').first().selectOption('rewind');
			await expect(page).toHaveURL(/#\/activity\?kind=rewind$/);
			await expect(events.first()).toContainText('Backup complete');
			await expect(events.filter({ hasNotText: 'Backup complete' })).toHaveCount(0);
			await page.reload();
			await expect(events.first()).toContainText('Backup complete');
			await page.getByRole('searchbox').fill('no such thing');
			await expect(events).toHaveCount(0);
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
		});
	});
}

test.describe('on a free plan', () => {
	test.use({ scenario: ['jetpack-16', 'connected'], viewport: { width: 320, height: 800 } });

	test('the activity log shows the newest 20 events and links to the plans', async ({ page, open }) => {
		await open('admin');
		await goTo(page, paths.activity.path);
		await expect(page.locator('li:has(time)')).toHaveCount(20);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await expect(page.locator('#jp-plugin-container a[href="#/plans"]').last()).toBeVisible();
	});
});
