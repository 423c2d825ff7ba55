import type { Page } from '@playwright/test';
import {
	dashboardIsThere,
	expect,
	JETPACK_PAGE,
	OWN_PAGE,
	saveChoice,
	test,
	QUICK,
} from './support/wordpress';

const OPTION = 'site_dashboard_replaces_jetpack';

test.beforeEach(({ wordpress }) => {
	wordpress.jetpack('connected');
	wordpress.run(`delete_option( '${OPTION}' ); delete_option( 'test_redirects' );`);
});

test.afterAll(({ wordpress }) => {
	wordpress.run(`delete_option( '${OPTION}' ); delete_option( 'test_redirects' );`);
	wordpress.jetpack('connected');
});

async function choose(page: Page, isWanted: boolean): Promise<void> {
	const checkbox = page.getByRole('checkbox', { name: /Replace Jetpack’s own page/ });
	await expect(checkbox).toBeChecked({ checked: !isWanted });
	await saveChoice(page);
}

const jetpackIsThere = (page: Page) =>
	expect(page.locator('#jp-plugin-container')).toHaveText('Page of Jetpack');

test(
	'replaces Jetpack’s page if an administrator chooses it, and restores it',
	QUICK,
	async ({ page, open, wordpress }) => {
		await open('administrator');
		await choose(page, true);
		await expect(page.locator('.notice-success')).toContainText('now replaces Jetpack’s own page');
		await expect(page.locator('#toplevel_page_jetpack li.current')).toHaveText(['Site dashboard']);

		await page.goto(wordpress.admin(`${JETPACK_PAGE}&from=mail#/security`));
		await dashboardIsThere(page);
		expect(page.url()).toBe(wordpress.admin(`${OWN_PAGE}&from=mail#/security`));
		expect(await page.content()).not.toMatch(
			/react-plugin|wp-components|moment(\.min)?\.js|Connect prompt of Jetpack/,
		);
		await expect(page.locator('#toplevel_page_jetpack li.current')).toHaveText(['Site settings']);

		// By keyboard: a click is lost if the cards above grow in the middle of it.
		await page.getByRole('link', { name: 'Open Jetpack’s own page' }).press('Enter');
		await jetpackIsThere(page);

		await page.goto(wordpress.admin(OWN_PAGE));
		await dashboardIsThere(page);
		await choose(page, false);
		await page.goto(wordpress.admin(JETPACK_PAGE));
		await jetpackIsThere(page);
		expect(wordpress.run(`var_dump( get_option( '${OPTION}' ) );`)).toContain('bool(false)');
	},
);

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

test('makes links return to the dashboard, whether or not it replaces Jetpack’s page', async ({
	page,
	signIn,
	wordpress,
}) => {
	// Only classic themes have something to set in the Customizer.
	wordpress.write('wp-content/themes/classic/style.css', '/*\nTheme Name: Classic\n*/');
	wordpress.write('wp-content/themes/classic/index.php', '<?php');
	wordpress.run(`update_option( 'test_theme', get_stylesheet() ); switch_theme( 'classic' );`);
	await signIn('administrator');
	for (const shown of [OWN_PAGE, JETPACK_PAGE]) {
		if (shown === JETPACK_PAGE) {
			wordpress.run(`update_option( '${OPTION}', '1' );`);
		}
		await page.goto(wordpress.admin(`${shown}#/traffic`));
		await dashboardIsThere(page);
		const link = page.locator('#jp-plugin-container a[href*="customize.php"]').first();
		await expect(link).toBeAttached();
		expect(new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('return')).toBe(
			wordpress.admin(`${OWN_PAGE}#/traffic`),
		);
		await expect(page.locator('#jp-plugin-container').getByRole('link', { name: 'Privacy' })).toHaveAttribute(
			'href',
			wordpress.admin(`${OWN_PAGE}#/privacy`),
		);
	}

	wordpress.run(`switch_theme( get_option( 'test_theme' ) ); delete_option( 'test_theme' );`);
	await page.reload();
	await dashboardIsThere(page);
	await expect(page.getByRole('link', { name: /^Add related posts to a template/ })).toHaveAttribute(
		'href',
		wordpress.admin('site-editor.php?postType=wp_template'),
	);
});

test('leaves connection steps and POST requests to Jetpack', async ({ page, signIn, wordpress }) => {
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
});

test('forwards to Jetpack’s page for screens only that has', async ({ page, signIn, wordpress }) => {
	wordpress.run(`update_option( '${OPTION}', '1' );`);
	await signIn('administrator');
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
	await page.goto(wordpress.admin(JETPACK_PAGE));
	await dashboardIsThere(page);
	redirects({ jetpack: 'site-dashboard' });
	await page.goto(wordpress.admin(JETPACK_PAGE));
	await dashboardIsThere(page);
	redirects({ 'site-dashboard': 'jetpack' });
	await page.goto(wordpress.admin(JETPACK_PAGE));
	await jetpackIsThere(page);
});
