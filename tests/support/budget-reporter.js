import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/**
 * Seconds of the processor's time, on a machine whose calibration loop (setup.ts) takes QUIET ms. Write
 * suites of six seconds: beside browsers and other suites, the same work takes up to three times as long.
 */
const MOST = { suite: 25, all: 1100 };
const QUIET = 30;

/** Milliseconds after which a test that's still running hangs. */
const PATIENCE = 170_000;

/**
 * Fails a run whose suites take more of the processor's time than MOST, and names a test that hangs. The
 * first suite of a worker pays for what all later ones share, and has no limit of its own.
 */
export default class BudgetReporter {
	#log;
	#hanging = new Map();
	#timer;
	#error;

	constructor({ rootDir }) {
		this.rootDir = rootDir;
		this.#log = process.env.CPU_LOG ??= join(tmpdir(), `jest-cpu-${process.pid}.log`);
	}

	onRunStart() {
		rmSync(this.#log, { force: true });
		this.#timer = setInterval(() => this.#findHanging(), 5000);
	}

	onTestCaseStart({ path }, { fullName }) {
		this.#hanging.set(path, { fullName, since: Date.now() });
	}

	onTestFileResult({ path }) {
		this.#hanging.delete(path);
	}

	#findHanging() {
		for (const [path, { fullName, since }] of this.#hanging) {
			if (Date.now() - since > PATIENCE) {
				print(`\n${relative(this.rootDir, path)} hangs in "${fullName}".`);
				// A worker in an endless loop doesn't hear that it should end.
				spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
				process.exit(1);
			}
		}
	}

	onRunComplete() {
		clearInterval(this.#timer);
		if (!existsSync(this.#log)) {
			return;
		}
		const lines = readFileSync(this.#log, 'utf8')
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line));
		const usual = median(lines.map(({ calibration }) => calibration));
		// The loop is short: a suite isn't blamed for a processor that was slow before or after it only.
		const seconds = ({ took, calibration }) => (took / Math.max(calibration, usual)) * (QUIET / 1000);
		const all = lines.reduce((sum, line) => sum + seconds(line), 0);
		const isFirst = (line) => line === lines.find(({ pid }) => pid === line.pid);
		const slow = lines.filter((line) => seconds(line) > MOST.suite && !isFirst(line) && !isExhaustive(line));
		print(
			`Processor time: ${all.toFixed(0)} s of at most ${MOST.all} s, this machine at ${(QUIET / usual).toFixed(2)}.`,
		);
		for (const line of slow) {
			print(
				`${relative(this.rootDir, line.suite)} takes ${seconds(line).toFixed(1)} s of at most ${MOST.suite} s.`,
			);
		}
		if (slow.length || (all > MOST.all && !process.env.ALL)) {
			this.#error = new Error(
				'Too much processor time: test the rule as a function, or share an opened page.',
			);
		}
	}

	getLastError() {
		return this.#error;
	}
}

const print = (text) => void process.stderr.write(`${text}\n`);

const isExhaustive = ({ suite }) => basename(suite).includes('.exhaustive.');

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
