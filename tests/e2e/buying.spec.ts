import type { Page } from '@playwright/test';
import {
	expect,
	expectAccessible,
	expectNoSidewaysScroll,
	seeAll,
	signIn,
	submit,
	test,
} from '../support/e2e';
import { whenNetworkIdle } from '../support/idle';

/** Wide, narrow, and narrow from right to left: nothing is cut off. */
async function expectFits(page: Page): Promise<void> {
	for (const [width, direction] of [
		[320, 'rtl'],
		[320, 'ltr'],
		[1280, 'ltr'],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
		// Asks again: the navigation makes room a moment after the window has changed.
		await expectNoSidewaysScroll(page);
	}
}

const plan = (page: Page) => page.getByRole('region', { name: 'My Plan' });
const products = (page: Page) => page.getByRole('region', { name: 'My Products' });

const comparison = (page: Page) => page.getByRole('region', { name: 'Compare your plan' });

const goTo = (page: Page, origin: string, hash: string) =>
	page.goto(`${origin}/wp-admin/admin.php?page=jetpack${hash}`);

/** Something is done at the provider, in a tab of its own; then the user comes back to this one. */
async function atProvider(page: Page, address: string, button: RegExp): Promise<void> {
	const tab = await page.context().newPage();
	await tab.goto(address);
	await submit(tab, tab.getByRole('button', { name: button }));
	await tab.close();
	// Tabs are all in front in a browser without a window.
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

const goToMyPlan = async (page: Page, origin: string) => {
	await page.goto(`${origin}/wp-admin/admin.php?page=jetpack#/my-plan`);
	await expect(plan(page)).toBeVisible();
};

test.describe('a site on the free plan', () => {
	test.use({ scenario: ['connected', 'discount'] });

	test('gets a product right after buying it with a coupon', async ({ page, open, host }) => {
		await open('admin', '#/my-plan');
		await expect(plan(page).getByRole('heading', { name: 'Jetpack Free' })).toBeVisible();

		await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack#/product/backup`);
		await page.getByRole('link', { name: 'Get VaultPress Backup' }).click();
		await page.getByLabel('Coupon').fill('JPRECOMMENDED20');
		await page.getByRole('button', { name: 'Apply coupon' }).click();
		await expect(page.getByText('20% off')).toBeVisible();
		await submit(page, page.getByRole('button', { name: /^Pay / }));

		await goToMyPlan(page, host.origin);
		await expect(products(page).getByRole('heading', { name: /Backup/ })).toBeVisible();
		await expect(products(page).getByText('New')).toBeVisible();
		await expect(plan(page).getByText('Setting up').first()).toBeVisible();
		await expectFits(page);
		await expectAccessible(page);
	});

	test('shows a plan bought in another tab when the user returns', async ({ page, open, host }) => {
		await open('admin', '#/my-plan');
		await expect(plan(page).getByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		// What the site has already comes after its plan, and only then is something new.
		await whenNetworkIdle(page);
		const checkout = `${host.origin}/provider/checkout?product=jetpack_security_t1_yearly`;
		await atProvider(page, checkout, /^Pay /);

		await expect(page.getByText('New on this site: Jetpack Security.')).toBeVisible();
		await expect(plan(page).getByRole('heading', { name: 'Jetpack Security' })).toBeVisible();
		await expect(plan(page).getByText('Setting up').first()).toBeVisible();
	});
});

test.describe('a customer', () => {
	test.use({ scenario: ['connected'] });

	test('buys monthly backups, upgrades to Security with the first-year offer, and lets it expire [PROD-044]', async ({
		page,
		open,
		host,
	}) => {
		await open('admin', '#/my-plan');
		await seeAll(page);
		await expect(comparison(page).getByRole('table')).toBeVisible();
		await expectFits(page);
		await expectAccessible(page);

		await page.goto(`${host.origin}/provider/plans`);
		await page.locator('a[href*="product=jetpack_backup_t1_monthly&"]').click();
		await expect(page.getByText('Introductory price for the first month')).toBeVisible();
		await submit(page, page.getByRole('button', { name: 'Pay $1.00' }));
		await goTo(page, host.origin, '#/dashboard');
		const backups = page.getByRole('region', { name: 'Backups' });
		await expect(backups.getByText(/^Setting up backups\./)).toBeVisible();
		await goTo(page, host.origin, '#/security');
		await expect(
			page.getByText('Setting up backups. The first one starts automatically, so you can leave this page.'),
		).toBeVisible();
		await goToMyPlan(page, host.origin);
		await expect(products(page).getByRole('heading', { name: /Backup/ })).toBeVisible();

		await seeAll(page);
		const row = comparison(page).getByRole('row', { name: /^Backups/ });
		await expect(row.getByText('Part of Jetpack VaultPress Backup')).toBeVisible();
		const offer = comparison(page).getByText('$119.40 for the first year, then $239.40 a year');
		await expect(offer).toBeVisible();
		await comparison(page).getByRole('link', { name: 'Get Jetpack Security yearly' }).click();
		await expect(page.getByText('Introductory price for the first year')).toBeVisible();
		await page.goBack();
		await expect(plan(page).getByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		await expect(page.getByText(/New on this site/)).toHaveCount(0);
		await page.goForward();
		await submit(page, page.getByRole('button', { name: 'Pay $119.40' }));

		await expect(page.getByRole('heading', { name: 'Your plan has been upgraded!' })).toBeVisible();
		await expect(page.getByText('Backups with 10 GB of storage')).toBeVisible();
		await goToMyPlan(page, host.origin);
		await expect(plan(page).getByRole('heading', { name: 'Jetpack Security' })).toBeVisible();
		await expect(products(page).getByRole('heading', { name: /Backup/ })).toBeVisible();
		await seeAll(page);
		await expect(comparison(page).getByRole('columnheader', { name: /1 TB/ })).toBeVisible();

		await atProvider(page, `${host.origin}/provider/purchases`, /^Let Jetpack Security expire/);
		await expect(page.getByText('No longer on this site: Jetpack Security.')).toBeVisible();
		await expect(plan(page).getByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		await expect(products(page).getByRole('heading', { name: /Backup/ })).toBeVisible();
		await goTo(page, host.origin, '#/dashboard');
		await expect(page.getByRole('region', { name: 'Scan' }).getByText('Connected')).toHaveCount(0);
	});
});

test.describe('license activation', () => {
	test.use({ scenario: ['licenses', 'licensing-ui'] });

	test('shows errors for bad keys, then activates a license and its plan [LIC-003, LIC-008, LIC-046]', async ({
		page,
		open,
	}) => {
		await open('admin', '#/my-plan');
		await expect(plan(page).getByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		await expectFits(page);
		await expectAccessible(page);
		await page.getByRole('link', { name: 'Activate a license' }).click();
		await page.getByRole('radio', { name: 'I have another key' }).check();
		await page.getByRole('textbox', { name: 'License key' }).fill('jetpack-security_REVOKED');
		await page.getByRole('button', { name: 'Activate' }).click();
		await expect(page.getByText('This license key has been revoked.')).toBeVisible();
		await page
			.getByRole('textbox', { name: 'License key' })
			.fill('jetpack-backup_' + 'A1b2C3d4E5'.repeat(1000));
		await page.getByRole('button', { name: 'Activate' }).click();
		await expect(page.getByRole('textbox', { name: 'License key' })).toHaveAttribute('aria-invalid', 'true');
		await expectFits(page);
		await expectAccessible(page);

		await page.getByRole('radio', { name: /Security/ }).check();
		await page.getByRole('button', { name: 'Activate' }).click();
		await expect(page.getByRole('heading', { level: 1, name: /Jetpack Security is active/ })).toBeFocused();
		await expectFits(page);
		await expectAccessible(page);

		await page.getByRole('link', { name: 'Back to My Plan' }).click();
		await expect(plan(page).getByRole('heading', { name: 'Jetpack Security' })).toBeVisible();
	});

	test('works from the key form on My Plan [LIC-029, LIC-032]', async ({ page, open }) => {
		await open('admin', '#/my-plan');
		const box = page.getByRole('region', { name: 'Jetpack License' });
		await box.getByRole('textbox').fill(' jetpack-scan_ABC ');
		await page.keyboard.press('Enter');
		await expect(page.getByText(/^Jetpack license key added\. It may take a minute/)).toBeVisible();
		await expect(box.getByRole('textbox')).toHaveValue('');
		await expect(products(page).getByRole('heading', { name: /Scan/ })).toBeVisible();
	});
});

test.describe('a partner coupon', () => {
	test.use({ scenario: ['connected', 'partner-coupon'] });

	test('is redeemed on My Plan and then disappears [COUPON-014, COUPON-017]', async ({
		page,
		open,
		host,
	}) => {
		await open('admin', '#/my-plan');
		const banner = page.getByRole('group', { name: 'Get Jetpack Backup free for one year!' });
		await expectFits(page);
		await banner.getByRole('button', { name: 'Redeem' }).click();
		await submit(page, page.getByRole('button', { name: 'Pay $0' }));

		await goToMyPlan(page, host.origin);
		await expect(products(page).getByRole('heading', { name: /Backup/ })).toBeVisible();
		await expect(banner).toHaveCount(0);
	});
});

for (const scenario of [
	'plan-personal',
	'plan-premium',
	'plan-business',
	'plan-security',
	'plan-complete',
	'product-boost',
	'offline-constant',
]) {
	test.describe(scenario, () => {
		test.use({ scenario: ['connected', scenario] });

		test('My Plan is accessible and fits at every width', async ({ page, open }) => {
			await open('admin', '#/my-plan');
			await expect(plan(page)).toBeVisible();
			await expectFits(page);
			await expectAccessible(page);
		});
	});
}

test.describe('a user other than the connection owner', () => {
	test.use({ scenario: ['second-admin-linked'] });

	test('is redirected from license activation to the dashboard [LIC-001, LIC-002]', async ({
		page,
		host,
	}) => {
		await signIn(page, host.origin, 'admin2');
		await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack#/license/activation`);
		await expect(page).toHaveURL(/#\/dashboard$/);
	});
});
