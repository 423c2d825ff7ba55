import type { Locator, Page } from '@playwright/test';
import type { ReferenceHost } from './support/host';
import { hasNewsletter } from './support/settings';
import { expect, test } from './support/test';

const NAME = 'jetpack_subscriptions_from_name';

test.beforeEach(async ({ host, isThere }) => {
	host.set('connected');
	const isHere = isThere && (await hasNewsletter(host));
	test.skip(!isHere, 'This Jetpack has no settings of a newsletter.');
});

const setting = (page: Page, name: string) =>
	page.locator(`[data-setting="${name}"]`).filter({ visible: true }).last();

async function save(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Save settings' }).click();
	await expect(page.getByText('Unsaved changes')).toHaveCount(0);
}

/** Clicks a switch, and waits until the change is saved. */
async function flip(control: Locator, isOn: boolean): Promise<void> {
	await control.click();
	await expect(control).toBeChecked({ checked: isOn });
	await expect(control).not.toHaveAttribute('aria-busy', 'true');
}

const turnOn = (host: ReferenceHost) =>
	host.php("Jetpack::activate_module( 'subscriptions', false, false );");

test('a new user finds the newsletter, turns it on and changes the sender’s name', async ({
	page,
	host,
	open,
}) => {
	await open('admin', '#/settings');
	await page.getByRole('searchbox').fill('newsletter');
	await expect(page.getByRole('heading', { level: 2, name: 'Newsletter' })).toBeVisible();
	await flip(setting(page, 'subscriptions').getByRole('switch'), true);
	await expect.poll(() => host.database.modules()).toContain('subscriptions');

	const before = await host.database.option(NAME);
	const name = page.getByRole('textbox', { name: 'Sender name' });
	const stored = await name.inputValue();
	await name.fill('Ann’s “Letters” & more');
	await expect(page.getByRole('figure', { name: /Preview of an email/ })).toContainText(
		'Ann’s “Letters” & more',
	);
	expect(await host.database.option(NAME)).toEqual(before);
	await save(page);
	await expect.poll(() => host.database.option(NAME)).toBe('Ann’s “Letters” & more');

	await name.fill(stored);
	await save(page);
	await expect.poll(() => host.database.option(NAME)).toBe(stored);
});

test('every newsletter switch saves on and off', async ({ page, host, open, goTo }) => {
	turnOn(host);
	await open('admin', '#/newsletter');
	// Cards are drawn one after the other.
	await goTo('/newsletter');
	await expect(setting(page, 'newsletter')).toBeVisible();
	const names = await page
		.locator('[data-setting]:has(> [role="switch"], > * > [role="switch"])')
		.evaluateAll((places) => places.map((place) => (place as HTMLElement).dataset.setting ?? ''));
	const options = names.filter((name) => name !== 'subscriptions');
	expect(options.length).toBeGreaterThan(10);
	for (const option of options) {
		const control = setting(page, option).getByRole('switch');
		const wasOn = await control.isChecked();
		for (const isOn of [!wasOn, wasOn]) {
			await flip(control, isOn);
			await expect
				.poll(async () => [option, Boolean(Number(await host.database.option(option)))])
				.toEqual([option, isOn]);
		}
	}
});

test('replies, length, categories and messages are saved', async ({ page, host, open }) => {
	turnOn(host);
	host.php(`wp_insert_term( 'News & views', 'category' );
		update_option( 'subscription_options', array( 'welcome' => 'Hi', 'seasonal' => 'Ho' ) );`);
	await open('admin', '#/newsletter');
	await page.getByRole('radio', { name: 'Don’t accept replies' }).check();
	await page.getByRole('radio', { name: 'Excerpt' }).check();
	await flip(setting(page, 'wpcom_newsletter_categories_enabled').getByRole('switch'), true);
	const categories = page.getByRole('group', { name: 'Categories' });
	await categories.getByRole('checkbox', { name: 'News & views' }).check();
	await page.getByRole('textbox', { name: 'Welcome email' }).fill('<strong>Hello</strong>');
	await save(page);

	const option = host.database.option.bind(host.database);
	expect(await option('jetpack_subscriptions_reply_to')).toBe('no-reply');
	expect(Boolean(Number(await option('wpcom_subscription_emails_use_excerpt')))).toBe(true);
	expect(JSON.stringify(await option('wpcom_newsletter_categories'))).toMatch(/term_id/);
	// What nobody has a field for stays, though the host takes no such member.
	expect(await option('subscription_options')).toMatchObject({
		welcome: '<strong>Hello</strong>',
		seasonal: 'Ho',
	});

	await page.getByRole('radio', { name: 'Publish replies as comments' }).check();
	await page.getByRole('radio', { name: 'Full text' }).check();
	await page.getByRole('textbox', { name: 'Welcome email' }).fill('Hi');
	await save(page);
	await expect.poll(() => option('jetpack_subscriptions_reply_to')).toBe('comment');
	expect(Boolean(Number(await option('wpcom_subscription_emails_use_excerpt')))).toBe(false);
	expect(await option('subscription_options')).toMatchObject({ welcome: 'Hi', seasonal: 'Ho' });
});

test('old links and Jetpack’s links open the tab, which links to the subscribers', async ({
	page,
	host,
	open,
}) => {
	turnOn(host);
	await open('admin', '#/discussion?at=subscriptions');
	await expect(page).toHaveURL(/#\/newsletter\?at=subscriptions$/);
	await expect(setting(page, 'subscriptions').getByRole('switch')).toBeFocused();
	const link = page.getByRole('link', { name: 'View email subscribers' });
	expect(await link.getAttribute('href')).toContain('page=jetpack-newsletter');

	host.php("update_option( 'site_dashboard_replaces_jetpack', '1' );");
	await page.goto('about:blank');
	await page.goto(host.admin('admin.php?page=jetpack#/newsletter'));
	await expect(page).toHaveURL(/page=site-dashboard.*#\/newsletter$/);
	await expect(setting(page, 'newsletter')).toBeVisible();
});
