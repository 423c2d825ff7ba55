/** What `npm test` and `npm run test:hosts` are made of: stages with a log, counts and one last line. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BUILDS } from '../../tests/reference/support/builds.ts';
import { readReport } from './coverage.ts';
import { takeLeftOut } from './left-out.ts';
import { CommandError, onStop, ROOT, stopRunning } from './run.ts';

const ARTIFACTS = join(ROOT, 'artifacts');

/** Enough of a failure to see what was expected and what was there. */
const LINES_OF_FAILURE = 16;

/** Of a check that isn't a test. */
const LINES_OF_LOG = 120;

interface Counts {
	passed: number;
	failed: number;
	skipped: number;
}

/** Runs a program; its output goes to `log`, and a runner's own report to `report`. */
type Work = (files: { log: string; report: string }) => Promise<number>;

export interface Stages {
	/** Runs a check that counts as one; resolves to whether it passed. */
	check(name: string, work: Work): Promise<boolean>;
	/** Runs tests, which its report counts. */
	tests(name: string, work: Work): Promise<boolean>;
	/** Says in the last lines that something was left out, and why. */
	leaveOut(reason: string): void;
	/** Prints what failed and the last line; returns the exit code. */
	end(): number;
}

/** Starts a run, the only one in this folder. */
export function startStages(command: string): Stages {
	claim(command);
	takeLeftOut();
	onStop(() => {
		stopRunning();
		process.exit(1);
	});
	const total: Counts = { passed: 0, failed: 0, skipped: 0 };
	const leftOut: string[] = [];
	const started = Date.now();

	async function stage(name: string, work: Work, count: (code: number, report: string) => Counts) {
		const start = Date.now();
		const files = { log: join(ARTIFACTS, `${name}.log`), report: join(ARTIFACTS, `${name}.json`) };
		rmSync(files.log, { force: true });
		rmSync(files.report, { force: true });
		const code = await work(files);
		const { passed, failed, skipped } = count(code, files.report);
		const isFine = failed === 0;
		total.passed += passed;
		total.failed += failed;
		const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed, ` : '';
		console.log(`${isFine ? 'ok    ' : 'FAILED'} ${name}: ${counts}${secondsSince(start)} s`);
		if (skipped) {
			leftOut.push(`${skipped} tests of ${name}: artifacts/${name}.log says why.`);
		}
		if (!isFine) {
			printFailures(files);
		}
		return isFine;
	}

	return {
		check: (name, work) => stage(name, work, ofCheck),
		tests: (name, work) => stage(name, work, ofReport),
		leaveOut: (reason) => void leftOut.push(reason),
		end() {
			// Where the builds are and nobody reads along, what's left out is a failure.
			const isRefused = process.env.CI === 'true' && existsSync(dirname(BUILDS));
			for (const reason of [...leftOut, ...takeLeftOut()]) {
				console.log(`${isRefused ? 'FAILED, left out' : 'Left out'}: ${reason}`);
				total.failed += isRefused ? 1 : 0;
			}
			console.log(`\n${command}: ${secondsSince(started)} s\n${total.passed} passed, ${total.failed} failed`);
			return total.failed ? 1 : 0;
		},
	};
}

const secondsSince = (start: number): string => ((Date.now() - start) / 1000).toFixed(0);

/** Two runs in one folder would take away each other's build and reports. */
function claim(command: string): void {
	mkdirSync(ARTIFACTS, { recursive: true });
	const file = join(ARTIFACTS, 'running');
	const [other, name] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
	if (other && isRunning(Number(other))) {
		throw new CommandError(
			`${name} already runs in this folder (process ${other}): wait for it, or use another clone.`,
		);
	}
	writeFileSync(file, `${process.pid} ${command}`);
	process.on('exit', () => rmSync(file, { force: true }));
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

const ofCheck = (code: number): Counts =>
	code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };

/** A report that's missing, or a runner that fails beside its tests, is a failure and not silence. */
function ofReport(code: number, report: string): Counts {
	const tests = readReport(report);
	const count = (wanted: string) => tests.filter(({ outcome }) => outcome === wanted).length;
	return {
		passed: count('passed'),
		failed: count('failed') || (code === 0 && tests.length ? 0 : 1),
		skipped: count('skipped'),
	};
}

/** Failed tests if there are any; else the end of the log. */
function printFailures({ log, report }: { log: string; report: string }): void {
	const failed = readReport(report).filter(({ outcome }) => outcome === 'failed');
	for (const { title, message = '' } of failed) {
		const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_FAILURE);
		console.log(`\nFAILED ${title}\n  ${lines.join('\n  ')}`);
	}
	if (failed.length === 0 && existsSync(log)) {
		console.log(readFileSync(log, 'utf8').split('\n').slice(-LINES_OF_LOG).join('\n'));
	}
}
