import { otherPurchases, planPurchase } from './plan-purchase';

const bought = (product_slug: string, active = true) => ({ product_slug, active });

describe('purchase of the plan', () => {
	it.each([
		['jetpack_premium', 'jetpack_premium_monthly'],
		['jetpack_premium_monthly', 'jetpack_premium'],
		['jetpack_complete', 'jetpack_complete_monthly'],
	])('%s is the active one of %s, else the latest [PLAN-020]', (plan, slug) => {
		const expired = [bought(slug, false), bought(plan, false)];
		const active = bought(slug);
		expect(planPurchase(plan, [...expired, active])).toBe(active);
		expect(planPurchase(plan, expired)).toBe(expired[1]);
		expect(otherPurchases(plan, [...expired, active])).toEqual([]);
	});

	it('is none of another term than a month, and none of another plan [PLAN-020]', () => {
		const others = [
			bought('jetpack_security_t1_yearly'),
			bought('jetpack_premium'),
			bought('value_bundle-2y'),
		];
		expect(planPurchase('jetpack_security_t1_monthly', others)).toBeUndefined();
		expect(planPurchase('value_bundle', others)).toBeUndefined();
	});
});

describe('other purchases', () => {
	const others = (plan: string, ...slugs: string[]) =>
		otherPurchases(plan, [...slugs.map((slug) => bought(slug)), bought('jetpack_business', false)]).map(
			({ product_slug }) => product_slug,
		);

	it('are active plans, bundles and unknown products, but no known product [PLAN-064]', () => {
		const unknown = ['jetpack_complete', 'nobody_sells_it', 'dotcom_domain'];
		expect(others('jetpack_premium', 'jetpack_premium', ...unknown, 'jetpack_scan')).toEqual(unknown);
	});

	it('include a second purchase of the plan, in whichever term [PLAN-020]', () => {
		expect(others('jetpack_premium', 'jetpack_premium', 'jetpack_premium_monthly')).toEqual([
			'jetpack_premium_monthly',
		]);
	});

	it('include the plan itself when the page has no details of it', () => {
		expect(others('jetpack_galaxy', 'jetpack_galaxy')).toEqual(['jetpack_galaxy']);
	});
});
