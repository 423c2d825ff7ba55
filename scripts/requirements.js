#!/usr/bin/env node
/**
 * Requirement coverage: which lines of the ledger (docs/requirements.md) are named by a passing test.
 *
 *   npm run requirements -- [--json] [--area DASH[,STATS]] [--missing] [--min PCT] [report.json ...]
 *
 * Without reports, those that `npm test` leaves in artifacts/ are read. A report is the output of `jest --json --outputFile=...` or of Playwright's
 * JSON reporter; the kind is recognised by its shape. A test proves the ids
 * that stand in its full title (describe or suite titles included).
 *
 * Jest reports a passing `it.failing` like any passing test: keep ids out of such titles.
 *
 * A requirement is
 *   failing  when at least one failing test names it,
 *   covered  when a passing test names it and no failing one does,
 *   missing  otherwise (skipped and todo tests prove nothing).
 *
 * Exit status: 0; 1 when a test names an id the ledger does not have, or when
 * coverage is below --min; 2 when the arguments, the ledger or a report cannot
 * be read. With --area, the table, the lists and --min are about those areas;
 * unknown ids are always reported.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InputError, measure, percent, readLedger, readReport } from './lib/coverage.js';

const ROOT = join(import.meta.dirname, '..');
const LEDGER = join(ROOT, 'docs/requirements.md');
const DEFAULT_REPORTS = ['jest', 'playwright', 'wordpress'].map((name) =>
	join(ROOT, `artifacts/${name}.json`),
);
const USAGE =
	'usage: npm run requirements -- [--json] [--area AREA[,AREA]] [--missing] [--min PCT] [report.json ...]';

function parseArgs(argv) {
	const options = { json: false, missing: false, help: false, areas: [], min: null, reports: [] };
	for (let i = 0; i < argv.length; i++) {
		const [, flag, inline] = argv[i].match(/^(--[a-z]+)(?:=(.*))?$/) ?? [null, argv[i]];
		const value = () => {
			const given = inline ?? argv[++i];
			if (given === undefined || given === '') {
				throw new InputError(`${flag} needs a value\n${USAGE}`);
			}
			return given;
		};
		if (flag === '--json') {
			options.json = true;
		} else if (flag === '--missing') {
			options.missing = true;
		} else if (flag === '--help' || flag === '-h') {
			options.help = true;
		} else if (flag === '--area') {
			options.areas.push(...value().toUpperCase().split(',').filter(Boolean));
		} else if (flag === '--min') {
			const text = value();
			options.min = Number(text);
			if (!(options.min >= 0 && options.min <= 100)) {
				throw new InputError(`--min needs a number from 0 to 100, not "${text}"`);
			}
		} else if (flag.startsWith('-')) {
			throw new InputError(`unknown option ${flag}\n${USAGE}`);
		} else {
			options.reports.push(argv[i]);
		}
	}
	if (!options.reports.length) {
		options.reports = DEFAULT_REPORTS.filter((file) => existsSync(file));
		if (!options.help && !options.reports.length) {
			throw new InputError(`no report in artifacts/: run the tests first\n${USAGE}`);
		}
	}
	return options;
}

function printTable({ areas, total }) {
	const columns = ['requirements', 'covered', 'failing', 'missing'];
	const line = (first, cells) =>
		console.log(first.padEnd(8) + cells.map((cell) => String(cell).padStart(14)).join(''));
	line('area', [...columns, 'covered %']);
	for (const row of [...areas, total]) {
		line(row.area, [...columns.map((column) => row[column]), row.percent.toFixed(1)]);
	}
}

function printText(result, options) {
	printTable(result);
	if (result.failing.length) {
		console.log('\nNamed by a failing test:');
		for (const { id, tests } of result.failing) {
			console.log(`  ${id}  ${tests.join(' | ')}`);
		}
	}
	if (options.missing) {
		console.log(result.missing.length ? '\nWithout a passing test:' : '\nNo requirement is missing.');
		for (const { id, source, section, text, skippedTests } of result.missing) {
			const place = section ? `(${section}) ` : '';
			const note = skippedTests.length ? '  <- named by skipped tests only' : '';
			console.log(`  ${id} [${source}] ${place}${text}${note}`);
		}
	}
	for (const warning of result.warnings) {
		console.error(`warning: ${warning}`);
	}
	for (const { id, tests } of result.unknown) {
		console.error(`error: ${id} is not in the ledger, but named by: ${tests.join(' | ')}`);
	}
	if (result.belowMin) {
		console.error(
			`error: ${result.total.covered} of ${result.total.requirements} requirements are covered, less than ${options.min}%`,
		);
	}
}

function main() {
	const options = parseArgs(process.argv.slice(2));
	if (options.help) {
		console.log(USAGE);
		return 0;
	}
	const requirements = readLedger(LEDGER);
	const known = new Set([...requirements.values()].map((requirement) => requirement.area));
	for (const area of options.areas) {
		if (!known.has(area)) {
			throw new InputError(`no area ${area}; the ledger has ${[...known].join(', ')}`);
		}
	}
	const warnings = [];
	const reports = options.reports.map((file) => readReport(file, warnings));
	const result = measure(requirements, reports, options.areas);
	result.warnings = warnings;
	result.belowMin =
		options.min !== null && percent(result.total.covered, result.total.requirements) < options.min;

	if (options.json) {
		const { missing, ...rest } = result;
		const output = {
			reports: reports.map(({ file, kind, tests }) => ({ file, kind, tests: tests.length })),
			...rest,
			missing: options.missing ? missing : missing.map(({ id }) => id),
		};
		console.log(JSON.stringify(output, null, 2));
	} else {
		printText(result, options);
	}
	return result.unknown.length || result.belowMin ? 1 : 0;
}

process.stdout.on('error', (error) => {
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
