import { act, screen, waitFor, within } from '@testing-library/react';
import { buyElsewhere } from '../support/checkout';
import { follow } from '../support/follow';
import { holdingTimers } from '../support/holding';
import {
	all,
	DAY,
	editing,
	grid,
	openMyPlan,
	placeholders,
	planCard,
	query,
	withPlan,
	withPurchases,
	withRewind,
} from '../support/my-plan';
import { openApp } from '../support/open-app';
import { app, arrived, hasRegion, region } from '../support/screens';

/** How long the page waits for all of it to come, in ms. */
const PATIENCE = 1_000;

/** The lines of a list of purchases. */
const listed = (name: string) =>
	region(name)
		.getAllByRole('listitem')
		.map((item) => [...item.querySelectorAll('h3, h3 + *, p')].map(({ textContent }) => textContent));

describe('My Plan page', () => {
	it('shows plan, products and all other sections in order [PLAN-001, PLAN-002, PLAN-003, PLAN-004, PLAN-005, PLAN-006, PLAN-014, PLAN-018, PLAN-025, PLAN-053, PLAN-074, PLAN-075, PLAN-076, SHELL-014, DASH-110]', async () => {
		holdingTimers(PATIENCE);
		await openMyPlan({
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
		const guarantee = screen.getByRole('group', { name: '14-day money-back guarantee' });
		const order = [
			screen.getByRole('group', { name: /free for one year/ }),
			screen.getByRole('region', { name: 'My Plan' }),
			planCard().getByRole('heading', { level: 2, name: 'Jetpack Professional' }),
			planCard().getByText('Active'),
			planCard().getByText(/^Real-time backups/),
			planCard().getByText('Purchased on March 4, 2021.'),
			planCard().getByRole('link', { name: /^Manage/ }),
			planCard().getByRole('link', { name: 'Activate a license' }),
			planCard().getByRole('link', { name: 'Recommendations' }),
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
		expect(query(planCard().getByRole('link', { name: /^Manage/ })).source).toBe('calypso-purchases');
		expect(planCard().queryByRole('link', { name: /View all purchases/ })).not.toBeInTheDocument();
		expect(region('My Products').getByRole('heading', { name: 'Jetpack Boost' })).toBeVisible();
		expect(hasRegion('Other purchases')).toBe(false);
		expect(await planCard().findByText('$299.00 a year')).toBeVisible();
		expect(document.title).toContain('My Plan');
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

	it('offers plans on the free one, and has no list of products without an active one [PLAN-003, PLAN-026, PLAN-074, PLAN-081]', async () => {
		await openMyPlan({
			before: withPurchases(
				{ active: '0' },
				{ ID: '2', product_slug: 'jetpack_social_basic_yearly', active: '0' },
			),
		});
		expect(hasRegion('My Products')).toBe(false);
		expect(planCard().getByRole('heading', { level: 2 })).toHaveTextContent('Jetpack Free');
		expect(planCard().getByText(/adds backups, scans and more/)).toBeVisible();
		expect(planCard().queryByText('Active')).not.toBeInTheDocument();
		expect(query(planCard().getByRole('link', { name: 'View plans' }))).toMatchObject({
			source: 'my-plan-header-free-plan-text-link',
			u: '1',
		});
		expect(query(planCard().getByRole('link', { name: /View all purchases/ })).source).toBe(
			'calypso-purchases',
		);
	});

	it('shows placeholders until the plan loads [PLAN-007]', async () => {
		holdingTimers(PATIENCE);
		let release = async () => {};
		await openApp({ hash: '#/my-plan', before: (site) => void (release = site.hold('GET', 'site')) });
		await arrived();
		expect(placeholders()).toEqual([1, 3]);
		expect(app().getByText('Loading…', { selector: 'span:not([role])' })).toBeInTheDocument();
		expect(hasRegion('My Plan')).toBe(false);
		await release();
		await screen.findByRole('region', { name: 'My Plan' });
		expect(placeholders()).toEqual([]);
		expect(screen.queryByRole('link', { name: /View all purchases/ })).not.toBeInTheDocument();
	});

	it('shows the free grid without plan and coupon when offline [PLAN-008, COUPON-004]', async () => {
		const { site } = await openMyPlan({
			scenario: ['plan-complete', 'search-on', 'partner-coupon', 'offline-constant'],
		});
		expect(planCard().getByText('Unavailable in Offline Mode.')).toBeVisible();
		expect(planCard().queryByRole('heading')).not.toBeInTheDocument();
		expect(hasRegion('My Products')).toBe(false);
		expect(grid()).toEqual([
			'Always-on security',
			'Performance',
			'Themes',
			'More visitors',
			'Activity',
			'Documentation',
		]);
		expect(screen.queryByRole('group', { name: /free for one year/ })).not.toBeInTheDocument();
		expect(site.callsTo('GET', 'site')).toEqual([]);
		expect(site.callsTo('GET', 'rewind')).toEqual([]);
	});

	it('has no details of an unknown plan, only the provider’s name, and placeholders [PLAN-070, PLAN-076]', async () => {
		await openMyPlan({ before: withPlan('jetpack_galaxy', 'Jetpack Galaxy') });
		expect(planCard().queryByRole('heading')).not.toBeInTheDocument();
		expect(
			planCard().getByText('Your plan is Jetpack Galaxy. There are no details about it here.'),
		).toBeVisible();
		expect(grid()).toEqual([]);
		expect(placeholders()).toEqual([3]);
	});

	it('labels backups and scan [PLAN-011, PLAN-012]', async () => {
		await openMyPlan({
			scenario: ['plan-security'],
			before: all(
				withRewind({ state: 'provisioning' }),
				editing('/scan', () => ({ state: 'idle', threats: [{ id: 1 }, { id: 2 }], credentials: [] })),
			),
		});
		const label = (name: string) => planCard().getByText(name, { selector: 'dt' }).nextElementSibling;
		expect(label('Backups')).toHaveTextContent('Setting up');
		expect(label('Scan')).toHaveTextContent('2 threats');
		expect(label('Scan')?.firstElementChild).toHaveClass('alarm');
	});

	it('redirects editors to the dashboard', async () => {
		await openApp({ hash: '#/my-plan', as: 'editor' });
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		await arrived();
		expect(hasRegion('Compare your plan')).toBe(false);
	});

	it('records clicks with page and plan [EVT-040]', async () => {
		const { user, events } = await openMyPlan({ scenario: ['plan-complete', 'licensing-ui'] });
		for (const name of [/View site activity/, /^Manage ?\(/, 'Recommendations', 'Activate a license']) {
			const page = within(document.querySelector('#jp-plugin-container .page') as HTMLElement);
			await follow(user, page.getByRole('link', { name }));
		}
		const clicks = (await events()).filter(
			([name, { page }]) => name === 'jetpack_wpa_click' && page === 'my-plan',
		);
		expect(clicks.map(([, { target, plan, path }]) => [target, plan ?? path])).toEqual([
			['view_site_activity', 'jetpack_complete'],
			['calypso_purchases_link', undefined],
			['recommendations-button', undefined],
			['licensing_activation_button', 'licensing/activation'],
		]);
	});
});

describe('links below the plan', () => {
	it('are hidden without recommendations [PLAN-004, PLAN-075]', async () => {
		await openMyPlan({ before: (site) => site.page({ siteData: { showRecommendations: false } }) });
		expect(planCard().queryByRole('link', { name: 'Activate a license' })).not.toBeInTheDocument();
		expect(planCard().queryByRole('link', { name: 'Recommendations' })).not.toBeInTheDocument();
	});

	it('have a note for a non-owner instead of the activation', async () => {
		await openMyPlan({ scenario: ['second-admin-linked'], as: 'admin2' });
		expect(screen.queryByRole('link', { name: 'Activate a license' })).not.toBeInTheDocument();
		expect(screen.getByText(/Only the connection owner/)).toBeVisible();
	});
});

describe('partner coupon on My Plan', () => {
	it('is offered, redeemed at checkout, recorded and remembered [COUPON-014, COUPON-016, COUPON-017, EVT-031, EVT-040, EVT-046]', async () => {
		const { user, left, events } = await openMyPlan({ scenario: ['connected', 'partner-coupon'] });
		const banner = within(screen.getByRole('group', { name: 'Get Jetpack Backup free for one year!' }));
		await user.click(banner.getByRole('button', { name: 'Redeem' }));
		expect(left).toHaveLength(1);
		const address = new URL(left[0] ?? '', 'http://127.0.0.1:4400');
		expect(Object.fromEntries(address.searchParams)).toMatchObject({
			source: 'jetpack-plugin-partner-coupon-checkout',
			path: 'jetpack_backup_daily',
			query: 'coupon=IONOS_IONA_ABC123',
		});
		expect(Object.keys(localStorage).some((key) => key.startsWith('site-dashboard-checkout'))).toBe(true);
		const properties = { coupon: 'IONOS_IONA_ABC123', partner: 'IONOS', preset: 'IONA', connected: 'yes' };
		const recorded = (await events()).filter(
			([name, { target }]) => /coupon|my_plan/.test(name) || target === 'jetpack-partner-coupon',
		);
		expect(recorded).toEqual([
			[
				'jetpack_my_plan_banner_view',
				expect.objectContaining({ type: 'jetpack-partner-coupon', coupon: 'IONOS_IONA_ABC123' }),
			],
			['jetpack_partner_coupon_redeem_view', expect.objectContaining(properties)],
			[
				'jetpack_wpa_click',
				expect.objectContaining({ target: 'jetpack-partner-coupon', feature: 'my-plan-banner' }),
			],
			['jetpack_partner_coupon_redeem_click', expect.objectContaining(properties)],
		]);
	});

	it('shows for any product, and offers an account first without an owner [COUPON-014, COUPON-015, COUPON-021]', async () => {
		await openMyPlan({
			scenario: ['site-only', 'partner-coupon'],
			before: (site) =>
				site.page({ partnerCoupon: { product: { slug: 'jetpack_scan', title: 'Jetpack Scan' } } }),
		});
		const banner = within(screen.getByRole('group', { name: 'Get Jetpack Scan free for one year!' }));
		expect(banner.queryByRole('button', { name: 'Redeem' })).not.toBeInTheDocument();
		expect(banner.getByRole('link', { name: 'Connect' })).toHaveAttribute(
			'href',
			'#/connect-user?from=jetpack-partner-coupon',
		);
	});
});

describe('a purchase made in another tab', () => {
	it('shows on return, with everything affected refetched', async () => {
		const { site } = await openMyPlan();
		// It looks again after five seconds.
		holdingTimers(5_000);
		expect(planCard().getByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		site.calls.length = 0;
		await buyElsewhere(site, 'jetpack_security_t1_yearly');

		act(() => void document.dispatchEvent(new Event('visibilitychange')));

		expect(await planCard().findByRole('heading', { name: 'Jetpack Security' })).toBeVisible();
		expect(await screen.findByText('New on this site: Jetpack Security.')).toBeVisible();
		await waitFor(() =>
			expect(planCard().getByText('Backups', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
				'Setting up',
			),
		);
		expect(grid()).toContain('Ads');
		const paths = ['site', 'site/features', 'site/purchases', 'module/all', 'settings', 'rewind', 'scan'];
		for (const path of paths) {
			expect(site.callsTo('GET').filter((call) => call.path === path)).toHaveLength(1);
		}
	});
});
