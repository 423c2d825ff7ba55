import type { Page } from '@playwright/test';
import { PATHS } from '../../src/routes/paths';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e';

/** Those of the plans lead out of the site at once. */
const ELSEWHERE: string[] = [PATHS.plans, PATHS.plansPrompt];
const EVERY_PATH = [
	...Object.values(PATHS).filter((path) => !ELSEWHERE.includes(path)),
	'/product/scan',
	'/product/akismet',
	'/recommendations/site-type',
	'/recommendations/summary',
];
/** The screens that show most of what a site may be in. */
const MAIN_PATHS = [
	PATHS.dashboard,
	PATHS.allSettings,
	PATHS.myPlan,
	PATHS.recommendations,
	'/product/security',
	PATHS.privacy,
];

interface Site {
	name: string;
	scenario: string[];
	user?: string;
	paths?: string[];
}

/** States of a site and its users; each that is named nowhere else in these tests is in one of them. */
const SITES: Site[] = [
	{ name: 'a connected site', scenario: ['connected', 'stats-on'], paths: EVERY_PATH },
	{
		name: 'a site with everything, from right to left',
		scenario: ['rtl', 'plan-complete', 'everything-on', 'firewall-rules', 'google-verified', 'video-storage'],
		paths: EVERY_PATH,
	},
	{ name: 'a fresh site', scenario: ['fresh', 'new-recommendations', 'plugin-update', 'sandboxed'] },
	{ name: 'a hosted site', scenario: ['atomic', 'search-on', 'overrides', 'sale'] },
	{
		name: 'a site of the provider, in a network',
		scenario: ['rtl', 'woa', 'multisite', 'seo-conflict', 'stats-empty'],
	},
	{
		name: 'a site whose plan has run out',
		scenario: ['plan-expired', 'product-expired', 'license-error', 'licensing-ui', 'not-public'],
		paths: [...MAIN_PATHS, PATHS.licenseActivation],
	},
	{
		name: 'a shop that answered all',
		scenario: ['commerce-seen', 'recommendations-done', 'tracking-opted-out', 'search-off', 'firewall'],
	},
	{ name: 'a shop', scenario: ['commerce'], paths: [PATHS.wooSetup, PATHS.dashboard] },
	{ name: 'a site in trouble', scenario: ['german', 'long-title', 'threats', 'monitor-downtime', 'staging'] },
	{
		name: 'a site with refused tokens',
		scenario: ['rtl', 'connection-error-both', 'google-error', 'release'],
	},
	{ name: 'a site without its provider', scenario: ['provider-down', 'recommendations-started'] },
	{ name: 'a site without an owner', scenario: ['site-only'], paths: [...MAIN_PATHS, PATHS.connectUser] },
	{
		name: 'an offline shop',
		scenario: ['offline-constant', 'commerce'],
		paths: [...MAIN_PATHS, PATHS.connectUser, PATHS.wooSetup],
	},
	{
		name: 'a site that is not connected, with a coupon',
		scenario: ['rtl', 'not-connected', 'partner-coupon'],
		paths: [PATHS.dashboard, PATHS.setup, PATHS.reconnect, PATHS.disconnect],
	},
	{ name: 'an editor', scenario: ['stats-for-editors', 'protect-on'], user: 'editor' },
	{ name: 'a subscriber', scenario: ['rtl', 'connected'], user: 'subscriber' },
];

/** Changes the screen, passes all of it once, as some parts are made only near the window, and waits until it has come to rest. */
async function goTo(page: Page, path: string): Promise<void> {
	await page.evaluate(async (to) => {
		const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
		window.location.hash = `#${to}`;
		await pause(200);
		for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
			window.scrollTo(0, y);
			await pause(50);
		}
	}, path);
	await page.waitForLoadState('networkidle');
}

test.describe.configure({ mode: 'parallel' });

for (const { name, scenario, user = 'admin', paths = MAIN_PATHS } of SITES) {
	test.describe(name, () => {
		test.use({ scenario, viewport: { width: 320, height: 800 } });

		test(`${name}: every screen of ${user} is there, accessible, and fits a phone`, async ({
			page,
			open,
		}) => {
			await open(user);
			for (const path of paths) {
				await test.step(path, async () => {
					await goTo(page, path);
					await expect(page.locator('#jp-plugin-container')).toContainText(/\S{3,}/);
					await expect(page.locator('#jp-plugin-container')).not.toContainText(/could not be shown/);
					await expectAccessible(page);
					await expectNoSidewaysScroll(page);
				});
			}
		});
	});
}
