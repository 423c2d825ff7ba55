import { licenseFamilyOf } from './licenses';
import { activeProducts, activePurchases, isWithoutUpgrade } from './purchases';

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

describe('licenses', () => {
	it('map every known product ID to its family, and other IDs to none [LIC-020, LIC-021, LIC-022, LIC-023, LIC-024, LIC-025, LIC-026]', () => {
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
});
