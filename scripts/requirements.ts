/**
 * Requirement coverage: which lines of the ledger (docs/requirements.md) are named by a passing test.
 *
 *   npm run requirements -- [--area DASH[,STATS]] [--missing] [report.json ...]
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
 * Exit status: 0; 1 when a test names an id the ledger doesn't have, or one it can't prove (lib/proof.ts); 2
 * when the arguments, the ledger or a report can't be read. With --area, the table and the lists are about
 * those areas; such ids are always reported.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { InputError, measure, readLedger, readReport, type Measure } from './lib/coverage.ts';
import { unproven } from './lib/proof.ts';
import { ROOT } from './lib/run.ts';

const LEDGER = join(ROOT, 'docs/requirements.md');
const DEFAULT_REPORTS = ['jest', 'browser', 'hosts'].map((name) => join(ROOT, `artifacts/${name}.json`));
const USAGE = 'usage: npm run requirements -- [--area AREA[,AREA]] [--missing] [report.json ...]';

interface Options {
	missing: boolean;
	help: boolean;
	areas: string[];
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
			missing: { type: 'boolean', default: false },
			help: { type: 'boolean', short: 'h', default: false },
			area: { type: 'string', multiple: true, default: [] },
		},
	});

function readOptions(): Options {
	const { values, positionals } = readArguments();
	const { missing, help } = values;
	const areas = values.area.flatMap((list) => list.toUpperCase().split(',')).filter(Boolean);
	const reports = positionals.length ? positionals : DEFAULT_REPORTS.filter((file) => existsSync(file));
	if (!help && !reports.length) {
		throw new InputError(`no report in artifacts/: run the tests first\n${USAGE}`);
	}
	return { missing, help, areas, reports };
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

function main(): number {
	const { missing: withMissing, help, areas, reports: files } = readOptions();
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
	printText(result, withMissing);
	warnings.forEach((warning) => console.error(`warning: ${warning}`));
	const faults = [
		...result.unknown.map(
			({ id, tests }) => `${id} is not in the ledger, but named by: ${tests.join(' | ')}`,
		),
		...unproven(requirements, reports),
	];
	faults.forEach((fault) => console.error(`error: ${fault}`));
	return faults.length ? 1 : 0;
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
