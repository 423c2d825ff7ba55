import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, command, ROOT } from '../../scripts/lib/run.ts';
import { writeWordPressZip } from '../../scripts/lib/wordpress.ts';
import { referencePairs } from '../reference/support/builds';
import { packDebian } from '../reference/support/prepare';
import { installPrograms, missingPrograms } from '../wordpress/support/programs';
import { Front } from './page-load/front';
import { type PartName, PARTS, warmUp, type Bench } from './page-load/parts';
import { type Place, startPlaces } from './page-load/places';
import { printTables } from './page-load/print';
import { Samples } from './page-load/samples';
import { device } from './page-load/visit';
import { serveEmptyApp } from './serve-empty-app';
import { explainTime } from './page-load/why';

const print = (line: string) => process.stdout.write(`${line}\n`);
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

const { values: options } = parseArgs({
	options: {
		host: { type: 'string' },
		only: { type: 'string' },
		rounds: { type: 'string', default: '4' },
		json: { type: 'string' },
		why: { type: 'string' },
		slowdown: { type: 'string', default: '4' },
		'3g': { type: 'boolean', default: false },
	},
});

const rounds = Number(options.rounds);
device.slowdown = Number(options.slowdown);
device.isOn3g = options['3g'];

/** Refuses what isn't one of the names. */
function oneOf<Name extends string>(value: string | undefined, names: readonly Name[]): Name | undefined {
	const found = names.find((name) => name === value);
	if (value !== undefined && !found) {
		throw new CommandError(`${value} is none of ${names.join(', ')}.`);
	}
	return found;
}

/** Packs the plugin, and sees to what real hosts run on; what they lack is said once. */
function prepareReference(): boolean {
	writeWordPressZip();
	installPrograms();
	const missing = referencePairs().length === 0 ? ['builds of WordPress and Jetpack'] : missingPrograms();
	if (missing.length > 0) {
		print(`Real hosts are left out: ${missing.join(', ')} can’t be had here.`);
		return false;
	}
	if (referencePairs().some(({ wordpress }) => wordpress === 'debian')) {
		packDebian();
	}
	return true;
}

/** What was measured before isn't lost. */
function fail(error: unknown): void {
	print(error instanceof Error ? (error.stack ?? error.message) : String(error));
	hasFailed = true;
}

let hasFailed = false;

async function contextFor(browser: Browser, front: Front, place: Place): Promise<BrowserContext> {
	const context = await browser.newContext({ proxy: front.proxy, viewport: { width: 1280, height: 900 } });
	// Over 3G a page takes longer than the usual 30 s.
	context.setDefaultTimeout(120_000);
	await context.addCookies(place.cookies);
	return context;
}

const launch = (flags: readonly string[] = []) =>
	chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: [...FLAGS, ...flags] });

async function apart(
	flags: readonly string[],
	front: Front,
	place: Place,
	task: (context: BrowserContext) => Promise<void>,
): Promise<void> {
	const browser = await launch(flags);
	try {
		await task(await contextFor(browser, front, place));
	} finally {
		await browser.close();
	}
}

/** Measures every place in each round, one after the other, so that a busy minute falls on all of them. */
async function measure(browser: Browser, front: Front, places: readonly Place[]): Promise<Samples> {
	const only = oneOf(options.only, Object.keys(PARTS) as PartName[]);
	const parts = Object.entries(PARTS).filter(([name]) => !only || name === only);
	const samples = new Samples();
	const benches: Bench[] = [];
	for (const place of places) {
		const context = await contextFor(browser, front, place);
		benches.push({ place, context, samples, apart: (flags, task) => apart(flags, front, place, task) });
		front.delay = place.delay;
		await warmUp({ place, context });
		print(`${place.name} is there, and its files are in the browser’s cache.`);
	}
	for (let round = 0; round < rounds; round++) {
		for (const bench of benches) {
			front.delay = bench.place.delay;
			print(`Round ${round + 1}: ${bench.place.name}`);
			for (const [, { isOnce, isLong, run }] of parts) {
				if (!(isOnce && round > 0) && !(isLong && bench.place.isBrief)) {
					await run(bench).catch(fail);
				}
			}
		}
		if (options.json) {
			const { places: values, remarks } = samples;
			writeFileSync(options.json, JSON.stringify({ places: values, remarks }, null, '\t'));
		}
	}
	return samples;
}

await command(async () => {
	const host = oneOf(options.host, ['reference', 'embedded'] as const);
	const hasReal = host !== 'embedded' && prepareReference();
	if (host === 'reference' && !hasReal) {
		return 1;
	}
	const app = await serveEmptyApp(join(ROOT, '.cache/bench/empty-app'));
	const front = new Front();
	await front.start();
	const { places, close } = await startPlaces(hasReal ? host : 'embedded', app.url);
	const browser = await launch();
	try {
		if (options.why) {
			await explainTime(browser, front, { folder: options.why, places, rounds, print });
			return 0;
		}
		const samples = await measure(browser, front, places);
		return printTables(samples, print) > 0 || hasFailed ? 1 : 0;
	} finally {
		await browser.close();
		await close();
		front.close();
		app.close();
	}
});
