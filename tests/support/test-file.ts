import { appendFileSync } from 'node:fs';
import { processorTime } from './processor-time';

const ROWS = Array.from({ length: 3000 }, (_, row) => ({ name: `row ${(row * 7919) % 3001}`, row }));

/** Milliseconds of work that's always the same, and like that of tests: the processor's present speed. */
function calibrate(): number {
	const start = processorTime();
	for (let round = 0; round < 3; round++) {
		const rows = JSON.parse(JSON.stringify(ROWS)) as typeof ROWS;
		new Map(rows.map((row) => [row.name, row]));
		rows.sort((a, b) => (a.name < b.name ? -1 : 1));
	}
	return processorTime() - start;
}

/** Runs one of the files of a suite (scripts/lib/suites.ts), and notes its time for budget-reporter.js. */
export function testFile(file: string, load: () => void): void {
	describe(file, () => {
		let before = 0;
		let start = 0;
		beforeAll(() => {
			before = calibrate();
			// What the file before left in the page.
			globalThis.document?.body.replaceChildren();
			start = processorTime();
		});
		load();
		afterAll(() => {
			if (globalThis.document) {
				// What the file still waits for would happen in the next one.
				for (let timer = Number(setTimeout(() => {})); timer > 0; timer--) {
					clearTimeout(timer);
				}
			}
			const took = processorTime() - start;
			const calibration = (before + calibrate()) / 2;
			const line = { file, took, calibration, pid: process.pid, process: processorTime() };
			appendFileSync(process.env.CPU_LOG ?? '', `${JSON.stringify(line)}\n`);
		});
	});
}
