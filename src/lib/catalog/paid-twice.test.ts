import { paidTwice } from './paid-twice';

const bought = (product_slug: string, active = true) => ({
	product_slug,
	product_name: `${product_slug}!`,
	active,
});
const found = (...slugs: string[]) => {
	const twice = paidTwice(slugs.map((slug) => bought(slug)));
	return twice && `${twice.plan} ${twice.product} ${twice.isRealTime ? 'real-time' : 'daily'}`;
};

describe('backups paid for twice', () => {
	it.each([
		['jetpack_personal', 'jetpack_backup_daily', 'daily'],
		['jetpack_premium_monthly', 'jetpack_backup_daily', 'daily'],
		['jetpack_premium', 'jetpack_backup_daily_monthly', 'daily'],
		['jetpack_business', 'jetpack_backup_daily', 'real-time'],
		['jetpack_business_monthly', 'jetpack_backup_realtime', 'real-time'],
		['jetpack_business', 'jetpack_backup_t1_yearly', 'real-time'],
		['jetpack_business', 'jetpack_backup_t2_monthly', 'real-time'],
	])('%s and %s are, and both are named with %s [PLAN-022, PLAN-024, PLAN-078]', (plan, product, kind) => {
		expect(found(plan, product)).toBe(`${plan}! ${product}! ${kind}`);
		expect(found('jetpack_scan', product, plan)).toBe(`${plan}! ${product}! ${kind}`);
	});

	it.each([
		['jetpack_premium'],
		['jetpack_backup_daily'],
		['jetpack_premium', 'jetpack_scan'],
		['jetpack_security_t1_yearly', 'jetpack_backup_daily'],
		['jetpack_complete', 'jetpack_backup_daily'],
		['value_bundle', 'jetpack_backup_daily'],
		['jetpack_backup_daily', 'jetpack_scan'],
	])('%s and %s aren’t [PLAN-023]', (...slugs) => {
		expect(found(...slugs)).toBeNull();
	});

	it.each(['jetpack_backup_realtime', 'jetpack_backup_t1_yearly', 'jetpack_backup_t2_yearly'])(
		'%s isn’t what a plan with daily backups includes [PLAN-024]',
		(product) => {
			expect(found('jetpack_premium', product)).toBeNull();
			expect(found('jetpack_personal', product)).toBeNull();
		},
	);

	it('counts only what’s active [PLAN-022, PLAN-023]', () => {
		const [plan, product] = ['jetpack_premium', 'jetpack_backup_daily'];
		expect(paidTwice([bought(plan, false), bought(product)])).toBeNull();
		expect(paidTwice([bought(plan), bought(product, false)])).toBeNull();
		expect(paidTwice([])).toBeNull();
	});
});
