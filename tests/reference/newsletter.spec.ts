import type { Page } from '@playwright/test';
import { hasNewsletter } from './support/settings';
import { expect, test, VERSION } from './support/test';

test.beforeEach(({ host }) => {
	host.set('connected');
	host.php("Jetpack::activate_module( 'subscriptions', false, false );");
});

const setting = (page: Page, name: string) =>
	page.locator(`[data-setting="${name}"]`).filter({ visible: true }).last();

test('saved messages keep parts nobody has a field for', VERSION, async ({ page, host, open }) => {
	const isHere = 'subscription_options' in ((await host.rest('settings')) as object);
	host.php("update_option( 'subscription_options', array( 'welcome' => 'Hi', 'seasonal' => 'Ho' ) );");
	await open('admin', '#/newsletter');
	const field = page.getByRole('textbox', { name: 'Welcome email' });
	await expect(field).toHaveCount(isHere ? 1 : 0);
	if (!isHere) {
		return;
	}
	await field.fill('<strong>Hello</strong>');
	await page.getByRole('button', { name: 'Save settings' }).click();
	await expect
		.poll(() => host.database.option('subscription_options'))
		.toMatchObject({ welcome: '<strong>Hello</strong>', seasonal: 'Ho' });
});

test(
	'old links and Jetpack’s links open the settings, which link to the subscribers',
	VERSION,
	async ({ page, host, open }) => {
		await open('admin', '#/discussion?at=subscriptions');
		await expect(setting(page, 'subscriptions').getByRole('switch')).toBeFocused();
		// Where the host has no page for them, they're at the provider.
		const isHere = (await host.statusOf('admin', 'admin.php?page=jetpack-newsletter')) === 200;
		await expect(page.getByRole('link', { name: 'View email subscribers' })).toHaveAttribute(
			'href',
			isHere ? /page=jetpack-newsletter/ : /^https:/,
		);
		if (!(await hasNewsletter(host))) {
			await expect(page).toHaveURL(/#\/discussion\?at=subscriptions$/);
			return;
		}
		await expect(page).toHaveURL(/#\/newsletter\?at=subscriptions$/);
		host.php("update_option( 'site_dashboard_replaces_jetpack', '1' );");
		await page.goto('about:blank');
		await page.goto(host.admin('admin.php?page=jetpack#/newsletter'));
		await expect(page).toHaveURL(/page=site-dashboard.*#\/newsletter$/);
		await expect(setting(page, 'newsletter')).toBeVisible();
	},
);
