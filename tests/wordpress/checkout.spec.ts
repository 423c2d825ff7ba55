import type { Page } from '@playwright/test';
import { dashboardIsThere, expect, JETPACK_PAGE, OWN_PAGE, test } from './support/wordpress';
import type { WordPressSite } from './support/wordpress-site';

const OPTION = 'site_dashboard_replaces_jetpack';
const STEP = '#/recommendations/product-purchased';

test.beforeEach(({ wordpress }) => {
	wordpress.jetpack('connected');
	wordpress.run(`delete_option( '${OPTION}' );`);
});

test.afterAll(({ wordpress }) => void wordpress.run(`delete_option( '${OPTION}' );`));

/** Where the checkout of a product page returns to. */
async function wayBack(page: Page, wordpress: WordPressSite, shown: string): Promise<string> {
	await page.goto(wordpress.admin(`${shown}#/product/scan`));
	await dashboardIsThere(page);
	const checkout = page
		.locator('#jp-plugin-container a[href*="jetpack-product-description-checkout"]')
		.first();
	const address = new URL((await checkout.getAttribute('href')) ?? '');
	return new URLSearchParams(address.searchParams.get('query') ?? '').get('redirect_to') ?? '';
}

for (const [place, shown] of [
	['on its own page', OWN_PAGE],
	['in place of Jetpack’s', JETPACK_PAGE],
] as const) {
	test(`returns from the checkout to the dashboard ${place} [PROD-044]`, async ({
		page,
		signIn,
		wordpress,
	}) => {
		if (shown === JETPACK_PAGE) {
			wordpress.run(`update_option( '${OPTION}', '1' );`);
		}
		await signIn('administrator');
		const back = await wayBack(page, wordpress, shown);
		expect(back).toContain('jp-react-redirect=product-purchased');
		const answer = await page.request.get(back, { maxRedirects: 0 });
		expect(answer.headers().location).toBe(wordpress.admin(OWN_PAGE + STEP));
		await page.goto(back);
		await dashboardIsThere(page);
		await expect(page.locator('#jp-plugin-container')).not.toHaveText('Page of Jetpack');
		expect(page.url()).toContain(`${OWN_PAGE}#/recommendations`);
	});
}

test('ignores checkouts from Jetpack’s own page, and other redirect values', async ({
	page,
	signIn,
	wordpress,
}) => {
	await signIn('administrator');
	await page.goto(wordpress.admin('admin.php?jp-react-redirect=product-purchased'));
	await expect(page.locator('#jp-plugin-container')).toHaveText('Page of Jetpack');
	const other = `${OWN_PAGE}&jp-react-redirect=https://example.org/`;
	expect((await page.goto(wordpress.admin(other)))?.url()).toBe(wordpress.admin(other));
});
