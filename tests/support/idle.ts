import { expect, type Page, type Request } from '@playwright/test';

/** Waits until the page has drawn all it knows of; where it's never idle, two seconds. */
export const whenIdle = (page: Page): Promise<void> =>
	page.evaluate(
		() => new Promise((resolve) => void requestIdleCallback(() => resolve(), { timeout: 2_000 })),
	);

/** What a change brings about has begun: effects run, and chunks are asked for. */
export const nextPaint = (page: Page): Promise<void> =>
	page.evaluate(
		() =>
			new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
	);

const underWay = new WeakMap<Page, Set<Request>>();

/** Unanswered requests of the page, counted from the first call of this function for it. */
export function watchRequests(page: Page): ReadonlySet<Request> {
	const known = underWay.get(page);
	if (known) {
		return known;
	}
	const requests = new Set<Request>();
	underWay.set(page, requests);
	page.on('request', (request) => requests.add(request));
	page.on('requestfinished', (request) => requests.delete(request));
	page.on('requestfailed', (request) => requests.delete(request));
	page.on('response', (response) => {
		const request = response.request();
		if (request.isNavigationRequest() && response.frame() === page.mainFrame()) {
			// The previous document is gone, and nothing in it is waiting for answers any more.
			requests.clear();
			requests.add(request);
		}
	});
	return requests;
}

/** Waits until every request since `watchRequests` is answered, and the page has handled the answers. */
export async function whenAnswered(page: Page): Promise<void> {
	const requests = watchRequests(page);
	const pending = async () => {
		await nextPaint(page);
		// A page that was given an answer may ask on: it has handled it when it's idle.
		await whenIdle(page);
		return [...requests].map((request) => request.url());
	};
	await expect.poll(pending, { intervals: [50] }).toEqual([]);
}

/** How often Playwright is made to count again, in ms. */
const NUDGE = 5_000;

/**
 * Waits until the page is loaded, has requested nothing for half a second, and has every answer.
 *
 * Playwright's `networkidle` is waited for once per document; after that it returns at once, whatever is
 * requested. It may also wait forever (Playwright's issue 42598): if the network is idle before the page is
 * loaded, as on a busy machine, and the page then makes a request that ends before it's loaded, Playwright
 * stops counting until the next request. The one made here comes from the browser's cache if it can.
 */
export async function whenNetworkIdle(page: Page): Promise<void> {
	watchRequests(page);
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
	await whenAnswered(page);
}
