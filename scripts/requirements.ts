/**
 * npm run requirements [-- --area DASH[,STATS]] [-- --missing] [-- report.json …]: which lines of the ledger
 * (docs/requirements.md) a passing test names, by the reports that `npm test` leaves in artifacts/, or by
 * those given. Fails when a test names an id that the ledger doesn't have, or one it can't prove
 * (lib/proof.ts).
 *
 * A requirement is failing if a failing test names it, covered if only passing ones do, else missing. Jest
 * reports a passing `it.failing` like any passing test: keep ids out of such titles.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ID, readLedger, readReport, type TestOutcome } from './lib/coverage.ts';
import { unproven } from './lib/proof.ts';
import { command, CommandError, ROOT } from './lib/run.ts';

const STATES = ['covered', 'failing', 'missing'];

await command(() => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			missing: { type: 'boolean', default: false },
			area: { type: 'string', multiple: true, default: [] },
		},
	});
	const files = ['jest', 'browser', 'hosts'].map((name) => join(ROOT, `artifacts/${name}.json`));
	const tests = (positionals.length ? positionals : files).flatMap(readReport);
	if (!tests.length) {
		throw new CommandError('There is no report in artifacts/: run the tests first.');
	}
	const ledger = readLedger(join(ROOT, 'docs/requirements.md'));
	const named = new Map<string, TestOutcome[]>();
	for (const test of tests) {
		for (const id of new Set(test.title.match(ID))) {
			named.set(id, [...(named.get(id) ?? []), test]);
		}
	}
	const wanted = values.area.flatMap((list) => list.toUpperCase().split(','));
	const rows = [...ledger].map(([id, text]) => {
		const has = (wanted: string) => named.get(id)?.some(({ outcome }) => outcome === wanted);
		const state = has('failed') ? 'failing' : has('passed') ? 'covered' : 'missing';
		return { id, text, area: id.replace(/-.*/, ''), state };
	});
	const shown = rows.filter(({ area }) => !wanted.length || wanted.includes(area));
	console.log(['area   ', ...STATES.map((state) => state.padStart(10))].join(''));
	for (const area of [...new Set(shown.map((row) => row.area)), 'TOTAL']) {
		const own = shown.filter((row) => row.area === area || area === 'TOTAL');
		const counts = STATES.map((wanted) => own.filter(({ state }) => state === wanted).length);
		console.log([area.padEnd(7), ...counts.map((count) => String(count).padStart(10))].join(''));
	}
	for (const { id, text, state } of shown) {
		if (state === 'failing' || (state === 'missing' && values.missing)) {
			console.log(`${state}: ${id} ${text}`);
		}
	}
	const unknown = [...named].filter(([id]) => !ledger.has(id));
	const faults = [
		...unknown.map(([id, [test]]) => `${id} isn't in the ledger, but named by: ${test?.title}`),
		...unproven(ledger, tests),
	];
	faults.forEach((fault) => console.error(`error: ${fault}`));
	return faults.length ? 1 : 0;
});
