/**
 * Samples how well the tests notice faults: changes one place of the code at a time, and runs the tests
 * that are close to it.
 *
 *   npm run mutate -- [--seed TEXT] [--count 150] [--workers 2] [--only FOLDERS] [--again] [--fresh]
 *
 * The seed draws the places; without one it's today's date. An interrupted run goes on where it was, from
 * .cache/mutate/SEED.json. `--again` retries survivors, `--fresh` discards this seed's results. Exit code 1:
 * fewer are killed than the limits require. See docs/mutation.md.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, CommandError, ROOT } from './lib/run.ts';
import { closenessIn } from './lib/closeness.ts';
import { makeBaseline, type Known } from './lib/mutate/baseline.ts';
import { discover, type FullMutant } from './lib/mutate/discover.ts';
import { draw } from './lib/mutate/draw.ts';
import { filesToMutate, fingerprint } from './lib/mutate/files.ts';
import { runTests } from './lib/mutate/jest.ts';
import { openOf, remembered, type Memory } from './lib/mutate/memory.ts';
import { printReport } from './lib/mutate/report.ts';
import { tryMutant, type Result } from './lib/mutate/trial.ts';
import { readSources } from './lib/source-files.ts';

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
	if (!/^[\w.-]+$/.test(values.seed) || !(Number(values.count) >= 1) || !(Number(values.workers) >= 1)) {
		throw new CommandError('--seed takes letters and digits, --count and --workers a number.');
	}
	return values;
}

interface State {
	seed: string;
	/** Fingerprint of the code that the mutants are of. */
	code: string;
	drawn: FullMutant[];
	results: Record<string, Result>;
}

/** The draw of this seed with its results so far. */
function openState(
	{ seed, count, only, fresh }: ReturnType<typeof readOptions>,
	mutants: readonly FullMutant[],
	code: string,
): Memory<State> {
	const file = join(CACHE, `${seed}.json`);
	const initial = (): State => ({ seed, code, drawn: draw(mutants, Number(count), seed), results: {} });
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
async function atOnce<Item>(
	workers: number,
	list: readonly Item[],
	work: (item: Item) => Promise<void>,
): Promise<void> {
	const waiting = [...list];
	const worker = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
			await work(next);
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
	const known = remembered<FullMutant[] | null>(join(CACHE, `mutants-${code}.json`), () => null);
	const mutants = known.value ?? (await discover(filesToMutate()));
	remembered(join(CACHE, `mutants-${code}.json`), () => mutants).save();
	const candidates = mutants.filter(({ file }) => !only || only.some((prefix) => file.startsWith(prefix)));
	const state = openState(options, candidates, code);
	const open = openOf(state.value, options.again);
	console.log(
		`Seed ${options.seed}: ${state.value.drawn.length} of ${candidates.length} mutants, ${open.length} to try.`,
	);

	const suite = fingerprint('src', 'host', 'tests/integration', 'tests/support');
	const memory = remembered<Record<string, Known>>(join(CACHE, `baseline-${suite}.json`), () => ({}));
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
