import Database from 'libsql';
import { expect, test, type HostProcess } from '../support/e2e';

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

test('the day of an administrator: connect, count, buy, wait, be warned, repair, renew', async ({
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
	await expect(page.getByText('Nothing needs your attention.')).toBeVisible();

	const plans = page.getByRole('group', { name: 'Jetpack Security' });
	await plans.getByRole('link', { name: 'Upgrade' }).click();
	await expect(page.getByRole('heading', { level: 1, name: /Security/ })).toBeVisible();
	await page
		.getByRole('main')
		.getByRole('link', { name: /Get|Upgrade|Buy/ })
		.first()
		.click();
	await page.getByRole('button', { name: /^Pay/ }).click();
	await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack#/dashboard`);

	const backups = page.getByRole('region', { name: 'Backups' });
	await expect(backups.getByText(/^Setting up\./)).toBeVisible();
	await expect(plans).toHaveCount(0);
	movePurchases(host, 'subscribed_at', Date.now() - 6 * MINUTE);
	await expect(backups.getByText(/backed up/)).toBeVisible({ timeout: 60_000 });
	await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible();

	const provider = await context.newPage();
	await provider.goto(`${host.origin}/provider/scan`);
	await provider.getByRole('button', { name: /^Plant it/ }).click();
	await page.reload();
	const attention = page.getByRole('region', { name: 'What needs attention' });
	await expect(attention.getByText('1 threat was found on your site.')).toBeVisible();
	await expect(page.getByRole('region', { name: 'Scan' }).getByText(/^1 threat was found/)).toBeVisible();

	const [scanner] = await Promise.all([
		context.waitForEvent('page'),
		attention.getByRole('link', { name: /See and fix/ }).click(),
	]);
	await scanner.waitForLoadState();
	await provider.getByRole('button', { name: /^Repair threat/ }).click();
	await page.reload();
	await expect(page.getByText('Nothing needs your attention.')).toBeVisible();

	movePurchases(host, 'expires_at', Date.now() + 10 * DAY);
	await page.reload();
	await expect(attention.getByText(/ends or renews on/)).toBeVisible();
	await expect(attention.getByRole('link', { name: /Manage purchases/ })).toBeVisible();
});
