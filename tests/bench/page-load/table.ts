/** What may be asked of a value: at most so much, or so many times or so much more than an empty page's. */
interface Asked {
	most?: number;
	ratio?: number;
	more?: number;
}

/**
 * Every row of the table in its order, and all that's asked; one of the wishes is enough. What script and
 * tasks may take is 200 and 540 ms more than an empty page where that takes most of it already, as the newest
 * WordPress does.
 */
const ROWS = {
	cardsFirst: { label: 'first cards, first visit, ms', asked: { ratio: 1.35 } },
	cardsSecond: { label: 'first cards, second visit, ms', asked: { ratio: 1.1 } },
	largestFirst: { label: 'largest paint, first visit, ms', asked: { most: 700, ratio: 1.41 } },
	largestSecond: { label: 'largest paint, second visit, ms', asked: { most: 450, ratio: 1.14 } },
	script: { label: 'script, first visit, ms', asked: { most: 350, more: 200 } },
	task: { label: 'tasks, first visit, ms', asked: { most: 950, more: 540 } },
	longTasks: { label: 'long tasks, first visit, ms', asked: { most: 220, more: 160 } },
	bytesFirst: { label: 'script until the first cards, kB', asked: { more: 130 } },
	calls: { label: 'calls, first visit', asked: { most: 4 } },
	firstByte: { label: 'before the first byte, ms', asked: { more: 10 } },
	queries: { label: 'queries', asked: { more: 10 } },
	outside: { label: 'calls to other servers', asked: { most: 0 } },
	changeFirst: { label: 'change of screen, first, ms', asked: { most: 50 } },
	changeAgain: { label: 'change of screen, again, ms', asked: { most: 50 } },
	changeBack: { label: 'change of screen, back, ms', asked: { most: 50 } },
	heap: { label: 'heap after 30 changes, MB', asked: { most: 0.2 } },
	nodes: { label: 'nodes after 30 changes', asked: { most: 0 } },
	// Three are those of WordPress's heartbeat.
	listeners: { label: 'listeners after 30 changes', asked: { most: 3 } },
} as const satisfies Record<string, { label: string; asked: Asked }>;

export type RowName = keyof typeof ROWS;
export type PageName = 'empty' | 'ours';

/** What one host was measured at, in the order of the rounds. */
export class Samples {
	private readonly rows: Partial<Record<RowName, Partial<Record<PageName, number[]>>>> = {};

	constructor(readonly host: string) {}

	add(page: PageName, values: Partial<Record<RowName, number | readonly number[]>>): void {
		for (const [name, value] of Object.entries(values) as Array<[RowName, number | readonly number[]]>) {
			((this.rows[name] ??= {})[page] ??= []).push(...[value].flat());
		}
	}

	/** Prints the table; returns how many rows are above what's asked. */
	print(print: (line: string) => void): number {
		let missed = 0;
		print(`\n${this.host}`);
		print(line(['', 'empty page', 'ours', 'asked', '']));
		for (const name of Object.keys(ROWS) as RowName[]) {
			const { label, asked }: { label: string; asked: Asked } = ROWS[name];
			const { ours, empty = [] } = this.rows[name] ?? {};
			if (ours) {
				const isMet = meets(asked, ours, empty);
				missed += isMet ? 0 : 1;
				print(line([label, spread(empty), spread(ours), askedText(asked), isMet ? '' : 'NOT MET']));
			}
		}
		return missed;
	}
}

function meets({ most, ratio, more }: Asked, ours: readonly number[], empty: readonly number[]): boolean {
	const beside = (of: (value: number, other: number) => number) =>
		quantile(
			ours.map((value, round) => of(value, empty[round] ?? NaN)),
			0.5,
		);
	return (
		quantile(ours, 0.5) <= (most ?? NaN) ||
		beside((value, other) => value / other) <= (ratio ?? NaN) ||
		beside((value, other) => value - other) <= (more ?? NaN)
	);
}

const askedText = ({ most, ratio, more }: Asked): string =>
	[most, ratio && `${ratio} ×`, more && `+ ${more}`].filter((text) => text !== undefined).join(' or ');

/** The value below which that part of them is, between two of them in proportion. */
function quantile(values: readonly number[], part: number): number {
	const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
	const at = (sorted.length - 1) * part;
	const [low = NaN, high = low] = sorted.slice(Math.floor(at), Math.floor(at) + 2);
	return low + (high - low) * (at % 1);
}

/** A median and its quartiles. */
function spread(values: readonly number[]): string {
	const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => Number(quantile(values, part).toPrecision(3)));
	return values.length > 0 ? `${middle} (${low}–${high})` : '–';
}

const line = (cells: readonly string[]): string =>
	cells.map((cell, index) => (index ? cell.padStart(24) : cell.padEnd(34))).join('');
