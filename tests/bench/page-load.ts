import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { command } from '../../scripts/lib/run.ts';
import { writeWordPressZip } from '../../scripts/lib/wordpress.ts';
import { referencePairs } from '../reference/support/builds';
import { costOf, countCosts } from '../reference/support/cost';
import { OWN_PAGE, ReferenceHost } from '../reference/support/host';
import { installPrograms, missingPrograms, packDebian } from '../wordpress/support/programs';
import { Front } from './front';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const SLOWDOWN = 4;

/** Ours, and one with a heading only: each with what it shows once it's there. */
const PAGES = {
	empty: { path: 'admin.php?page=empty', seen: '.wrap h1' },
	ours: { path: OWN_PAGE, seen: '#jp-plugin-container.jpd-root section h2' },
};
type PageName = keyof typeof PAGES;

/** One is enough: at most so much, or so many times or so much more than the empty page. */
interface Limit {
	most?: number;
	ratio?: number;
	more?: number;
}

/** Each row with its limit. A new WordPress takes most of the time for scripts and tasks itself. */
const LIMITS: Readonly<Record<string, Limit>> = {
	'first cards, first visit, ms': { ratio: 1.35 },
	'first cards, second visit, ms': { ratio: 1.1 },
	'largest paint, first visit, ms': { most: 700, ratio: 1.41 },
	'largest paint, second visit, ms': { most: 450, ratio: 1.14 },
	'script, first visit, ms': { most: 350, more: 200 },
	'tasks, first visit, ms': { most: 950, more: 540 },
	'calls, first visit': { most: 4 },
	'before the first byte, ms': { more: 10 },
	queries: { more: 10 },
	'calls to other servers': { most: 0 },
};

/** Values of each row, in the order of the rounds. */
type Samples = Record<PageName, Record<string, number[]>>;

function note(samples: Record<string, number[]>, values: Record<string, number>): void {
	for (const [row, value] of Object.entries(values)) {
		(samples[row] ??= []).push(value);
	}
}

/** Runs before anything else in a page, and notes when things came, in ms since the page was asked for. */
function watch(selector: string): void {
	const notes = Object.assign(window, { seen: NaN, largest: NaN });
	new MutationObserver((_, observer) => {
		if (document.querySelector(selector)) {
			notes.seen = performance.now();
			observer.disconnect();
		}
	}).observe(document, { childList: true, subtree: true });
	new PerformanceObserver((list) => {
		notes.largest = list.getEntries().at(-1)?.startTime ?? NaN;
	}).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Visits a page, and waits until it has done what it does unasked; the `second` time with its files kept. */
async function visit(context: BrowserContext, name: PageName, url: string, which: 'first' | 'second') {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	let calls = 0;
	// Jetpack's own scripts make calls as well, without our cache buster or the language.
	page.on('request', (request) => (calls += /[?&]_cacheBuster=\d+&_locale=user/.test(request.url()) ? 1 : 0));
	await session.send('Network.setCacheDisabled', { cacheDisabled: which === 'first' });
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
	await page.addInitScript(watch, PAGES[name].seen);
	await page.goto(url, { waitUntil: 'load' });
	await page.locator(PAGES[name].seen).first().waitFor({ state: 'attached' });
	await page.waitForLoadState('networkidle');
	const { metrics } = await session.send('Performance.getMetrics');
	const seconds = Object.fromEntries(metrics.map((metric) => [metric.name, metric.value]));
	const { seen, largest, ready } = await page.evaluate(() => {
		const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		const { seen, largest } = window as unknown as Record<'seen' | 'largest', number>;
		return { seen, largest, ready: navigation?.domContentLoadedEventEnd ?? NaN };
	});
	await page.close();
	return {
		// A page without cards is there once its scripts have run, at the end of it.
		[`first cards, ${which} visit, ms`]: name === 'empty' ? Math.max(ready, seen) : seen,
		[`largest paint, ${which} visit, ms`]: largest,
		[`script, ${which} visit, ms`]: (seconds.ScriptDuration ?? NaN) * 1000,
		[`tasks, ${which} visit, ms`]: (seconds.TaskDuration ?? NaN) * 1000,
		[`calls, ${which} visit`]: calls,
	};
}

async function measure(host: ReferenceHost, context: BrowserContext, samples: Samples): Promise<void> {
	for (const name of Object.keys(PAGES) as PageName[]) {
		const url = host.admin(PAGES[name].path);
		note(samples[name], await visit(context, name, url, 'first'));
		note(samples[name], await visit(context, name, url, 'second'));
		const path = `wp-admin/${PAGES[name].path}`;
		const { firstByte, queries, calls } = await costOf({ host, user: 'admin', path });
		note(samples[name], {
			'before the first byte, ms': firstByte,
			queries,
			'calls to other servers': calls.length,
		});
	}
}

const median = (values: readonly number[]): number =>
	[...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;

/** Prints the table; returns how many rows are over their limit. */
function print(title: string, { ours, empty }: Samples): number {
	console.log(`\n${title}\n${''.padEnd(34)}${'empty page'.padStart(12)}${'ours'.padStart(12)}`);
	return Object.entries(LIMITS).filter(([row, { most, ratio, more }]) => {
		const [own = [], other = []] = [ours[row], empty[row]];
		const beside = (of: (value: number, other: number) => number) =>
			median(own.map((value, round) => of(value, other[round] ?? NaN)));
		const isMet =
			median(own) <= (most ?? NaN) ||
			beside((value, base) => value / base) <= (ratio ?? NaN) ||
			beside((value, base) => value - base) <= (more ?? NaN);
		const cells = [median(other), median(own)].map((value) => value.toFixed(0).padStart(12));
		console.log(`${row.padEnd(34)}${cells.join('')}${isMet ? '' : `  OVER ${JSON.stringify(LIMITS[row])}`}`);
		return !isMet;
	}).length;
}

await command(async () => {
	const { values } = parseArgs({ options: { rounds: { type: 'string', default: '4' } } });
	writeWordPressZip();
	installPrograms();
	const pairs = referencePairs();
	const missing = pairs.length === 0 ? ['builds of WordPress and Jetpack'] : missingPrograms();
	if (missing.length > 0) {
		console.log(`There are no real hosts: ${missing.join(', ')} can’t be had here.`);
		return 1;
	}
	if (pairs.some(({ wordpress }) => wordpress === 'debian')) {
		packDebian();
	}
	const front = new Front();
	await front.start();
	const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: FLAGS });
	let over = 0;
	try {
		for (const pair of pairs) {
			const host = await ReferenceHost.start(pair);
			host.set('connected');
			countCosts(host);
			const context = await browser.newContext({ proxy: front.proxy });
			await context.addCookies(host.cookiesOf('admin'));
			const samples: Samples = { empty: {}, ours: {} };
			// Lets the browser keep all files, compiled ones too, and PHP what it has compiled.
			await measure(host, context, { empty: {}, ours: {} });
			for (let round = 0; round < Number(values.rounds); round++) {
				await measure(host, context, samples);
			}
			over += print(pair.name, samples);
			host.close();
		}
	} finally {
		await browser.close();
		front.close();
	}
	console.log(`\n${over} of the values are over their limits.`);
	return over > 0 ? 1 : 0;
});
