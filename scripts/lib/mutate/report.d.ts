import type { Result } from './trial.js';

interface Row {
	area: string;
	all: number;
	killed: number;
	percent: number;
	/** What the area must reach, where something is asked of it. */
	least?: number;
}

export function measure(state: {
	drawn: ReadonlyArray<{ id: string; file: string }>;
	results: Readonly<Record<string, Result>>;
}): Row[];
