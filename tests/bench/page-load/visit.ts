import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { RowName } from './table';

/** How many times slower than this machine's the processor is. */
const SLOWDOWN = 4;
/** How long a page may take until nothing is asked for, in ms. */
const PATIENCE = 60_000;

export interface Target {
	url: string;
	/** It's there once this is. */
	seen: string;
	/** And its scripts have run, as those at the end of an admin page do. */
	isWhole?: true;
}

/** What a page notes about itself, in ms since it was asked for. */
interface Notes {
	/** When the first cards, or the heading of a page without any, were in the document. */
	seen: number;
	/** When the largest part of the window's content was painted. */
	largest: number;
	/** Sum of the tasks that took longer than 50 ms. */
	longTasks: number;
}

declare global {
	interface Window {
		notes: Notes;
	}
}

interface Transfer {
	url: string;
	isScript: boolean;
	/** Seconds. */
	startedAt: number;
	bytes: number;
}

/** A page with its session of the browser's developer tools, and what goes through its network. */
export interface Open {
	page: Page;
	session: CDPSession;
	transfers: Map<string, Transfer>;
	/** Requests that aren't answered yet. */
	pending: Set<string>;
}

/** Runs before anything else in a page; `selector` is what it waits for. */
function watch(selector: string): void {
	const notes: Notes = (window.notes = { seen: NaN, largest: NaN, longTasks: 0 });
	new MutationObserver((_, observer) => {
		if (document.querySelector(selector)) {
			notes.seen = performance.now();
			observer.disconnect();
		}
	}).observe(document, { childList: true, subtree: true });
	const on = (type: string, note: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
	on('largest-contentful-paint', ({ startTime }) => (notes.largest = startTime));
	on('longtask', ({ duration }) => (notes.longTasks += duration));
}

/** A new page in which nothing was loaded; `isCacheOff` as at somebody's very first visit. */
export async function openPage(context: BrowserContext, { seen }: Target, isCacheOff = false): Promise<Open> {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	const open: Open = { page, session, transfers: new Map(), pending: new Set() };
	follow(open);
	await session.send('Network.enable');
	await session.send('Network.setCacheDisabled', { cacheDisabled: isCacheOff });
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	await page.addInitScript(watch, seen);
	return open;
}

function follow({ session, transfers, pending }: Open): void {
	session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp, type }) => {
		// What the page made itself goes through no network, and never ends.
		if (url.startsWith('http')) {
			transfers.set(requestId, { url, isScript: type === 'Script', startedAt: timestamp, bytes: 0 });
			pending.add(requestId);
		}
	});
	session.on('Network.loadingFailed', ({ requestId }) => void pending.delete(requestId));
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		pending.delete(requestId);
		const transfer = transfers.get(requestId);
		if (transfer) {
			transfer.bytes = encodedDataLength;
		}
	});
}

/** Waits until nothing was asked for, and nothing unanswered, for so many milliseconds. */
export async function quiet({ page, pending, transfers }: Open, length: number): Promise<void> {
	const step = 100;
	let calm = 0;
	for (let waited = 0, known = transfers.size; calm < length; waited += step) {
		await page.waitForTimeout(step);
		calm = pending.size > 0 || transfers.size > known ? 0 : calm + step;
		known = transfers.size;
		if (waited > PATIENCE) {
			const urls = [...pending].map((id) => transfers.get(id)?.url);
			throw new Error(`${page.url()} doesn’t come to rest: ${urls.join(', ') || 'it asks again and again'}`);
		}
	}
}

export const slowDown = (session: CDPSession) =>
	session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

/** Numbers of the browser's own about the page. */
export async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
	const { metrics } = await session.send('Performance.getMetrics');
	return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Visits a page once, and waits until it has done what it does unasked. */
export async function visit(
	context: BrowserContext,
	target: Target,
	which: 'first' | 'second',
): Promise<Partial<Record<RowName, number>>> {
	const open = await openPage(context, target, which === 'first');
	const { page, session, transfers } = open;
	try {
		await slowDown(session);
		await page.goto(target.url, { waitUntil: 'load' });
		await page.locator(target.seen).first().waitFor({ state: 'attached' });
		await page.waitForLoadState('networkidle');
		const { ScriptDuration = NaN, TaskDuration = NaN, NavigationStart = NaN } = await metricsOf(session);
		const { seen, largest, longTasks, ready } = await page.evaluate(() => {
			const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
			return { ...window.notes, ready: navigation?.domContentLoadedEventEnd ?? NaN };
		});
		const cards = target.isWhole ? Math.max(ready, seen) : seen;
		if (which === 'second') {
			return { cardsSecond: cards, largestSecond: largest };
		}
		const all = [...transfers.values()];
		const isEarly = ({ startedAt }: Transfer) => (startedAt - NavigationStart) * 1000 < cards;
		return {
			cardsFirst: cards,
			largestFirst: largest,
			script: ScriptDuration * 1000,
			task: TaskDuration * 1000,
			longTasks,
			bytesFirst:
				all.reduce((sum, each) => sum + (each.isScript && isEarly(each) ? each.bytes : 0), 0) / 1000,
			// Jetpack's own scripts make calls as well, without our cache buster or the language.
			calls: all.filter(({ url }) => /[?&]_cacheBuster=\d+&_locale=user/.test(url)).length,
		};
	} finally {
		await page.close();
	}
}
