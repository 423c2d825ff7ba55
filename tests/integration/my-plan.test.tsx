import { act, screen, waitFor, within } from '@testing-library/react';
import { buyElsewhere } from '../support/checkout';
import { follow } from '../support/follow';
import { DAY, grid, openMyPlan, placeholders, planCard, withPurchases } from '../support/my-plan';
import { holding, holdingTimers } from '../support/holding';
import { openApp } from '../support/open-app';
import { app, arrived, cards, hasRegion, region, sections } from '../support/screens';

/** How long the page waits for all of it to come, in ms. */
const PATIENCE = 1_000;

describe('My Plan page', () => {
	it('shows the plan, products and all other sections in order [PLAN-001, PLAN-002, PLAN-003, PLAN-004, PLAN-005, PLAN-006, PLAN-074, SHELL-014]', async () => {
		holdingTimers(PATIENCE);
		await openMyPlan({
			scenario: ['plan-premium', 'product-boost', 'licensing-ui', 'partner-coupon'],
			before: withPurchases(
				{ product_slug: 'jetpack_premium' },
				{ ID: '2', product_slug: 'jetpack_boost_yearly', product_name: 'Jetpack Boost' },
			),
		});
		const order = [
			screen.getByRole('group', { name: /free for one year/ }),
			screen.getByRole('region', { name: 'My Plan' }),
			planCard().getByRole('heading', { level: 2 }),
			planCard().getByRole('link', { name: 'Activate a license' }),
			planCard().getByRole('link', { name: 'Recommendations' }),
			screen.getByRole('region', { name: 'My Products' }),
			screen.getByRole('region', { name: 'Jetpack License' }),
			screen.getByRole('region', { name: 'What’s in your plan' }),
			screen.getByRole('group', { name: '14-day money-back guarantee' }),
			screen.getByRole('region', { name: 'Works well with your plan' }),
		];
		order.reduce((before, after) => {
			expect(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
			return after;
		});
		expect(region('My Products').getByRole('heading', { name: 'Jetpack Boost' })).toBeVisible();
		expect(document.title).toContain('My Plan');
	});

	it('has no products section when no product is active [PLAN-003]', async () => {
		await openMyPlan({
			before: withPurchases({ active: '0' }, { ID: '2', product_slug: 'jetpack_premium' }),
		});
		expect(hasRegion('My Products')).toBe(false);
	});

	it('shows placeholders until the plan loads [PLAN-007]', async () => {
		holdingTimers(PATIENCE);
		let release = async () => {};
		await openApp({
			hash: '#/my-plan',
			before: (site) => void (release = holding(site, 'GET', '/jetpack/v4/site')),
		});
		await arrived();
		expect(placeholders()).toEqual([1, 3]);
		expect(app().getByText('Loading…', { selector: 'span:not([role])' })).toBeInTheDocument();
		expect(hasRegion('My Plan')).toBe(false);
		await release();
		await screen.findByRole('region', { name: 'My Plan' });
		expect(placeholders()).toEqual([]);
	});

	it('shows the last known plan and an error when the call fails, and allows a retry', async () => {
		const { user, site } = await openMyPlan({
			scenario: ['plan-premium'],
			before: (test) => test.fail('GET', 'site', 500, {}),
		});
		expect(planCard().getByRole('heading', { name: 'Jetpack Premium' })).toBeVisible();
		// First in general, then where the comparison would be.
		expect(screen.getAllByText(/WordPress\.com didn’t send the data/)[0]).toBeVisible();
		site.recover();
		for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
			await user.click(button);
		}
		expect(await screen.findByText(/^(Purchased|Renews) on/)).toBeVisible();
		await waitFor(() =>
			expect(screen.queryByText(/WordPress\.com didn’t send the data/)).not.toBeInTheDocument(),
		);
	});

	it('shows the free grid without a plan when offline [PLAN-008]', async () => {
		const { site } = await openMyPlan({ scenario: ['plan-complete', 'search-on', 'offline-constant'] });
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
		expect(site.callsTo('GET', 'site')).toEqual([]);
		expect(site.callsTo('GET', 'rewind')).toEqual([]);
	});

	it.each(['editor', 'subscriber'])('redirects the %s role to the dashboard', async (as) => {
		await openApp({ hash: '#/my-plan', as });
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
	});

	it('shows the related plugins [DASH-110]', async () => {
		await openMyPlan();
		expect(region('Works well with your plan').getByRole('heading', { name: 'Jetpack Boost' })).toBeVisible();
		expect(region('Works well with your plan').getByRole('heading', { name: 'Jetpack CRM' })).toBeVisible();
	});
});

describe('partner coupon on My Plan', () => {
	const TITLE = 'Get Jetpack Backup free for one year!';
	const banner = () => within(screen.getByRole('group', { name: TITLE }));

	it('is offered, redeemed at checkout, and recorded [COUPON-014, COUPON-016, COUPON-017, EVT-031, EVT-040, EVT-046]', async () => {
		const { user, left, events } = await openMyPlan({ scenario: ['connected', 'partner-coupon'] });
		await user.click(banner().getByRole('button', { name: 'Redeem' }));
		expect(left).toHaveLength(1);
		const address = new URL(left[0] ?? '', 'http://127.0.0.1:4400');
		expect(Object.fromEntries(address.searchParams)).toMatchObject({
			source: 'jetpack-plugin-partner-coupon-checkout',
			path: 'jetpack_backup_daily',
			query: 'coupon=IONOS_IONA_ABC123',
		});
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

	it('shows for any product [COUPON-014, COUPON-021]', async () => {
		await openMyPlan({
			scenario: ['connected', 'partner-coupon'],
			before: (site) =>
				site.editPage((state) => {
					const { product } = state.partnerCoupon as { product: object };
					Object.assign(product, { slug: 'jetpack_scan', title: 'Jetpack Scan' });
				}),
		});
		expect(screen.getByRole('group', { name: 'Get Jetpack Scan free for one year!' })).toBeVisible();
	});

	it('can’t be redeemed without an owner, but offers to connect an account [COUPON-015]', async () => {
		await openMyPlan({ scenario: ['site-only', 'partner-coupon'] });
		expect(banner().queryByRole('button', { name: 'Redeem' })).not.toBeInTheDocument();
		expect(banner().getByRole('link', { name: 'Connect' })).toHaveAttribute(
			'href',
			'#/connect-user?from=jetpack-partner-coupon',
		);
	});

	it.each([
		['without a coupon', ['connected']],
		['offline', ['connected', 'partner-coupon', 'offline-constant']],
	])('doesn’t show %s [COUPON-004]', async (_, scenario) => {
		await openMyPlan({ scenario });
		expect(screen.queryByRole('group', { name: /free for one year/ })).not.toBeInTheDocument();
	});
});

describe('purchases on My Plan', () => {
	it('are marked as new for a day', async () => {
		const at = (hours: number) => new Date(Date.now() - hours * (DAY / 24)).toISOString();
		await openMyPlan({
			before: withPurchases(
				{ ID: '1', product_name: 'Fresh', subscribed_date: at(1) },
				{ ID: '2', product_name: 'Older', subscribed_date: at(25) },
				{ ID: '3', product_name: 'Undated', subscribed_date: '' },
			),
		});
		expect(
			region('My Products')
				.getAllByRole('listitem')
				.map((item) => [
					within(item).getByRole('heading').textContent,
					within(item).queryByText('New') !== null,
				]),
		).toEqual([
			['Fresh', true],
			['Older', false],
			['Undated', false],
		]);
	});

	it('made in another tab show up on return, with everything affected refetched', async () => {
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
		for (const path of [
			'site',
			'site/features',
			'site/purchases',
			'module/all',
			'settings',
			'rewind',
			'scan',
		]) {
			expect(site.callsTo('GET').filter((call) => call.path === path)).toHaveLength(1);
		}
	});

	it('are fetched only once on quick repeated returns to the tab', async () => {
		const { site } = await openMyPlan();
		await screen.findByRole('table');
		site.calls.length = 0;
		for (let time = 0; time < 3; time++) {
			act(() => void document.dispatchEvent(new Event('visibilitychange')));
		}
		await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
		expect(site.calls.map(({ path }) => path)).toEqual(['site/purchases']);
	});
});

describe('clicks on My Plan', () => {
	it('are recorded with page and plan [EVT-040]', async () => {
		const { user, events } = await openMyPlan({ scenario: ['plan-complete', 'licensing-ui'] });
		const names = [
			/View site activity/,
			/Configure your search/,
			/^Manage ?\(/,
			'Recommendations',
			'Activate a license',
		];
		for (const name of names) {
			await follow(
				user,
				within(document.querySelector('#jp-plugin-container .page') as HTMLElement).getByRole('link', {
					name,
				}),
			);
		}
		const clicks = (await events()).filter(
			([name, { page }]) => name === 'jetpack_wpa_click' && page === 'my-plan',
		);
		expect(clicks.map(([, { target, plan, path }]) => [target, plan ?? path])).toEqual([
			['view_site_activity', 'jetpack_complete'],
			['view_search_customizer', 'jetpack_complete'],
			['calypso_purchases_link', undefined],
			['recommendations-button', undefined],
			['licensing_activation_button', 'licensing/activation'],
		]);
		expect(sections()).toContain('Jetpack Complete');
		expect(cards().length).toBeGreaterThan(5);
	});
});
