import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/e2e';
import { dashboardIsThere, expect, test } from './support/wordpress';
import type { WordPressSite } from './support/wordpress-site';
import { whenNetworkIdle } from '../support/idle';

/** The default, those of other kinds, and one of another plugin. */
const SCHEMES = ['fresh', 'light', 'modern', 'midnight', 'orchard'];

test.beforeAll(({ wordpress }) => wordpress.jetpack('connected'));

async function expectOursAccessible(page: Page): Promise<void> {
	const within = ['#jp-plugin-container', '.site-dashboard-choice'];
	expect(await axeViolations(page, { within })).toEqual([]);
}

/** The accent of a color scheme, and its contrast to the white of the cards and to the page. */
async function accentIn(scheme: string, page: Page, wordpress: WordPressSite) {
	wordpress.run(`update_user_meta( 1, 'admin_color', '${scheme}' );`);
	await page.reload();
	await dashboardIsThere(page);
	await expect(page.locator('body')).toHaveClass(new RegExp(`admin-color-${scheme}`));
	return page.locator('#jp-plugin-container').evaluate((container) => {
		const pen = document.createElement('canvas').getContext('2d');
		const luminance = (color: string) => {
			pen?.reset();
			Object.assign(pen ?? {}, { fillStyle: color });
			pen?.fillRect(0, 0, 1, 1);
			const [r = 0, g = 0, b = 0] = [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].map((part) =>
				part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
			);
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		const button = document.querySelector('.site-dashboard-choice .button');
		const accent = button ? getComputedStyle(button).color : '';
		const contrast = (ground: string) => (luminance(ground) + 0.05) / (luminance(accent) + 0.05);
		const page = getComputedStyle(container).backgroundColor;
		const line = container.querySelector('nav a[aria-current]');
		return {
			accent,
			line: line ? getComputedStyle(line).borderBottomColor : '',
			contrast: Math.min(contrast('#fff'), contrast(page)),
		};
	});
}

test('matches each admin color scheme, with enough contrast', async ({ page, open, wordpress }) => {
	const accents = new Set<string>();
	await open('administrator');
	await whenNetworkIdle(page);
	await expectOursAccessible(page);
	for (const scheme of SCHEMES) {
		const { accent, line, contrast } = await accentIn(scheme, page, wordpress);
		expect(line).toBe(accent);
		expect(contrast, scheme).toBeGreaterThanOrEqual(4.5);
		accents.add(accent);
	}
	wordpress.run(`update_user_meta( 1, 'admin_color', 'fresh' );`);
	expect(accents.size).toBe(SCHEMES.length);
});

test('fits beside an open or collapsed menu, on a phone, and at 200% zoom', async ({ page, open }) => {
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

test('prints the whole dashboard without the admin around it', async ({ page, open }) => {
	// At rest, the page draws its last cards, too.
	await page.addInitScript(() => (window.requestIdleCallback = () => 0));
	await open('administrator');
	const lastCard = page.getByRole('region', { name: 'Account connection' });
	await expect(lastCard).toHaveCount(0);
	await page.pdf();
	await expect(lastCard).toHaveCount(1);
	await page.emulateMedia({ media: 'print' });
	for (const around of ['#adminmenumain', '#wpadminbar', '#wpfooter', '.site-dashboard-choice']) {
		await expect(page.locator(around)).toBeHidden();
	}
	const container = page.locator('#jp-plugin-container');
	await expect(container).toBeVisible();
	expect(await container.boundingBox()).toMatchObject({ x: 0, y: 0 });
	// Browsers leave backgrounds out, and with them what a switch says.
	await expect(page.getByRole('switch').first()).toHaveCSS('print-color-adjust', 'exact');
});
