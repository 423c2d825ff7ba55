import { expect, test } from '../support/e2e';
import { FRAMES, showGallery } from '../support/gallery';
import { whyNotComparable } from '../support/pictures';

/** What looks otherwise where there is little room. */
const NARROW = ['Card', 'Notice', 'Tabs and navigation', 'Text field and text area', 'Open dialog'];
const NARROW_FRAME = { dir: 'rtl', scheme: 'light', width: 320, suffix: 'narrow' } as const;

/**
 * Every component in every state, each color scheme in one direction, beside its screenshot in `baselines`.
 */
test('components match their baseline screenshots', async ({ page, browser, host, complaints }, {
	config,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const reason = whyNotComparable(browser.version(), config.updateSnapshots);
	if (reason) {
		process.stdout.write(`${reason}\n`);
	}
	test.skip(reason !== null, reason ?? '');
	await page.goto(`${host.origin}/gallery`);
	const names = await page
		.locator('a[href^="?component="]')
		.evaluateAll((links) =>
			links.flatMap((link) => new URLSearchParams(link.getAttribute('href') ?? '').get('component') ?? []),
		);
	expect(names.length).toBeGreaterThan(20);
	for (const name of names) {
		for (const { width, suffix, ...frame } of NARROW.includes(name) ? [...FRAMES, NARROW_FRAME] : FRAMES) {
			await page.setViewportSize({ width, height: 900 });
			await showGallery(page, host.origin, { component: name, ...frame });
			const picture = `${name.toLowerCase().replace(/\W+/g, '-')}-${suffix}.png`;
			const isModal = (await page.locator('[aria-modal]').count()) > 0;
			const component = page.locator(isModal ? '[aria-modal]' : `[data-component="${name}"]`);
			await expect.soft(component).toHaveScreenshot(picture, { animations: 'disabled' });
		}
	}
	expect(complaints).toEqual([]);
});
