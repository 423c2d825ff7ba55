import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Seconds of the processor's time that a test file and the whole run may take, on a machine whose calibration
 * (test-file.ts) takes QUIET ms.
 */
const MOST = { file: 6, all: 600 };
const QUIET = 9;

/** Milliseconds after which a test that's still running hangs. */
const PATIENCE = 170_000;

/** Fails a run whose tests take more of the processor's time than MOST, and names a test that hangs. */
export default class BudgetReporter {
	#log = process.env.CPU_LOG;
	#running = new Map();
	#timer;
	#error;

	onRunStart() {
		this.#timer = setInterval(() => this.#findHanging(), 5000);
	}

	onTestCaseStart({ path }, { fullName }) {
		this.#running.set(path, { fullName, since: Date.now() });
	}

	onTestFileResult({ path }) {
		this.#running.delete(path);
	}

	#findHanging() {
		for (const { fullName, since } of this.#running.values()) {
			if (Date.now() - since > PATIENCE) {
				print(`\n${fullName} hangs.`);
				// A worker in an endless loop doesn't hear that it should end.
				spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
				process.exit(1);
			}
		}
	}

	onRunComplete() {
		clearInterval(this.#timer);
		if (!this.#log || !existsSync(this.#log)) {
			return;
		}
		const lines = readFileSync(this.#log, 'utf8')
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line));
		const usual = median(lines.map(({ calibration }) => calibration));
		const seconds = (took, calibration) => (took / calibration) * (QUIET / 1000);
		// The last line of a process says what it took in all.
		const processes = new Map(lines.map((line) => [line.pid, line.process]));
		const all = seconds(
			[...processes.values()].reduce((sum, took) => sum + took, 0),
			usual,
		);
		print(
			`Processor time: ${all.toFixed(0)} s of ${MOST.all} s, this machine at ${(QUIET / usual).toFixed(2)}.`,
		);
		const slow = lines
			// Calibration is short: a file isn't blamed for a processor that was slow in between.
			.map(({ file, took, calibration }) => ({ file, took: seconds(took, Math.max(calibration, usual)) }))
			.filter(({ file, took }) => took > MOST.file && !file.includes('.exhaustive.'));
		slow.forEach(({ file, took }) => print(`${file} takes ${took.toFixed(1)} s of ${MOST.file} s.`));
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

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
