import type { Page } from '@playwright/test';

/** How often Playwright is made to count again, in ms. */
const NUDGE = 5_000;

/**
 * Waits until the page is loaded and hasn't requested anything for half a second. `networkidle` alone may
 * wait forever (Playwright's issue 42598): if the network is idle before the page is loaded, as on a busy
 * machine, and the page then makes a request that ends before it's loaded, Playwright stops counting until
 * the next request. The one made here comes from the browser's cache if it can.
 */
export async function whenNetworkIdle(page: Page): Promise<void> {
	await page.waitForLoadState();
	const timer = setInterval(() => {
		page
			.evaluate(() => fetch(document.styleSheets[0]?.href ?? location.href, { cache: 'force-cache' }))
			// The page may be gone by then.
			.catch(() => undefined);
	}, NUDGE);
	try {
		await page.waitForLoadState('networkidle');
	} finally {
		clearInterval(timer);
	}
}
