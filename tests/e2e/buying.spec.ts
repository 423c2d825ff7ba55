import { expect, seeAll, submit, test } from '../support/e2e';

test.describe('a customer', () => {
	test.use({ scenario: ['connected'] });

	test('goes to the checkout and back, buys with the first-year offer, and lets it expire in another tab [PROD-044]', async ({
		page,
		open,
		host,
		context,
	}) => {
		const plan = page.getByRole('region', { name: 'My Plan' });
		const comparison = page.getByRole('region', { name: 'Compare plans' });
		await open('admin', '#/my-plan');
		await seeAll(page);
		await expect(comparison.getByText('First year only. Renews at $239.40 a year.')).toBeVisible();
		await comparison.getByRole('link', { name: 'Get Jetpack Security (10 GB) yearly' }).click();
		await expect(page.getByText('Introductory price for the first year')).toBeVisible();
		await page.goBack();
		await expect(plan.getByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		await expect(page.getByText(/New on this site/)).toHaveCount(0);
		await page.goForward();
		await submit(page, page.getByRole('button', { name: 'Pay $119.40' }));

		await expect(page.getByRole('heading', { name: 'Your plan has been upgraded!' })).toBeVisible();
		await expect(page.getByText('Backups with 10 GB of storage')).toBeVisible();
		await page.goto(host.address('#/my-plan'));
		await expect(plan.getByRole('heading', { name: 'Jetpack Security' })).toBeVisible();
		await seeAll(page);
		await expect(comparison.getByRole('columnheader', { name: /1 TB/ })).toBeVisible();

		const tab = await context.newPage();
		await tab.goto(`${host.origin}/provider/purchases`);
		await submit(tab, tab.getByRole('button', { name: /^Let Jetpack Security expire/ }));
		await tab.close();
		// Tabs are all in front in a browser without a window.
		await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
		await expect(page.getByText('No longer on this site: Jetpack Security.')).toBeVisible();
		await expect(plan.getByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
	});
});
