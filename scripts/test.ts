/**
 * npm test: every check, set-up included. Runs all of them even when one fails, leaves the runners' own
 * reports in artifacts/ and ends with the line `N passed, N failed`, in which a check that is not a test
 * (types, lint, build, sizes, requirements) counts as one.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BUILDS, referencePairs } from '../tests/reference/support/builds.ts';
import { ensureChromium, findChromium, WINDOWED } from './lib/chromium.ts';
import { readReport } from './lib/coverage.ts';
import { command, ROOT, runScript, runTool } from './lib/run.ts';

const ARTIFACTS = join(ROOT, 'artifacts');
const JEST_REPORT = join(ARTIFACTS, 'jest.json');
const PLAYWRIGHT_REPORT = join(ARTIFACTS, 'playwright.json');
const WORDPRESS_REPORT = join(ARTIFACTS, 'wordpress.json');
const REFERENCE_REPORT = join(ARTIFACTS, 'reference.json');

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
	const browserTests = (report: string, browser: NodeJS.ProcessEnv, ...args: string[]) =>
		runTool('playwright', ['test', '--output', report.replace(/\.json$/, ''), ...args], {
			env: {
				PLAYWRIGHT_JSON_OUTPUT_FILE: report,
				...browser,
			},
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
	// Pictures of components were taken in Chromium itself: its headless shell draws letters differently.
	const windowed = findChromium(WINDOWED);
	await timed('browser', () =>
		browserTests(
			PLAYWRIGHT_REPORT,
			windowed ? { CHROMIUM_PATH: windowed } : chromium,
			'--project',
			'embedded',
		),
	);
	addCounts(total, playwrightCounts(PLAYWRIGHT_REPORT));
	await timed('wordpress', () => browserTests(WORDPRESS_REPORT, chromium, '--project', 'wordpress'));
	addCounts(total, playwrightCounts(WORDPRESS_REPORT));
	if (referencePairs().length) {
		await timed('reference', () => browserTests(REFERENCE_REPORT, chromium, '--project=reference*'));
		addCounts(total, playwrightCounts(REFERENCE_REPORT));
	} else {
		console.log(`\n== reference: left out, because there are no builds of real hosts in ${BUILDS}`);
	}
	add(total, await timed('requirements', () => runScript('requirements')));

	if (total.failed) {
		printFailures();
	}
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	return total.failed ? 1 : 0;
});

async function timed(name: string, check: Check): Promise<number> {
	console.log(`\n== ${name}`);
	const started = Date.now();
	const code = await check();
	console.log(
		`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
	);
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
	for (const file of [JEST_REPORT, PLAYWRIGHT_REPORT, WORDPRESS_REPORT, REFERENCE_REPORT].filter((report) =>
		existsSync(report),
	)) {
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
function playwrightCounts(file: string): Counts {
	if (!existsSync(file)) {
		return { passed: 0, failed: 1 };
	}
	const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
	if (stats.skipped) {
		console.log(`== ${stats.skipped} left out: they neither passed nor failed`);
	}
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
