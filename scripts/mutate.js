#!/usr/bin/env node
/**
 * Samples how well the tests notice faults: changes one place of the code at a time, and runs the tests that are close to it.
 *
 *   npm run mutate -- [--seed TEXT] [--count 150] [--workers 2] [--only src/lib,src/state/site] [--again] [--fresh]
 *
 * The seed draws the places; without one it is today's date. A run that was broken off goes on where it was, from
 * .cache/mutate/SEED.json. `--again` tries those once more that survived, `--fresh` forgets the results of this seed. Exit
 * code 1: fewer are killed than the limits ask for. See docs/mutation.md.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, CommandError, ROOT } from './lib/run.js';
import { closenessIn } from './lib/closeness.js';
import { makeBaseline } from './lib/mutate/baseline.js';
import { discover } from './lib/mutate/discover.js';
import { draw } from './lib/mutate/draw.js';
import { filesToMutate, fingerprint } from './lib/mutate/files.js';
import { runTests } from './lib/mutate/jest.js';
import { openOf, remembered } from './lib/mutate/memory.js';
import { printReport } from './lib/mutate/report.js';
import { tryMutant } from './lib/mutate/trial.js';
import { readSources } from './lib/source-files.js';

const CACHE = join(ROOT, '.cache/mutate');

function readOptions() {
	const { values } = parseArgs({
		options: {
			seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
			count: { type: 'string', default: '150' },
			workers: { type: 'string', default: '2' },
			only: { type: 'string' },
			again: { type: 'boolean', default: false },
			fresh: { type: 'boolean', default: false },
		},
	});
	if (!/^[\w.-]+$/.test(values.seed) || !(values.count >= 1) || !(values.workers >= 1)) {
		throw new CommandError('--seed takes letters and digits, --count and --workers a number.');
	}
	return values;
}

/** The draw of this seed with its results so far. */
function openState({ seed, count, only, fresh }, mutants, code) {
	const file = join(CACHE, `${seed}.json`);
	const initial = () => ({ seed, code, drawn: draw(mutants, Number(count), seed), results: {} });
	const state = remembered(file, initial);
	if (fresh) {
		Object.assign(state.value, initial());
	} else if (state.value.code !== code || state.value.drawn.length !== initial().drawn.length) {
		throw new CommandError(
			`Since the run of seed ${seed} the code${only ? ' or --only' : ''} has changed: add --fresh.`,
		);
	}
	return state;
}

/** Works through a list, so many at a time. */
async function atOnce(workers, list, work) {
	const waiting = [...list];
	const worker = async () => {
		while (waiting.length) {
			await work(waiting.shift());
		}
	};
	await Promise.all(Array.from({ length: workers }, worker));
}

// Ended from outside, no test may go on alone.
for (const signal of ['SIGINT', 'SIGTERM']) {
	process.on(signal, () => process.exit(1));
}

await command(async () => {
	const options = readOptions();
	const only = options.only?.split(',');
	const code = fingerprint('src/lib', 'src/rest-api', 'src/state');
	const known = remembered(join(CACHE, `mutants-${code}.json`), () => null);
	const mutants = known.value ?? (await discover(filesToMutate()));
	remembered(join(CACHE, `mutants-${code}.json`), () => mutants).save();
	const candidates = mutants.filter(({ file }) => !only || only.some((prefix) => file.startsWith(prefix)));
	const state = openState(options, candidates, code);
	const open = openOf(state.value, options.again);
	console.log(
		`Seed ${options.seed}: ${state.value.drawn.length} of ${candidates.length} mutants, ${open.length} to try.`,
	);

	const suite = fingerprint('src', 'host', 'tests/integration', 'tests/support');
	const memory = remembered(join(CACHE, `baseline-${suite}.json`), () => ({}));
	const baseline = makeBaseline({ memory, mutants, root: ROOT, runTests });
	const closestTo = closenessIn(readSources());
	let done = 0;
	const started = Date.now();
	await atOnce(Number(options.workers), open, async (mutant) => {
		const result = await tryMutant(mutant, { closestTo, baseline, runTests });
		state.value.results[mutant.id] = result;
		state.save();
		const { file, line, column, mutator } = mutant;
		const by = result.by ? ` by ${result.by}` : '';
		console.log(`${++done}/${open.length} ${result.status}: ${file}:${line}:${column} ${mutator}${by}`);
	});
	if (open.length) {
		console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
	}
	const failing = baseline.failing();
	if (failing.length) {
		console.log(`\nThese fail without a mutant, and were left out: ${failing.join(', ')}`);
	}
	return printReport(state.value);
});
