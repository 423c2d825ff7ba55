import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { BenchPage } from './places';
import { type Notes, watch } from './watch';

/** How many times slower than this machine's the processor is. */
export const SLOWDOWN = 4;

/** How long a page may take until nothing is asked for, in ms. */
const PATIENCE = 60_000;

/** What a visit costs; times in ms. */
export interface Visit extends Notes {
	cards: number;
	firstByte: number;
	script: number;
	task: number;
	/** Of scripts, as transferred: until the first cards are there, and in all. */
	bytesAtCards: number;
	bytes: number;
	/** URLs of the calls of the REST API, of those that read. */
	calls: string[];
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
	calls: string[];
}

/** A new page in which nothing was loaded; `isCacheOff` as at somebody's very first visit. */
export async function openPage(
	context: BrowserContext,
	{ seen }: BenchPage,
	isCacheOff = false,
): Promise<Open> {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	const open: Open = { page, session, transfers: new Map(), pending: new Set(), calls: [] };
	follow(open);
	await session.send('Network.enable');
	await session.send('Network.setCacheDisabled', { cacheDisabled: isCacheOff });
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	await page.addInitScript(watch, seen);
	return open;
}

function follow({ session, transfers, pending, calls }: Open): void {
	session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
		// What the page made itself goes through no network, and never ends.
		if (!request.url.startsWith('http')) {
			return;
		}
		transfers.set(requestId, {
			url: request.url,
			isScript: type === 'Script',
			startedAt: timestamp,
			bytes: 0,
		});
		pending.add(requestId);
		if (/\/wp-json\/|[?&]rest_route=/.test(request.url)) {
			calls.push(`${request.method} ${withoutStamp(request.url)}`);
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

export const slowDown = (session: CDPSession, rate = SLOWDOWN) =>
	session.send('Emulation.setCPUThrottlingRate', { rate });

/** Visits a page once, and waits until it has done what it does unasked. */
export async function visit(
	context: BrowserContext,
	target: BenchPage,
	{ isFirst = false, hash = '' }: { isFirst?: boolean; hash?: string } = {},
): Promise<Visit> {
	const open = await openPage(context, target, isFirst);
	const { page, session } = open;
	try {
		await slowDown(session);
		await page.goto(target.url + hash, { waitUntil: 'load' });
		await page.locator(target.seen).first().waitFor({ state: 'attached' });
		await page.waitForLoadState('networkidle');
		return await read(open, target);
	} finally {
		await page.close();
	}
}

/** A number of the browser's own about the page. */
export async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
	const { metrics } = await session.send('Performance.getMetrics');
	return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

async function read({ page, session, transfers, calls }: Open, { isWhole }: BenchPage): Promise<Visit> {
	const { ScriptDuration = NaN, TaskDuration = NaN, NavigationStart = NaN } = await metricsOf(session);
	const { notes, firstByte, ready } = await page.evaluate(() => {
		const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		const { responseStart = NaN, domContentLoadedEventEnd = NaN } = navigation ?? {};
		return { notes: window.notes, firstByte: responseStart, ready: domContentLoadedEventEnd };
	});
	const scripts = [...transfers.values()].filter(({ isScript }) => isScript);
	const early = scripts.filter(({ startedAt }) => (startedAt - NavigationStart) * 1000 < notes.seen);
	return {
		...notes,
		firstByte,
		cards: isWhole ? Math.max(ready, notes.seen) : notes.seen,
		script: ScriptDuration * 1000,
		task: TaskDuration * 1000,
		bytesAtCards: bytesOf(early),
		bytes: bytesOf(scripts),
		calls,
	};
}

/** kB of what was transferred. */
const bytesOf = (transfers: readonly Transfer[]) =>
	transfers.reduce((total, { bytes }) => total + bytes, 0) / 1000;

/** A URL without what keeps caches from answering. */
function withoutStamp(url: string): string {
	const { pathname, searchParams } = new URL(url);
	searchParams.delete('_cacheBuster');
	searchParams.delete('_');
	searchParams.delete('_locale');
	return decodeURIComponent(`${pathname}?${searchParams.toString()}`);
}
