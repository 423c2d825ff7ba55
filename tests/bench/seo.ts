import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HostProcess } from '../support/host-process';

/**
 * Time from a keystroke to the previews that show it, in ms, at 4× CPU slowdown: four times the CPU time of
 * the page's thread, so that other programs don't count.
 */
const FRAME = 1000 / 60;
const SLOWDOWN = 4;
const KEYS = 80;
/** The first keys compile what the others run. */
const WARM_UP = 20;

const [, , server = ''] = process.argv;
const print = (line: string) => process.stdout.write(`${line}\n`);
const family = '👨‍👩‍👧‍👦 ';

interface Typing {
	label: string;
	/** Where the keys go. */
	field: string;
	/** What's there before. */
	before: string;
	/** What has to follow each key: elements that must all have changed by then. */
	follows: string;
}

const SEO = '[data-setting="seo"]';
const PREVIEWS = `${SEO} figure`;
const EXAMPLE = `${SEO} [data-title-editor]:has([data-bench]) > p`;
const WORDS = `${SEO} [data-title-editor] input[data-text="0"]`;

const TYPINGS: readonly Typing[] = [
	{ label: 'a description', field: `${SEO} textarea`, before: 'Bread and ', follows: PREVIEWS },
	{ label: 'a long one of emoji', field: `${SEO} textarea`, before: family.repeat(16), follows: PREVIEWS },
	{ label: 'words of a title', field: WORDS, before: 'Bread and ', follows: EXAMPLE },
	{ label: 'the most that a host takes', field: WORDS, before: 'x'.repeat(900), follows: EXAMPLE },
];

/** Of one key each. */
interface Times {
	/** Until the last preview has changed: the browser's work for the key, all scripts, and their layout. */
	shown: number[];
	/** The same, until it is laid out and painted. */
	painted: number[];
}

interface TraceEvent {
	name: string;
	ts: number;
	dur?: number;
	/** Processor time of the thread. */
	tdur?: number;
	args?: { data?: { type?: string } };
}

const DRAWING = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];
const thousandth = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
const sum = (events: TraceEvent[]) => events.map(thousandth).reduce((total, time) => total + time, 0);

/** What each key took, by the browser's own record. */
function readTrace(trace: Buffer): Times {
	const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
	const events = traceEvents.filter(({ tdur }) => tdur !== undefined).sort((one, other) => one.ts - other.ts);
	const dispatches = (type: string) =>
		events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
	const downs = dispatches('keydown');
	const presses = dispatches('keypress');
	const times: Times = { shown: [], painted: [] };
	presses.forEach((press, index) => {
		const end = press.ts + (press.dur ?? 0);
		const next = downs[index + 1]?.ts ?? Infinity;
		const drawing = events.filter(({ name, ts }) => DRAWING.includes(name) && ts > end && ts < next);
		const shown = sum([press, ...downs.slice(index, index + 1)]) * SLOWDOWN;
		times.shown.push(shown);
		times.painted.push(shown + sum(drawing) * SLOWDOWN);
	});
	return times;
}

/** Counts the keys after which everything that follows had changed before anything else could run. */
async function watch(page: Page, follows: string): Promise<() => Promise<number>> {
	await page.evaluate((selector) => {
		const shown = () => [...document.querySelectorAll(selector)].map((element) => element.textContent);
		let old: Array<string | null> | null = null;
		const state = { count: 0 };
		Object.assign(window, { benchState: state });
		addEventListener('keydown', () => (old = shown()), true);
		new MutationObserver(() => {
			if (old && shown().every((text, index) => text !== old?.[index])) {
				state.count++;
				old = null;
			}
		}).observe(document.body, { subtree: true, childList: true, characterData: true });
	}, follows);
	return () => page.evaluate(() => (window as unknown as { benchState: { count: number } }).benchState.count);
}

const press = async (page: Page, count: number) => {
	for (let key = 0; key < count; key++) {
		await page.keyboard.press('abcdefghij'[key % 10] ?? 'a');
		// About as fast as people type.
		await page.waitForTimeout(40);
	}
};

async function measure(
	browser: Browser,
	page: Page,
	{ label, field, before, follows }: Typing,
): Promise<Times> {
	const input = page.locator(field).first();
	await input.waitFor();
	await page.waitForLoadState('networkidle');
	await input.evaluate((element) => element.setAttribute('data-bench', ''));
	await input.fill(before);
	await input.press('Control+Home');
	await press(page, WARM_UP);
	await browser.startTracing(page, { categories: ['devtools.timeline'] });
	await press(page, KEYS);
	const times = readTrace(await browser.stopTracing());
	const count = await watch(page, follows);
	await press(page, 5);
	if (times.shown.length < KEYS || (await count()) < 5) {
		throw new Error(
			`${times.shown.length} of ${KEYS} keys were seen, ${await count()} of 5 followed: ${label}.`,
		);
	}
	return times;
}

async function signIn(page: Page, origin: string): Promise<void> {
	await page.goto(`${origin}/wp-login.php`);
	await page.locator('#user_login').fill('admin');
	await page.locator('#user_pass').fill('admin');
	await page.locator('#wp-submit').click();
	await page.waitForURL(/wp-admin/);
}

const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const at = (values: number[], part: number) =>
	sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

async function main(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'bench-'));
	const host = await HostProcess.start(server, [
		'--data',
		join(folder, 'site.sqlite'),
		'--scenario',
		'connected,everything-on',
	]);
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH || undefined,
		args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
	});
	try {
		const row = (cells: string[]) =>
			print(cells.map((cell, index) => (index ? cell.padStart(17) : cell.padEnd(34))).join(''));
		row(['a key to its previews, in ms', 'shown, median', 'p95', 'painted, median', 'p95', 'limit']);
		for (const typing of TYPINGS) {
			const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
			await signIn(page, host.origin);
			await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack#/traffic`);
			const { shown, painted } = await measure(browser, page, typing);
			await page.close();
			const figures = [at(shown, 0.5), at(shown, 0.95), at(painted, 0.5), at(painted, 0.95)];
			row([typing.label, ...figures.map((figure) => figure.toFixed(1)), FRAME.toFixed(1)]);
			if (at(shown, 0.5) > FRAME) {
				print(`A key in ${typing.label} takes ${at(shown, 0.5).toFixed(1)} ms, more than a frame.`);
				process.exitCode = 1;
			}
		}
	} finally {
		await browser.close();
		await host.end('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	}
}

void main();
