/**
 * Which lines of the requirement ledger are named by a passing test: reads the ledger and the
 * runners' own JSON reports, and compares them. `scripts/requirements.js` is the command.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const ID = /\b[A-Z]+-\d{3}\b/g;

export class InputError extends Error {}

function read(file) {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		throw new InputError(`cannot read ${file}: ${error.message}`);
	}
}

/** The ledger as a Map of id to { id, area, section, source, text }, in file order. */
export function readLedger(file) {
	const requirements = new Map();
	let section = '';
	read(file)
		.split(/\r?\n/)
		.forEach((line, index) => {
			const heading = line.match(/^#{2,3} (.*)$/);
			if (heading) {
				section = line.startsWith('###') ? heading[1] : '';
			}
			const item = line.match(/^\s*[-*]\s+\*\*([^*]+)\*\*(.*)$/s);
			if (!item || /^Q\d+$/.test(item[1])) {
				return; // prose, or an open point
			}
			const [, id, rest] = item;
			const [, source = '', text] = rest.trim().match(/^(?:\[([^\]]*)\])?(.*)$/s);
			if (!/^[A-Z]+-\d{3}$/.test(id)) {
				throw new InputError(`${basename(file)}:${index + 1}: "${id}" is not a requirement id`);
			}
			if (requirements.has(id)) {
				throw new InputError(`${basename(file)}:${index + 1}: ${id} is used twice`);
			}
			requirements.set(id, { id, area: id.split('-')[0], section, source, text });
		});
	if (!requirements.size) {
		throw new InputError(`${file} has no requirement lines`);
	}
	return requirements;
}

function readJest(data, warnings) {
	const tests = [];
	for (const suite of data.testResults) {
		const results = suite.assertionResults ?? [];
		if (suite.status === 'failed' && !results.length) {
			warnings.push(`test file did not run: ${suite.name ?? '(unnamed)'}`);
		}
		for (const result of results) {
			const title = result.fullName ?? [...(result.ancestorTitles ?? []), result.title].join(' ');
			const outcome = ['passed', 'failed'].includes(result.status) ? result.status : 'skipped';
			tests.push({ title, outcome });
		}
	}
	return tests;
}

/** A skipped Playwright spec is "ok" too, and so is one that is expected to fail; neither proves anything. */
function playwrightOutcome(spec) {
	const runs = spec.tests ?? [];
	if (!spec.ok) {
		return 'failed';
	}
	if (!runs.length) {
		return 'passed';
	}
	const ran = runs.filter((run) => (run.status ?? 'expected') !== 'skipped');
	if (!ran.length) {
		return 'skipped';
	}
	return ran.some((run) => run.expectedStatus === 'failed') ? 'failed' : 'passed';
}

function readPlaywright(data, warnings) {
	const tests = [];
	const walk = (suite, titles) => {
		const path = [...titles, suite.title].filter(Boolean);
		for (const spec of suite.specs ?? []) {
			tests.push({ title: [...path, spec.title].join(' > '), outcome: playwrightOutcome(spec) });
		}
		for (const child of suite.suites ?? []) {
			walk(child, path);
		}
	};
	data.suites.forEach((suite) => walk(suite, []));
	for (const error of data.errors ?? []) {
		warnings.push(`error outside the tests: ${String(error.message ?? error).split('\n')[0]}`);
	}
	return tests;
}

export function readReport(file, warnings) {
	let data;
	try {
		data = JSON.parse(read(file).replace(/^\uFEFF/, ''));
	} catch (error) {
		throw error instanceof InputError ? error : new InputError(`${file} is not JSON: ${error.message}`);
	}
	const own = [];
	let kind, tests;
	if (Array.isArray(data?.testResults)) {
		kind = 'jest';
		tests = readJest(data, own);
	} else if (Array.isArray(data?.suites)) {
		kind = 'playwright';
		tests = readPlaywright(data, own);
	} else {
		throw new InputError(`${file} is neither a Jest nor a Playwright JSON report`);
	}
	warnings.push(...own.map((text) => `${file}: ${text}`));
	return { file, kind, tests };
}

export const percent = (covered, all) => (all ? (100 * covered) / all : 100);

export function measure(requirements, reports, areas) {
	const named = new Map(); // id to the titles that name it, by outcome
	for (const { tests } of reports) {
		for (const { title, outcome } of tests) {
			for (const id of new Set(title.match(ID) ?? [])) {
				if (!named.has(id)) {
					named.set(id, { passed: [], failed: [], skipped: [] });
				}
				named.get(id)[outcome].push(title);
			}
		}
	}

	const unknown = [...named]
		.filter(([id]) => !requirements.has(id))
		.map(([id, by]) => ({ id, tests: [...by.passed, ...by.failed, ...by.skipped] }))
		.sort((a, b) => (a.id < b.id ? -1 : 1));

	const rows = new Map();
	const total = { area: 'TOTAL', requirements: 0, covered: 0, failing: 0, missing: 0 };
	const failing = [];
	const missing = [];
	for (const requirement of requirements.values()) {
		const { id, area } = requirement;
		if (areas.length && !areas.includes(area)) {
			continue;
		}
		if (!rows.has(area)) {
			rows.set(area, { area, requirements: 0, covered: 0, failing: 0, missing: 0 });
		}
		const by = named.get(id);
		let state = 'missing';
		if (by?.failed.length) {
			state = 'failing';
			failing.push({ ...requirement, tests: by.failed });
		} else if (by?.passed.length) {
			state = 'covered';
		} else {
			missing.push({ ...requirement, skippedTests: by?.skipped ?? [] });
		}
		for (const row of [rows.get(area), total]) {
			row.requirements++;
			row[state]++;
		}
	}
	const withPercent = (row) => ({
		...row,
		percent: Number(percent(row.covered, row.requirements).toFixed(1)),
	});
	return { areas: [...rows.values()].map(withPercent), total: withPercent(total), failing, missing, unknown };
}
