import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { BenchPage } from './places';
import { type Notes, watch } from './watch';

/** What the pages are visited with: a processor so many times slower than this machine's, and a network. */
export const device = { slowdown: 4, isOn3g: false };

/** As Chromium's developer tools emulate 3G: bytes per second, and ms before each answer. */
const THE_3G = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2_000 };

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
}

/** A call of the REST API. */
export interface Call {
	/** Method and URL, without what keeps caches from answering. */
	name: string;
	/** Of what's read, by name: a batch reads several. */
	reads: string[];
	/** Made by the dashboard: Jetpack's own scripts are on the page as well, and ask for what they need. */
	isOurs: boolean;
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
	calls: Call[];
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
	if (device.isOn3g) {
		await session.send('Network.emulateNetworkConditions', THE_3G);
	}
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
			calls.push(callOf(request));
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
	session.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });

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

async function read({ page, session, transfers }: Open, { isWhole }: BenchPage): Promise<Visit> {
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
	};
}

/** kB of what was transferred. */
const bytesOf = (transfers: readonly Transfer[]) =>
	transfers.reduce((total, { bytes }) => total + bytes, 0) / 1000;

function callOf({ method, url }: { method: string; url: string }): Call {
	const name = `${method} ${withoutStamp(url)}`;
	const paths = new URL(url).searchParams.getAll('paths[]').map((path) => `GET ${path}`);
	return {
		name,
		reads: method === 'GET' ? (paths.length > 0 ? paths : [name.replace(/\/.*?jetpack\/v4\//, '')]) : [],
		isOurs: method !== 'GET' || /[?&]_cacheBuster=\d+&_locale=user/.test(url),
	};
}

/** A URL without what keeps caches from answering. */
function withoutStamp(url: string): string {
	const { pathname, searchParams } = new URL(url);
	searchParams.delete('_cacheBuster');
	searchParams.delete('_');
	searchParams.delete('_locale');
	return decodeURIComponent(`${pathname}?${searchParams.toString()}`).replace(/\?$/, '');
}
