/**
 * jest-circus, which leaves the rest of a file out once a test has failed, and writes down how each file went: one JSON line
 * in MUTATE_REPORT, with what was reached where that is counted.
 */
import { appendFileSync } from 'node:fs';
import circus from 'jest-circus/runner';

/** A test that failed, and then again, is the last of its file. */
function stopAtFailure(environment) {
	const usual = environment.handleTestEvent?.bind(environment);
	let failed;
	environment.handleTestEvent = async (event, state) => {
		if (event.name === 'test_start' && failed && failed !== event.test) {
			event.test.mode = 'skip';
		} else if (event.name === 'test_done') {
			failed = event.test.errors.length ? event.test : undefined;
		}
		await usual?.(event, state);
	};
}

const firstFailure = ({ testExecError, testResults }) =>
	testExecError
		? 'the file itself'
		: (testResults.find(({ status }) => status === 'failed')?.fullName ?? null);

export default async function run(globalConfig, config, environment, ...rest) {
	stopAtFailure(environment);
	const started = Date.now();
	const result = await circus(globalConfig, config, environment, ...rest);
	const line = {
		file: result.testFilePath.slice(config.rootDir.length + 1),
		failed: firstFailure(result),
		seconds: (Date.now() - started) / 1000,
		reached: environment.global?.__coverage__,
	};
	appendFileSync(process.env.MUTATE_REPORT, `${JSON.stringify(line)}\n`);
	return result;
}
