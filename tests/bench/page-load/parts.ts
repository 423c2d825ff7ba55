import type { BrowserContext } from '@playwright/test';
import { actsOf } from './acts';
import type { PageName, Place } from './places';
import type { RowName } from './rows';
import type { Samples } from './samples';
import { changesOf, growthOf, ROUTES, shiftsOf, trafficOf } from './screens';
import { makeOf } from './server';
import { openPage, type Visit, visit } from './visit';

/** What can be measured alone by `--only`. */
export type PartName = 'visits' | 'shift' | 'calls' | 'server' | 'acts' | 'changes' | 'memory';

export interface Bench {
	place: Place;
	context: BrowserContext;
	samples: Samples;
	/** Does something in a browser of its own, started with those flags too. */
	apart: (flags: readonly string[], task: (context: BrowserContext) => Promise<void>) => Promise<void>;
}

/** The screens of the app of React alone. */
const APP_ROUTES = ['/dashboard', '/security'];
/** Pages that are asked for in each round, as one answer takes a moment only. */
const ASKED_OFTEN = 5;

interface Part {
	/** In the first round alone. */
	isOnce?: true;
	/** Not where the place is brief. */
	isLong?: true;
	run: (bench: Bench) => Promise<void>;
}

/** How each part is measured. */
export const PARTS: Record<PartName, Part> = {
	visits: { run: visits },
	server: { isLong: true, run: server },
	shift: { isOnce: true, run: shift },
	calls: { isOnce: true, run: calls },
	acts: { isOnce: true, isLong: true, run: acts },
	changes: { isOnce: true, run: changes },
	memory: { isOnce: true, isLong: true, run: memory },
};

/** Lets the browser keep all files, compiled ones too, and PHP what it has compiled. */
export async function warmUp({ place, context }: Pick<Bench, 'place' | 'context'>): Promise<void> {
	for (const target of Object.values(place.pages)) {
		for (let time = 0; time < 3; time++) {
			const { page } = await openPage(context, target);
			await page.goto(target.url, { waitUntil: 'load' });
			await page.locator(target.seen).first().waitFor({ state: 'attached' });
			await page.close();
		}
	}
}

const namesOf = ({ pages }: Place) => Object.keys(pages) as PageName[];

async function visits({ place, context, samples }: Bench): Promise<void> {
	// What the admin's own scripts weigh is none of the page's.
	let ownScripts = 0;
	for (const name of (['empty', 'app', 'ours', 'original'] as const).filter((page) => page in place.pages)) {
		const target = place.pages[name];
		if (!target) {
			continue;
		}
		const first = await visit(context, target, { isFirst: true });
		const second = await visit(context, target);
		ownScripts = name === 'empty' ? first.bytes : ownScripts;
		const bytesFirst = name === 'app' ? first.bytesAtCards : first.bytesAtCards - ownScripts;
		if (name === 'ours') {
			samples.remark(
				place.name,
				`largest paint: ${first.largestPart} at the first visit, ${second.largestPart} at the second`,
			);
		}
		samples.add(place.name, name, { ...firstRows(first), ...secondRows(second) });
		if (name !== 'empty') {
			samples.add(place.name, name, { bytesFirst });
		}
	}
}

const firstRows = (first: Visit): Partial<Record<RowName, number>> => ({
	contentFirst: first.content,
	cardsFirst: first.cards,
	cardsFirstByte: first.cards - first.firstByte,
	largestFirst: first.largest,
	script: first.script,
	task: first.task,
	longTasks: first.longTasks,
});

const secondRows = (second: Visit): Partial<Record<RowName, number>> => ({
	contentSecond: second.content,
	cardsSecond: second.cards,
	cardsSecondByte: second.cards - second.firstByte,
	largestSecond: second.largest,
	scriptSecond: second.script,
	taskSecond: second.task,
});

async function server({ place, samples }: Bench): Promise<void> {
	for (let time = 0; time < ASKED_OFTEN; time++) {
		for (const name of namesOf(place)) {
			const url = place.pages[name]?.url;
			if (url && name !== 'app') {
				const { firstByte, queries, calls: outside } = await makeOf(place, url);
				samples.add(place.name, name, { firstByte, queries, outside });
			}
		}
	}
}

async function shift({ place, context, samples }: Bench): Promise<void> {
	const shifts = await shiftsOf(context, place.pages.ours);
	samples.add(place.name, 'ours', { shift: Math.max(...shifts.map(({ value }) => value)) });
	for (const { route, value, what } of shifts.sort((a, b) => b.value - a.value)) {
		samples.remark(place.name, `shift of ${route}: ${value.toFixed(4)}${what && `, most of all ${what}`}`);
	}
	for (const name of ['empty', 'original'] as const) {
		const target = place.pages[name];
		if (target) {
			samples.add(place.name, name, { shift: (await visit(context, target, { isFirst: true })).shift });
		}
	}
}

async function calls({ place, context, samples }: Bench): Promise<void> {
	const empty = await trafficOf(context, place.pages.empty);
	for (const name of ['ours', 'original'] as const) {
		const target = place.pages[name];
		if (!target) {
			continue;
		}
		// Jetpack's own page has the same screens where it's the older one.
		const hasRoutes = !target.url.includes('my-jetpack');
		const isOurs = name === 'ours';
		const { atRest, everywhere, twice, scripts, others } = await trafficOf(context, target, {
			hasRoutes,
			isOurs,
		});
		const beside = isOurs ? 0 : empty.atRest;
		samples.add(place.name, name, {
			callsDashboard: atRest - beside,
			callsEverywhere: everywhere - beside,
			callsTwice: twice.length - (isOurs ? 0 : empty.twice.length),
			bytesRest: scripts - empty.scripts,
		});
		if (isOurs) {
			others.forEach((call) => samples.remark(place.name, `Jetpack’s own: ${call}`));
			twice.forEach((call) => samples.remark(place.name, `asked twice: ${call}`));
		}
	}
}

async function acts({ place, context, samples }: Bench): Promise<void> {
	samples.add(place.name, 'ours', await actsOf(context, place.pages.ours));
}

async function changes({ place, context, samples }: Bench): Promise<void> {
	for (const [name, routes] of [
		['app', APP_ROUTES],
		['ours', ROUTES],
	] as const) {
		const { first, again, back } = await changesOf(context, place.pages[name], routes);
		samples.add(place.name, name, { changeFirst: first, changeAgain: again, changeBack: back });
	}
}

/**
 * V8 keeps code of each function and notes on how it's called, and adds to both for hundreds of calls:
 * 0.5 MB in thirty changes, which isn't the page's.
 */
const WITHOUT_COMPILERS = [
	'--js-flags=--no-opt,--no-sparkplug,--no-maglev,--no-lazy-feedback-allocation,--no-flush-bytecode',
];

async function memory({ place, samples, apart }: Bench): Promise<void> {
	await apart(WITHOUT_COMPILERS, async (context) =>
		samples.add(place.name, 'ours', await growthOf(context, place.pages.ours)),
	);
}
