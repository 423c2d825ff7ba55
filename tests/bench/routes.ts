import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HostProcess } from '../support/host-process';

/** Milliseconds from the change of the address to the painted screen, in the median, on a processor four times slower. */
const LIMITS = { home: 50, away: 50, fresh: 150 };
const SLOWDOWN = 4;
const ROUNDS = 15;

/** An address whose chunk nothing fetches ahead, and one to come from. */
const HOME = '#/dashboard';
const AWAY = '#/security';

const [, , server = '', emptyApp = ''] = process.argv;
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Times {
	/** Changes to the dashboard, whose chunk is there. */
	home: number[];
	/** Changes to the settings, once their chunk is there. */
	away: number[];
	/** Changes to the settings while their chunk has to be fetched. */
	fresh: number[];
}

/**
 * Changes the address, and waits until another screen's heading is there and painted. Runs in the page; a frame of the
 * browser ends with a message that is handled after the painting.
 */
async function changeRoute(page: Page, hash: string): Promise<number> {
	return page.evaluate(
		(to) =>
			new Promise<number>((resolve) => {
				const heading = () => document.querySelector('[data-screen-heading]');
				const before = heading();
				const text = before?.textContent;
				const start = performance.now();
				const observer = new MutationObserver(() => {
					const now = heading();
					if (now && (now !== before || now.textContent !== text)) {
						observer.disconnect();
						requestAnimationFrame(() => {
							const channel = new MessageChannel();
							channel.port1.onmessage = () => resolve(performance.now() - start);
							channel.port2.postMessage(null);
						});
					}
				});
				observer.observe(document.body, { childList: true, subtree: true, characterData: true });
				window.location.hash = to;
			}),
		hash,
	);
}

/** Opens the page anew and lets it come to rest. */
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
	const times: Times = { home: [], away: [], fresh: [] };
	for (let round = 0; round < ROUNDS; round++) {
		await open(page, session, url + HOME);
		times.fresh.push(await changeRoute(page, AWAY));
	}
	await page.waitForTimeout(500);
	for (let round = 0; round < ROUNDS; round++) {
		for (const [kind, hash] of [
			['home', HOME],
			['away', AWAY],
		] as const) {
			times[kind].push(await changeRoute(page, hash));
			// What a screen does after its first paint is not the next one's.
			await page.waitForTimeout(300);
		}
	}
	await session.detach();
	return times;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function signIn(page: Page, origin: string): Promise<void> {
	await page.goto(`${origin}/wp-login.php`);
	await page.locator('#user_login').fill('admin');
	await page.locator('#user_pass').fill('admin');
	await page.locator('#wp-submit').click();
	await page.waitForURL(/wp-admin/);
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

async function measureDashboard(browser: Browser): Promise<Times> {
	const folder = mkdtempSync(join(tmpdir(), 'bench-'));
	const args = ['--data', join(folder, 'site.sqlite'), '--scenario', 'connected,everything-on'];
	const host = await HostProcess.start(server, args);
	try {
		const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
		await signIn(page, host.origin);
		return await measure(page, `${host.origin}/wp-admin/admin.php?page=jetpack`);
	} finally {
		await host.end('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	}
}

async function main(): Promise<void> {
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH || undefined,
		args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
	});
	try {
		const empty = await measureEmpty(browser);
		const dashboard = await measureDashboard(browser);
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
	} finally {
		await browser.close();
	}
}

void main();
