import { screen, within } from '@testing-library/react';
import { CouponBanner } from './screen';
import { activateModule } from '../../state/settings/thunks/modules';
import { follow, hasRegion, region } from '../../../tests/support/screens';
import { holdingTimers } from '../../../tests/support/settled';
import {
	all,
	DAY,
	editing,
	grid,
	openMyPlan,
	planCard,
	query,
	withPlan,
	withPurchases,
} from '../../../tests/support/my-plan';
import { openApp } from '../../../tests/support/open-app';
import { openPiece, openStore } from '../../../tests/support/open-piece';

type Events = Array<[string, Record<string, unknown>]>;
const clicksOf = (events: Events) =>
	events.filter(([name, { page }]) => name === 'jetpack_wpa_click' && page === 'my-plan');

/** The lines of a list of purchases. */
const listed = (name: string) =>
	region(name)
		.getAllByRole('listitem')
		.map((item) => [...item.querySelectorAll('h3, h3 + *, p')].map(({ textContent }) => textContent));

describe('My Plan', () => {
	it('shows plan, products and all other sections in order, and records clicks [PLAN-001, PLAN-002, PLAN-003, PLAN-004, PLAN-005, PLAN-006, PLAN-014, PLAN-018, PLAN-025, PLAN-053, PLAN-074, PLAN-075, PLAN-076, SHELL-014, DASH-110, EVT-040]', async () => {
		// The page waits a second for all of it to come.
		holdingTimers(1_000);
		const { user, events } = await openApp({
			hash: '#/my-plan',
			scenario: ['plan-premium', 'product-boost', 'licensing-ui', 'partner-coupon'],
			before: (site) => {
				site.page({ siteData: { dateFormat: null } });
				all(
					withPlan('jetpack_business'),
					withPurchases(
						{ product_slug: 'jetpack_business_monthly', subscribed_date: '2021-03-04T00:00:00+00:00' },
						{ ID: '2', product_slug: 'jetpack_boost_yearly', product_name: 'Jetpack Boost' },
					),
				)(site);
			},
		});
		await screen.findByRole('region', { name: 'My Plan' });
		const guarantee = screen.getByRole('group', { name: '14-day money-back guarantee' });
		const links = [/^Manage/, 'Activate a license', 'Recommendations'].map((name) =>
			planCard().getByRole('link', { name }),
		);
		const order = [
			screen.getByRole('group', { name: /free for one year/ }),
			screen.getByRole('region', { name: 'My Plan' }),
			planCard().getByRole('heading', { level: 2, name: 'Jetpack Professional' }),
			planCard().getByText('Active'),
			planCard().getByText(/^Real-time backups/),
			planCard().getByText('Purchased on March 4, 2021.'),
			...links,
			screen.getByRole('region', { name: 'My Products' }),
			screen.getByRole('region', { name: 'Jetpack License' }),
			screen.getByRole('region', { name: 'What’s in your plan' }),
			guarantee,
			region('Works well with your plan').getByRole('heading', { name: 'Jetpack Boost' }),
			region('Works well with your plan').getByRole('heading', { name: 'Jetpack CRM' }),
		];
		order.reduce((before, after) => {
			expect(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
			return after;
		});
		expect(guarantee).toHaveTextContent('cancel within 14 days for a full refund.');
		expect(query(links[0] as HTMLElement).source).toBe('calypso-purchases');
		expect(planCard().queryByRole('link', { name: /View all purchases/ })).not.toBeInTheDocument();
		expect(region('My Products').getByRole('heading', { name: 'Jetpack Boost' })).toBeVisible();
		expect(hasRegion('Other purchases')).toBe(false);
		expect(await planCard().findByText('$299 a year')).toBeVisible();
		expect(document.title).toContain('My Plan');
		for (const link of [region('Activity').getByRole('link'), ...links]) {
			await follow(user, link);
		}
		const clicks = clicksOf(await events());
		expect(clicks.map(([, { target, plan, path }]) => [target, plan ?? path])).toEqual([
			['view_site_activity', 'jetpack_business'],
			['calypso_purchases_link', undefined],
			['licensing_activation_button', 'licensing/activation'],
			['recommendations-button', undefined],
		]);
	});

	it('lists active products, then other purchases, with names, dates and what’s new [PLAN-013, PLAN-014, PLAN-017]', async () => {
		const at = (hours: number) => new Date(Date.now() - hours * (DAY / 24)).toISOString();
		await openMyPlan({
			before: all(
				withPlan('jetpack_premium'),
				withPurchases(
					{ ID: '1', product_name: 'Fresh', subscribed_date: at(1), expiry_date: '2099-03-04' },
					{ ID: '2', product_slug: 'jetpack_boost_yearly', product_name: '', subscribed_date: 'soon' },
					{ ID: '3', product_name: 'Gone', active: '0' },
					{ ID: '4', product_slug: 'jetpack_premium' },
					{ ID: '5', product_slug: 'jetpack_complete', product_name: 'Jetpack Complete' },
					{ ID: '6', product_slug: 'dotcom_domain', product_name: '', subscribed_date: '2024-05-06' },
				),
			),
		});
		expect(listed('My Products')).toEqual([
			['Fresh', 'New', expect.stringContaining('malware'), 'Renews on March 4, 2099.'],
			['Jetpack Boost', expect.stringContaining('Speeds up')],
		]);
		expect(listed('Other purchases')).toEqual([
			['Jetpack Complete', expect.stringContaining('Everything in one plan')],
			['dotcom_domain', 'Purchased on May 6, 2024.'],
		]);
	});

	it('lists an expired purchase, with Renew as the only primary button [PLAN-016]', async () => {
		await openMyPlan({ scenario: ['plan-expired'] });
		const expired = region('Expired');
		expect(expired.getByRole('heading', { name: 'Jetpack Security' })).toBeInTheDocument();
		expect(expired.getByRole('listitem')).toHaveTextContent('Expired');
		expect(expired.getByText(/^Expired on \w+ \d+, \d{4}\.$/)).toBeInTheDocument();
		const renew = screen.getByRole('link', { name: /^Renew/ });
		expect(renew).toHaveAttribute('href', expect.stringMatching(/calypso-purchases/));
		await screen.findByRole('table');
		expect([...document.querySelectorAll('.primary')]).toEqual([renew]);
	});

	it('offers plans on the free one, and has no list of products without an active one [PLAN-003, PLAN-026, PLAN-074, PLAN-081, EVT-040]', async () => {
		const { user, events } = await openMyPlan({
			scenario: ['plan-free'],
			before: withPurchases({ active: '0' }),
		});
		expect(hasRegion('My Products')).toBe(false);
		expect(planCard().getByRole('heading', { level: 2 })).toHaveTextContent('Jetpack Free');
		expect(planCard().getByText(/adds backups, scans and more/)).toBeVisible();
		expect(planCard().queryByText('Active')).not.toBeInTheDocument();
		const [plans, purchases] = [/^View plans/, /View all purchases/].map((name) =>
			query(planCard().getByRole('link', { name })),
		);
		expect(plans).toMatchObject({ source: 'my-plan-header-free-plan-text-link', u: '1' });
		expect(purchases?.source).toBe('calypso-purchases');
		for (const name of ['Manage security settings', 'Search the support site']) {
			await follow(user, screen.getByRole('link', { name: new RegExp(`^${name}`) }));
		}
		expect(clicksOf(events()).map(([, { target, plan }]) => [target, plan])).toEqual([
			['free_security', 'jetpack_free'],
			['free_support_documentation', 'jetpack_free'],
		]);
	});

	it('shows the free grid without plan and coupon when offline [PLAN-008, COUPON-004]', async () => {
		const { site } = await openMyPlan({
			scenario: ['plan-complete', 'search-on', 'partner-coupon', 'offline-constant'],
		});
		expect(planCard().getByText('Unavailable in Offline Mode.')).toBeVisible();
		expect(planCard().queryByRole('heading')).not.toBeInTheDocument();
		expect(hasRegion('My Products')).toBe(false);
		const free = ['Performance', 'Themes', 'Grow your audience', 'Activity', 'Documentation'];
		expect(grid()).toEqual(['Always-on security', ...free]);
		expect(screen.queryByRole('group', { name: /free for one year/ })).not.toBeInTheDocument();
		expect(site.callsTo('GET', 'site')).toEqual([]);
		expect(site.callsTo('GET', 'rewind')).toEqual([]);
	});

	it('has links below the plan only for the owner, where there are recommendations [PLAN-004, PLAN-075]', async () => {
		const hasLink = (name: string) => screen.queryByRole('link', { name }) !== null;
		const { close } = await openMyPlan({
			before: (site) => site.page({ siteData: { showRecommendations: false } }),
		});
		expect([hasLink('Activate a license'), hasLink('Recommendations')]).toEqual([false, false]);
		close();
		await openMyPlan({ scenario: ['second-admin-linked'], as: 'admin2' });
		expect([hasLink('Activate a license'), hasLink('Recommendations')]).toEqual([false, true]);
		expect(screen.getByText(/Only the connection owner/)).toBeVisible();
	});

	it('offers a coupon, redeemed at checkout, recorded and remembered [COUPON-014, EVT-031, EVT-040, EVT-046]', async () => {
		const { user, left, events } = await openPiece(<CouponBanner />, {
			scenario: ['connected', 'partner-coupon'],
		});
		const banner = within(screen.getByRole('group', { name: 'Get Jetpack Backup free for one year!' }));
		await user.click(banner.getByRole('button', { name: 'Redeem' }));
		expect(left).toEqual([expect.stringContaining('source=jetpack-plugin-partner-coupon-checkout')]);
		expect(Object.keys(localStorage).some((key) => key.startsWith('site-dashboard-checkout'))).toBe(true);
		const properties = expect.objectContaining({ coupon: 'IONOS_IONA_ABC123' });
		const type = 'jetpack-partner-coupon';
		expect(events()).toEqual([
			['jetpack_my_plan_banner_view', expect.objectContaining({ type, coupon: 'IONOS_IONA_ABC123' })],
			['jetpack_partner_coupon_redeem_view', properties],
			['jetpack_wpa_click', expect.objectContaining({ target: type, feature: 'my-plan-banner' })],
			['jetpack_partner_coupon_redeem_click', properties],
		]);
	});
});

describe('My Plan grid', () => {
	it('activates a module once, with a busy button, or says why not, without what’s forced off or missing [PLAN-009, PLAN-010, PLAN-068, PLAN-071, PLAN-079, EVT-040]', async () => {
		const { user, site, events } = await openMyPlan({
			scenario: ['plan-complete'],
			before: async (test) => {
				await test.setSwitches({ wordads: false, publicize: false });
				test.page({
					getModules: {
						publicize: { override: 'managed' },
						'google-analytics': { override: 'inactive' },
						videopress: undefined,
					},
				});
				test.fail('POST', 'module/wordads/active', 500, { code: 'x', message: 'Not now.' });
			},
		});
		expect(grid()).toEqual(['Search', 'Performance', 'Spam protection', 'Activity', 'Ads', 'Social']);
		const managed = region('Social').getByRole('button', { name: 'Turn on sharing' });
		expect(managed).toHaveAttribute('aria-disabled', 'true');
		expect(managed).toHaveAccessibleDescription('This feature is being managed by a site administrator.');
		const button = () => region('Ads').getByRole('button', { name: 'Turn on ads' });
		await user.click(button());
		expect(await screen.findByText(/failed to activate\. Not now\./)).toBeVisible();
		expect(button()).not.toHaveAttribute('aria-busy');
		site.recover();
		site.calls.length = 0;
		const release = site.hold('POST', 'module/wordads/active');
		await user.dblClick(button());
		expect(button()).toHaveAttribute('aria-disabled', 'true');
		expect(button()).toHaveAttribute('aria-busy', 'true');
		expect(region('Ads').queryByRole('link')).not.toBeInTheDocument();
		await release();
		expect(await region('Ads').findByRole('link', { name: /View your earnings/ })).toBeVisible();
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ active: true }]);
		const targets = clicksOf(events()).map(([, { target }]) => target);
		expect(targets).toEqual(['activate_wordads', 'activate_wordads']);
	});

	it('activates VideoPress by its option, goes on to the next step, and says how much room videos take [PLAN-010, PLAN-066, PLAN-079]', async () => {
		const { user, site } = await openMyPlan({
			scenario: ['plan-complete'],
			before: async (test) => {
				await test.setSwitches({ videopress: false });
				const options = { videopress_storage_used: 250 };
				editing('/jetpack/v4/site', (data: object) => ({ ...data, options }))(test);
			},
		});
		await user.click(region('VideoPress').getByRole('button', { name: 'Turn on video hosting' }));
		expect(await region('VideoPress').findByRole('link', { name: /^Upload videos/ })).toBeVisible();
		expect(region('VideoPress').getByText('Your videos use 250 MB of storage.')).toBeVisible();
		expect(site.callsTo('POST').map(({ path, body }) => [path, body])).toEqual([
			['settings', { videopress: true }],
		]);
	});

	it('sends one request for two calls at once [PLAN-010, PLAN-079]', async () => {
		const { store, site } = await openStore({
			scenario: ['plan-complete'],
			before: (test) => test.setSwitches({ wordads: false }),
		});
		await Promise.all([1, 2].map(() => store.dispatch(activateModule('wordads'))));
		expect(site.callsTo('POST').map(({ path }) => path)).toEqual(['module/wordads/active']);
	});
});
