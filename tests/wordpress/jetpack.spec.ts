import type { Page } from '@playwright/test';
import { EMPTY_PAGE, expect, OWN_PAGE, test, QUICK } from './support/wordpress';

test.afterAll(({ wordpress }) => {
	wordpress.run("delete_option( 'stand_in_coupon' );");
	wordpress.jetpack('connected');
});

test('does without methods of Jetpack’s, and without its packages refuses editors', async ({
	page,
	open,
	signIn,
	wordpress,
}) => {
	wordpress.jetpack('connected', { kind: 'later' });
	await open('editor');
	await expect(page.getByRole('region', { name: /Brute force/i })).toBeVisible();
	wordpress.jetpack('connected', { kind: 'bare' });
	await open('administrator');
	await expect(page.getByRole('region', { name: /Brute force/i })).toBeVisible();
	await signIn('editor');
	expect((await page.goto(wordpress.admin(OWN_PAGE)))?.status()).toBe(403);
});

test('survives failures inside Jetpack, and keeps other admin pages working', async ({
	page,
	open,
	signIn,
	wordpress,
}) => {
	wordpress.jetpack('connected', { kind: 'broken' });
	await open('administrator');
	expect((await page.locator('script[id="site-dashboard-preloaded"]').textContent())?.trim()).toBe('{}');
	// What the page could not have, the dashboard asks for itself.
	await expect(page.getByRole('region', { name: /Brute force/i })).toContainText('1,234');
	await signIn('editor');
	expect((await page.goto(wordpress.admin(OWN_PAGE)))?.status()).toBe(403);
	expect((await page.goto(wordpress.admin(EMPTY_PAGE)))?.status()).toBe(200);
	await expect(page.getByRole('heading', { name: 'Empty page' })).toBeVisible();
});

/** What the page prints to whom is logged in. */
async function stateOf(page: Page, address: string): Promise<Record<string, object>> {
	const html = await (await page.request.get(address)).text();
	const text = /id="Initial_State"[^>]*>\s*(.*)\s*<\/script>/.exec(html)?.[1];
	return JSON.parse(text ?? '') as Record<string, object>;
}

const HELPER = 'wp-content/elsewhere/_inc/lib/admin-pages/class-jetpack-redux-state-helper.php';

test(
	'builds the state itself if Jetpack’s state class fails',
	QUICK,
	async ({ page, open, signIn, wordpress }) => {
		const own = wordpress.admin(OWN_PAGE);
		for (const role of ['editor', 'administrator'] as const) {
			await signIn(role);
			wordpress.jetpack('connected');
			const { settings, connectionStatus } = await stateOf(page, own);
			const isManager = role === 'administrator';
			for (const state of ['throws', 'renamed', 'odd', 'elsewhere', 'half'] as const) {
				if (state === 'half') {
					wordpress.write(HELPER, '<?php class Half {');
				} else {
					wordpress.jetpack('connected', { state });
				}
				expect(await stateOf(page, own), `${role}, ${state}`).toMatchObject({
					settings,
					connectionStatus,
					getModules: { protect: { activated: true } },
					userData: { currentUser: { permissions: { admin_page: true, manage_modules: isManager } } },
				});
			}
			wordpress.run(`unlink( ABSPATH . '${HELPER}' );`);
		}
		await open('administrator');
		await expect(page.getByRole('region', { name: /Brute force/i })).toContainText('1,234');
		await expect(page.getByText('Some data is missing from this page.')).toHaveCount(0);
		expect(wordpress.run(`echo get_option( 'stand_in_waited_for', 'nothing' );`)).toContain('nothing');
	},
);

test('prints where the site is hosted and what theme it has, even if Jetpack doesn’t', async ({
	page,
	signIn,
	wordpress,
}) => {
	await signIn('administrator');
	const own = wordpress.admin(OWN_PAGE);
	const flags = (is: boolean) => ({ isAtomicSite: is, isWoASite: is, isAtomicPlatform: is });
	for (const [jetpack, isHosted] of [
		[{ host: 'provider', state: 'flagless' }, true],
		[{ host: 'provider', state: 'renamed' }, true],
		[{ state: 'flagless' }, false],
		// What Jetpack prints wins.
		[{ host: 'provider' }, false],
	] as const) {
		wordpress.jetpack('connected', jetpack);
		expect((await stateOf(page, own)).siteData).toMatchObject(flags(isHosted));
	}
	wordpress.jetpack('connected', { state: 'renamed' });
	expect((await stateOf(page, own)).themeData).toMatchObject({ isBlockTheme: true });
	wordpress.write('wp-content/themes/classic/style.css', '/*\nTheme Name: Classic\n*/');
	wordpress.write('wp-content/themes/classic/index.php', '<?php');
	wordpress.run(`update_option( 'test_theme', get_stylesheet() ); switch_theme( 'classic' );`);
	expect((await stateOf(page, own)).themeData).toMatchObject({ isBlockTheme: false });
	wordpress.run(`switch_theme( get_option( 'test_theme' ) ); delete_option( 'test_theme' );`);
});

test('resolves a partner’s logo among Jetpack’s images, unless its URL is absolute', async ({
	page,
	signIn,
	wordpress,
}) => {
	wordpress.jetpack('connected');
	await signIn('administrator');
	const couponOf = async (src: string) => {
		wordpress.run(
			`update_option( 'stand_in_coupon', array( 'partner' => array( 'logo' => array( 'src' => '${src}' ) ) ) );`,
		);
		return (await stateOf(page, wordpress.admin(OWN_PAGE))).partnerCoupon;
	};
	const withPicture = (src: string) => ({ partner: { logo: { src } } });
	const pictures = `${wordpress.address}/wp-content/mu-plugins/jetpack-stand-in`;
	expect(await couponOf('/images/partner.svg')).toEqual(withPicture(`${pictures}/images/partner.svg`));
	expect(await couponOf('https://example.org/partner.svg')).toEqual(
		withPicture('https://example.org/partner.svg'),
	);
});
