import type { Page } from '@playwright/test';
import type { WordPressSite } from './support/wordpress-site';
import { expect, JETPACK_PAGE, OWN_PAGE, saveChoice, test, QUICK, visit } from './support/wordpress';

const OPTION = 'site_dashboard_replaces_jetpack';

test.beforeEach(({ wordpress }) => {
	wordpress.jetpack('connected');
	wordpress.run(`delete_option( '${OPTION}' ); delete_option( 'test_redirects' );`);
});

test.afterAll(({ wordpress }) => {
	wordpress.run(`delete_option( '${OPTION}' ); delete_option( 'test_redirects' );`);
	wordpress.jetpack('connected');
});

const jetpackIsThere = (page: Page) =>
	expect(page.locator('#jp-plugin-container')).toHaveText('Page of Jetpack');

test(
	'marks its entry in Jetpack’s menu, and links to Jetpack’s page when it replaces that [SHELL-001, SHELL-002]',
	QUICK,
	async ({ page, open, wordpress }) => {
		await open('administrator');
		const current = page.locator('#toplevel_page_jetpack li.current');
		await expect(current).toHaveText(['Site dashboard']);
		await expect(page.locator('#jp-plugin-container').getByRole('link', { name: 'My Plan' })).toBeVisible();
		await page.locator('#toplevel_page_jetpack').getByRole('link', { name: 'Site settings' }).click();
		await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(/Security|Settings/);
		await expect(current).toHaveText(['Site settings']);
		await page.goBack();
		await expect(current).toHaveText(['Site dashboard']);

		await saveChoice(page);
		await visit(page, wordpress.admin(`${JETPACK_PAGE}#/security`));
		expect(await page.content()).not.toMatch(
			/react-plugin|wp-components|moment(\.min)?\.js|Connect prompt of Jetpack/,
		);
		await expect(current).toHaveText(['Site settings']);
		// By keyboard: a click is lost if the cards above grow in the middle of it.
		await page.getByRole('link', { name: 'Open Jetpack’s own page' }).press('Enter');
		await jetpackIsThere(page);
	},
);

for (const role of ['editor', 'subscriber'] as const) {
	test(
		`shows the ${role} a reduced dashboard, without the option to replace Jetpack’s page [SHELL-001]`,
		QUICK,
		async ({ page, open }) => {
			await open(role);
			await expect(page.getByRole('link', { name: /My Plan|Site settings/ })).toHaveCount(0);
			await expect(page.getByRole('checkbox', { name: /Replace Jetpack’s own page/ })).toHaveCount(0);
			await expect(page.getByRole('link', { name: 'Open Jetpack’s own page' })).toBeVisible();
		},
	);
}

test(
	'saves the choice only with a valid nonce, and only for administrators',
	QUICK,
	async ({ page, open, signIn, wordpress }) => {
		const send = (fields: Record<string, string>) =>
			page.request.post(wordpress.admin('admin-post.php'), {
				form: { action: 'site_dashboard_save', replace: '1', ...fields },
			});
		await open('administrator');
		const nonce = await page.locator('.site-dashboard-choice input[name="_wpnonce"]').inputValue();
		expect((await send({})).status()).toBe(403);
		expect((await send({ _wpnonce: 'wrong' })).status()).toBe(403);
		await signIn('editor');
		expect((await send({ _wpnonce: nonce })).status()).toBe(403);
		expect(wordpress.run(`var_dump( get_option( '${OPTION}' ) );`)).toContain('bool(false)');
	},
);

test('leaves connection steps, changes and screens that only Jetpack’s page has to that', async ({
	page,
	signIn,
	wordpress,
}) => {
	wordpress.run(`update_option( '${OPTION}', '1' );`);
	await signIn('administrator');
	for (const step of ['action=authorize&_wpnonce=1', 'connect_url_redirect=true']) {
		await page.goto(wordpress.admin(`${JETPACK_PAGE}&${step}`));
		await expect(page.locator('body')).toHaveText('A step of connecting');
	}
	const answer = await page.request.post(wordpress.admin(JETPACK_PAGE), {
		form: { change: '1' },
		maxRedirects: 0,
	});
	expect(answer.status()).toBe(200);
	for (const hash of ['#/newsletter', '#/connect-user-setup']) {
		await page.goto('about:blank');
		await page.goto(wordpress.admin(JETPACK_PAGE + hash));
		await jetpackIsThere(page);
		expect(new URL(page.url()).hash).toBe(hash);
	}
});

test('doesn’t loop with redirects of other plugins', QUICK, async ({ page, signIn, wordpress }) => {
	const redirects = (map: Record<string, string>) =>
		wordpress.run(`update_option( 'test_redirects', json_decode( '${JSON.stringify(map)}', true ) );`);
	wordpress.run(`update_option( '${OPTION}', '1' );`);
	await signIn('administrator');
	redirects({ jetpack: 'empty' });
	await visit(page, wordpress.admin(JETPACK_PAGE));
	redirects({ jetpack: 'site-dashboard' });
	await visit(page, wordpress.admin(JETPACK_PAGE));
	redirects({ 'site-dashboard': 'jetpack' });
	await page.goto(wordpress.admin(JETPACK_PAGE));
	await jetpackIsThere(page);
});

/** Where the checkout of a product page returns to. */
async function wayBack(page: Page, wordpress: WordPressSite, shown: string): Promise<string> {
	await page.goto('about:blank');
	await visit(page, wordpress.admin(`${shown}#/product/scan`));
	const checkout = page.locator('#jp-plugin-container a[href*="jetpack-product-description-checkout"]');
	const address = new URL((await checkout.first().getAttribute('href')) ?? '');
	return new URLSearchParams(address.searchParams.get('query') ?? '').get('redirect_to') ?? '';
}

test('the checkout returns to the dashboard, wherever it is, and only its own [PROD-044]', async ({
	page,
	signIn,
	wordpress,
}) => {
	await signIn('administrator');
	for (const shown of [OWN_PAGE, JETPACK_PAGE]) {
		if (shown === JETPACK_PAGE) {
			await page.goto(wordpress.admin('admin.php?jp-react-redirect=product-purchased'));
			await jetpackIsThere(page);
			wordpress.run(`update_option( '${OPTION}', '1' );`);
		}
		const back = await wayBack(page, wordpress, shown);
		expect(back).toContain('jp-react-redirect=product-purchased');
		const answer = await page.request.get(back, { maxRedirects: 0 });
		const step = '#/recommendations/product-purchased';
		expect(answer.headers().location).toBe(wordpress.admin(OWN_PAGE + step));
		await visit(page, back);
		expect(page.url()).toContain(`${OWN_PAGE}#/recommendations`);
	}
	const other = `${OWN_PAGE}&jp-react-redirect=https://example.org/`;
	expect((await page.goto(wordpress.admin(other)))?.url()).toBe(wordpress.admin(other));
});
