import type { Browser, CDPSession, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { median, print, withBrowser, withDashboard } from './browser';

/** Median time from the route change to the painted screen in ms, at 4× CPU slowdown. */
const LIMITS = { home: 50, away: 50, fresh: 150 };
const SLOWDOWN = 4;
const ROUNDS = 15;

/** An address whose chunk nothing prefetches, and one to come from. */
const HOME = '#/dashboard';
const AWAY = '#/security';

const [, , server = '', emptyApp = ''] = process.argv;

interface Times {
	/** Changes to the dashboard, whose chunk is there. */
	home: number[];
	/** Changes to the settings, once their chunk is there. */
	away: number[];
	/** Changes to the settings while their chunk has to be fetched. */
	fresh: number[];
}

/** Changes the route and waits for another screen's heading plus some frames. Runs in the page. */
async function changeRoute(page: Page, hash: string): Promise<void> {
	await page.evaluate(
		(to) =>
			new Promise<void>((resolve) => {
				const heading = () => document.querySelector('[data-screen-heading]');
				const before = heading();
				const text = before?.textContent;
				const observer = new MutationObserver(() => {
					const now = heading();
					if (now && (now !== before || now.textContent !== text)) {
						observer.disconnect();
						performance.mark('bench-changed');
						// What a screen does after its first paint is not the next one's.
						setTimeout(resolve, 300);
					}
				});
				observer.observe(document.body, { childList: true, subtree: true, characterData: true });
				performance.mark('bench-change');
				window.location.hash = to;
			}),
		hash,
	);
}

interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	/** Microseconds. */
	ts: number;
	dur?: number;
}

/** Time of each change in ms: until the first frame with the new heading was painted and composited. */
async function traced(session: CDPSession, changes: () => Promise<void>): Promise<number[]> {
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
	await session.send('Tracing.start', {
		categories: '-*,devtools.timeline,blink.user_timing,disabled-by-default-devtools.timeline',
		transferMode: 'ReportEvents',
	});
	await changes();
	const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await complete;
	events.sort((one, other) => one.ts - other.ts);
	return events.flatMap((start, index) => {
		if (start.name !== 'bench-change') {
			return [];
		}
		const ofPage = events.slice(index).filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
		const changed = ofPage.findIndex(({ name }) => name === 'bench-changed');
		const frame = ofPage.slice(changed).find(({ name }) => name === 'Commit');
		return frame ? [(frame.ts + (frame.dur ?? 0) - start.ts) / 1000] : [];
	});
}

/** Reloads the page and lets it become idle. */
async function open(page: Page, session: CDPSession, url: string): Promise<void> {
	await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	await page.goto('about:blank');
	await page.goto(url);
	await page.locator('[data-screen-heading]').waitFor({ state: 'attached' });
	await page.waitForLoadState('networkidle');
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function measure(page: Page, url: string): Promise<Times> {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.setCacheDisabled', { cacheDisabled: true });
	const fresh = await traced(session, async () => {
		for (let round = 0; round < ROUNDS; round++) {
			await open(page, session, url + HOME);
			await changeRoute(page, AWAY);
		}
	});
	await page.waitForTimeout(500);
	const known = await traced(session, async () => {
		for (let round = 0; round < ROUNDS; round++) {
			await changeRoute(page, HOME);
			await changeRoute(page, AWAY);
		}
	});
	await session.detach();
	const every2nd = (from: number) => known.filter((_, index) => index % 2 === from);
	return { fresh, home: every2nd(0), away: every2nd(1) };
}

/** The same two changes in an app of React and the router alone: what no dashboard could be faster than. */
async function measureEmpty(browser: Browser): Promise<Times> {
	const files = createServer((request, response) => {
		const name = request.url?.slice(1) ?? '';
		if (/^[\w-]+\.js$/.test(name)) {
			response.setHeader('Content-Type', 'text/javascript');
			response.end(readFileSync(join(emptyApp, name)));
		} else {
			response.setHeader('Content-Type', 'text/html');
			response.end('<!doctype html><div id="app"></div><script type="module" src="/empty-app.js"></script>');
		}
	});
	await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
	try {
		const page = await browser.newPage();
		const times = await measure(page, `http://127.0.0.1:${(files.address() as AddressInfo).port}/`);
		await page.close();
		return times;
	} finally {
		files.close();
	}
}

async function main(browser: Browser): Promise<void> {
	const empty = await measureEmpty(browser);
	const dashboard = await withDashboard(browser, server, measure);
	const row = (cells: string[]) =>
		print(cells.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(34))).join(''));
	row(['route change, median in ms', 'dashboard', 'limit', 'empty app', 'ratio']);
	for (const [kind, label] of [
		['home', 'to the dashboard'],
		['away', 'to the settings'],
		['fresh', 'to the settings, fetched first'],
	] as const) {
		const [ours, theirs] = [median(dashboard[kind]), median(empty[kind])];
		row([label, ours.toFixed(1), String(LIMITS[kind]), theirs.toFixed(1), (ours / theirs).toFixed(1)]);
		if (ours > LIMITS[kind]) {
			print(`A change ${label} takes ${ours.toFixed(0)} ms, more than ${LIMITS[kind]}.`);
			process.exitCode = 1;
		}
	}
}

void withBrowser(main);
