/**
 * Tries one mutant: the tests beside it, then the closest of whole screens that come by it, until one fails.
 */
import type { Closest } from '../closeness.ts';
import type { Baseline } from './baseline.ts';
import type { Counted } from './reach.ts';

/** A place in the code with what takes it for a trial. */
export interface Mutant {
	id: string;
	file: string;
	line: number;
	column: number;
}

/** How one test file went. */
export interface Run {
	file: string;
	/** The first test that failed. */
	failed: string | null;
	seconds: number;
	/** What istanbul counted, by path. */
	reached?: Record<string, Counted>;
}

export interface Outcome {
	outcome: 'passed' | 'failed' | 'late' | 'broken';
	files: Run[];
	failure?: Run;
}

/** Runs test files in order until one fails, on the code as it is or with a mutant in it. */
export type RunTests<Tried extends Mutant> = (
	tests: readonly string[],
	options: { mutant?: Tried; reach?: boolean; seconds: number },
) => Promise<Outcome>;

export interface Result {
	isKilled: boolean;
	status?: string;
	tests?: string[];
	by?: string;
	test?: string | null;
}

/** Results by the mutants' ids. */
export type Results = Readonly<Record<string, Result>>;

/** So many test files of whole screens are tried, out of so many of the closest, so many at once. */
const TRIED = 8;
const LOOKED_AT = 32;
const AT_ONCE = 4;

const STATUS = {
	failed: 'killed',
	late: 'killed by time',
	broken: 'killed at the start',
	passed: 'survived',
};

/** Test files in the order in which they are tried, in parts: what is not needed is not even looked at. */
function* partsOf({ beside, integration }: Closest): Generator<string[]> {
	yield beside;
	for (let from = 0; from < LOOKED_AT; from += AT_ONCE) {
		yield integration.slice(from, from + AT_ONCE);
	}
}

export async function tryMutant<Tried extends Mutant>(
	mutant: Tried,
	{
		closestTo,
		baseline,
		runTests,
	}: { closestTo: (file: string) => Closest; baseline: Baseline; runTests: RunTests<Tried> },
): Promise<Result> {
	const closest = closestTo(mutant.file);
	const tests: string[] = [];
	for (const part of partsOf(closest)) {
		if (tests.length >= closest.beside.length + TRIED) {
			break;
		}
		await baseline.learn(part);
		const next = part.filter((test) => baseline.comesBy(test, mutant));
		if (!next.length) {
			continue;
		}
		tests.push(...next);
		const usual = next.reduce((sum, test) => sum + baseline.seconds(test), 0);
		const { outcome, failure } = await runTests(next, { mutant, seconds: 120 + 5 * usual });
		if (outcome !== 'passed') {
			const by = failure ? { by: failure.file, test: failure.failed } : {};
			return { isKilled: true, status: STATUS[outcome], tests, ...by };
		}
	}
	return { isKilled: false, status: tests.length ? STATUS.passed : 'not reached', tests };
}
