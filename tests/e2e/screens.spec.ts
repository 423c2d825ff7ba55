import { paths } from '../../src/lib/paths';
import { expect, expectNoSidewaysScroll, goTo, test } from '../support/e2e';
import { EVERY_PATH, MAIN_PATHS } from '../support/every-path';
import { bareControls, expectSound } from '../support/screen-checks';

test.describe('a site with everything', () => {
	test.use({ scenario: ['plan-complete', 'everything-on', 'protect-on', 'video-storage'] });

	for (const [which, screens] of [
		['main', MAIN_PATHS],
		['other', EVERY_PATH.filter((path) => !MAIN_PATHS.includes(path))],
	] as const) {
		test(`has accessible ${which} screens that fit at both widths and keep controls in forced colors`, async ({
			page,
			open,
		}) => {
			await open('admin');
			for (const path of screens) {
				await test.step(path, async () => {
					await page.setViewportSize({ width: 1280, height: 900 });
					await goTo(page, path);
					await expectSound(page, path);
					await page.emulateMedia({ forcedColors: 'active' });
					expect(await bareControls(page), path).toEqual([]);
					await page.emulateMedia({ forcedColors: 'none' });
					await page.setViewportSize({ width: 320, height: 900 });
					await expectNoSidewaysScroll(page);
				});
			}
		});
	}
});

/** The dashboard, My Plan, and the screens on which today's hosts have what older ones lack. */
const { dashboard, myPlan, security, traffic, writing, sharing, activity, newsletter, features } = paths;
const SCREENS = [dashboard, myPlan, security, traffic, writing, sharing, activity, newsletter, features];

test.describe('a newer host in Arabic and dark', () => {
	test.use({
		scenario: ['arabic', 'dark', 'jetpack-16', 'plan-security', 'threats', 'everything-on', 'protect-on'],
		viewport: { width: 320, height: 800 },
	});

	test('has accessible, translated screens that fit a phone from right to left', async ({ page, open }) => {
		await open('admin');
		await expect(page.locator('html[lang="ar"][dir="rtl"]')).toBeAttached();
		await expect(page.locator('#jp-plugin-container')).toHaveAttribute('data-scheme', 'dark');
		for (const { path } of SCREENS) {
			await test.step(path, async () => {
				await goTo(page, path);
				await expect(page.locator('.jpd-root h1').first()).toHaveText(/[\u0600-\u06ff]/);
				await expectSound(page, path);
			});
		}
	});
});
