import type { Knobs } from './support/host';
import { expect, test } from './support/test';

/** What a plan and what was bought make of My Plan. */
const PLANS: Array<[knobs: Knobs, headings: string[]]> = [
	[{}, ['Jetpack Free', 'Compare your plan']],
	[{ plan: 'jetpack_complete' }, ['Jetpack Complete']],
	[{ plan: 'jetpack_security_t1_yearly' }, ['Jetpack Security']],
	[{ purchases: ['jetpack_backup_t1_yearly'] }, ['Jetpack Free', 'My Products', 'Jetpack VaultPress Backup']],
];

/** What a product's page offers, before and after it was bought. */
const PRODUCTS = ['backup', 'scan', 'akismet', 'search', 'videopress', 'security'];

for (const [knobs, headings] of PLANS) {
	test(`My Plan with ${JSON.stringify(knobs)}`, async ({ page, host, open }) => {
		host.set('connected', knobs);
		await open('admin', '#/my-plan');
		for (const name of headings) {
			await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
		}
	});
}

test('each product has a page with a price and a purchase link', async ({ page, host, open, goTo }) => {
	host.set('connected');
	await open('admin');
	for (const product of PRODUCTS) {
		await goTo(`/product/${product}`);
		await expect(page.getByRole('link', { name: /^Get / }).first(), product).toBeVisible();
		await expect(page.locator('#jp-plugin-container'), product).toContainText('$');
	}
});

test('a user activates a license', async ({ page, host, open }) => {
	host.set('connected', { licensing_ui: true });
	await open('admin', '#/license/activation');
	await expect(page.getByRole('radio', { name: 'Jetpack VaultPress Backup' })).toBeChecked();
	await page.getByRole('button', { name: 'Activate' }).click();
	await expect(page.getByRole('heading', { level: 1, name: /is active/ })).toBeVisible();
	expect(host.calls()).toContain('system.multicall');
});

test('a partner coupon shows before the site is connected', async ({ page, host, open }) => {
	host.set('disconnected', { partner_coupon: 'IONOS_IONA_ABCD' });
	await open('admin');
	await expect(page.getByRole('img', { name: 'IONOS' })).toBeAttached();
});

test('accepting a recommendation turns on its feature', async ({ page, host, open }) => {
	host.set('connected');
	host.php("Jetpack::deactivate_module( 'monitor' );");
	await open('admin', '#/recommendations/monitor');
	await page.getByRole('button', { name: /^Turn on|^Enable|^Activate/ }).click();
	await expect.poll(() => host.database.modules()).toContain('monitor');
	const stored = async () => JSON.stringify(await host.database.option('jetpack_options'));
	await expect.poll(stored).toContain('monitor');
});
