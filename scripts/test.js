#!/usr/bin/env node
/**
 * npm test: every check, set-up included. Runs all of them even when one fails, leaves the runners' own
 * reports in artifacts/ and ends with the line `N passed, N failed`, in which a check that is not a test
 * (types, lint, build, sizes, requirements) counts as one.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command, ROOT, run, runTool } from './lib/run.js';
import { ensureChromium, ensureDependencies } from './lib/setup.js';

const ARTIFACTS = join(ROOT, 'artifacts');
const JEST_REPORT = join(ARTIFACTS, 'jest.json');
const PLAYWRIGHT_REPORT = join(ARTIFACTS, 'playwright.json');
const WORDPRESS_REPORT = join(ARTIFACTS, 'wordpress.json');

await command(async () => {
	await ensureDependencies();
	rmSync(ARTIFACTS, { recursive: true, force: true });
	mkdirSync(ARTIFACTS, { recursive: true });
	const chromium = await ensureChromium();
	const node = (script, ...args) => run(process.execPath, [join(ROOT, 'scripts', script), ...args]);

	/** Each list in its order, both lists at a time: each of these tools keeps one core busy. */
	const checks = [
		[
			['build', () => node('build.js')],
			['sizes', () => node('size.js')],
			['types', () => runTool('tsc', ['--noEmit'])],
		],
		[['lint', () => node('lint.js')]],
	];
	const browserTests = (report, ...args) =>
		runTool('playwright', ['test', '--output', report.replace(/\.json$/, ''), ...args], {
			env: {
				PLAYWRIGHT_JSON_OUTPUT_FILE: report,
				...(chromium ? { CHROMIUM_PATH: chromium } : {}),
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
	await timed('unit', () => runTool('jest', ['--json', `--outputFile=${JEST_REPORT}`]));
	addCounts(total, jestCounts());
	await timed('browser', () => browserTests(PLAYWRIGHT_REPORT, '--project', 'embedded'));
	addCounts(total, playwrightCounts(PLAYWRIGHT_REPORT));
	await timed('wordpress', () => browserTests(WORDPRESS_REPORT, '--project', 'wordpress'));
	addCounts(total, playwrightCounts(WORDPRESS_REPORT));
	add(total, await timed('requirements', () => node('requirements.js')));

	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	return total.failed ? 1 : 0;
});

async function timed(name, check) {
	console.log(`\n== ${name}`);
	const started = Date.now();
	const code = await check();
	console.log(
		`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
	);
	return code;
}

function add(total, code) {
	addCounts(total, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function addCounts(total, { passed, failed }) {
	total.passed += passed;
	total.failed += failed;
}

/** A report that is missing or names a suite that did not run is a failure, not silence. */
function jestCounts() {
	if (!existsSync(JEST_REPORT)) {
		return { passed: 0, failed: 1 };
	}
	const report = JSON.parse(readFileSync(JEST_REPORT, 'utf8'));
	return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** What was left out is told; why, the tests themselves have said above. */
function playwrightCounts(file) {
	if (!existsSync(file)) {
		return { passed: 0, failed: 1 };
	}
	const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
	if (stats.skipped) {
		console.log(`== ${stats.skipped} left out: they neither passed nor failed`);
	}
	if (stats.flaky) {
		console.log(`== ${stats.flaky} passed only when tried again: see above`);
	}
	return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
