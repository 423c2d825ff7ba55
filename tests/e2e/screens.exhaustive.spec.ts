import { paths } from '../../src/lib/paths';
import { expectAccessible, expectNoSidewaysScroll, goTo, test } from '../support/e2e';
import { EVERY_PATH, MAIN_PATHS } from '../support/every-path';
import { expectSound } from '../support/screen-checks';

interface Look {
	name: string;
	scenario: string[];
	user?: string;
	paths?: readonly string[];
}

const {
	dashboard,
	myPlan,
	security,
	connectUser,
	licenseActivation,
	wooSetup,
	setup,
	reconnect,
	disconnect,
} = paths;
const PLANS = ['personal', 'premium', 'business', 'security', 'complete'].map((plan) => `plan-${plan}`);

/** States of a site and its users; each that is named nowhere else in these tests is in one of them. */
const LOOKS: Look[] = [
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
		paths: [...MAIN_PATHS, licenseActivation.path],
	},
	{
		name: 'a shop that answered all',
		scenario: ['commerce-seen', 'recommendations-done', 'tracking-opted-out', 'search-off', 'firewall'],
	},
	{ name: 'a shop', scenario: ['commerce'], paths: [wooSetup.path, dashboard.path] },
	{ name: 'a site in trouble', scenario: ['german', 'long-title', 'threats', 'monitor-downtime', 'staging'] },
	{
		name: 'a site with refused tokens',
		scenario: ['rtl', 'connection-error-both', 'google-error', 'release'],
	},
	{ name: 'a site without its provider', scenario: ['provider-down', 'recommendations-started'] },
	{ name: 'a site without an owner', scenario: ['site-only'], paths: [...MAIN_PATHS, connectUser.path] },
	{
		name: 'an offline shop',
		scenario: ['offline-constant', 'commerce'],
		paths: [...MAIN_PATHS, connectUser.path, wooSetup.path],
	},
	{
		name: 'a site that is not connected, with a coupon',
		scenario: ['rtl', 'not-connected', 'partner-coupon'],
		paths: [dashboard.path, setup.path, reconnect.path, disconnect.path],
	},
	{ name: 'an unconnected site in Arabic', scenario: ['not-connected', 'arabic'], paths: [dashboard.path] },
	{ name: 'a moved site', scenario: ['identity-crisis'], paths: [dashboard.path] },
	{ name: 'an editor', scenario: ['stats-for-editors', 'protect-on'], user: 'editor' },
	{ name: 'a subscriber', scenario: ['rtl', 'connected'], user: 'subscriber' },
	{ name: 'a second administrator', scenario: ['connected'], user: 'admin2' },
	{ name: 'welcomes', scenario: ['onboarding-security'], paths: ['/recommendations'] },
	{
		name: 'recommendations with most words',
		scenario: ['new-recommendations', 'discount', 'long-title'],
		paths: ['site-type', 'publicize', 'boost', 'vaultpress-backup', 'product-suggestions'].map(
			(step) => `/recommendations/${step}`,
		),
	},
	{ name: 'a boosted site', scenario: ['product-boost'], paths: [myPlan.path] },
	...['long-names', 'zero-counts', 'ten-thousand', 'broken-image', 'three-faults'].map((state) => ({
		name: `${state} on the main screens`,
		scenario: [state],
	})),
	...PLANS.map((plan) => ({
		name: `My Plan of ${plan}`,
		scenario: ['connected', plan],
		paths: [myPlan.path, dashboard.path],
	})),
	{ name: 'overrides', scenario: ['overrides'], paths: [security.path, `${security.path}?term=qqq`] },
];

test.describe.configure({ mode: 'parallel' });

for (const { name, scenario, user = 'admin', paths: screens = MAIN_PATHS } of LOOKS) {
	test.describe(name, () => {
		test.use({ scenario, viewport: { width: 320, height: 800 } });

		test(`${name}: the screens of ${user} render, are accessible and fit`, async ({ page, open }) => {
			await open(user);
			for (const path of screens) {
				await test.step(path, async () => {
					await page.setViewportSize({ width: 320, height: 800 });
					await goTo(page, path);
					await expectSound(page, path);
					await page.setViewportSize({ width: 1280, height: 900 });
					await expectAccessible(page);
					// The other way round, too; what depends on the language is in screens.spec.ts.
					for (const width of [1280, 320]) {
						await page.setViewportSize({ width, height: 900 });
						const flip = `document.documentElement.dir = document.documentElement.dir === 'rtl' ? 'ltr' : 'rtl'`;
						await page.evaluate(flip);
						await expectNoSidewaysScroll(page);
						await page.evaluate(flip);
						await expectNoSidewaysScroll(page);
					}
				});
			}
		});
	});
}
