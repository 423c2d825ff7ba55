import { EMPTY_PAGE, expect, JETPACK_PAGE, OWN_PAGE, test } from './support/wordpress';

const OPTION = 'site_dashboard_replaces_jetpack';

test.beforeEach(({ wordpress }) => void wordpress.run(`delete_option( '${OPTION}' );`));

test.afterAll(({ wordpress }) => {
	wordpress.run(`delete_option( '${OPTION}' ); delete_option( 'stand_in_coupon' );`);
	wordpress.jetpack('connected');
});

test('asks the packages of a Jetpack that answers no more by itself', async ({ page, open, wordpress }) => {
	wordpress.jetpack('connected', { kind: 'later' });
	await open('editor');
	await expect(page.getByRole('region', { name: /Brute force/i })).toBeVisible();
});

test('shows managers the dashboard of a Jetpack without its packages, and lets nobody else in', async ({
	page,
	open,
	signIn,
	wordpress,
}) => {
	wordpress.jetpack('connected', { kind: 'bare' });
	await open('administrator');
	await expect(page.getByRole('region', { name: /Brute force/i })).toBeVisible();
	await signIn('editor');
	expect((await page.goto(wordpress.admin(OWN_PAGE)))?.status()).toBe(403);
});

test('goes on without what a Jetpack fails at, and leaves the other pages of the admin whole', async ({
	page,
	open,
	signIn,
	wordpress,
}) => {
	wordpress.jetpack('connected', { kind: 'broken' });
	await open('administrator');
	expect((await page.locator('script[id="site-dashboard-answers"]').textContent())?.trim()).toBe('{}');
	// What the page could not have, the dashboard asks for itself.
	await expect(page.getByRole('region', { name: /Brute force/i })).toContainText('1,234');
	await signIn('editor');
	expect((await page.goto(wordpress.admin(OWN_PAGE)))?.status()).toBe(403);
	expect((await page.goto(wordpress.admin(EMPTY_PAGE)))?.status()).toBe(200);
	await expect(page.getByRole('heading', { name: 'Empty page' })).toBeVisible();
});

test('says that it does not know a Jetpack whose state it cannot have, and leaves that one its page', async ({
	page,
	signIn,
	wordpress,
}) => {
	wordpress.jetpack('connected', { kind: 'unknown' });
	await signIn('administrator');
	expect((await page.goto(wordpress.admin(OWN_PAGE)))?.status()).toBe(200);
	await expect(page.locator('.wrap')).toContainText('does not know the Jetpack of this site yet');
	expect(await page.content()).not.toContain('/plugins/site-dashboard/');
	wordpress.run(`update_option( '${OPTION}', '1' );`);
	await page.goto(wordpress.admin(JETPACK_PAGE));
	await expect(page.locator('#jp-plugin-container')).toHaveText('Page of Jetpack');
});

test('tells the dashboard the version of WordPress, which is copied with the details of a failure', async ({
	page,
	open,
	wordpress,
}) => {
	wordpress.jetpack('connected');
	await open('administrator');
	const text = await page.locator('script[id="JP_CONNECTION_INITIAL_STATE"]').textContent();
	const { wpVersion } = JSON.parse(text ?? '') as { wpVersion: string };
	expect(wpVersion).toMatch(/^\d+\.\d/);
	expect(wordpress.run(`echo get_bloginfo( 'version' );`)).toContain(wpVersion);
});

test('finds the picture of a partner among those of Jetpack, unless it has an address of its own', async ({
	page,
	open,
	wordpress,
}) => {
	wordpress.jetpack('connected');
	const stateOf = async (src: string) => {
		wordpress.run(
			`update_option( 'stand_in_coupon', array( 'partner' => array( 'logo' => array( 'src' => '${src}' ) ) ) );`,
		);
		await open('administrator');
		const text = await page.locator('script[id="Initial_State"]').textContent();
		return (JSON.parse(text ?? '') as { partnerCoupon: unknown }).partnerCoupon;
	};
	const withPicture = (src: string) => ({ partner: { logo: { src } } });
	const pictures = `${wordpress.address}/wp-content/mu-plugins/jetpack-stand-in`;
	expect(await stateOf('/images/partner.svg')).toEqual(withPicture(`${pictures}/images/partner.svg`));
	expect(await stateOf('https://example.org/partner.svg')).toEqual(
		withPicture('https://example.org/partner.svg'),
	);
});
