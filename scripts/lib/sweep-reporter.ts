import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

const MINUTE = 60_000;

/** Prints a line for each fault that the sweep finds, and a summary. */
export default class SweepReporter implements Reporter {
	readonly #startedAt = Date.now();
	#passed = 0;
	#failed = 0;
	#faults = 0;

	onBegin({ workers }: FullConfig, suite: Suite): void {
		console.log(`${suite.allTests().length} cases, ${workers} at a time`);
	}

	onTestEnd({ parent }: TestCase, { status, annotations, errors }: TestResult): void {
		if (status === 'passed') {
			this.#passed++;
			return;
		}
		this.#failed++;
		const faults = annotations.flatMap(({ type, description = '' }) =>
			type === 'fault' ? [description] : [],
		);
		// What ends a case early is no fault of a screen: it has no annotation.
		for (const line of faults.length ? faults : [errors.map(firstLine).join(' ') || status]) {
			this.#faults++;
			console.log(`${parent.title} ${line.replace(/\s+/g, ' ')}`);
		}
	}

	onError(error: TestError): void {
		console.error(firstLine(error));
	}

	onEnd(): void {
		const minutes = ((Date.now() - this.#startedAt) / MINUTE).toFixed(1);
		console.log(`${this.#passed} passed, ${this.#failed} failed, ${this.#faults} faults, ${minutes} min`);
	}

	printsToStdio(): boolean {
		return true;
	}
}

const firstLine = ({ message = '' }: TestError): string =>
	stripVTControlCharacters(message).split('\n')[0] ?? '';
