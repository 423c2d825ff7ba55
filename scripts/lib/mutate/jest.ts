import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.ts';
import { CONFIG } from './config.ts';
import type { FullMutant } from './discover.ts';
import { PATIENCE } from './patience.ts';
import type { Outcome, Run } from './trial.ts';

const REPORTS = join(ROOT, '.cache/mutate/reports');
let count = 0;

/** Runs a program; ended from outside with all its children after so many seconds. */
function runFor(
	seconds: number,
	args: string[],
	env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; isLate: boolean }> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, args, {
			cwd: ROOT,
			env: { ...process.env, ...env, NODE_ENV: 'test' },
			stdio: 'ignore',
			detached: true,
		});
		// The process and its children make a group; it has no id when it couldn't start.
		const stop = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
		let isLate = false;
		const timer = setTimeout(() => {
			isLate = true;
			stop();
		}, seconds * 1000);
		process.once('exit', stop);
		child.on('error', reject);
		child.on('exit', (code) => {
			clearTimeout(timer);
			process.off('exit', stop);
			resolve({ code, isLate });
		});
	});
}

/**
 * Runs test files in order until one fails. Resolves to what each file says (see runner.ts), and whether it
 * ended well, with a failure, was too late, or broke down before a test could fail.
 */
export async function runTests(
	tests: readonly string[],
	{ mutant, reach = false, seconds }: { mutant?: FullMutant; reach?: boolean; seconds: number },
): Promise<Outcome> {
	mkdirSync(REPORTS, { recursive: true });
	const report = join(REPORTS, `${process.pid}-${count++}.jsonl`);
	writeFileSync(report, '');
	const { code, isLate } = await runFor(
		seconds * PATIENCE,
		[
			...['--import', 'tsx', join(ROOT, 'node_modules/jest/bin/jest.js')],
			...['--config', JSON.stringify(CONFIG), '--runInBand', '--silent'],
			...(reach ? ['--bail=0'] : []),
			'--runTestsByPath',
			...tests,
		],
		{
			MUTATE_TESTS: JSON.stringify(tests),
			MUTATE_REPORT: report,
			...(mutant ? { MUTATE_MUTANT: JSON.stringify(mutant) } : {}),
			...(reach ? { MUTATE_REACH: 'yes' } : {}),
		},
	);
	const files = readFileSync(report, 'utf8')
		.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line) as Run);
	rmSync(report);
	const failure = files.find(({ failed }) => failed);
	if (isLate) {
		return { outcome: 'late', files };
	}
	return { outcome: code === 0 ? 'passed' : failure ? 'failed' : 'broken', files, failure };
}
