import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../support/e2e';
import { USERS } from './support/host';
import { expect, QUICK, test, VERSION } from './support/test';

const RUNNER = join(ROOT, '.cache/contract/run.cjs');

test.beforeAll(({ host }) => host.set('connected'));

for (const user of USERS) {
	test(
		`the contract holds for ${user}`,
		user === 'admin' || user === 'editor' ? QUICK : VERSION,
		async ({ host }) => {
			const who = ['--root', host.address, '--user', user, '--password', user];
			const run = promisify(execFile)(process.execPath, [RUNNER, ...who]);
			const { stdout } = await run.catch((error: { stdout: string; stderr: string }) => {
				throw new Error(`${different(error.stdout)}\n${error.stderr}`);
			});
			expect(stdout).toMatch(/\d\d as expected, 0 different/);
		},
	);
}

const different = (table: string) =>
	table
		.split('\n')
		.filter((line) => line.includes('DIFFERS'))
		.join('\n');
