import { expect, test } from '../support/e2e';

const FRAMES = [
	['ltr', 'light'],
	['rtl', 'dark'],
] as const;

/** Every component in every state, each scheme in one direction, beside its picture in `baselines`. */
test('the components look as they did', async ({ page, host, complaints }) => {
	test.setTimeout(120_000);
	await page.setViewportSize({ width: 800, height: 900 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(`${host.origin}/gallery`);
	const names = await page
		.getByRole('group')
		.evaluateAll((groups) => groups.flatMap((group) => group.getAttribute('data-component') ?? []));
	expect(names.length).toBeGreaterThan(20);
	for (const name of names) {
		for (const [dir, scheme] of FRAMES) {
			const query = new URLSearchParams({ component: name, dir, scheme });
			await page.goto(`${host.origin}/gallery?${query}`);
			await page.waitForLoadState('networkidle');
			await expect
				.soft(page.locator(`[data-component="${name}"]`))
				.toHaveScreenshot(`${name.toLowerCase().replace(/\W+/g, '-')}-${scheme}.png`, {
					animations: 'disabled',
				});
		}
	}
	expect(complaints).toEqual([]);
});
