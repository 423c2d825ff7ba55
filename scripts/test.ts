/**
 * npm test: every check, set-up included. Runs all of them even when one fails, leaves the runners' own
 * reports in artifacts/ and ends with the line `N passed, N failed`, in which a check that is not a test
 * (types, lint, build, sizes, requirements) counts as one.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BUILDS, referencePairs } from '../tests/reference/support/builds.ts';
import { ensureChromium } from './lib/chromium.ts';
import { readReport } from './lib/coverage.ts';
import { command, ROOT, runScript, runTool } from './lib/run.ts';

const ARTIFACTS = join(ROOT, 'artifacts');
const JEST_REPORT = join(ARTIFACTS, 'jest.json');
const BROWSER_REPORT = join(ARTIFACTS, 'playwright.json');
const HOSTS_REPORT = join(ARTIFACTS, 'hosts.json');

interface Counts {
	passed: number;
	failed: number;
}

interface JestReport {
	numPassedTests: number;
	numFailedTests: number;
	numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
	stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
	errors: unknown[];
}

/** For what lives shortly, in MB each: tests make little else, and Node looks for garbage less often. */
const MORE_ROOM = '--max-semi-space-size=32';

/** Enough of a failure to see what was expected and what was there. */
const LINES_OF_FAILURE = 16;

/** Resolves to an exit code. */
type Check = () => Promise<number>;

/** How long each check took, in the order in which they ended. */
const times: string[] = [];

await command(async () => {
	rmSync(ARTIFACTS, { recursive: true, force: true });
	mkdirSync(ARTIFACTS, { recursive: true });
	const chromium = await ensureChromium();

	/** Each list in its order, both lists at a time: each of these tools keeps one core busy. */
	const checks: Array<Array<[name: string, check: Check]>> = [
		[
			['build', () => runScript('build')],
			['sizes', () => runScript('size')],
			['types', () => runTool('tsc', ['--noEmit'])],
		],
		[['lint', () => runScript('lint')]],
	];
	const browserTests = (report: string, ...args: string[]) =>
		runTool('playwright', ['test', '--output', report.replace(/\.json$/, ''), ...args], {
			env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...chromium },
		});
	const total = { passed: 0, failed: 0 };
	await Promise.all(
		checks.map(async (list) => {
			for (const [name, check] of list) {
				add(total, await timed(name, check));
			}
		}),
	);
	await timed('unit', () =>
		runTool('jest', ['--json', `--outputFile=${JEST_REPORT}`], { env: { NODE_OPTIONS: MORE_ROOM } }),
	);
	addCounts(total, jestCounts());
	await timed('browser', () => browserTests(BROWSER_REPORT, '--project=embedded', '--project=gallery'));
	addCounts(total, browserCounts(BROWSER_REPORT));
	// Those on real hosts have one worker for each, which often waits for its host: there's room for another.
	const isReferenceThere = referencePairs().length > 0;
	const reference = isReferenceThere ? ['--project=reference*', '--workers=3'] : [];
	await timed('hosts', () => browserTests(HOSTS_REPORT, '--project=wordpress', ...reference));
	addCounts(total, browserCounts(HOSTS_REPORT));
	if (!isReferenceThere) {
		console.log(`\n== Jetpack on real hosts: left out, because there are no builds in ${BUILDS}`);
	}
	add(total, await timed('requirements', () => runScript('requirements')));

	if (total.failed) {
		printFailures();
	}
	console.log(`\n${times.join(', ')}`);
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	return total.failed ? 1 : 0;
});

async function timed(name: string, check: Check): Promise<number> {
	console.log(`\n== ${name}`);
	const started = Date.now();
	const code = await check();
	const seconds = (Date.now() - started) / 1000;
	console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
	times.push(`${name} ${Math.round(seconds)} s`);
	return code;
}

function add(total: Counts, code: number): void {
	addCounts(total, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function addCounts(total: Counts, { passed, failed }: Counts): void {
	total.passed += passed;
	total.failed += failed;
}

/** What failed tests said, once more at the end: who reads the log later often has its end alone. */
function printFailures(): void {
	const warnings: string[] = [];
	for (const file of [JEST_REPORT, BROWSER_REPORT, HOSTS_REPORT].filter((report) => existsSync(report))) {
		for (const { title, outcome, message = '' } of readReport(file, warnings).tests) {
			if (outcome === 'failed') {
				const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_FAILURE);
				console.log(`\nFAILED ${title}\n  ${lines.join('\n  ')}`);
			}
		}
	}
	console.log(warnings.join('\n'));
}

/** A report that is missing or names a suite that did not run is a failure, not silence. */
function jestCounts(): Counts {
	if (!existsSync(JEST_REPORT)) {
		return { passed: 0, failed: 1 };
	}
	const report = JSON.parse(readFileSync(JEST_REPORT, 'utf8')) as JestReport;
	return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Reports what was left out; why, the tests themselves have said above. */
function browserCounts(file: string): Counts {
	if (!existsSync(file)) {
		return { passed: 0, failed: 1 };
	}
	const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
	if (stats.skipped) {
		console.log(`== ${stats.skipped} left out: they neither passed nor failed`);
	}
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
