import { axeViolations } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/e2e';
import { whenNetworkIdle } from '../support/idle';
import { dashboardIsThere, expect, test } from './support/wordpress';

/** The default, those of other kinds, and one of another plugin. */
const SCHEMES = ['fresh', 'light', 'modern', 'midnight', 'orchard'];
const OURS = { within: ['#jp-plugin-container', '.site-dashboard-choice'] };

test.beforeAll(({ wordpress }) => wordpress.jetpack('connected'));

test('matches each admin color scheme, with enough contrast', async ({ page, open, wordpress }) => {
	const accents = new Set<string>();
	// A color that fades has a contrast of its own.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open('administrator');
	for (const scheme of SCHEMES) {
		wordpress.run(`update_user_meta( 1, 'admin_color', '${scheme}' );`);
		await page.reload();
		await dashboardIsThere(page);
		await whenNetworkIdle(page);
		await expect(page.locator('body')).toHaveClass(new RegExp(`admin-color-${scheme}`));
		// The plugin's own button has the accent as its color, on the page's ground.
		const rules = scheme === 'fresh' ? [] : ['color-contrast'];
		expect(await axeViolations(page, { ...OURS, rules }), scheme).toEqual([]);
		const [accent, line] = await page.evaluate(() => [
			getComputedStyle(document.querySelector('.site-dashboard-choice .button') as Element).color,
			getComputedStyle(document.querySelector('.jpd-root nav a[aria-current]') as Element).borderBottomColor,
		]);
		expect(line).toBe(accent);
		accents.add(accent ?? '');
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
	}
	expect(await axeViolations(page, OURS)).toEqual([]);
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
	expect(await page.locator('#jp-plugin-container').boundingBox()).toMatchObject({ x: 0, y: 0 });
	// Browsers leave backgrounds out, and with them what a switch says.
	await expect(page.getByRole('switch').first()).toHaveCSS('print-color-adjust', 'exact');
});
