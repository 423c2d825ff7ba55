/** What may be asked of a value. It's met if one of them is. */
export interface Asked {
	/** At most so much. */
	most?: number;
	/** At most so many times the empty page's of the same round. */
	ratio?: number;
	/** At most so much more than the empty page's of the same round. */
	more?: number;
	/** Only on a real host: the embedded one has next to nothing on an empty page. */
	isReal?: true;
}

export interface RowSpec {
	label: string;
	unit?: string;
	/** Digits after the point. */
	digits?: number;
	asked?: Asked;
}

/**
 * Every row of the table in its order, and all that's asked. What script and tasks may take is 200 and 540 ms
 * more than an empty page where that takes most of it already, as the newest WordPress does.
 */
export const ROWS = {
	contentFirst: { label: 'first words, first visit', unit: 'ms' },
	cardsFirst: { label: 'first cards, first visit', unit: 'ms', asked: { ratio: 1.35, isReal: true } },
	cardsFirstByte: { label: '… counted from the first byte', unit: 'ms' },
	contentSecond: { label: 'first words, second visit', unit: 'ms' },
	cardsSecond: { label: 'first cards, second visit', unit: 'ms', asked: { ratio: 1.1, isReal: true } },
	cardsSecondByte: { label: '… counted from the first byte', unit: 'ms' },
	largestFirst: { label: 'largest paint, first visit', unit: 'ms', asked: { most: 700, ratio: 1.41 } },
	largestSecond: { label: 'largest paint, second visit', unit: 'ms', asked: { most: 450, ratio: 1.14 } },
	script: { label: 'script, first visit', unit: 'ms', asked: { most: 350, more: 200 } },
	task: { label: 'tasks, first visit', unit: 'ms', asked: { most: 950, more: 540 } },
	scriptSecond: { label: 'script, second visit', unit: 'ms' },
	taskSecond: { label: 'tasks, second visit', unit: 'ms' },
	longTasks: { label: 'long tasks, first visit', unit: 'ms', asked: { most: 220, more: 160 } },
	shift: { label: 'layout shift, worst screen', digits: 4, asked: { most: 0.01 } },
	callsDashboard: { label: 'calls, dashboard', asked: { most: 4 } },
	callsEverywhere: { label: 'calls, 11 screens', asked: { most: 35 } },
	callsTwice: { label: 'calls asked twice', asked: { most: 0 } },
	bytesFirst: { label: 'script until the first cards', unit: 'kB', digits: 1, asked: { most: 130 } },
	bytesRest: { label: 'script at rest', unit: 'kB', digits: 1, asked: { most: 150 } },
	firstByte: { label: 'before the first byte', unit: 'ms', digits: 1, asked: { more: 10 } },
	queries: { label: 'queries', asked: { more: 10 } },
	outside: { label: 'calls to other servers', asked: { most: 0 } },
	switched: { label: 'a switch, to its frame', unit: 'ms', digits: 1, asked: { most: 17 } },
	inp: { label: 'INP of 200 acts', unit: 'ms' },
	changeFirst: { label: 'change of screen, first', unit: 'ms', asked: { most: 50 } },
	changeAgain: { label: 'change of screen, again', unit: 'ms', asked: { most: 50 } },
	changeBack: { label: 'change of screen, back', unit: 'ms', asked: { most: 50 } },
	heap: { label: 'heap after 30 changes', unit: 'MB', digits: 2, asked: { most: 0.2 } },
	nodes: { label: 'nodes after 30 changes', asked: { most: 0 } },
	listeners: { label: 'listeners after 30 changes', asked: { most: 0 } },
} as const satisfies Record<string, RowSpec>;

export type RowName = keyof typeof ROWS;

/** What's asked, in words. */
export function askedText({ most, ratio, more }: Asked, unit = ''): string {
	const texts = [
		most !== undefined && `${most} ${unit}`.trim(),
		ratio !== undefined && `${ratio} ×`,
		more !== undefined && `+ ${more} ${unit}`.trim(),
	];
	return texts.filter(Boolean).join(' or ');
}
