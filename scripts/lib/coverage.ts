/**
 * Which lines of the requirement ledger are named by a passing test: reads the ledger and the
 * runners' own JSON reports, and compares them. `scripts/requirements.ts` is the command.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

export const ID = /\b[A-Z]+-\d{3}\b/g;

/** What is wrong with the arguments, the ledger or a report. */
export class InputError extends Error {}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A line of the ledger. */
export interface Requirement {
	id: string;
	area: string;
	section: string;
	source: string;
	text: string;
}

type Outcome = 'passed' | 'failed' | 'skipped';

interface TestOutcome {
	title: string;
	outcome: Outcome;
	/** What a failed test said. */
	message?: string;
}

export interface Report {
	file: string;
	kind: 'jest' | 'playwright';
	tests: TestOutcome[];
}

interface JestReport {
	testResults: Array<{
		name?: string;
		status?: string;
		assertionResults?: Array<{
			status: string;
			title: string;
			fullName?: string;
			ancestorTitles?: string[];
			failureMessages?: string[];
		}>;
	}>;
}

interface PlaywrightSpec {
	title: string;
	ok: boolean;
	tests?: Array<{
		projectName?: string;
		status?: string;
		expectedStatus?: string;
		results?: Array<{ error?: { message?: string; stack?: string } }>;
	}>;
}

interface PlaywrightSuite {
	title?: string;
	specs?: PlaywrightSpec[];
	suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
	suites: PlaywrightSuite[];
	errors?: Array<{ message?: string }>;
}

/** How many requirements of an area are covered. */
interface Row {
	area: string;
	requirements: number;
	covered: number;
	failing: number;
	missing: number;
}

export interface Measure {
	areas: Array<Row & { percent: number }>;
	total: Row & { percent: number };
	failing: Array<Requirement & { tests: string[] }>;
	missing: Array<Requirement & { skippedTests: string[] }>;
	/** Ids that a test names and the ledger doesn't have. */
	unknown: Array<{ id: string; tests: string[] }>;
}

function read(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		throw new InputError(`cannot read ${file}: ${messageOf(error)}`);
	}
}

/** The requirements of the ledger by their ids, in file order. */
export function readLedger(file: string): Map<string, Requirement> {
	const requirements = new Map<string, Requirement>();
	let section = '';
	read(file)
		.split(/\r?\n/)
		.forEach((line, index) => {
			const heading = line.match(/^#{2,3} (.*)$/);
			if (heading) {
				section = line.startsWith('###') ? (heading[1] ?? '') : '';
			}
			const item = line.match(/^\s*[-*]\s+\*\*([^*]+)\*\*(.*)$/s);
			const [, id = '', rest = ''] = item ?? [];
			if (!item || /^Q\d+$/.test(id)) {
				return; // prose, or an open point
			}
			const [, source = '', text = ''] = /^(?:\[([^\]]*)\])?(.*)$/s.exec(rest.trim()) ?? [];
			if (!/^[A-Z]+-\d{3}$/.test(id)) {
				throw new InputError(`${basename(file)}:${index + 1}: "${id}" is not a requirement id`);
			}
			if (requirements.has(id)) {
				throw new InputError(`${basename(file)}:${index + 1}: ${id} is used twice`);
			}
			requirements.set(id, { id, area: id.replace(/-.*/, ''), section, source, text });
		});
	if (!requirements.size) {
		throw new InputError(`${file} has no requirement lines`);
	}
	return requirements;
}

function readJest(data: JestReport, warnings: string[]): TestOutcome[] {
	const tests: TestOutcome[] = [];
	for (const suite of data.testResults) {
		const results = suite.assertionResults ?? [];
		if (suite.status === 'failed' && !results.length) {
			warnings.push(`test file did not run: ${suite.name ?? '(unnamed)'}`);
		}
		for (const result of results) {
			const title = result.fullName ?? [...(result.ancestorTitles ?? []), result.title].join(' ');
			const { status } = result;
			const outcome = status === 'passed' || status === 'failed' ? status : 'skipped';
			tests.push({ title, outcome, message: result.failureMessages?.[0] });
		}
	}
	return tests;
}

/** A skipped Playwright spec is "ok" too, and so is one that is expected to fail; neither proves anything. */
function playwrightOutcome(spec: PlaywrightSpec): Outcome {
	const runs = spec.tests ?? [];
	// Of a spec that several projects run, "ok" is what the first one says.
	if (!spec.ok || runs.some(({ status }) => status === 'unexpected')) {
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

/** The projects in which a spec failed, where, and its first message; undefined if it didn't fail. */
function messageOfSpec({ tests = [] }: PlaywrightSpec): string | undefined {
	const errorOf = ({ results = [] }: (typeof tests)[number]) => results.find(({ error }) => error)?.error;
	const failed = tests.filter(errorOf);
	const error = failed[0] && errorOf(failed[0]);
	const projects = failed.map(({ projectName }) => projectName).join(', ');
	return error && `${[projects, placesOf(error.stack)].filter(Boolean).join(', ')}: ${error.message}`;
}

/** Lines of our tests that led to an error, the innermost first: support files fail for many tests. */
const placesOf = (stack = ''): string =>
	stack
		.split('\n')
		.map((line) => line.slice(line.indexOf('/tests/') + 1))
		.filter((place) => place.startsWith('tests/'))
		.map((place) => place.split(':', 2).join(':'))
		.join(' < ');

function readPlaywright(data: PlaywrightReport, warnings: string[]): TestOutcome[] {
	const tests: TestOutcome[] = [];
	const walk = (suite: PlaywrightSuite, titles: readonly string[]) => {
		const path = suite.title ? [...titles, suite.title] : titles;
		for (const spec of suite.specs ?? []) {
			const title = [...path, spec.title].join(' > ');
			tests.push({ title, outcome: playwrightOutcome(spec), message: messageOfSpec(spec) });
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

/** A runner's report; the kind is recognized by its shape. */
export function readReport(file: string, warnings: string[]): Report {
	let data: Partial<JestReport & PlaywrightReport> | null;
	try {
		data = JSON.parse(read(file).replace(/^\uFEFF/, '')) as typeof data;
	} catch (error) {
		throw error instanceof InputError ? error : new InputError(`${file} is not JSON: ${messageOf(error)}`);
	}
	const own: string[] = [];
	const { testResults, suites, errors } = data ?? {};
	let report: Report;
	if (Array.isArray(testResults)) {
		report = { file, kind: 'jest', tests: readJest({ testResults }, own) };
	} else if (Array.isArray(suites)) {
		report = { file, kind: 'playwright', tests: readPlaywright({ suites, errors }, own) };
	} else {
		throw new InputError(`${file} is neither a Jest nor a Playwright JSON report`);
	}
	warnings.push(...own.map((text) => `${file}: ${text}`));
	return report;
}

const percent = (covered: number, all: number): number => (all ? (100 * covered) / all : 100);

/** Titles of the tests that name each id, by how they ended. */
function titlesById(reports: readonly Report[]): Map<string, Record<Outcome, string[]>> {
	const named = new Map<string, Record<Outcome, string[]>>();
	for (const { title, outcome } of reports.flatMap(({ tests }) => tests)) {
		for (const id of new Set(title.match(ID) ?? [])) {
			const by = named.get(id) ?? { passed: [], failed: [], skipped: [] };
			by[outcome].push(title);
			named.set(id, by);
		}
	}
	return named;
}

const emptyRow = (area: string): Row => ({ area, requirements: 0, covered: 0, failing: 0, missing: 0 });

const withPercent = (row: Row): Row & { percent: number } => ({
	...row,
	percent: Number(percent(row.covered, row.requirements).toFixed(1)),
});

/** Compares the requirements of these areas, or of all where none is named, with the reports. */
export function measure(
	requirements: ReadonlyMap<string, Requirement>,
	reports: readonly Report[],
	areas: readonly string[],
): Measure {
	const named = titlesById(reports);
	const unknown = [...named]
		.filter(([id]) => !requirements.has(id))
		.map(([id, by]) => ({ id, tests: [...by.passed, ...by.failed, ...by.skipped] }))
		.sort((a, b) => (a.id < b.id ? -1 : 1));

	const rows = new Map<string, Row>();
	const total = emptyRow('TOTAL');
	const failing: Measure['failing'] = [];
	const missing: Measure['missing'] = [];
	for (const requirement of requirements.values()) {
		const { id, area } = requirement;
		if (areas.length && !areas.includes(area)) {
			continue;
		}
		const by = named.get(id);
		let state: 'covered' | 'failing' | 'missing' = 'missing';
		if (by?.failed.length) {
			state = 'failing';
			failing.push({ ...requirement, tests: by.failed });
		} else if (by?.passed.length) {
			state = 'covered';
		} else {
			missing.push({ ...requirement, skippedTests: by?.skipped ?? [] });
		}
		const own = rows.get(area) ?? emptyRow(area);
		rows.set(area, own);
		for (const row of [own, total]) {
			row.requirements++;
			row[state]++;
		}
	}
	return { areas: [...rows.values()].map(withPercent), total: withPercent(total), failing, missing, unknown };
}
