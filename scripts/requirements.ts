/**
 * Requirement coverage: which lines of the ledger (docs/requirements.md) are named by a passing test.
 *
 *   npm run requirements -- [--json] [--area DASH[,STATS]] [--missing] [--min PCT] [report.json ...]
 *
 * Without reports, those that `npm test` leaves in artifacts/ are read. A report is the output of `jest
 * --json --outputFile=...` or of Playwright's JSON reporter; the kind is recognized by its shape. A test
 * proves the ids in its full title (describe or suite titles included).
 *
 * Jest reports a passing `it.failing` like any passing test: keep ids out of such titles.
 *
 * A requirement is
 *   failing  when at least one failing test names it,
 *   covered  when a passing test names it and no failing one does,
 *   missing  otherwise (skipped and todo tests prove nothing).
 *
 * Exit status: 0; 1 when a test names an id the ledger does not have, or when coverage is below --min; 2 when
 * the arguments, the ledger or a report cannot be read. With --area, the table, the lists and --min are about
 * those areas; unknown ids are always reported.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { InputError, measure, percent, readLedger, readReport, type Measure } from './lib/coverage.ts';
import { ROOT } from './lib/run.ts';

const LEDGER = join(ROOT, 'docs/requirements.md');
const DEFAULT_REPORTS = ['jest', 'browser', 'hosts'].map((name) => join(ROOT, `artifacts/${name}.json`));
const USAGE =
	'usage: npm run requirements -- [--json] [--area AREA[,AREA]] [--missing] [--min PCT] [report.json ...]';

interface Options {
	json: boolean;
	missing: boolean;
	help: boolean;
	areas: string[];
	min: number | null;
	reports: string[];
}

function readArguments(): ReturnType<typeof parse> {
	try {
		return parse();
	} catch (error) {
		throw new InputError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
	}
}

const parse = () =>
	parseArgs({
		allowPositionals: true,
		options: {
			json: { type: 'boolean', default: false },
			missing: { type: 'boolean', default: false },
			help: { type: 'boolean', short: 'h', default: false },
			area: { type: 'string', multiple: true, default: [] },
			min: { type: 'string' },
		},
	});

function readOptions(): Options {
	const { values, positionals } = readArguments();
	const { json, missing, help } = values;
	const min = values.min === undefined ? null : Number(values.min || NaN);
	if (min !== null && !(min >= 0 && min <= 100)) {
		throw new InputError(`--min needs a number from 0 to 100, not "${values.min}"`);
	}
	const areas = values.area.flatMap((list) => list.toUpperCase().split(',')).filter(Boolean);
	const reports = positionals.length ? positionals : DEFAULT_REPORTS.filter((file) => existsSync(file));
	if (!help && !reports.length) {
		throw new InputError(`no report in artifacts/: run the tests first\n${USAGE}`);
	}
	return { json, missing, help, areas, min, reports };
}

function printTable({ areas, total }: Measure): void {
	const columns = ['requirements', 'covered', 'failing', 'missing'] as const;
	const line = (first: string, cells: ReadonlyArray<string | number>) =>
		console.log(first.padEnd(8) + cells.map((cell) => String(cell).padStart(14)).join(''));
	line('area', [...columns, 'covered %']);
	for (const row of [...areas, total]) {
		line(row.area, [...columns.map((column) => row[column]), row.percent.toFixed(1)]);
	}
}

function printText(result: Measure, withMissing: boolean): void {
	printTable(result);
	if (result.failing.length) {
		console.log('\nNamed by a failing test:');
		for (const { id, tests } of result.failing) {
			console.log(`  ${id}  ${tests.join(' | ')}`);
		}
	}
	if (withMissing) {
		console.log(result.missing.length ? '\nWithout a passing test:' : '\nNo requirement is missing.');
		for (const { id, source, section, text, skippedTests } of result.missing) {
			const place = section ? `(${section}) ` : '';
			const note = skippedTests.length ? '  <- named by skipped tests only' : '';
			console.log(`  ${id} [${source}] ${place}${text}${note}`);
		}
	}
}

function printFaults(
	{ unknown, total }: Measure,
	{ warnings, min, belowMin }: { warnings: readonly string[]; min: number | null; belowMin: boolean },
): void {
	warnings.forEach((warning) => console.error(`warning: ${warning}`));
	for (const { id, tests } of unknown) {
		console.error(`error: ${id} is not in the ledger, but named by: ${tests.join(' | ')}`);
	}
	if (belowMin) {
		const share = `${total.covered} of ${total.requirements}`;
		console.error(`error: ${share} requirements are covered, less than ${min}%`);
	}
}

function main(): number {
	const { json, missing: withMissing, help, areas, min, reports: files } = readOptions();
	if (help) {
		console.log(USAGE);
		return 0;
	}
	const requirements = readLedger(LEDGER);
	const known = new Set([...requirements.values()].map((requirement) => requirement.area));
	for (const area of areas) {
		if (!known.has(area)) {
			throw new InputError(`no area ${area}; the ledger has ${[...known].join(', ')}`);
		}
	}
	const warnings: string[] = [];
	const reports = files.map((file) => readReport(file, warnings));
	const result = measure(requirements, reports, areas);
	const { missing, unknown, total, ...rest } = result;
	const belowMin = min !== null && percent(total.covered, total.requirements) < min;
	if (json) {
		const output = {
			reports: reports.map(({ file, kind, tests }) => ({ file, kind, tests: tests.length })),
			...rest,
			total,
			unknown,
			warnings,
			belowMin,
			missing: withMissing ? missing : missing.map(({ id }) => id),
		};
		console.log(JSON.stringify(output, null, 2));
	} else {
		printText(result, withMissing);
		printFaults(result, { warnings, min, belowMin });
	}
	return unknown.length || belowMin ? 1 : 0;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code !== 'EPIPE') {
		throw error;
	}
});

try {
	process.exitCode = main();
} catch (error) {
	if (!(error instanceof InputError)) {
		throw error;
	}
	console.error(error.message);
	process.exitCode = 2;
}
