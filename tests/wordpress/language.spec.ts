import { dashboardIsThere, expect, OWN_PAGE, test } from './support/wordpress';

const CATALOGUE = 'wp-content/plugins/site-dashboard/languages/site-dashboard-de_DE-site-dashboard.json';

test.beforeAll(({ wordpress }) => {
	wordpress.jetpack('connected');
	const messages = {
		'': { domain: 'messages', lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' },
		'My Plan': ['Mein <Tarif>'],
	};
	wordpress.write(CATALOGUE, JSON.stringify({ domain: 'messages', locale_data: { messages } }));
});

test.afterAll(({ wordpress }) => {
	wordpress.run(`delete_user_meta( 1, 'locale' ); unlink( ABSPATH . '${CATALOGUE}' );
		rmdir( dirname( ABSPATH . '${CATALOGUE}' ) );`);
});

test('speaks the language of the user, where there is a catalogue', async ({ page, open, wordpress }) => {
	wordpress.run(`update_user_meta( 1, 'locale', 'de_DE' );`);
	await open('administrator');
	await expect(
		page.locator('#jp-plugin-container').getByRole('link', { name: 'Mein <Tarif>' }),
	).toBeVisible();
	wordpress.run(`update_user_meta( 1, 'locale', 'fr_FR' );`);
	await page.goto(wordpress.admin(OWN_PAGE));
	await dashboardIsThere(page);
	await expect(page.locator('script[id="site-dashboard-catalogue"]')).toHaveCount(0);
	await expect(page.locator('#jp-plugin-container').getByRole('link', { name: 'My Plan' })).toBeVisible();
});
