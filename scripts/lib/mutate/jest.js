import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.js';
import { PATIENCE } from './patience.js';

const REPORTS = join(ROOT, '.cache/mutate/reports');
let count = 0;

/** Runs a program; ended from outside with all its children after so many seconds. */
function runFor(seconds, args, env) {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, args, {
			cwd: ROOT,
			env: { ...process.env, ...env, NODE_ENV: 'test' },
			stdio: 'ignore',
			detached: true,
		});
		let isLate = false;
		const timer = setTimeout(() => {
			isLate = true;
			process.kill(-child.pid, 'SIGKILL');
		}, seconds * 1000);
		const stop = () => process.kill(-child.pid, 'SIGKILL');
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
 * Runs test files in order until one fails. Resolves to what each file says (see runner.js), and whether it ended well, with a
 * failure, was too late, or broke down before a test could fail.
 */
export async function runTests(tests, { mutant, reach = false, seconds }) {
	mkdirSync(REPORTS, { recursive: true });
	const report = join(REPORTS, `${process.pid}-${count++}.jsonl`);
	writeFileSync(report, '');
	const { code, isLate } = await runFor(
		seconds * PATIENCE,
		[
			join(ROOT, 'node_modules/jest/bin/jest.js'),
			...['--config', 'scripts/lib/mutate/jest.config.js', '--runInBand', '--silent'],
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
		.map((line) => JSON.parse(line));
	rmSync(report);
	const failure = files.find(({ failed }) => failed);
	if (isLate) {
		return { outcome: 'late', files };
	}
	return { outcome: code === 0 ? 'passed' : failure ? 'failed' : 'broken', files, failure };
}
