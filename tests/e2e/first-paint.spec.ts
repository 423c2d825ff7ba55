import type { Page } from '@playwright/test';
import { dashboardIsThere, expect, test } from '../support/e2e';

const ON = ['connected', 'plan-free', 'everything-on'];

interface PrintedSite {
	name: string;
	scenario: string[];
	user?: string;
	hash?: string;
	width?: number;
	/** Logo, tabs and headings that show before the dashboard's script is there. */
	count: number;
}

const SITES: PrintedSite[] = [
	{ name: 'a free site', scenario: ON, count: 10 },
	{ name: 'a site without stats', scenario: ['connected', 'plan-free'], count: 10 },
	{ name: 'a phone in Arabic', scenario: [...ON, 'arabic'], width: 320, count: 10 },
	{ name: 'tabs in German, more than fit', scenario: [...ON, 'german'], width: 560, count: 10 },
	{ name: 'a security plan', scenario: [...ON, 'plan-security'], count: 5 },
	{ name: 'an editor', scenario: [...ON, 'editor-linked'], user: 'editor', count: 1 },
	{ name: 'a search', scenario: ON, hash: '#/settings?term=backup', count: 1 },
	{ name: 'a broken connection', scenario: [...ON, 'connection-error-user'], count: 1 },
	{ name: 'a product’s page', scenario: ON, hash: '#/product/backup', count: 0 },
	{ name: 'a site that isn’t connected', scenario: [], count: 0 },
];

/** What shows of logo, tabs and headings, and where. */
const shownOn = (page: Page) =>
	page
		.locator('#jp-plugin-container')
		.locator('a:has(> [width="28"]), nav, h1 > :first-child, h2, h3')
		.evaluateAll((elements) =>
			elements
				.filter((element) => element.checkVisibility())
				.map((element) => {
					const { x, y, height } = element.getBoundingClientRect();
					const text = element.localName === 'nav' ? 'tabs' : element.textContent;
					return [text, ...[x, y, height].map(Math.round)].join(' ');
				}),
		);

/** What shows before the dashboard's script is there, and what that draws before a call is answered. */
async function readBoth(page: Page, address: string): Promise<{ printed: string[]; drawn: string[] }> {
	let release = () => {};
	const released = new Promise<void>((resolve) => (release = resolve));
	await page.route('**/dashboard.js*', (route) => released.then(() => route.continue()));
	await page.route('**/wp-json/**', () => {});
	await page.goto(address, { waitUntil: 'commit' });
	await page.waitForFunction(() => document.readyState === 'interactive');
	const printed = await shownOn(page);
	release();
	await dashboardIsThere(page);
	const drawn = await shownOn(page);
	await page.goto('about:blank');
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	return { printed, drawn };
}

test('shows words in the page’s first paint, and nothing moves when the dashboard takes over', async ({
	page,
	startSite,
	complaints,
}) => {
	for (const { name, scenario, user = 'admin', hash = '', width = 1280, count } of SITES) {
		const site = await startSite(scenario);
		await site.signIn(page.context(), user);
		await page.setViewportSize({ width, height: 900 });
		const { printed, drawn } = await readBoth(page, site.address(hash));
		expect(printed.length, name).toBe(count);
		expect(drawn, name).toEqual(expect.arrayContaining(printed));
	}
	expect(complaints).toEqual([]);
});

test.describe('the first paint', () => {
	test.use({ scenario: ON });

	test('leaves out the cards when the browser remembers an empty chart', async ({ page, host }) => {
		await host.signIn(page.context(), 'admin');
		await page.goto(`${host.origin}/wp-login.php`);
		await page.evaluate(() => localStorage.setItem('site-dashboard-no-views example.com', '1'));
		expect((await readBoth(page, host.address())).printed).toHaveLength(3);
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
