import type { Page } from '@playwright/test';
import { EMPTY_PAGE, expect, OWN_PAGE, test } from './support/wordpress';

/** Pairs of visits: enough for the median to ignore interference, and never more until it fits. */
const ROUNDS = 30;
/** The dashboard may take so many times as long as an admin page without anything in it. */
const LIMIT = 1.6;
/** The first cards of the dashboard, below its navigation. */
const DASHBOARD = '#jp-plugin-container.jpd-root section h2';
const HEADING = '.wrap h1';

interface Times {
	empty: number[];
	ours: number[];
}

test.beforeAll(({ wordpress }) => wordpress.jetpack('connected'));

/**
 * Time from the first byte until the element is there, in ms. WordPress's page must be read to its end and
 * its scripts have run; the dashboard works without either.
 */
async function timeOf(page: Page, address: string, element: string): Promise<number> {
	await page.goto(address, { waitUntil: 'load' });
	await page.locator(element).first().waitFor({ state: 'attached' });
	// What this page still asks for must not hold the next one up.
	await page.waitForLoadState('networkidle');
	return page.evaluate((isDashboard) => {
		const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		const seen = performance.getEntriesByName('seen')[0]?.startTime ?? Infinity;
		const end = isDashboard ? seen : Math.max(navigation?.domContentLoadedEventEnd ?? 0, seen);
		return end - (navigation?.responseStart ?? 0);
	}, element === DASHBOARD);
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
const ratioOf = ({ empty, ours }: Times) => median(ours) / median(empty);

const told = (times: Times) =>
	`${median(times.ours).toFixed(0)} ms, an empty page ${median(times.empty).toFixed(0)} ms: ` +
	`${ratioOf(times).toFixed(2)} times (medians of ${times.ours.length} visits each, at most ${LIMIT})`;

for (const [visit, isCacheOff] of [
	['a visit like every other', false],
	['the very first visit', true],
] as const) {
	test(`shows its first cards within 1.6 times the time of an empty admin page, at ${visit}`, async ({
		page,
		context,
		wordpress,
	}) => {
		test.setTimeout(120_000);
		// Not by page.route(), which turns the browser's cache off.
		const devTools = await context.newCDPSession(page);
		await devTools.send('Network.enable');
		await devTools.send('Network.setBlockedURLs', { urls: ['*stats.wp.com*', '*gravatar.com*', '*w.org*'] });
		await devTools.send('Network.setCacheDisabled', { cacheDisabled: isCacheOff });
		await page.addInitScript((elements) => {
			const watch = new MutationObserver(() => {
				if (document.querySelector(elements)) {
					performance.mark('seen');
					watch.disconnect();
				}
			});
			watch.observe(document, { childList: true, subtree: true });
		}, `${DASHBOARD}, ${HEADING}`);
		await context.addCookies(await wordpress.cookiesOf('administrator'));
		const times: Times = { empty: [], ours: [] };
		// The first visit of each fills the caches of the browser and of PHP.
		for (let round = -1; round < ROUNDS; round++) {
			const empty = await timeOf(page, wordpress.admin(EMPTY_PAGE), HEADING);
			const ours = await timeOf(page, wordpress.admin(OWN_PAGE), DASHBOARD);
			if (round >= 0) {
				times.empty.push(empty);
				times.ours.push(ours);
			}
		}
		process.stdout.write(`First byte to first cards at ${visit}: ${told(times)}\n`);
		expect(ratioOf(times)).toBeLessThanOrEqual(LIMIT);
	});
}
