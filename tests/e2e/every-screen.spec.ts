import { paths } from '../../src/lib/paths';
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from '../support/e2e';
import { BROKEN_SCREEN, EVERY_PATH, MAIN_PATHS } from '../support/every-path';

interface Site {
	name: string;
	scenario: string[];
	user?: string;
	paths?: readonly string[];
}

/** Screens on which today's hosts have what older ones lack. */
const OF_TODAY = [
	paths.newsletter,
	paths.features,
	paths.activity,
	paths.security,
	paths.traffic,
	paths.writing,
	paths.sharing,
].map(({ path }) => path);

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
		paths: [...MAIN_PATHS, paths.licenseActivation.path],
	},
	{
		name: 'a shop that answered all',
		scenario: ['commerce-seen', 'recommendations-done', 'tracking-opted-out', 'search-off', 'firewall'],
	},
	{ name: 'a shop', scenario: ['commerce'], paths: [paths.wooSetup.path, paths.dashboard.path] },
	{ name: 'a site in trouble', scenario: ['german', 'long-title', 'threats', 'monitor-downtime', 'staging'] },
	{
		name: 'a site with refused tokens',
		scenario: ['rtl', 'connection-error-both', 'google-error', 'release'],
	},
	{ name: 'a site without its provider', scenario: ['provider-down', 'recommendations-started'] },
	{
		name: 'a site without an owner',
		scenario: ['site-only'],
		paths: [...MAIN_PATHS, paths.connectUser.path],
	},
	{
		name: 'an offline shop',
		scenario: ['offline-constant', 'commerce'],
		paths: [...MAIN_PATHS, paths.connectUser.path, paths.wooSetup.path],
	},
	{
		name: 'a site that is not connected, with a coupon',
		scenario: ['rtl', 'not-connected', 'partner-coupon'],
		paths: [paths.dashboard.path, paths.setup.path, paths.reconnect.path, paths.disconnect.path],
	},
	{
		name: 'a site on today’s host',
		scenario: ['jetpack-16', 'plan-complete', 'everything-on'],
		paths: OF_TODAY,
	},
	{
		name: 'a site on today’s host, in Arabic',
		scenario: ['arabic', 'jetpack-16', 'plan-security', 'threats'],
		paths: OF_TODAY,
	},
	{ name: 'an editor', scenario: ['stats-for-editors', 'protect-on'], user: 'editor' },
	{ name: 'a subscriber', scenario: ['rtl', 'connected'], user: 'subscriber' },
];

test.describe.configure({ mode: 'parallel' });

for (const { name, scenario, user = 'admin', paths = MAIN_PATHS } of SITES) {
	test.describe(name, () => {
		test.use({ scenario, viewport: { width: 320, height: 800 } });

		test(`${name}: the screens of ${user} render, are accessible and fit a phone`, async ({ page, open }) => {
			await open(user);
			for (const path of paths) {
				await test.step(path, async () => {
					await goTo(page, path);
					await expect(page.locator('#jp-plugin-container')).toContainText(/\S{3,}/);
					await expect(page.locator('#jp-plugin-container')).not.toContainText(BROKEN_SCREEN);
					await expectAccessible(page);
					await expectNoSidewaysScroll(page);
				});
			}
		});
	});
}
