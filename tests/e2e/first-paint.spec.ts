import { expect, signIn, test } from '../support/e2e';
import { differencesOf, watchFirstPaint } from '../support/first-paint';

interface Site {
	name: string;
	scenario: string[];
	user?: string;
	hash?: string;
	width?: number;
	/** The last part that the host's content has; null: it has none. */
	upTo: 'masthead' | 'heading' | 'cards' | null;
	/** The cards of security aren't known yet: only their place is there. */
	hasPlaceOnly?: true;
}

const ON = ['connected', 'everything-on'];

const SITES: Site[] = [
	{ name: 'a connected site', scenario: ON, upTo: 'cards' },
	{ name: 'a phone', scenario: ON, width: 320, upTo: 'cards' },
	{ name: 'a page in Arabic', scenario: [...ON, 'arabic'], upTo: 'cards' },
	{ name: 'a phone in Arabic', scenario: [...ON, 'arabic'], width: 320, upTo: 'cards' },
	{
		name: 'a page in German, with more tabs than fit',
		scenario: [...ON, 'german'],
		width: 560,
		upTo: 'cards',
	},
	{ name: 'a dark page', scenario: [...ON, 'dark'], upTo: 'cards' },
	{ name: 'new recommendations', scenario: [...ON, 'new-recommendations'], upTo: 'cards' },
	{ name: 'a newer host', scenario: [...ON, 'jetpack-16'], upTo: 'cards' },
	{ name: 'a network', scenario: [...ON, 'multisite'], upTo: 'cards', hasPlaceOnly: true },
	{ name: 'a security plan', scenario: [...ON, 'plan-security'], upTo: 'cards', hasPlaceOnly: true },
	{ name: 'modules set by a filter', scenario: [...ON, 'overrides'], upTo: 'cards', hasPlaceOnly: true },
	{ name: 'stats that are off', scenario: ['connected'], upTo: 'cards' },
	{ name: 'settings', scenario: ON, hash: '#/security', upTo: 'masthead' },
	{ name: 'a search', scenario: ON, hash: '#/settings?term=backup', upTo: 'masthead' },
	{ name: 'an editor', scenario: ON, user: 'editor', upTo: 'masthead' },
	{ name: 'a second administrator', scenario: ON, user: 'admin2', upTo: 'masthead' },
	{ name: 'a broken connection', scenario: [...ON, 'connection-error-user'], upTo: 'masthead' },
	{ name: 'a coupon', scenario: [...ON, 'partner-coupon'], upTo: 'masthead' },
	{ name: 'a license error', scenario: [...ON, 'license-error'], upTo: 'masthead' },
	{ name: 'a release', scenario: [...ON, 'release'], upTo: 'masthead' },
	{ name: 'a product’s page', scenario: ON, hash: '#/product/backup', upTo: null },
	{ name: 'an identity crisis', scenario: [...ON, 'identity-crisis'], upTo: null },
	{ name: 'a sandbox', scenario: [...ON, 'sandboxed'], upTo: null },
	{ name: 'a site of the provider', scenario: [...ON, 'woa'], upTo: null },
	{ name: 'offline mode', scenario: ['offline-constant'], upTo: null },
	{ name: 'a site that isn’t connected', scenario: [], upTo: null },
];

for (const { name, scenario, user = 'admin', hash = '', width = 1280, upTo, hasPlaceOnly } of SITES) {
	test.describe(() => {
		test.use({ scenario, viewport: { width, height: 900 } });

		test(`React renders what the host printed in the same place: ${name}`, async ({
			page,
			host,
			complaints,
		}) => {
			await signIn(page, host.origin, user, { landing: '/wp-admin/profile.php' });
			await watchFirstPaint(page);
			await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack${hash}`);
			await page.locator('#jp-plugin-container.jpd-root').waitFor();
			const { parts, differences } = await differencesOf(page);
			expect(differences).toEqual([]);
			expect(parts.at(-1) ?? null).toBe(upTo);
			const titles = await page.evaluate(() => window.printed.filter(({ name }) => name.startsWith('h3')));
			expect(titles.length > 0).toBe(upTo === 'cards' && !hasPlaceOnly);
			expect(complaints).toEqual([]);
		});
	});
}

test.describe(() => {
	test.use({ scenario: ON });

	test('the first paint leaves out the cards when the browser remembers an empty chart', async ({
		page,
		host,
	}) => {
		await signIn(page, host.origin, 'admin', { landing: '/wp-admin/profile.php' });
		await watchFirstPaint(page);
		await page.evaluate(() => localStorage.setItem('site-dashboard-no-views example.com', '1'));
		await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack`);
		await page.locator('#jp-plugin-container.jpd-root').waitFor();
		expect((await differencesOf(page)).parts).toEqual(['masthead', 'heading']);
	});

	test('the first paint shows while the dashboard’s script is pending, but can’t be focused', async ({
		page,
		host,
	}) => {
		await signIn(page, host.origin, 'admin', { landing: '/wp-admin/profile.php' });
		await page.route('**/dashboard.js*', () => {});
		await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack`, { waitUntil: 'commit' });
		await expect(page.getByText('Manage security settings')).toBeVisible();
		await expect(page.locator('#jp-plugin-container > [role=status]')).toHaveText('Loading…');
		await page.keyboard.press('End');
		for (let press = 0; press < 12; press++) {
			await page.keyboard.press('Tab');
			expect(await page.evaluate(() => document.activeElement?.closest('.jpd-first-paint'))).toBeNull();
		}
	});

	test('a page whose dashboard script fails to load says so in place of the first paint', async ({
		page,
		host,
		complaints,
	}) => {
		await signIn(page, host.origin, 'admin', { landing: '/wp-admin/profile.php' });
		await page.route('**/dashboard.js*', (route) => route.abort());
		await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack`);
		const status = page.locator('#jp-plugin-container > [role=status]');
		await expect(status).toHaveText('This screen couldn’t load. Check your connection and try again.');
		await expect(status).toBeInViewport({ ratio: 1 });
		await expect(page.getByText('Manage security settings')).toHaveCount(0);
		// The browser reports the request.
		complaints.splice(0);
	});

	test('the first paint stays hidden when the scripts fail to load', async ({ page, host }) => {
		await signIn(page, host.origin, 'admin', { landing: '/wp-admin/profile.php' });
		await page.route(/dashboard\.js|first-paint-/, (route) => route.abort());
		await page.goto(`${host.origin}/wp-admin/admin.php?page=jetpack`);
		await expect(page.getByText('Manage security settings')).toBeHidden();
		await expect(page.locator('#jp-plugin-container > [role=status]')).toBeVisible();
	});
});
