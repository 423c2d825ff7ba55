/** What the ledger asks for, and what the runners' own JSON reports say about the tests that name it. */
import { existsSync, readFileSync } from 'node:fs';
import { CommandError } from './run.ts';

export const ID = /\b[A-Z]+-\d{3}\b/g;

export interface TestOutcome {
	/** With the titles around it. */
	title: string;
	outcome: 'passed' | 'failed' | 'skipped';
	/** What a failed test said. */
	message?: string;
}

interface JestReport {
	testResults: Array<{
		name: string;
		status: string;
		message: string;
		assertionResults: Array<{ status: string; fullName: string; failureMessages?: string[] }>;
	}>;
}

interface PlaywrightSpec {
	title: string;
	ok: boolean;
	tests: Array<{
		projectName: string;
		status: string;
		expectedStatus: string;
		results: Array<{ error?: { message?: string; stack?: string } }>;
	}>;
}

interface PlaywrightSuite {
	title: string;
	specs?: PlaywrightSpec[];
	suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
	suites: PlaywrightSuite[];
	errors: Array<{ message?: string }>;
}

/** The lines of the ledger by their ids, in its order. */
export function readLedger(file: string): Map<string, string> {
	const lines = new Map<string, string>();
	for (const [, id = '', text = ''] of readFileSync(file, 'utf8').matchAll(
		/^\s*[-*]\s+\*\*([^*]+)\*\*(.*)$/gm,
	)) {
		// Open points are no requirements.
		if (!/^Q\d+$/.test(id)) {
			if (lines.has(id) || !/^[A-Z]+-\d{3}$/.test(id)) {
				throw new CommandError(`${file}: "${id}" is used twice, or is no requirement's id.`);
			}
			lines.set(id, text.trim());
		}
	}
	return lines;
}

/** A runner's report, whose kind its shape tells; none if the runner left none. */
export function readReport(file: string): TestOutcome[] {
	if (!existsSync(file)) {
		return [];
	}
	const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
	return 'testResults' in report ? ofJest(report) : ofPlaywright(report);
}

const ofJest = ({ testResults }: JestReport): TestOutcome[] =>
	testResults.flatMap(({ name, status, message, assertionResults }): TestOutcome[] =>
		status === 'failed' && assertionResults.length === 0
			? [{ title: `${name} didn't run`, outcome: 'failed', message }]
			: assertionResults.map((result) => ({
					title: result.fullName,
					outcome: result.status === 'passed' || result.status === 'failed' ? result.status : 'skipped',
					message: result.failureMessages?.[0],
				})),
	);

function ofPlaywright({ suites, errors }: PlaywrightReport): TestOutcome[] {
	const walk = (suite: PlaywrightSuite, above: string): TestOutcome[] => {
		const path = suite.title ? `${above}${suite.title} > ` : above;
		return [
			...(suite.specs ?? []).map((spec) => ({
				title: path + spec.title,
				outcome: outcomeOf(spec),
				message: messageOf(spec),
			})),
			...(suite.suites ?? []).flatMap((child) => walk(child, path)),
		];
	};
	return [
		...suites.flatMap((suite) => walk(suite, '')),
		...errors.map(({ message }) => ({ title: 'outside the tests', outcome: 'failed' as const, message })),
	];
}

/** A skipped spec is "ok", too, and so is one that's expected to fail; neither proves anything. */
function outcomeOf({ ok, tests }: PlaywrightSpec): TestOutcome['outcome'] {
	const ran = tests.filter(({ status }) => status !== 'skipped');
	// Of a spec that several projects run, "ok" is what the first one says.
	if (
		!ok ||
		ran.some(({ status, expectedStatus }) => status === 'unexpected' || expectedStatus === 'failed')
	) {
		return 'failed';
	}
	return ran.length ? 'passed' : 'skipped';
}

/** The projects in which a spec failed, where, and its first message. */
function messageOf({ tests }: PlaywrightSpec): string | undefined {
	const errorOf = ({ results }: (typeof tests)[number]) => results.find(({ error }) => error)?.error;
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
