import { type BrowserContext, chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { command } from '../../scripts/lib/run.ts';
import { writeWordPressZip } from '../../scripts/lib/wordpress.ts';
import { referencePairs } from '../reference/support/builds';
import { costOf, countCosts } from '../reference/support/cost';
import { OWN_PAGE, ReferenceHost } from '../reference/support/host';
import { packDebian } from '../reference/support/prepare';
import { installPrograms, missingPrograms } from '../wordpress/support/programs';
import { changesOf, growthOf } from './page-load/changes';
import { Front } from './page-load/front';
import { type PageName, Samples } from './page-load/table';
import { openPage, type Target, visit } from './page-load/visit';

const print = (line: string) => process.stdout.write(`${line}\n`);
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
/**
 * V8 keeps code of each function and notes on how it's called, and adds to both for hundreds of calls:
 * 0.5 MB in thirty changes, which isn't the page's.
 */
const WITHOUT_COMPILERS =
	'--js-flags=--no-opt,--no-sparkplug,--no-maglev,--no-lazy-feedback-allocation,--no-flush-bytecode';

/** Ours, and one with a heading only. */
const PAGES: Readonly<Record<PageName, Target>> = {
	empty: { url: 'admin.php?page=empty', seen: '.wrap h1', isWhole: true },
	ours: { url: OWN_PAGE, seen: '#jp-plugin-container.jpd-root section h2' },
};
const NAMES = Object.keys(PAGES) as PageName[];
/** Pages that are asked for in each round, as one answer takes a moment only. */
const ASKED_OFTEN = 5;

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '4' } } });

interface Place {
	host: ReferenceHost;
	pages: Record<PageName, Target>;
	samples: Samples;
	context: BrowserContext;
}

/** Opens a window that's signed in, in a browser of its own. */
async function windowOn(host: ReferenceHost, front: Front, flags: readonly string[] = []) {
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH,
		args: [...FLAGS, ...flags],
	});
	const context = await browser.newContext({ proxy: front.proxy, viewport: { width: 1280, height: 900 } });
	await context.addCookies(host.cookiesOf('admin'));
	return context;
}

/** Lets the browser keep all files, compiled ones too, and PHP what it has compiled. */
async function warmUp({ pages, context }: Place): Promise<void> {
	for (const target of Object.values(pages)) {
		for (let time = 0; time < 3; time++) {
			const { page } = await openPage(context, target);
			await page.goto(target.url, { waitUntil: 'load' });
			await page.locator(target.seen).first().waitFor({ state: 'attached' });
			await page.close();
		}
	}
}

async function measure({ host, pages, samples, context }: Place): Promise<void> {
	for (const name of NAMES) {
		samples.add(name, await visit(context, pages[name], 'first'));
		samples.add(name, await visit(context, pages[name], 'second'));
	}
	for (let time = 0; time < ASKED_OFTEN; time++) {
		for (const name of NAMES) {
			const path = `wp-admin/${PAGES[name].url}`;
			const { firstByte, queries, calls } = await costOf({ host, user: 'admin', path });
			samples.add(name, { firstByte, queries, outside: calls.length });
		}
	}
}

async function measureOnce({ host, pages, samples, context }: Place, front: Front): Promise<void> {
	samples.add('ours', await changesOf(context, pages.ours));
	const bare = await windowOn(host, front, [WITHOUT_COMPILERS]);
	samples.add('ours', await growthOf(bare, pages.ours));
	await bare.browser()?.close();
}

await command(async () => {
	writeWordPressZip();
	installPrograms();
	const pairs = referencePairs();
	const missing = pairs.length === 0 ? ['builds of WordPress and Jetpack'] : missingPrograms();
	if (missing.length > 0) {
		print(`There are no real hosts: ${missing.join(', ')} can’t be had here.`);
		return 1;
	}
	if (pairs.some(({ wordpress }) => wordpress === 'debian')) {
		packDebian();
	}
	const front = new Front();
	await front.start();
	const places: Place[] = [];
	try {
		for (const pair of pairs) {
			const host = await ReferenceHost.start(pair);
			host.set('connected');
			countCosts(host);
			const at = (name: PageName): Target => ({ ...PAGES[name], url: host.admin(PAGES[name].url) });
			const pages = { empty: at('empty'), ours: at('ours') };
			const context = await windowOn(host, front);
			const place: Place = { host, pages, samples: new Samples(pair.name), context };
			places.push(place);
			await warmUp(place);
		}
		// One host after the other in each round, so that a busy minute falls on all of them.
		for (let round = 0; round < Number(options.rounds); round++) {
			for (const place of places) {
				print(`Round ${round + 1}: ${place.samples.host}`);
				await measure(place);
			}
		}
		for (const place of places) {
			await measureOnce(place, front);
		}
		const missed = places.reduce((sum, { samples }) => sum + samples.print(print), 0);
		print(`\n${missed} of the values are above what’s asked.`);
		return missed > 0 ? 1 : 0;
	} finally {
		for (const { host, context } of places) {
			await context.browser()?.close();
			host.close();
		}
		front.close();
	}
});
