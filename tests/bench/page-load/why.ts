import type { Browser, BrowserContext } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';
import { packageOf } from '../../../scripts/lib/weight.ts';
import type { Front } from './front';
import type { Place } from './places';
import { middle } from './stats';
import { metricsOf, openPage, slowDown, visit } from './visit';

/** Between two samples, in µs of the slowed down processor. */
const INTERVAL = 200;
/** How many lines of a list are worth reading. */
const LINES = 40;
/** Modules that never take a millisecond aren't listed. */
const LEAST = 1;

interface CpuProfile {
	nodes: Array<{
		id: number;
		callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
		children?: number[];
	}>;
	/** µs on the clock of the page's navigation start. */
	startTime: number;
	samples?: number[];
	timeDeltas?: number[];
}

/** ms of one name: before the first cards and after them, and with everything it calls. */
interface Share {
	before: number;
	after: number;
	total: number;
}

type Shares = Map<string, Share>;

interface Options {
	/** With the maps of the build, each named after its script. */
	folder: string;
	places: readonly Place[];
	rounds: number;
	print: (line: string) => void;
}

/** Says what the script of a first visit spends its time on: by package, by module and by function. */
export async function explainTime(
	browser: Browser,
	front: Front,
	{ folder, places, rounds, print }: Options,
): Promise<void> {
	const maps = readMaps(folder);
	for (const place of places) {
		front.delay = place.delay;
		const context = await browser.newContext({ proxy: front.proxy, viewport: { width: 1280, height: 900 } });
		await context.addCookies(place.cookies);
		await visit(context, place.pages.ours);
		const profiles = [];
		for (let round = 0; round < rounds; round++) {
			profiles.push(await profile(context, place));
		}
		await context.close();
		print(`\n${place.name}: own time of the first visit in ms, medians of ${rounds}`);
		for (const [title, nameOf] of [
			['By package', (frame: Frame) => packageName(frame.source)],
			['By module', (frame: Frame) => frame.source],
			['By function', (frame: Frame) => `${frame.source} ${frame.name}`],
		] as const) {
			printShares(
				title,
				profiles.map((one) => sharesOf(one, maps, nameOf)),
				print,
			);
		}
	}
}

function readMaps(folder: string): Map<string, SourceMap> {
	const files = readdirSync(folder).filter((file) => file.endsWith('.js.map'));
	return new Map(
		files.map((file) => {
			const map = JSON.parse(readFileSync(join(folder, file), 'utf8')) as SourceMapPayload;
			return [basename(file, '.map'), new SourceMap(map)];
		}),
	);
}

interface Recorded {
	profile: CpuProfile;
	/** When the first cards were there, on the profile's clock. */
	seenAt: number;
}

/** One first visit, sampled. */
async function profile(context: BrowserContext, { pages: { ours } }: Place): Promise<Recorded> {
	const { page, session } = await openPage(context, ours, true);
	try {
		await session.send('Profiler.enable');
		await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
		await slowDown(session);
		await session.send('Profiler.start');
		await page.goto(ours.url, { waitUntil: 'load' });
		await page.locator(ours.seen).first().waitFor({ state: 'attached' });
		await page.waitForLoadState('networkidle');
		const { profile: recorded } = await session.send('Profiler.stop');
		const { NavigationStart = NaN } = await metricsOf(session);
		const seen = await page.evaluate(() => window.notes.seen);
		return { profile: recorded, seenAt: NavigationStart * 1e6 + seen * 1000 };
	} finally {
		await page.close();
	}
}

interface Frame {
	/** The module that a function was written in, or what the engine does. */
	source: string;
	name: string;
}

function sharesOf(
	{ profile: { nodes, startTime, samples = [], timeDeltas = [] }, seenAt }: Recorded,
	maps: Map<string, SourceMap>,
	nameOf: (frame: Frame) => string,
): Shares {
	const names = new Map(nodes.map((node) => [node.id, nameOf(frameOf(node.callFrame, maps))]));
	const parents = new Map(
		nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
	);
	const shares: Shares = new Map();
	const shareOf = (name: string) => {
		const share = shares.get(name) ?? { before: 0, after: 0, total: 0 };
		shares.set(name, share);
		return share;
	};
	let now = startTime;
	samples.forEach((sample, index) => {
		const time = (timeDeltas[index + 1] ?? 0) / 1000;
		now += timeDeltas[index] ?? 0;
		shareOf(names.get(sample) ?? '')[now < seenAt ? 'before' : 'after'] += time;
		const callers = new Set<string>();
		for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) {
			callers.add(names.get(id) ?? '');
		}
		callers.forEach((name) => (shareOf(name).total += time));
	});
	return shares;
}

function frameOf(
	{ url, lineNumber, columnNumber, functionName }: CpuProfile['nodes'][number]['callFrame'],
	maps: Map<string, SourceMap>,
): Frame {
	if (!url) {
		return { source: functionName, name: '' };
	}
	const map = maps.get(basename(new URL(url, 'http://x').pathname));
	if (!map || !/site-dashboard/.test(url)) {
		return { source: 'the host’s scripts', name: '' };
	}
	const entry = map.findEntry(lineNumber, columnNumber);
	const found = 'originalSource' in entry ? entry : undefined;
	const source = found?.originalSource?.startsWith('./') ? found.originalSource.slice(2) : 'webpack';
	return { source, name: `${functionName || 'a function'}:${found ? found.originalLine + 1 : 0}` };
}

/** A package, a folder of our own code, or what the engine does. */
function packageName(source: string): string {
	if (source.startsWith('src/')) {
		return source.split('/').slice(0, 2).join('/');
	}
	return source.includes('node_modules') ? packageOf(source) : source;
}

function printShares(title: string, rounds: readonly Shares[], print: (line: string) => void): void {
	const names = new Set(rounds.flatMap((shares) => [...shares.keys()]));
	const of = (name: string, part: keyof Share) =>
		middle(rounds.map((shares) => shares.get(name)?.[part] ?? 0));
	const rows = [...names]
		.filter((name) => !['(idle)', '(root)'].includes(name))
		.map((name) => ({ name, before: of(name, 'before'), after: of(name, 'after'), total: of(name, 'total') }))
		.sort((a, b) => b.before + b.after - a.before - a.after);
	print(
		`\n${title.padEnd(62)}${['own', 'before cards', 'after', 'with calls'].map((text) => text.padStart(14)).join('')}`,
	);
	for (const { name, before, after, total } of rows.slice(0, LINES)) {
		if (before + after >= LEAST) {
			const cells = [before + after, before, after, total].map((time) => time.toFixed(1).padStart(14));
			print(name.slice(-60).padEnd(62) + cells.join(''));
		}
	}
}
