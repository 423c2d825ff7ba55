import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/e2e';
import { dashboardIsThere, expect, test } from './support/wordpress';

const SCHEMES = ['fresh', 'light', 'modern', 'blue', 'coffee', 'ectoplasm', 'midnight', 'ocean', 'sunrise'];

test.beforeAll(({ wordpress }) => wordpress.jetpack('connected'));

async function expectOursAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page })
		.include('#jp-plugin-container')
		.include('.site-dashboard-choice')
		.analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

test('wears the colours of the admin, and can be read in all of them', async ({ page, open, wordpress }) => {
	test.setTimeout(120_000);
	const accents = new Set<string>();
	await open('administrator');
	for (const scheme of SCHEMES) {
		wordpress.run(`update_user_meta( 1, 'admin_color', '${scheme}' );`);
		await page.reload();
		await dashboardIsThere(page);
		await page.waitForLoadState('networkidle');
		await expect(page.locator('body')).toHaveClass(new RegExp(`admin-color-${scheme}`));
		const accent = page.locator('#jp-plugin-container');
		accents.add(
			await accent.evaluate((element) => getComputedStyle(element).getPropertyValue('--jpd-accent')),
		);
		await expectOursAccessible(page);
	}
	wordpress.run(`update_user_meta( 1, 'admin_color', 'fresh' );`);
	expect(accents.size).toBe(SCHEMES.length);
});

test('fits beside the menu, open and folded, on a phone, and at 200 % zoom', async ({ page, open }) => {
	await open('administrator');
	const left = () =>
		page.locator('#jp-plugin-container').evaluate((element) => element.getBoundingClientRect().left);
	const beside = await left();
	await page.getByRole('button', { name: /Collapse/ }).click();
	await expect(page.locator('body')).toHaveClass(/folded/);
	expect(await left()).toBeLessThan(beside);
	expect(await left()).toBeGreaterThan(0);
	await page.getByRole('button', { name: /Expand|Collapse/ }).click();
	// A window of 1280 pixels at 200 % is one of 640.
	for (const width of [1280, 960, 640, 320]) {
		await page.setViewportSize({ width, height: 800 });
		await expectNoSidewaysScroll(page);
		await expect(page.locator('#jp-plugin-container h1').first()).toBeAttached();
	}
	await page.setViewportSize({ width: 320, height: 800 });
	await expectOursAccessible(page);
});

test('keeps its controls visible in high contrast', async ({ page, open }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await open('administrator', '#/performance');
	const borders = await page.locator('#jp-plugin-container [role="switch"]').evaluateAll((switches) =>
		switches.map((element) => {
			const { borderTopWidth, outlineWidth, outlineStyle } = getComputedStyle(element);
			return parseFloat(borderTopWidth) > 0 || (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0);
		}),
	);
	expect(borders.length).toBeGreaterThan(0);
	expect(borders).not.toContain(false);
	await expectOursAccessible(page);
});

test('prints the dashboard, and nothing of the admin around it', async ({ page, open }) => {
	await open('administrator');
	await page.emulateMedia({ media: 'print' });
	for (const around of ['#adminmenumain', '#wpadminbar', '#wpfooter', '.site-dashboard-choice']) {
		await expect(page.locator(around)).toBeHidden();
	}
	const container = page.locator('#jp-plugin-container');
	await expect(container).toBeVisible();
	expect(await container.evaluate((element) => element.getBoundingClientRect().left)).toBe(0);
});
