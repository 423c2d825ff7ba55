/**
 * How tests go without a mutant, and which mutants they come by: asked of each test file once, when a
 * mutant first needs it, and kept as long as code and tests are the same.
 */
import type { Memory } from './memory.ts';
import { isReached } from './reach.ts';
import type { Mutant, Run, RunTests } from './trial.ts';

/** What is known of a test file: that it fails, or how long it takes and which mutants it comes by. */
export type Known = { failed: string } | { failed?: undefined; seconds: number; reached: number[] };

export interface Baseline {
	/** Sees to it that the baseline of these test files is known. */
	learn(tests: readonly string[]): Promise<void>;
	seconds(test: string): number;
	failing(): string[];
	comesBy(test: string, mutant: Mutant): boolean;
}

export function makeBaseline({
	memory,
	mutants,
	root,
	runTests,
}: {
	memory: Memory<Record<string, Known>>;
	mutants: readonly Mutant[];
	root: string;
	/** Without a mutant. */
	runTests: RunTests<never>;
}): Baseline {
	const known = memory.value;
	const running = new Map<string, Promise<void>>();

	function judge(run: Run | undefined): Known {
		if (!run || run.failed) {
			return { failed: run?.failed ?? 'broken' };
		}
		const { seconds, reached = {} } = run;
		const comesBy = (mutant: Mutant) => isReached(mutant, reached[`${root}/${mutant.file}`]);
		return { seconds, reached: mutants.flatMap((mutant, index) => (comesBy(mutant) ? [index] : [])) };
	}

	function remember(tests: readonly string[], runs: readonly Run[]): void {
		for (const test of tests) {
			known[test] = judge(runs.find(({ file }) => file === test));
			running.delete(test);
		}
		memory.save();
	}

	async function learn(tests: readonly string[]): Promise<void> {
		const fresh = tests.filter((test) => !known[test] && !running.has(test));
		if (fresh.length) {
			const run = runTests(fresh, { reach: true, seconds: 600 * fresh.length });
			const learned = run.then(({ files }) => remember(fresh, files));
			fresh.forEach((test) => running.set(test, learned));
		}
		await Promise.all(tests.map((test) => running.get(test)));
	}

	/** Of a test file that passes; undefined of others. */
	const passing = (test: string) => {
		const what = known[test];
		return what?.failed === undefined ? what : undefined;
	};

	return {
		learn,
		seconds: (test) => passing(test)?.seconds ?? 0,
		failing: () => Object.keys(known).filter((test) => known[test]?.failed),
		comesBy: (test, mutant) =>
			passing(test)?.reached.includes(mutants.findIndex(({ id }) => id === mutant.id)) ?? false,
	};
}
