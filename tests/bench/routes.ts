import type { Browser, CDPSession, Page } from '@playwright/test';
import { median, print, withBrowser, withDashboard } from './browser';
import { changeRoute, traced } from './route-change';
import { serveEmptyApp } from './serve-empty-app';

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
	const app = await serveEmptyApp(emptyApp);
	try {
		const page = await browser.newPage();
		const times = await measure(page, app.url);
		await page.close();
		return times;
	} finally {
		app.close();
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
