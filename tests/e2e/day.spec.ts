import Database from 'libsql';
import { expect, submit, test, type HostProcess } from '../support/e2e';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Lets time pass for what was bought, as nobody waits five minutes for a test. */
function movePurchases(host: HostProcess, column: 'subscribed_at' | 'expires_at', time: number): void {
	const database = new Database(host.data);
	// The host may be writing at this moment.
	database.exec('PRAGMA busy_timeout = 5000');
	database.prepare(`update provider_purchases set ${column} = ?`).run(time);
	database.prepare('update data_version set version = version + 1').run();
	database.close();
}

test('an administrator’s day: connect, turn on stats, buy a plan, fix a threat, see the renewal', async ({
	page,
	context,
	host,
	open,
}) => {
	await open('admin');
	await page.getByRole('button', { name: 'Set up Jetpack' }).click();
	await page.getByRole('button', { name: 'Approve' }).click();

	await page.getByRole('button', { name: 'Activate Jetpack Stats' }).click();
	await expect(page.getByText('Views today')).toBeVisible();
	await expect(page.getByText(/^All good\. Checked /)).toBeVisible();

	// Nothing is sold while the first steps show.
	const plans = page.getByRole('group', { name: 'Jetpack Security' });
	await expect(plans).toHaveCount(0);
	await page.getByRole('region', { name: 'Get started' }).getByRole('button', { name: 'Dismiss' }).click();
	await plans.getByRole('link', { name: 'Upgrade' }).click();
	await expect(page.getByRole('heading', { level: 1, name: /Security/ })).toBeVisible();
	await page
		.getByRole('main')
		.getByRole('link', { name: /Get|Upgrade|Buy/ })
		.first()
		.click();
	await submit(page, page.getByRole('button', { name: /^Pay/ }));
	await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack#/dashboard`);

	const backups = page.getByRole('region', { name: 'Backups' });
	await expect(backups.getByText(/^Setting up backups\./)).toBeVisible();
	await expect(plans).toHaveCount(0);
	movePurchases(host, 'subscribed_at', Date.now() - 6 * MINUTE);
	await expect(backups.getByText(/backed up/)).toBeVisible();
	await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible();

	const provider = await context.newPage();
	await provider.goto(`${host.origin}/provider/scan`);
	await submit(provider, provider.getByRole('button', { name: /^Add threat/ }));
	await page.reload();
	const attention = page.getByRole('region', { name: 'Needs attention' });
	await expect(attention.getByText('1 threat found on your site.')).toBeVisible();
	await expect(page.getByRole('region', { name: 'Scan' }).getByText(/^1 threat found/)).toBeVisible();

	const [scanner] = await Promise.all([
		context.waitForEvent('page'),
		attention.getByRole('link', { name: /Review threats/ }).click(),
	]);
	await scanner.waitForLoadState();
	await submit(provider, provider.getByRole('button', { name: /^Fix threat/ }));
	await page.reload();
	await expect(page.getByText(/^All good\. Checked /)).toBeVisible();

	movePurchases(host, 'expires_at', Date.now() + 10 * DAY);
	await page.reload();
	await expect(attention.getByText(/is up for renewal on/)).toBeVisible();
	await expect(attention.getByRole('link', { name: /Manage purchases/ })).toBeVisible();
});
