import { expect, test } from '../support/e2e';
import { differencesOf, expectSamePaint, watchFirstPaint, type PrintedSite } from '../support/first-paint';

const ON = ['connected', 'everything-on'];

const SITES: PrintedSite[] = [
	{ name: 'a connected site', scenario: ON, upTo: 'cards' },
	{ name: 'a phone in Arabic', scenario: [...ON, 'arabic'], width: 320, upTo: 'cards' },
	{
		name: 'a page in German, with more tabs than fit',
		scenario: [...ON, 'german'],
		width: 560,
		upTo: 'cards',
	},
	{ name: 'a security plan', scenario: [...ON, 'plan-security'], upTo: 'cards', hasPlaceOnly: true },
	{ name: 'a search', scenario: ON, hash: '#/settings?term=backup', upTo: 'masthead' },
	{ name: 'a site that isn’t connected', scenario: [], upTo: null },
];

test('React renders what the host printed in the same place', async ({ page, open, startSite }) => {
	await watchFirstPaint(page);
	for (const site of SITES) {
		const { scenario, hash = '' } = site;
		await test.step(site.name, async () => {
			const started = await startSite(scenario);
			await expectSamePaint(page, () => open('admin', hash, started), site);
		});
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
