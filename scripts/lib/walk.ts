/** Counts what you open to follow one thought through the code. */
import type { Place, References } from './references.ts';

/**
 * A declaration that the thought leads to. It must be connected with one before it: one refers to the
 * other, or does so through others, whose files count too. `shared`: no import leads there, as from the
 * browser to the host, or from what a reducer stores to who selects it; both sides must then hold that text.
 */
export type Step = Place | { at: Place; shared: string };

export interface Walk {
	name: string;
	steps: readonly Step[];
	limits: { files: number; lines?: number };
}

export interface Opened {
	file: string;
	/** Declarations that were read in it, in the order of the walk. */
	names: string[];
}

/** The table of walks is not true of the code. */
export class StaleWalk extends Error {}

const fileOf = (place: Place): string => place.slice(0, place.indexOf('#'));
const nameOf = (place: Place): string => place.slice(place.indexOf('#') + 1);

/** The files of a walk, in the order in which they're opened. */
export function follow({ name, steps }: Walk, references: References): Opened[] {
	const walked = new Set<Place>();
	const opened = new Map<string, string[]>();
	const visit = (place: Place) => {
		if (!walked.has(place)) {
			walked.add(place);
			opened.set(fileOf(place), [...(opened.get(fileOf(place)) ?? []), nameOf(place)]);
		}
	};
	for (const step of steps) {
		const place = typeof step === 'string' ? step : step.at;
		const fault = missing(place, references);
		if (fault) {
			throw new StaleWalk(`${name}: ${fault}`);
		}
		if (typeof step !== 'string') {
			checkShared(name, step, [...walked], references);
		} else if (walked.size && !opened.has(fileOf(place))) {
			connect(place, { walked, opened, references, name }).forEach(visit);
		}
		visit(place);
	}
	return [...opened].map(([file, names]) => ({ file, names }));
}

function missing(place: Place, { declared }: References): string {
	const names = declared.get(fileOf(place));
	if (!names) {
		return `there is no file ${fileOf(place)}.`;
	}
	return names.includes(nameOf(place))
		? ''
		: `${fileOf(place)} declares no ${nameOf(place)}; it declares ${names.join(', ')}.`;
}

function checkShared(
	name: string,
	{ at, shared }: { at: Place; shared: string },
	walked: readonly Place[],
	{ textOf }: References,
): void {
	if (!textOf(at).includes(shared)) {
		throw new StaleWalk(`${name}: ${at} doesn't hold "${shared}".`);
	}
	if (!walked.some((place) => textOf(place).includes(shared))) {
		throw new StaleWalk(`${name}: nothing before ${at} holds "${shared}".`);
	}
}

/**
 * The declarations between those that were walked and one more: the way on which the fewest files are opened.
 */
function connect(
	place: Place,
	{
		walked,
		opened,
		references,
		name,
	}: {
		walked: ReadonlySet<Place>;
		opened: ReadonlyMap<string, unknown>;
		references: References;
		name: string;
	},
): Place[] {
	const { types } = references;
	// A type is where a way may end: who else mentions it is no step of the thought.
	const values = [...walked].filter((each) => !types.has(each));
	const ways = [references.to, references.from]
		.map((edges) => shortest(values, place, { edges, opened, types }))
		.filter((way) => way !== undefined);
	const [best] = ways.sort((a, b) => a.files - b.files);
	if (!best) {
		throw new StaleWalk(`${name}: no reference connects ${place} with a step before it.`);
	}
	return best.places;
}

interface Way {
	places: Place[];
	/** How many files it opens. */
	files: number;
}

/** Breadth first by opened files: a step within an open file costs nothing. */
function shortest(
	starts: readonly Place[],
	goal: Place,
	{
		edges,
		opened,
		types,
	}: {
		edges: ReadonlyMap<Place, ReadonlySet<Place>>;
		opened: ReadonlyMap<string, unknown>;
		types: ReadonlySet<Place>;
	},
): Way | undefined {
	const best = new Map<Place, number>();
	const waiting: Way[][] = [starts.map((place) => ({ places: [place], files: 0 }))];
	for (let cost = 0; cost < waiting.length; cost++) {
		for (const way of waiting[cost] ?? []) {
			const last = way.places.at(-1) ?? '';
			if (last === goal) {
				return way;
			}
			for (const next of (best.get(last) ?? Infinity) <= cost ? [] : (edges.get(last) ?? [])) {
				if (types.has(next) && next !== goal) {
					continue;
				}
				const isOpen = fileOf(next) === fileOf(last) || opened.has(fileOf(next));
				const files = cost + (isOpen ? 0 : 1);
				(waiting[files] ??= []).push({ places: [...way.places, next], files });
			}
			best.set(last, Math.min(cost, best.get(last) ?? Infinity));
		}
	}
	return undefined;
}
