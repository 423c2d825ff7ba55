import { licenseFamilyOf } from './licenses';
import { activeProducts, activePurchases, isWithoutUpgrade } from './purchases';
import { paidTwice } from './paid-twice';
import { addedBy, comparable, contentsOf, plansAbove, together } from './contents';

const purchase = (product_slug: string, active = true) => ({ product_slug, active });

describe('purchases', () => {
	const bought = [
		purchase('jetpack_premium'),
		purchase('jetpack_scan'),
		purchase('jetpack_boost_yearly', false),
		purchase('jetpack_security_t1_yearly'),
		purchase('jetpack_backup_t1_monthly'),
		purchase('unheard_of'),
	];

	it('are filtered to active ones', () => {
		expect(activePurchases(bought)).toEqual(bought.filter(({ active }) => active));
		expect(activePurchases([])).toEqual([]);
	});

	it('are narrowed to active products, without plans or bundles [PLAN-064]', () => {
		expect(activeProducts(bought).map((each) => each.product_slug)).toEqual([
			'jetpack_scan',
			'jetpack_backup_t1_monthly',
		]);
	});

	it('decide, together with the plan, if a site lacks an upgrade', () => {
		expect(isWithoutUpgrade('jetpack_free', [])).toBe(true);
		expect(isWithoutUpgrade('jetpack_free', [purchase('jetpack_boost_yearly', false)])).toBe(true);
		expect(isWithoutUpgrade('jetpack_free', [purchase('jetpack_boost_yearly')])).toBe(false);
		expect(isWithoutUpgrade('jetpack_free', [purchase('jetpack_premium')])).toBe(true);
		expect(isWithoutUpgrade('free_plan', [])).toBe(false);
		expect(isWithoutUpgrade('', [])).toBe(false);
	});
});

it('licenses map every known product ID to its family, and other IDs to none [LIC-020, LIC-021, LIC-022, LIC-023, LIC-024, LIC-025, LIC-026]', () => {
	const families: Record<string, number[]> = {};
	for (let id = 1900; id < 2200; id++) {
		const family = licenseFamilyOf(id);
		if (family) {
			(families[family] ??= []).push(id);
		}
	}
	expect(families).toEqual({
		'anti-spam': [2110, 2111],
		backup: [2100, 2101, 2102, 2103, 2112, 2113, 2114, 2115],
		complete: [2014, 2015],
		scan: [2106, 2107, 2108, 2109],
		search: [2104, 2105],
		security: [2010, 2011, 2012, 2013, 2016, 2017, 2019, 2020],
		videopress: [2116, 2117],
	});
	expect(licenseFamilyOf(NaN)).toBeUndefined();
});

describe('backups paid for twice', () => {
	const bought = (product_slug: string, active = true) => ({
		product_slug,
		product_name: `${product_slug}!`,
		active,
	});
	const found = (...slugs: string[]) => {
		const twice = paidTwice(slugs.map((slug) => bought(slug)));
		return twice && `${twice.plan} ${twice.product} ${twice.isRealTime ? 'real-time' : 'daily'}`;
	};

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

	const REAL_TIME = [
		'jetpack_backup_realtime',
		...['t0', 't1', 't2'].map((tier) => `jetpack_backup_${tier}_yearly`),
	];
	it.each(REAL_TIME)('%s isn’t what a plan with daily backups includes [PLAN-024]', (product) => {
		expect(found('jetpack_premium', product)).toBeNull();
		expect(found('jetpack_personal', product)).toBeNull();
		expect(found('jetpack_personal', product, 'jetpack_backup_daily')).toMatch(/daily$/);
		expect(found('jetpack_personal', product, 'jetpack_business')).toMatch(/^jetpack_business! .*real-time$/);
	});

	it('counts only what’s active [PLAN-022, PLAN-023]', () => {
		const [plan, product] = ['jetpack_premium', 'jetpack_backup_daily'];
		expect(paidTwice([bought(plan, false), bought(product)])).toBeNull();
		expect(paidTwice([bought(plan), bought(product, false)])).toBeNull();
		expect(paidTwice([])).toBeNull();
	});
});

const next = (slug: string) => plansAbove(slug).map(({ yearly }) => yearly);

const ALL = ['jetpack_security_t1_yearly', 'jetpack_security_t2_yearly', 'jetpack_complete'];
it.each([
	['jetpack_free', 3],
	['jetpack_personal_monthly', 3],
	['jetpack_security_daily', 3],
	['jetpack_scan', 3],
	['jetpack_security_t1_monthly', 2],
	['jetpack_security_t2_yearly', 1],
	['jetpack_security_realtime', 1],
	['jetpack_premium', 1],
	['jetpack_business_monthly', 1],
	['jetpack_complete', 0],
	['vip', 0],
])('plansAbove for %s returns the last %i plans, which add to it and remove nothing', (slug, count) => {
	expect(next(slug)).toEqual(count ? ALL.slice(-count) : []);
	const has = contentsOf(slug);
	for (const above of next(slug)) {
		const plan = contentsOf(above);
		expect(addedBy(has, plan)).not.toEqual([]);
		// Nobody says how much storage the highest plan has.
		expect(together([plan, { ...has, storage: undefined }])).toEqual(plan);
	}
});

describe('plan contents', () => {
	it('combine to the highest level of each feature purchased', () => {
		const bought = ['jetpack_personal', 'jetpack_scan', 'jetpack_backup_t1_yearly'].map(contentsOf);
		const features = { scan: 1, 'anti-spam': 1, videos: 1, support: 1 };
		expect(together(bought)).toEqual({ backups: 2, storage: 10, ...features });
		expect(together([])).toEqual({});
	});

	it('are empty for an unknown slug', () => {
		expect(contentsOf('toString')).toEqual({});
		expect(contentsOf('')).toEqual({});
	});

	it('skip unspecified storage in comparisons', () => {
		const parts = (slug: string) => comparable(contentsOf(slug), contentsOf('jetpack_security_t1_yearly'));
		expect(parts('jetpack_personal')).not.toContain('storage');
		expect(parts('jetpack_free')).toContain('storage');
		expect(parts('jetpack_backup_t0_yearly')).toContain('storage');
	});

	it('count a higher level of the same feature as added', () => {
		const added = (slug: string, above: string) => addedBy(contentsOf(slug), contentsOf(above));
		expect(added('jetpack_security_t1_yearly', 'jetpack_security_t2_yearly')).toEqual(['storage']);
		expect(added('jetpack_security_daily', 'jetpack_security_t1_yearly')).toEqual(['backups']);
		expect(added('jetpack_business', 'jetpack_complete')).toEqual(['speed', 'sharing']);
	});
});
