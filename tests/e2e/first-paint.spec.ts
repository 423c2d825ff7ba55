import { expect, test } from '../support/e2e';
import { differencesOf, watchFirstPaint } from '../support/first-paint';

const ON = ['connected', 'everything-on'];

interface PrintedSite {
	name: string;
	scenario: string[];
	hash?: string;
	width?: number;
	/** The last part that the host's content has; none: it has no content. */
	upTo?: 'masthead' | 'cards';
	/** The cards of security aren't known yet: only their place is there. */
	hasPlaceOnly?: true;
}

const SITES: PrintedSite[] = [
	{ name: 'a connected site', scenario: ON, upTo: 'cards' },
	{ name: 'a phone in Arabic', scenario: [...ON, 'arabic'], width: 320, upTo: 'cards' },
	{ name: 'tabs in German, more than fit', scenario: [...ON, 'german'], width: 560, upTo: 'cards' },
	{ name: 'a security plan', scenario: [...ON, 'plan-security'], upTo: 'cards', hasPlaceOnly: true },
	{ name: 'a search', scenario: ON, hash: '#/settings?term=backup', upTo: 'masthead' },
	{ name: 'a broken connection', scenario: [...ON, 'connection-error-user'], upTo: 'masthead' },
	{ name: 'a product’s page', scenario: ON, hash: '#/product/backup' },
	{ name: 'a site that isn’t connected', scenario: [] },
];

test('React renders what the host printed in the same place', async ({ page, open, startSite }) => {
	await watchFirstPaint(page);
	for (const { name, scenario, hash = '', width = 1280, upTo, hasPlaceOnly } of SITES) {
		await page.setViewportSize({ width, height: 900 });
		await open('admin', hash, await startSite(scenario));
		const { parts, differences } = await differencesOf(page);
		expect(differences, name).toEqual([]);
		expect(parts.at(-1), name).toBe(upTo);
		const titles = await page.evaluate(() => window.printed.filter((each) => each.name.startsWith('h3')));
		expect(titles.length > 0, name).toBe(upTo === 'cards' && !hasPlaceOnly);
	}
});

test.describe('the first paint', () => {
	test.use({ scenario: ON });

	test('leaves out the cards when the browser remembers an empty chart', async ({ page, host, open }) => {
		await page.goto(`${host.origin}/wp-login.php`);
		await page.evaluate(() => localStorage.setItem('site-dashboard-no-views example.com', '1'));
		await watchFirstPaint(page);
		await open('admin', '');
		expect((await differencesOf(page)).parts).toEqual(['masthead', 'heading']);
	});

	test('can’t be focused, gives way to an error without its script, and needs a script to show', async ({
		page,
		host,
		complaints,
	}) => {
		const status = page.locator('#jp-plugin-container > [role=status]');
		const printed = page.getByText('Manage security settings');
		await host.signIn(page.context(), 'admin');
		await page.route('**/dashboard.js*', () => {});
		await page.goto(host.address(), { waitUntil: 'commit' });
		await expect(printed).toBeVisible();
		await expect(status).toHaveText('Loading…');
		await page.keyboard.press('End');
		for (let press = 0; press < 12; press++) {
			await page.keyboard.press('Tab');
			expect(await page.evaluate(() => document.activeElement?.closest('.jpd-first-paint'))).toBeNull();
		}

		await page.unrouteAll({ behavior: 'ignoreErrors' });
		await page.route('**/dashboard.js*', (route) => route.abort());
		await page.goto(host.address());
		await expect(status).toHaveText('This screen couldn’t load. Check your connection and try again.');
		await expect(status).toBeInViewport({ ratio: 1 });
		await expect(printed).toHaveCount(0);

		await page.route('**/first-paint-*', (route) => route.abort());
		await page.goto(host.address());
		await expect(status).toBeVisible();
		await expect(printed).toBeHidden();
		// The browser reports the requests.
		complaints.splice(0);
	});
});
