import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

// Cards below the window don't load.
test.use({ viewport: { width: 1280, height: 3000 } });

/** Akismet with a key that it once took. */
const AKISMET = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'akismet/akismet.php' );
	update_option( 'wordpress_api_key', 'abcdefabcdef' ); update_option( 'akismet_spam_count', 77 );`;

const PLAN = 'jetpack_security_t1_yearly';

/** What each card says; how the data come about is Jetpack's own business. */
const STATES = [
	{
		name: 'a plan at work',
		knobs: {
			...{ plan: PLAN, rewind: 'active', scan: 'idle', threats: 3, akismet: 'valid' },
			overrides: { stats: 'active', monitor: 'active', protect: 'active' },
		},
		php: AKISMET,
		cards: {
			'Needs attention': /3 threats found on your site/,
			Backups: /Active.*Last backup/s,
			Scan: /3 threats found\. Review them/,
			'Spam protection': /Active.*77 spam comments blocked/s,
			'Jetpack Stats': /48,210/,
			'Downtime monitoring': /Monitoring is on.*enabled by a site administrator/s,
			'Brute force protection': /1,234 blocked login attempts/,
		},
	},
	{
		name: 'the free plan',
		knobs: { detached: 2 },
		cards: {
			'Needs attention': /You have 2 unused licenses/,
			Backups: /Off-site backups you can restore in one click/,
			Scan: /Not included in your plan/,
			'Spam protection': /Your plan includes Akismet/,
			Search: /Not included in your plan/,
		},
	},
	{
		name: 'a provider that answers nothing',
		knobs: { fail: { '.*': 'wp_error' } },
		cards: {
			'Needs attention': /WordPress\.com isn’t responding\. Your site works/,
			Backups: /We couldn’t load your backup status/,
			Scan: /We couldn’t load your scan results/,
			'Spam protection': /We couldn’t check your spam protection/,
		},
	},
];

for (const { name, knobs, php, cards } of STATES) {
	test(`the cards show what Jetpack says of ${name}`, async ({ page, host, open }) => {
		host.set('connected', knobs);
		if (php) {
			host.php(php);
		}
		await open('admin');
		for (const [card, text] of Object.entries(cards)) {
			await expect(page.getByRole('region', { name: card, exact: true }), card).toHaveText(text);
		}
		if ('plan' in knobs) {
			await expect
				.poll(() => host.database.option('jetpack_active_plan'))
				.toMatchObject({ product_slug: PLAN });
		}
	});
}

const screen = (page: Page) => page.locator('#jp-plugin-container');

test('My Plan shows the plan and what was bought', async ({ page, host, open, goTo }) => {
	host.set('connected', { plan: 'jetpack_personal' });
	await open('admin', '#/my-plan');
	await expect(screen(page)).toHaveText(/Jetpack Personal.*Renews on October 1, 2027.*\$39\.00 a year/s);
	host.set('connected', { purchases: ['jetpack_backup_t1_yearly', 'jetpack_anti_spam'] });
	await open('admin', '#/my-plan');
	await expect(screen(page)).toHaveText(/Jetpack Free.*My Products.*VaultPress Backup/s);
	await expect(screen(page)).toHaveText(/Akismet Anti-spam/);
	await goTo('/product/scan');
	await expect(page.getByRole('link', { name: /^Get / }).first()).toBeVisible();
	await expect(screen(page)).toContainText('$');
});

test('a user activates a license', async ({ page, host, open }) => {
	host.set('connected', { licensing_ui: true });
	await open('admin', '#/license/activation');
	await expect(page.getByRole('radio', { name: 'Jetpack VaultPress Backup' })).toBeChecked();
	await page.getByRole('button', { name: 'Activate' }).click();
	await expect(page.getByRole('heading', { level: 1, name: /is active/ })).toBeVisible();
	expect(host.calls()).toContain('system.multicall');
});

test('accepting a recommendation turns on its feature', async ({ page, host, open }) => {
	host.set('connected');
	host.php("Jetpack::deactivate_module( 'monitor' );");
	await open('admin', '#/recommendations/monitor');
	await page.getByRole('button', { name: /^Turn on|^Enable|^Activate/ }).click();
	await expect.poll(() => host.database.modules()).toContain('monitor');
	const stored = async () => JSON.stringify(await host.database.option('jetpack_options'));
	await expect.poll(stored).toContain('monitor');
});
