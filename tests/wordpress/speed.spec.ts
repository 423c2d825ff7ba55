import type { Page } from '@playwright/test';
import { EMPTY_PAGE, expect, OWN_PAGE, test } from './support/wordpress';

const ROUNDS = 7;
/** The dashboard may take so many times as long as an admin page without anything in it. */
const LIMIT = 1.6;

test.beforeAll(({ wordpress }) => wordpress.jetpack('connected'));

/** Milliseconds from the first byte until the page is loaded and that element is there. */
async function timeOf(page: Page, address: string, element: string): Promise<number> {
	await page.goto(address, { waitUntil: 'load' });
	await page.locator(element).first().waitFor({ state: 'attached' });
	return page.evaluate(() => {
		const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		const end = Math.max(
			navigation?.domContentLoadedEventEnd ?? 0,
			performance.getEntriesByName('seen')[0]?.startTime ?? 0,
		);
		return end - (navigation?.responseStart ?? 0);
	});
}

test('is usable within 1.6 times the time of an empty admin page', async ({ page, signIn, wordpress }) => {
	await page.addInitScript(() => {
		// The moment when a heading of the page can be read and its controls work.
		const watch = new MutationObserver(() => {
			if (document.querySelector('#jp-plugin-container.jpd-root h1, .wrap h1')) {
				performance.mark('seen');
				watch.disconnect();
			}
		});
		watch.observe(document, { childList: true, subtree: true });
	});
	await signIn('administrator');
	const times = { empty: [] as number[], ours: [] as number[] };
	for (let round = 0; round < ROUNDS; round++) {
		times.empty.push(await timeOf(page, wordpress.admin(EMPTY_PAGE), '.wrap h1'));
		times.ours.push(await timeOf(page, wordpress.admin(OWN_PAGE), '#jp-plugin-container.jpd-root h1'));
	}
	// What else runs on the machine only ever adds time.
	const [empty, ours] = [Math.min(...times.empty), Math.min(...times.ours)];
	test
		.info()
		.annotations.push({ type: 'ms', description: `empty ${empty.toFixed(0)}, dashboard ${ours.toFixed(0)}` });
	expect(ours).toBeLessThanOrEqual(LIMIT * empty);
});
