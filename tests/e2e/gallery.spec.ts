import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, FRAMES, showGallery, test } from '../support/e2e';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The machine's own fonts that the browser fell back on for any letter of the page. */
async function fallbackFonts(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send('DOM.enable');
	await session.send('CSS.enable');
	const { root } = await session.send('DOM.getDocument', { depth: 0 });
	const { nodeIds } = await session.send('DOM.querySelectorAll', {
		nodeId: root.nodeId,
		selector: '.jpd-root, .jpd-root *',
	});
	expect(nodeIds.length).toBeGreaterThan(500);
	const fonts = await Promise.all(
		nodeIds.map(async (nodeId) => (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
	);
	return fonts.flat().flatMap(({ familyName, isCustomFont }) => (isCustomFont ? [] : [familyName]));
}

/** Fields and switches of the page whose border and fill both have less contrast than 3:1 with the page. */
const faintControls = (page: Page) =>
	page.locator('[data-scheme]').evaluateAll((frames) => {
		const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
		/** Luminance of these colors painted over each other. */
		const luminance = (colors: string[]) => {
			for (const color of ['#fff', ...colors]) {
				(pixel as CanvasRenderingContext2D).fillStyle = color;
				pixel?.fillRect(0, 0, 1, 1);
			}
			const [red = 0, green = 0, blue = 0] = [...(pixel?.getImageData(0, 0, 1, 1).data ?? [])].map((part) => {
				const share = part / 255;
				return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const contrast = (one: number, other: number) =>
			(Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
		const controls = frames.flatMap((frame) => [
			...frame.querySelectorAll('input, select, textarea, [role="switch"]'),
		]);
		const low = controls.flatMap((control) => {
			const { appearance, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(control);
			if (appearance !== 'none' || control.getAttribute('aria-disabled') === 'true') {
				return [];
			}
			const grounds: string[] = [];
			for (let behind = control.parentElement; behind; behind = behind.parentElement) {
				grounds.unshift(getComputedStyle(behind).backgroundColor);
			}
			const ground = luminance(grounds);
			const border = parseFloat(borderTopWidth) ? luminance([...grounds, borderTopColor]) : ground;
			const most = Math.max(
				contrast(border, ground),
				contrast(luminance([...grounds, backgroundColor]), ground),
			);
			return most < 3 ? [`${most.toFixed(2)} ${control.outerHTML.slice(0, 100)}`] : [];
		});
		return { count: controls.length, low };
	});

test('components are accessible in both color schemes, fit at 320 px, and use their own fonts alone', async ({
	page,
	host,
}) => {
	for (const { dir, scheme } of FRAMES) {
		await showGallery(page, host.origin, { dir, scheme });
		await expectAccessible(page);
	}
	await page.setViewportSize({ width: 320, height: 900 });
	await expectNoSidewaysScroll(page);
	await page.evaluate(() => document.fonts.ready);
	expect(await fallbackFonts(page)).toEqual([]);
	for (const component of ['Open dialog', 'Open dialog, long and busy']) {
		await showGallery(page, host.origin, { component, dir: 'ltr', scheme: 'light' });
		await page.getByRole('dialog').waitFor();
		await expectAccessible(page);
	}
});

test('fields and switches have 3:1 contrast with their background in both color schemes', async ({
	page,
	host,
}) => {
	for (const component of ['Text field and text area', 'Select, radio and checkbox', 'Toggle']) {
		await showGallery(page, host.origin, { component });
		const { count, low } = await faintControls(page);
		expect(count, component).toBeGreaterThan(5);
		expect(low, component).toEqual([]);
	}
});

test('a live screen shows the real dashboard in the chosen scenario, scheme and direction', async ({
	page,
	host,
	complaints,
}) => {
	const open = (query: Record<string, string>) =>
		page.goto(`${host.origin}/gallery?${new URLSearchParams(query)}`);
	await open({});
	await page.getByRole('link', { name: 'Screens', exact: true }).click();
	await page.getByRole('link', { name: 'my-plan' }).waitFor();
	await expectAccessible(page);
	await page.getByRole('link', { name: 'my-plan' }).click();
	await page.getByRole('link', { name: 'plan-premium' }).click();
	const screen = page.frameLocator('iframe');
	await expect(screen.getByRole('heading', { level: 1, name: 'My Plan' })).toBeAttached();
	await expect(screen.getByText('Premium').first()).toBeVisible();
	await page.getByLabel('scheme').selectOption('dark');
	await page.getByLabel('direction').selectOption('rtl');
	await page.getByLabel('width').selectOption('320');
	await page.getByRole('button', { name: 'Show' }).click();
	await expect(screen.locator('#jp-plugin-container')).toHaveAttribute('data-scheme', 'dark');
	await expect(screen.locator('html')).toHaveAttribute('dir', 'rtl');
	await expect(page.locator('iframe')).toHaveAttribute('width', '320');

	await open({ screen: 'dashboard', scenario: 'stats-for-editors', user: 'editor' });
	await expect(screen.getByRole('region', { name: 'Jetpack Stats' })).toBeVisible();

	// Its sites are others than the gallery's host.
	await page.goto(host.address());
	await expect(page).toHaveURL(/wp-login\.php/);
	expect(complaints).toEqual([]);
});
