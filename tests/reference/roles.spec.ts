import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BROKEN_SCREEN, EVERY_PATH } from '../support/every-path';
import { OWN_PAGE, type User, USERS } from './support/host';
import { expect, QUICK, test, VERSION } from './support/test';
import { ROOT } from '../support/e2e';

const RUNNER = join(ROOT, '.cache/contract/run.cjs');
const tagOf = (user: User) => (user === 'admin' || user === 'editor' ? QUICK : VERSION);

test.beforeAll(({ host }) => host.set('connected'));

for (const user of USERS) {
	test(
		`every screen renders for ${user}, and no call is refused`,
		tagOf(user),
		async ({ page, open, goTo, complaints, host }) => {
			if (!(await host.lets(user))) {
				expect(await host.statusOf(user, OWN_PAGE)).toBe(403);
				return;
			}
			await open(user);
			for (const path of EVERY_PATH) {
				await goTo(path);
				await expect(page.locator('#jp-plugin-container'), path).toContainText(/\S{3,}/);
				await expect(page.locator('#jp-plugin-container'), path).not.toContainText(BROKEN_SCREEN);
				expect(complaints.splice(0), path).toEqual([]);
			}
		},
	);

	test(`the contract holds for ${user}, if the page is open to them`, tagOf(user), async ({ host }) => {
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
