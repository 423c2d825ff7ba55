import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../support/e2e';
import { expect, test } from './support/wordpress';
import { ACCOUNTS } from './support/wordpress-site';

const RUN = join(ROOT, 'scripts/run.js');

test('passes the contract check with the command from the README', async ({ wordpress }) => {
	wordpress.jetpack('connected');
	const account = ['--user', ACCOUNTS.administrator, '--password', ACCOUNTS.administrator];
	const { stdout } = await promisify(execFile)(process.execPath, [
		...[RUN, 'contract'],
		...['--root', wordpress.address, ...account, '--read-only'],
	]);
	expect(stdout).toMatch(/\d\d as expected, 0 different/);
});
