import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../support/e2e';
import { OWN_PAGE, USERS } from './support/host';
import { expect, test } from './support/test';

const RUNNER = join(ROOT, '.cache/contract/run.cjs');

/** Jetpack sends what changed on the site after some request or other, whose page has been made by then. */
const SYNC = /\bjetpack\.syncActions\b|[?&]sync=1&/;

test.beforeAll(({ host }) => host.set('connected'));

for (const user of USERS) {
	test(`the contract holds for ${user}`, async ({ host }) => {
		test.skip(!(await host.lets(user)), 'Jetpack’s page is closed to this user.');
		const who = ['--root', host.address, '--user', user, '--password', user];
		const run = promisify(execFile)(process.execPath, [RUNNER, ...who]);
		const { stdout } = await run.catch((error: { stdout: string; stderr: string }) => {
			throw new Error(`${different(error.stdout)}\n${error.stderr}`);
		});
		expect(stdout).toMatch(/\d\d as expected, 0 different/);
	});
}

test('rendering the page calls no other server, and license counts load with a call', async ({
	page,
	host,
	open,
	goTo,
}) => {
	host.set('connected', { detached: 3 });
	await open('admin');
	await expect(page.getByText('You have 3 unused licenses.')).toBeVisible();
	await goTo('/dashboard');
	await page.goto('about:blank');
	// The stand-in answers this with nothing, which Jetpack doesn't keep: it asks on any page of the admin.
	host.php("set_transient( 'jetpack_a8c_data', array( 'a12s' => 1 ), 600 );");
	const asked = host.calls();
	expect(await host.statusOf('admin', OWN_PAGE)).toBe(200);
	const made = host.calls().slice(asked.length).split('\n');
	expect(made.filter((line) => line !== '' && !SYNC.test(line))).toEqual([]);
});

const different = (table: string) =>
	table
		.split('\n')
		.filter((line) => line.includes('DIFFERS'))
		.join('\n');
