import { all, editing, openMyPlan, planCard, withPlan, withPurchases } from '../support/my-plan';
import { hasRegion, region } from '../support/screens';

describe('other purchases', () => {
	const others = () =>
		region('Other purchases')
			.getAllByRole('listitem')
			.map((item) => [...item.querySelectorAll('h3, p:last-child')].map(({ textContent }) => textContent));

	it('are listed by name, with their dates', async () => {
		await openMyPlan({
			before: all(
				withPlan('jetpack_premium'),
				withPurchases(
					{ ID: '1', product_slug: 'jetpack_premium', product_name: 'Jetpack Premium' },
					{ ID: '2', product_slug: 'jetpack_complete', product_name: 'Jetpack Complete' },
					{ ID: '3', product_slug: 'nobody_sells_it', product_name: 'A thing of its own' },
					{
						ID: '4',
						product_slug: 'dotcom_domain',
						product_name: '',
						subscribed_date: '2024-05-06T00:00:00Z',
					},
					{ ID: '5', product_slug: 'over_and_out', product_name: 'Gone', active: '0' },
					{ ID: '6', product_slug: 'jetpack_scan', product_name: 'Jetpack Scan' },
				),
			),
		});
		expect(others()).toEqual([
			['Jetpack Complete', expect.stringContaining('Everything in one plan')],
			['A thing of its own'],
			['dotcom_domain', 'Purchased on May 6, 2024.'],
		]);
		expect(region('My Products').getAllByRole('heading', { level: 3 })).toHaveLength(1);
	});

	it.each([
		['jetpack_premium', 'jetpack_premium_monthly'],
		['jetpack_premium_monthly', 'jetpack_premium'],
		['jetpack_complete', 'jetpack_complete_monthly'],
	])(
		'don’t include the plan %s purchased as %s, which is active with its date [PLAN-020]',
		async (plan, product_slug) => {
			await openMyPlan({
				before: all(
					withPlan(plan),
					withPurchases(
						{ ID: '1', product_slug, active: '0', subscribed_date: '2020-01-02T00:00:00Z' },
						{ ID: '2', product_slug, subscribed_date: '2024-05-06T00:00:00Z' },
					),
				),
			});
			expect(planCard().getByText('Active')).toBeVisible();
			expect(planCard().getByText('Purchased on May 6, 2024.')).toBeVisible();
			expect(hasRegion('Other purchases')).toBe(false);
		},
	);

	it('include other plans, and a duplicate of the site’s plan [PLAN-020]', async () => {
		await openMyPlan({
			before: all(
				withPlan('jetpack_premium'),
				withPurchases(
					{ ID: '1', product_slug: 'jetpack_premium', product_name: 'Premium' },
					{ ID: '2', product_slug: 'jetpack_premium_monthly', product_name: 'Premium Monthly' },
					{ ID: '3', product_slug: 'jetpack_business_monthly', product_name: 'Business Monthly' },
				),
			),
		});
		expect(
			region('Other purchases')
				.getAllByRole('heading', { level: 3 })
				.map(({ textContent }) => textContent),
		).toEqual(['Premium Monthly', 'Business Monthly']);
	});

	it('include the site’s plan when it’s unknown', async () => {
		await openMyPlan({
			before: all(
				withPlan('jetpack_galaxy', 'Jetpack Galaxy'),
				withPurchases({ product_slug: 'jetpack_galaxy', product_name: 'Jetpack Galaxy' }),
			),
		});
		expect(others()).toEqual([['Jetpack Galaxy']]);
	});

	it('survive malformed entries', async () => {
		await openMyPlan({
			before: editing('/site/purchases', () => [
				null,
				'scan',
				{ product_slug: 5 },
				{ product_slug: 'jetpack_boost_yearly', product_name: null, active: 1, expiry_date: false },
			]),
		});
		expect(region('My Products').getByRole('heading', { name: 'Jetpack Boost' })).toBeVisible();
		expect(hasRegion('Other purchases')).toBe(false);
	});
});
