import { sql } from 'kysely';
import type { Site } from '../support/browser-site';
import { expect, submit, test } from '../support/e2e';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Lets time pass for what was bought, as nobody waits five minutes for a test. */
async function movePurchases(site: Site, column: string, time: number): Promise<void> {
	const { database } = site.host;
	await sql`update provider_purchases set ${sql.ref(column)} = ${time}`.execute(database);
	await sql`update data_version set version = version + 1`.execute(database);
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
	await page.goto(host.address('#/dashboard'));

	const backups = page.getByRole('region', { name: 'Backups' });
	await expect(backups.getByText(/^Setting up backups\./)).toBeVisible();
	await expect(plans).toHaveCount(0);
	await movePurchases(host, 'subscribed_at', Date.now() - 6 * MINUTE);
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

	await movePurchases(host, 'expires_at', Date.now() + 10 * DAY);
	await page.reload();
	await expect(attention.getByText(/is up for renewal on/)).toBeVisible();
	await expect(attention.getByRole('link', { name: /Manage purchases/ })).toBeVisible();
});
