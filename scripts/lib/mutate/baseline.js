/**
 * How tests go without a mutant, and which mutants they come by: asked of each test file once, when a mutant first needs it,
 * and kept as long as code and tests are the same.
 */
import { isReached } from './reach.js';

export function makeBaseline({ memory, mutants, root, runTests }) {
	const known = memory.value;
	const running = new Map();

	function remember(tests, files) {
		for (const test of tests) {
			const { failed = 'broken', seconds, reached = {} } = files.find(({ file }) => file === test) ?? {};
			const comesBy = (mutant) => isReached(mutant, reached[`${root}/${mutant.file}`]);
			known[test] = failed
				? { failed }
				: { seconds, reached: mutants.flatMap((mutant, index) => (comesBy(mutant) ? [index] : [])) };
			running.delete(test);
		}
		memory.save();
	}

	/** Sees to it that the baseline of these test files is known. */
	async function learn(tests) {
		const fresh = tests.filter((test) => !known[test] && !running.has(test));
		if (fresh.length) {
			const run = runTests(fresh, { reach: true, seconds: 600 * fresh.length });
			const learned = run.then(({ files }) => remember(fresh, files));
			fresh.forEach((test) => running.set(test, learned));
		}
		await Promise.all(tests.map((test) => running.get(test)));
	}

	return {
		learn,
		seconds: (test) => known[test].seconds,
		failing: () => Object.keys(known).filter((test) => known[test].failed),
		comesBy: (test, mutant) =>
			known[test]?.reached?.includes(mutants.findIndex(({ id }) => id === mutant.id)) ?? false,
	};
}
