import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../support/e2e';
import { OWN_PAGE, USERS } from './support/host';
import { expect, QUICK, test, VERSION } from './support/test';

const RUNNER = join(ROOT, '.cache/contract/run.cjs');

test.beforeAll(({ host }) => host.set('connected'));

for (const user of USERS) {
	const tag = user === 'admin' || user === 'editor' ? QUICK : VERSION;
	test(`the contract holds for ${user}, if the page is open to them`, tag, async ({ host }) => {
		if (!(await host.lets(user))) {
			expect(await host.statusOf(user, OWN_PAGE)).toBe(403);
			return;
		}
		const who = ['--root', host.address, '--user', user, '--password', user];
		const { stdout } = await promisify(execFile)(process.execPath, [RUNNER, ...who]).catch(
			(error: { stdout: string; stderr: string }) => {
				const differences = error.stdout.split('\n').filter((line) => line.includes('DIFFERS'));
				throw new Error([...differences, error.stderr].join('\n'));
			},
		);
		expect(stdout).toMatch(/\d\d as expected, 0 different/);
	});
}
