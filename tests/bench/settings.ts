import type { CDPSession, Page } from '@playwright/test';
import { median, print, withBrowser, withDashboard } from './browser';

/** How often longer than that of the dashboard the first paint of all settings may take. */
const PAINT_LIMIT = 2;
/** Time from a keystroke, or from the end of the search's delay, to the change on the screen, in ms. */
const KEY_LIMIT = 50;
const SLOWDOWN = 4;
const ROUNDS = 9;

const DASHBOARD = '#/dashboard';
const ALL = '#/settings/all';
/** Of each, one letter after the other. */
const TERMS = ['fir', 'ima', 'sta', 'com', 'sea', 'pos', 'sit', 'goo', 'vid', 'log', 'ema'];
const BOX = '[role=search] input';

declare global {
	interface Window {
		bench: {
			/** When the first cards were painted, in ms after the page was requested. */
			painted: Promise<number>;
			/** From the last key to the letter that it painted. */
			letter: Promise<number>;
			/** From the beginning of the last search to its painted results. */
			search: Promise<number>;
		};
	}
}

/** Runs before anything else in the page. A frame ends with a message that's handled after the paint. */
function watch(): void {
	const paintedAt = () =>
		new Promise<number>((resolve) => {
			requestAnimationFrame(() => {
				const channel = new MessageChannel();
				channel.port1.onmessage = () => resolve(performance.now());
				channel.port2.postMessage(null);
			});
		});
	const until = (isThere: () => boolean) =>
		new Promise<void>((resolve) => {
			const observer = new MutationObserver(() => {
				if (isThere()) {
					observer.disconnect();
					resolve();
				}
			});
			observer.observe(document, { subtree: true, childList: true, attributes: true });
		});
	const term = () => document.querySelector('[data-search-results]')?.getAttribute('data-search-results');
	const first = () => document.querySelector('#jp-plugin-container section') !== null;
	const none = new Promise<number>(() => {});
	window.bench = { painted: until(first).then(paintedAt), letter: none, search: none };
	document.addEventListener('input', ({ timeStamp }) => {
		window.bench.letter = paintedAt().then((end) => end - timeStamp);
	});
	const replace = history.replaceState.bind(history);
	history.replaceState = (...args) => {
		const start = performance.now();
		replace(...args);
		const wanted = new URLSearchParams(window.location.hash.split('?')[1]).get('term') ?? undefined;
		window.bench.search = until(() => term() === wanted)
			.then(paintedAt)
			.then((end) => end - start);
	};
}

const slowDown = (session: CDPSession, rate: number) =>
	session.send('Emulation.setCPUThrottlingRate', { rate });

/** Loads a screen with an empty browser cache. */
async function firstPaint(page: Page, session: CDPSession, url: string): Promise<number> {
	await page.goto('about:blank');
	await slowDown(session, SLOWDOWN);
	await page.goto(url);
	const time = await page.evaluate(() => window.bench.painted);
	await slowDown(session, 1);
	await page.waitForLoadState('networkidle');
	return time;
}

/** Waits until every card is mounted. */
async function allMounted(page: Page): Promise<number> {
	const cards = page.locator('#jp-plugin-container h3');
	for (let before = -1, now = await cards.count(); ; before = now, now = await cards.count()) {
		if (before === now && now > 0) {
			return now;
		}
		await page.waitForTimeout(1000);
	}
}

interface Times {
	letter: number[];
	first: number[];
	next: number[];
	cleared: number[];
}

async function search(page: Page, session: CDPSession, url: string): Promise<Times> {
	const times: Times = { letter: [], first: [], next: [], cleared: [] };
	await page.goto('about:blank');
	await page.goto(url);
	await page.waitForLoadState('networkidle');
	print(`${await allMounted(page)} cards on ${ALL}`);
	await slowDown(session, SLOWDOWN);
	const box = page.locator(BOX);
	await box.focus();
	for (const term of TERMS) {
		for (const [index, letter] of [...term].entries()) {
			await page.keyboard.press(letter);
			times.letter.push(await page.evaluate(() => window.bench.letter));
			// The pause after which the search begins.
			await page.waitForTimeout(700);
			(index === 0 ? times.first : times.next).push(await page.evaluate(() => window.bench.search));
		}
		await page.keyboard.press('Escape');
		times.cleared.push(await page.evaluate(() => window.bench.search));
		await page.waitForTimeout(700);
	}
	return times;
}

function verdict(label: string, value: number, limit: number): void {
	const isMissed = !(value <= limit);
	const cells = [label.padEnd(44), value.toFixed(1).padStart(10), String(limit).padStart(10)];
	print(cells.join('') + (isMissed ? '  MISSED' : ''));
	if (isMissed) {
		process.exitCode = 1;
	}
}

async function measure(page: Page, url: string): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.setCacheDisabled', { cacheDisabled: true });
	await page.addInitScript(watch);
	const paints: Record<string, number[]> = { [DASHBOARD]: [], [ALL]: [] };
	for (let round = 0; round < ROUNDS; round++) {
		for (const hash of [DASHBOARD, ALL]) {
			paints[hash]?.push(await firstPaint(page, session, url + hash));
		}
	}
	const [dashboard, all] = [median(paints[DASHBOARD] ?? []), median(paints[ALL] ?? [])];
	const times = await search(page, session, url + ALL);
	print('median, on a processor four times slower'.padEnd(44) + 'here'.padStart(10) + 'limit'.padStart(10));
	print(`first paint of the dashboard, ms`.padEnd(44) + dashboard.toFixed(1).padStart(10));
	print(`first paint of all settings, ms`.padEnd(44) + all.toFixed(1).padStart(10));
	verdict('all settings to dashboard, times', all / dashboard, PAINT_LIMIT);
	verdict('a letter in the search box, ms', median(times.letter), KEY_LIMIT);
	verdict('the first search, ms', median(times.first), KEY_LIMIT);
	verdict('a longer term, ms', median(times.next), KEY_LIMIT);
	verdict('all of them again, ms', median(times.cleared), KEY_LIMIT);
}

void withBrowser((browser) => withDashboard(browser, process.argv[2] ?? '', measure));
