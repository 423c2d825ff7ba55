import fc from 'fast-check';
import { isNew, otherPurchases, planPurchase, purchaseDate } from './plan-view';
import { storageUsed } from './plan-texts';

const bought = (product_slug: string, active = true) => ({ product_slug, active });

describe('purchase of the plan', () => {
	it.each([
		['jetpack_premium', 'jetpack_premium_monthly'],
		['jetpack_premium_monthly', 'jetpack_premium'],
		['jetpack_complete', 'jetpack_complete_monthly'],
		['jetpack_security_t1_yearly', 'jetpack_security_t1_monthly'],
		['jetpack_security_t1_monthly', 'jetpack_security_t1_yearly'],
	])('%s is the active one of %s, else the latest [PLAN-020]', (plan, slug) => {
		const expired = [bought(slug, false), bought(plan, false)];
		const active = bought(slug);
		expect(planPurchase(plan, [...expired, active])).toBe(active);
		expect(planPurchase(plan, expired)).toBe(expired[1]);
		expect(otherPurchases(plan, [...expired, active])).toEqual([]);
	});

	it('is none of two years, and none of another plan [PLAN-020]', () => {
		const others = ['jetpack_security_t2_yearly', 'jetpack_premium', 'value_bundle-2y'].map((slug) =>
			bought(slug),
		);
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
		// The page has no details of such a plan.
		expect(others('jetpack_galaxy', 'jetpack_galaxy')).toEqual(['jetpack_galaxy']);
	});

	it('include a second purchase of the plan, in whichever term [PLAN-020]', () => {
		const both = ['jetpack_premium', 'jetpack_premium_monthly'];
		expect(others('jetpack_premium', ...both)).toEqual(['jetpack_premium_monthly']);
	});
});

describe('purchase date', () => {
	const NOW = Date.UTC(2026, 10, 20, 12);
	const HOUR = 60 * 60 * 1000;
	const iso = (time: number) => new Date(time).toISOString();
	const bought = (more: object) => ({ expiry_date: '', subscribed_date: '', is_refundable: false, ...more });

	it.each([
		[NOW + HOUR, 'Renews on'],
		[NOW, 'Expired on'],
		[NOW - HOUR, 'Expired on'],
	])('for an expiry at %d reads “%s” [PLAN-016]', (time, text) => {
		expect(purchaseDate(bought({ expiry_date: iso(time) }), 'F j, Y', NOW)).toBe(
			`${text} November 20, 2026.`,
		);
	});

	it.each<[string, object, string]>([
		['no expiry', { subscribed_date: '2024-02-29T10:00:00+00:00' }, 'Purchased on February 29, 2024.'],
		[
			'a refund still possible',
			{ subscribed_date: '2024-02-29', expiry_date: iso(NOW + HOUR), is_refundable: true },
			'Purchased on February 29, 2024.',
		],
		[
			'an expiry past',
			{ subscribed_date: '2020-01-01', expiry_date: '2021-01-31T23:59:59+00:00' },
			'Expired on January 31, 2021.',
		],
		['neither date', {}, ''],
		['a day that is none', { subscribed_date: '2024-02-31T00:00:00+00:00' }, ''],
		['a zero date', { subscribed_date: '0000-00-00 00:00:00' }, ''],
		['a word', { expiry_date: 'never' }, ''],
		['an expiry that is none', { expiry_date: '2024-13-01T00:00:00Z', subscribed_date: '2024-01-01' }, ''],
		['a refund without a day', { expiry_date: iso(NOW + HOUR), is_refundable: true }, ''],
	])('with %s (%j) reads “%s” [PLAN-015, PLAN-016, PLAN-017, PLAN-077]', (_, dates, text) => {
		expect(purchaseDate(bought(dates), 'F j, Y', NOW)).toBe(text);
	});

	it.each([
		['Y/m/d', 'Purchased on 2024/02/03.'],
		['j. F Y', 'Purchased on 3. February 2024.'],
		['\\d\\e j', 'Purchased on de 3.'],
	])('is in the site’s format, %s [PLAN-019]', (format, text) => {
		expect(purchaseDate(bought({ subscribed_date: '2024-02-03T00:00:00+00:00' }), format, NOW)).toBe(text);
	});

	it('shows the provider’s day, whatever the time zone', () => {
		for (const time of ['2026-11-20T00:30:00+14:00', '2026-11-20T23:30:00-11:00', '2026-11-20 05:00:00']) {
			expect(purchaseDate(bought({ subscribed_date: time }), 'Y-m-d', NOW)).toBe('Purchased on 2026-11-20.');
		}
	});

	it('is a whole sentence or empty, whatever the provider sends [PLAN-017]', () => {
		const odd = fc.oneof(
			fc.string(),
			fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
			fc.constantFrom('', '0', 'null', '2026-02-30T00:00:00Z', '+275760-09-13', '2026-11-20T99:00:00Z'),
		);
		fc.assert(
			fc.property(odd, odd, fc.boolean(), (expiry, subscribed, isRefundable) => {
				const purchase = { expiry_date: expiry, subscribed_date: subscribed, is_refundable: isRefundable };
				expect(purchaseDate(purchase, 'F j, Y', NOW)).toMatch(
					/^$|^(Purchased|Renews|Expired) on [A-Z][a-z]+ \d{1,2}, \d{4}\.$/,
				);
			}),
			{ seed: 12 },
		);
	});

	it('marks a purchase as new for a day', () => {
		const ages = [-HOUR, 0, 23 * HOUR, 25 * HOUR].map((age) => ({ subscribed_date: iso(NOW - age) }));
		expect(ages.map((more) => isNew(bought(more), NOW))).toEqual([true, true, true, false]);
		expect(isNew(bought({ subscribed_date: 'soon' }), NOW)).toBe(false);
	});
});

it.each([
	[250, '250 MB'],
	[999, '999 MB'],
	[1000, '1 GB'],
	[2500, '2.5 GB'],
	[0, ''],
	[-1, ''],
	[null, ''],
])('storage in use is %j MB: “%s” [PLAN-066]', (used, text) => {
	expect(storageUsed(used).replaceAll('\u00a0', ' ')).toBe(text);
});
