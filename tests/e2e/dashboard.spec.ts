import type { Page } from '@playwright/test';
import { bringFont, expect, seeAll, test } from '../support/e2e';

/** The heights in px that a free site's dashboard keeps to at 1280 px. */
const HEIGHT = 1_800;
const PROTECTED = 1_100;

/** What says whether the site is safe. */
const PROTECTION = ['Backups', 'Scan', 'Spam protection', 'Brute force protection', 'Downtime monitoring'];

// The font is not the host's.
test.use({ bypassCSP: true });

const bottoms = (page: Page) =>
	Promise.all(
		PROTECTION.map((name) =>
			page
				.getByRole('region', { name, exact: true })
				.evaluate((card) => Math.round(card.getBoundingClientRect().bottom + window.scrollY)),
		),
	);

test('a free site’s dashboard is short and shows its protection cards near the top', async ({
	page,
	open,
	startSite,
}) => {
	for (const scenario of [['plan-free'], ['plan-free', 'stats-on']]) {
		await open('admin', '', await startSite(scenario));
		await bringFont(page);
		await seeAll(page);
		expect(Math.max(...(await bottoms(page)))).toBeLessThanOrEqual(PROTECTED);
		if (scenario.length === 1) {
			const height = await page.evaluate(() => document.documentElement.scrollHeight);
			expect(height).toBeLessThanOrEqual(HEIGHT);
		}
	}
});
