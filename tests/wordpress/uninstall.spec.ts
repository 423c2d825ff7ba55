import { expect, saveChoice, test, QUICK } from './support/wordpress';

/** Everything that names the plugin in the tables of WordPress. */
const TRACES = `global $wpdb;
	echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%site_dashboard%' OR option_name LIKE '%site-dashboard%'" )
		+ $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key LIKE '%site_dashboard%' OR meta_key LIKE '%site-dashboard%'" );`;

test('leaves nothing behind when an administrator deletes it', QUICK, async ({ page, open, wordpress }) => {
	wordpress.jetpack('connected');
	await open('administrator');
	await saveChoice(page);
	expect(Number(wordpress.run(TRACES))).toBeGreaterThan(0);

	await page.goto(wordpress.admin('plugins.php'));
	const row = page.locator('tr[data-slug="site-dashboard"]');
	await row.getByRole('link', { name: /Deactivate/ }).click();
	// The link itself, as it works without a script, leads to a page that asks once more.
	const address = await row.getByRole('link', { name: /Delete/ }).getAttribute('href');
	await page.goto(wordpress.admin(address ?? ''));
	await page.getByRole('button', { name: /Yes, delete/ }).click();
	await expect(page.locator('body')).toContainText(
		/was successfully deleted|selected plugin has been deleted/,
	);
	expect(wordpress.has('wp-content/plugins/site-dashboard')).toBe(false);
	expect(Number(wordpress.run(TRACES))).toBe(0);
	wordpress.installPlugin();
	await open('administrator');
});
