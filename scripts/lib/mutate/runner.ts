/**
 * jest-circus, which leaves the rest of a file out once a test has failed, and writes down how each file
 * went: one JSON line in MUTATE_REPORT, with what was reached where that is counted.
 */
import { appendFileSync } from 'node:fs';
// @ts-expect-error The package has no types for it.
import jestCircus from 'jest-circus/runner';
import type { Run } from './trial.ts';

/** The parts of Jest that are used here. */
interface TestEvent {
	name: string;
	test: { mode?: string; errors: unknown[] };
}

interface Environment {
	global?: { __coverage__?: Run['reached'] };
	handleTestEvent?: (event: TestEvent, state: unknown) => Promise<void> | void;
}

interface TestResult {
	testFilePath: string;
	testExecError?: unknown;
	testResults: Array<{ status: string; fullName: string }>;
}

type Arguments = [global: unknown, config: { rootDir: string }, environment: Environment, ...unknown[]];

const circus: (...args: Arguments) => Promise<TestResult> = jestCircus;

/** A test that failed, and then again, is the last of its file. */
function stopAtFailure(environment: Environment): void {
	const usual = environment.handleTestEvent?.bind(environment);
	let failed: unknown;
	environment.handleTestEvent = async (event, state) => {
		if (event.name === 'test_start' && failed && failed !== event.test) {
			event.test.mode = 'skip';
		} else if (event.name === 'test_done') {
			failed = event.test.errors.length ? event.test : undefined;
		}
		await usual?.(event, state);
	};
}

const firstFailure = ({ testExecError, testResults }: TestResult): string | null =>
	testExecError
		? 'the file itself'
		: (testResults.find(({ status }) => status === 'failed')?.fullName ?? null);

export default async function run(...args: Arguments): Promise<TestResult> {
	const [, config, environment] = args;
	stopAtFailure(environment);
	const started = Date.now();
	const result = await circus(...args);
	const line: Run = {
		file: result.testFilePath.slice(config.rootDir.length + 1),
		failed: firstFailure(result),
		seconds: (Date.now() - started) / 1000,
		reached: environment.global?.__coverage__,
	};
	appendFileSync(process.env.MUTATE_REPORT ?? '', `${JSON.stringify(line)}\n`);
	return result;
}
