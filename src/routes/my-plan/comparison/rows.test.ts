import { offerOf as offer, productOf as product, purchaseOf } from '../../../../tests/support/shop';
import type { Product } from '../../../rest-api/shop';
import { offerFrom } from '../../../state/purchases/offer';
import { comparisonRows, currentPrice, type Holdings, nextPlan, nextPrices } from './rows';

const SOLD: Holdings['products'] = {
	jetpack_personal: product(39),
	jetpack_scan_monthly: product(14.95),
	jetpack_security_t1_yearly: product(239.4),
	jetpack_security_t1_monthly: product(34.95),
	jetpack_security_t2_yearly: product(599.4),
	jetpack_complete: product(899.4),
};
const bought = (slug: string, product_name = '') => purchaseOf(slug, { product_name });
const holdings = (
	planSlug: string,
	{ products = SOLD, ...more }: Partial<Holdings> = {},
	offers: Array<ReturnType<typeof offer>> = [],
): Holdings => ({
	planSlug,
	bought: [],
	products,
	offer: (slug) => offerFrom({ products, offers, discount: undefined }, slug),
	...more,
});
const T1 = { yearly: 'jetpack_security_t1_yearly', monthly: 'jetpack_security_t1_monthly' };

describe('next plan', () => {
	const next = (plan: string, more?: Partial<Holdings>) => {
		const found = nextPlan(holdings(plan, more));
		return typeof found === 'string' ? found : found.yearly;
	};

	it.each([
		['jetpack_free', 'jetpack_security_t1_yearly'],
		['jetpack_security_daily', 'jetpack_security_t1_yearly'],
		['jetpack_security_t1_monthly', 'jetpack_security_t2_yearly'],
		['jetpack_security_t2_yearly', 'jetpack_complete'],
		['jetpack_premium', 'jetpack_complete'],
		['jetpack_complete', 'nothing-sold'],
	])('of %s is %s', (plan, slug) => {
		expect(next(plan)).toBe(slug);
	});

	it('skips what isn’t sold and what adds nothing', () => {
		const products = { ...SOLD };
		delete products.jetpack_security_t1_yearly;
		expect(next('jetpack_free', { products })).toBe('jetpack_security_t1_yearly');
		const unavailable = { ...products, jetpack_security_t1_monthly: product(1, { available: false }) };
		expect(next('jetpack_free', { products: unavailable })).toBe('jetpack_security_t2_yearly');
		expect(next('jetpack_free', { products: {} })).toBe('nothing-sold');
		const two = [bought('jetpack_security_t1_yearly'), bought('jetpack_security_t2_monthly')];
		expect(next('jetpack_security_t1_yearly', { bought: two })).toBe('jetpack_complete');
		expect(next('jetpack_premium', { bought: [bought('jetpack_complete')] })).toBe('everything');
	});
});

it('rows name what the site has beyond its plan, and what brings it', () => {
	const backup = bought('jetpack_backup_t2_yearly');
	const rows = comparisonRows(holdings('jetpack_free', { bought: [backup] }), T1).slice(0, 3);
	expect(
		rows.map(({ label, has, from, next, isAdded }) => [label, has.text, from, next.text, isAdded]),
	).toEqual([
		['Backups', 'Real-time', 'VaultPress Backup', 'Real-time', false],
		['Backup storage', '1 TB', 'VaultPress Backup', '10 GB', false],
		['Malware scanning', 'Not included', '', 'Included', true],
	]);
	const named = bought('jetpack_backup_t2_yearly', 'Our backups');
	expect(comparisonRows(holdings('jetpack_free', { bought: [named] }), T1)[0]?.from).toBe('Our backups');
});

describe('price of the plan', () => {
	it.each([
		['jetpack_free', 'Free'],
		['jetpack_personal', '$39 a year'],
		['jetpack_scan_monthly', '$14.95 a month'],
		['jetpack_security_daily', 'No longer available'],
	])('%s reads “%s”', (slug, text) => {
		expect(currentPrice(holdings(slug))).toBe(text);
	});

	it('has no discounts of new customers, and is unknown without an amount', () => {
		const price = (more: Partial<Product>) =>
			currentPrice(holdings('jetpack_personal', { products: { jetpack_personal: product(39, more) } }));
		expect(price({ sale_coupon: { discount: 50 } })).toBe('$39 a year');
		expect(price({ cost: null })).toBe('Unknown');
		expect(price({ currency_code: '' })).toBe('Unknown');
	});
});

describe('prices of the next plan', () => {
	const prices = (products: Holdings['products'], ...offers: Array<ReturnType<typeof offer>>) =>
		nextPrices(holdings('jetpack_free', { products }, offers), T1).map(({ text, saved, note }) =>
			note ? `${text} ${saved}% ${note}` : text,
		);

	it.each<[cost: number | null, currency: string, text: string]>([
		[null, 'USD', 'Shown at checkout'],
		[239.4, '', 'Shown at checkout'],
		[0, 'USD', '$0 a year'],
		[239.4, 'EUR', '€239,40 a year'],
		[239.4, 'XQZ', '$239.40 a year'],
		[23940, 'JPY', '¥23,940 a year'],
		[23.94, 'KWD', 'د.ك.\u200f23.940 a year'],
	])('of %s %s read: %s [PROD-031, PROD-032, PROD-050]', (cost, currency_code, text) => {
		expect(prices({ [T1.yearly]: product(cost, { currency_code }) })).toEqual([text]);
	});

	it.each([
		['year', 1, 'First year only'],
		['month', 1, 'First month only'],
		['month', 3, 'First term only'],
		['year', 2, 'First term only'],
		['', null, 'First year only'],
	])('tell how long an offer holds: %s × %s [PROD-019, PROD-022]', (interval_unit, interval_count, text) => {
		const reduced = offer(T1.yearly, 239.4, 99, { interval_unit, interval_count });
		expect(prices(SOLD, reduced)).toEqual([`$99 58% ${text}. Renews at $239.40 a year.`, '$34.95 a month']);
	});

	it.each([
		['month', 'First month only'],
		['year', 'First year only'],
	])('tell that of a plan paid monthly, too: %s', (interval_unit, text) => {
		expect(prices(SOLD, offer(T1.monthly, 34.95, 9, { interval_unit }))).toEqual([
			'$239.40 a year',
			`$9 74% ${text}. Renews at $34.95 a month.`,
		]);
	});

	it('take a sale off the first term, and name only what is sold', () => {
		const products = { [T1.yearly]: product(100, { sale_coupon: { discount: 50 } }) };
		expect(prices(products)).toEqual(['$50 50% First year only. Renews at $100 a year.']);
		const monthly = { [T1.monthly]: product(10, { sale_coupon: { discount: 50 } }) };
		expect(prices(monthly)).toEqual(['$5 50% First month only. Renews at $10 a month.']);
		expect(prices({ [T1.yearly]: product(1, { available: false }) })).toEqual(['Shown at checkout']);
	});
});
