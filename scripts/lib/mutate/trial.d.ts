import type { Baseline } from './baseline.js';
import type { Closest } from '../closeness.js';

export interface Mutant {
	id: string;
	file: string;
	line: number;
	column: number;
}

/** How one test file went. */
export interface Run {
	file: string;
	failed: string | null;
	seconds: number;
	/** What istanbul counted, by path. */
	reached?: Record<string, unknown>;
}

export interface Outcome {
	outcome: 'passed' | 'failed' | 'late' | 'broken';
	files: Run[];
	failure?: Run;
}

export type RunTests = (
	tests: readonly string[],
	options: { mutant?: Mutant; reach?: boolean; seconds: number },
) => Promise<Outcome>;

export interface Result {
	isKilled: boolean;
	status?: string;
	tests?: string[];
	by?: string;
	test?: string;
}

export function tryMutant(
	mutant: Mutant,
	means: { closestTo: (file: string) => Closest; baseline: Baseline; runTests: RunTests },
): Promise<Result>;
