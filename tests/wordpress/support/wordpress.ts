import { existsSync, readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { complaintsOf, dashboardIsThere } from '../../support/e2e';
import { ANSWERS_FILE, type Situations } from './answers';
import { findPrograms } from './programs';
import { WordPressSite, type Role } from './wordpress-site';

export const OWN_PAGE = 'admin.php?page=site-dashboard';
export const JETPACK_PAGE = 'admin.php?page=jetpack';
/** A page of the admin with nothing but a heading. */
export const EMPTY_PAGE = 'admin.php?page=empty';

/** Of tests that a quick run has. */
export const QUICK = { tag: '@quick' };

interface WorkerFixtures {
	wordpress: WordPressSite;
}

interface Fixtures {
	/** Leaves a test out where no WordPress can be had. */
	isThere: true;
	/** What the page logged as an error, and what it threw. */
	complaints: string[];
	/** Signs somebody in. */
	signIn: (role: Role) => Promise<void>;
	/** Signs somebody in and opens the dashboard. */
	open: (role: Role, hash?: string) => Promise<void>;
}

/** What the hooks around tests that are left out talk to. */
export const NO_SITE = { jetpack: () => {}, run: () => '', write: () => {} } as unknown as WordPressSite;

/** Installs a WordPress; null where none can be had. */
export async function startSite(): Promise<WordPressSite | null> {
	const programs = findPrograms();
	if (!programs || !existsSync(ANSWERS_FILE)) {
		return null;
	}
	const situations = JSON.parse(readFileSync(ANSWERS_FILE, 'utf8')) as Situations;
	return WordPressSite.start(programs, situations);
}

/** A test on a WordPress shared by the tests of a file. Errors on the page or in PHP's log fail it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	wordpress: [
		// eslint-disable-next-line no-empty-pattern -- Playwright reads the names from this pattern.
		async ({}, use) => {
			const site = await startSite();
			await use(site ?? NO_SITE);
			await site?.close();
		},
		{ scope: 'worker', timeout: 600_000 },
	],
	isThere: [
		async ({ wordpress }, use) => {
			base.skip(wordpress === NO_SITE, 'No WordPress can be had here.');
			await use(true);
		},
		{ auto: true },
	],
	complaints: async ({ page, wordpress }, use) => {
		const complaints = complaintsOf(page);
		const before = wordpress.complaints().length;
		await use(complaints);
		expect(complaints).toEqual([]);
		const logged = wordpress.complaints().slice(before).split('\n');
		expect(logged.filter((line) => line.includes('/plugins/site-dashboard/'))).toEqual([]);
	},
	signIn: async ({ page, wordpress, complaints }, use) => {
		await page.route(/stats\.wp\.com|gravatar\.com|w\.org/, (route) => route.abort());
		await use(async (role) => {
			expect(complaints).toEqual([]);
			// So that the next URL loads, even if it differs only in its hash.
			await page.goto('about:blank');
			await page.context().clearCookies();
			await page.context().addCookies(await wordpress.cookiesOf(role));
		});
	},
	open: async ({ page, wordpress, signIn }, use) => {
		await use(async (role, hash = '#/dashboard') => {
			await signIn(role);
			await visit(page, wordpress.admin(OWN_PAGE + hash));
		});
	},
});

/** Opens an address at which the dashboard is. */
export async function visit(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await dashboardIsThere(page);
}

/** Changes whether the dashboard takes the place of Jetpack's page, and waits until that's stored. */
export async function saveChoice(page: Page): Promise<void> {
	const form = page.locator('.site-dashboard-choice');
	// By keyboard: clicks are lost if the cards above grow in the middle of them.
	await form.getByRole('checkbox', { name: /Replace Jetpack’s own page/ }).press('Space');
	await form.getByRole('button', { name: 'Save' }).press('Enter');
	await page.locator('.notice-success').first().waitFor();
	await dashboardIsThere(page);
}

/** Counts everything that names the plugin in any table, of a network, too. */
export const TRACES = `global $wpdb;
	$count = 0;
	foreach ( $wpdb->get_col( "SHOW TABLES" ) as $table ) {
		foreach ( array( 'options' => 'option_name', 'meta' => 'meta_key' ) as $end => $column ) {
			if ( preg_match( "/$end$/", $table ) ) {
				$count += $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE $column LIKE '%site_dashboard%' OR $column LIKE '%site-dashboard%'" );
			}
		}
	}
	echo $count;`;

/** Deletes the plugin by the list of plugins that's open, and expects nothing of it to be left. */
export async function leaveNothing(page: Page, wordpress: WordPressSite, folder = ''): Promise<void> {
	// The link itself, as it works without a script, leads to a page that asks once more.
	const link = page.locator('tr[data-slug="site-dashboard"]').getByRole('link', { name: /Delete/ });
	await page.goto(wordpress.admin(folder + ((await link.getAttribute('href')) ?? '')));
	await page.getByRole('button', { name: /Yes, delete/ }).click();
	const body = page.locator('body');
	await expect(body).toContainText(/was successfully deleted|selected plugin has been deleted/);
	expect(wordpress.has('wp-content/plugins/site-dashboard')).toBe(false);
	expect(Number(wordpress.run(TRACES))).toBe(0);
}

export { dashboardIsThere, expect };
