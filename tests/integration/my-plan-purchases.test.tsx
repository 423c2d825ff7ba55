import { all, editing, openMyPlan, withPlan, withPurchases } from '../support/my-plan';
import { closeApps } from '../support/open-app';
import { hasRegion, region } from '../support/screens';

afterEach(closeApps);

describe('what is bought and neither the plan nor a product', () => {
	const others = () =>
		region('Other purchases')
			.getAllByRole('listitem')
			.map((item) => [...item.querySelectorAll('h3, p:last-child')].map(({ textContent }) => textContent));

	it('is listed by its name, with its date', async () => {
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
			['Jetpack Complete', expect.stringContaining('Everything there is')],
			['A thing of its own'],
			['dotcom_domain', 'Purchased on May 6, 2024.'],
		]);
		expect(region('My Products').getAllByRole('heading', { level: 3 })).toHaveLength(1);
	});

	it('is the plan itself where nobody knows that', async () => {
		await openMyPlan({
			before: all(
				withPlan('jetpack_galaxy', 'Jetpack Galaxy'),
				withPurchases({ product_slug: 'jetpack_galaxy', product_name: 'Jetpack Galaxy' }),
			),
		});
		expect(others()).toEqual([['Jetpack Galaxy']]);
	});

	it('survives entries past repair', async () => {
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
