/** Tries one mutant: the tests beside it, then the closest of whole screens that come by it, until one fails. */

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
function* partsOf({ beside, integration }) {
	yield beside;
	for (let from = 0; from < LOOKED_AT; from += AT_ONCE) {
		yield integration.slice(from, from + AT_ONCE);
	}
}

export async function tryMutant(mutant, { closestTo, baseline, runTests }) {
	const closest = closestTo(mutant.file);
	const tests = [];
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
