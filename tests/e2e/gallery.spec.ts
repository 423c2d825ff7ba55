import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, keepNotices, test } from '../support/e2e';
import { whyNotComparable } from '../support/pictures';
import { nextPaint, whenIdle, whenNetworkIdle } from '../support/idle';

const FRAMES = [
	{ dir: 'ltr', scheme: 'light', width: 800, suffix: 'light' },
	{ dir: 'rtl', scheme: 'dark', width: 800, suffix: 'dark' },
] as const;

/** What looks otherwise where there is little room. */
const NARROW = ['Card', 'Notice', 'Tabs and navigation', 'Text field and text area', 'Open dialog'];
const NARROW_FRAME = { dir: 'rtl', scheme: 'light', width: 320, suffix: 'narrow' } as const;

const show = async (page: Page, origin: string, query: Record<string, string>) => {
	await page.goto(`${origin}/gallery?${new URLSearchParams(query)}`);
	await whenNetworkIdle(page);
	// On a busy machine, the network can be idle before anything is drawn.
	await page.locator('[data-component]').first().waitFor();
	await whenIdle(page);
	// What measures itself does so with the first paint.
	await nextPaint(page);
};

const componentNames = (page: Page) =>
	page
		.locator('a[href^="?component="]')
		.evaluateAll((links) =>
			links.flatMap((link) => new URLSearchParams(link.getAttribute('href') ?? '').get('component') ?? []),
		);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/**
 * Every component in every state, each color scheme in one direction, beside its screenshot in `baselines`.
 */
test('components match their baseline screenshots', async ({ page, browser, host, complaints }, {
	config,
}) => {
	const reason = whyNotComparable(browser.version(), config.updateSnapshots);
	if (reason) {
		process.stdout.write(`${reason}\n`);
	}
	test.skip(reason !== null, reason ?? '');
	await page.goto(`${host.origin}/gallery`);
	const names = await componentNames(page);
	expect(names.length).toBeGreaterThan(20);
	for (const name of names) {
		for (const { width, suffix, ...frame } of NARROW.includes(name) ? [...FRAMES, NARROW_FRAME] : FRAMES) {
			await page.setViewportSize({ width, height: 900 });
			await show(page, host.origin, { component: name, ...frame });
			const picture = `${name.toLowerCase().replace(/\W+/g, '-')}-${suffix}.png`;
			const isModal = (await page.locator('[aria-modal]').count()) > 0;
			const component = page.locator(isModal ? '[aria-modal]' : `[data-component="${name}"]`);
			await expect.soft(component).toHaveScreenshot(picture, { animations: 'disabled' });
		}
	}
	expect(complaints).toEqual([]);
});

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

test('the gallery renders every character in its own fonts, never in a system fallback', async ({
	page,
	host,
}) => {
	await show(page, host.origin, {});
	await page.evaluate(() => document.fonts.ready);
	expect(await fallbackFonts(page)).toEqual([]);
});

test('components are accessible in both color schemes and fit at 320 px', async ({ page, host }) => {
	for (const frame of FRAMES) {
		await show(page, host.origin, { dir: frame.dir, scheme: frame.scheme });
		await expectAccessible(page);
	}
	for (const component of ['Open dialog', 'Open dialog, long and busy']) {
		await show(page, host.origin, { component, dir: 'ltr', scheme: 'light' });
		await page.getByRole('dialog').waitFor();
		await expectAccessible(page);
	}
	await page.setViewportSize({ width: 320, height: 900 });
	await show(page, host.origin, { dir: 'rtl', scheme: 'light' });
	await expectNoSidewaysScroll(page);
});

/** Where each control and each sign of a component begins, from the side where reading begins. */
const places = (page: Page, name: string, dir: 'ltr' | 'rtl') =>
	page.locator(`[data-component="${name}"]`).evaluate((component, direction) => {
		const frame = component.querySelector('[dir]') as HTMLElement;
		const place = frame.querySelector('[aria-modal]') ?? frame;
		const edge = place.getBoundingClientRect();
		return (
			[...place.querySelectorAll('button, a, h3, svg, progress, input, [role="switch"]')]
				// In a sentence the words themselves say what goes where.
				.filter((each) => each.closest('[dir]') === frame && !each.closest('p'))
				.map((each) => {
					const box = each.getBoundingClientRect();
					const start = direction === 'rtl' ? edge.right - box.right : box.left - edge.left;
					return { what: each.tagName, start };
				})
		);
	}, dir);

test('components are mirrored in right-to-left text', async ({ page, host }) => {
	for (const name of ['Notice', 'Toggle', 'Card', 'Progress', 'Banner', 'Open dialog']) {
		await show(page, host.origin, { component: name, dir: 'ltr', scheme: 'light' });
		const before = await places(page, name, 'ltr');
		expect(before.length, name).toBeGreaterThan(2);
		await show(page, host.origin, { component: name, dir: 'rtl', scheme: 'light' });
		const after = await places(page, name, 'rtl');
		expect(after, name).toHaveLength(before.length);
		before.forEach(({ what, start }, index) => {
			// A full stop is at the other end of its sentence, and a little narrower or wider there.
			expect.soft(Math.abs((after[index]?.start ?? 0) - start), `${name}, ${what}`).toBeLessThan(4);
		});
	}
});

test('a live screen shows the real dashboard in the chosen scenario, scheme and direction', async ({
	page,
	host,
	complaints,
}) => {
	const open = (query: Record<string, string>) =>
		page.goto(`${host.origin}/gallery?${new URLSearchParams(query)}`);
	await keepNotices(page);
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

	await open({ screen: 'performance', scenario: 'connected', user: 'admin' });
	const toggle = screen.getByRole('switch').first();
	await toggle.click();
	await expect(screen.getByText('Updated settings.')).toBeVisible();
	await open({ screen: 'dashboard', scenario: 'stats-for-editors', user: 'editor' });
	await expect(screen.getByRole('region', { name: 'Jetpack Stats' })).toBeVisible();
	expect(complaints).toEqual([]);
});

test('live screens use sites of their own and don’t log in to the gallery’s host', async ({ page, host }) => {
	await page.goto(`${host.origin}/gallery?screen=dashboard&scenario=connected`);
	await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeAttached();
	await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack`);
	await expect(page).toHaveURL(/wp-login\.php/);
});
