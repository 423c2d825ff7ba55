import type { Page } from '@playwright/test';

/** How often Playwright is made to count again, in ms. */
const NUDGE = 5_000;

/**
 * Waits until the page is loaded and hasn't asked for anything for half a second. Not by `networkidle` alone:
 * a page that asks for nothing for that long while it's still loading, as on a busy machine, and then for
 * something that comes before it's loaded, is never idle for Playwright (its issue 42598) until it makes
 * another request. This one comes from the browser's cache where it can.
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
