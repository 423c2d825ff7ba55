import fc from 'fast-check';
import { offerOf as introOf, productOf } from '../../tests/support/shop';
import { isMonthly, offerOf, percentSaved, trialPrice } from './prices';

const END = '2026-11-20T12:00:01Z';
const NOW = Date.parse(END) - 1000;

type Facts = Parameters<typeof offerOf>[1];

const save20 = { code: 'SAVE20', discount: 20, is_used: false, expiry_date: END };
const yearly = productOf(120);
const onSale = (discount: number | null) => productOf(120, { sale_coupon: { discount } });
const suggestion = { cost: 10, currency_code: 'EUR' };
const intro = introOf('', 120, 60);
const first = (interval_unit: string, interval_count: number | null) => ({
	...intro,
	interval_unit,
	interval_count,
});

describe('an offer', () => {
	it.each<[string, Facts, string]>([
		['nothing is known', {}, 'null null'],
		['nothing reduces it', { product: yearly }, '120 120'],
		['it’s suggested [PROD-016, PROD-051]', { suggestion }, '120 120'],
		['it’s suggested at another price', { product: productOf(90), suggestion }, '120 120'],
		[
			'nothing names the currency [PROD-050]',
			{ product: productOf(120, { currency_code: '' }) },
			'null null',
		],
		['it’s free', { product: productOf(0) }, '0 0'],
		// An introductory offer [PROD-047].
		['it’s introductory', { product: yearly, intro }, '120 60 50% year'],
		['it is for a month', { product: yearly, intro: first('month', 1) }, '120 60 50% month'],
		['it is for some months', { suggestion, intro: first('month', 3) }, '120 60 50% other'],
		['it is for a time that nobody names', { suggestion, intro: first('', null) }, '120 60 50% year'],
		['the offer names no cost', { product: yearly, intro: introOf('', null, 60) }, '120 60 50% year'],
		['only the offer names a cost', { product: productOf(null), intro }, '120 60 50% year'],
		['the offer names another cost', { product: productOf(90), intro }, '120 60 50% year'],
		['the offer names no lower price', { product: yearly, intro: introOf('', 120, null) }, '120 120'],
		['the offer is no cheaper', { product: yearly, intro: introOf('', 120, 130) }, '120 120'],
		['the first term is free', { product: yearly, intro: introOf('', 120, 0) }, '120 0 100% year'],
		// A sale [PROD-017].
		['it’s on sale', { product: onSale(25) }, '120 90 25% year'],
		['it’s on sale for nothing', { product: onSale(null) }, '120 120'],
		['it’s on sale for less than nothing', { product: onSale(-20) }, '120 120'],
		['it’s on sale for too much', { product: onSale(150) }, '120 0 100% year'],
		['it’s on sale for no number', { product: onSale(NaN) }, '120 120'],
		['it’s on sale, and introductory', { product: onSale(25), intro }, '120 45 62% year'],
		['it’s on sale, and suggested', { product: onSale(25), suggestion }, '120 90 25% year'],
		// The site's discount [PROD-038, PROD-040, PROD-041, PROD-051, PROD-054].
		['a coupon reduces it', { product: yearly, discount: save20 }, '120 96 20% year SAVE20 end'],
		['a sale does, too', { product: onSale(50), discount: save20 }, '120 48 60% year SAVE20 end'],
		['it’s introductory with a coupon', { product: yearly, intro, discount: save20 }, '120 60 50% year'],
		[
			'it’s no cheaper with a coupon',
			{ suggestion, intro: introOf('', 120, 120), discount: save20 },
			'120 96 20% year SAVE20 end',
		],
		['the coupon was used', { product: yearly, discount: { ...save20, is_used: true } }, '120 120'],
		['the coupon has no code', { product: yearly, discount: { ...save20, code: '' } }, '120 120'],
		[
			'the coupon takes nothing off',
			{ suggestion, discount: { ...save20, discount: null } },
			'120 120 SAVE20',
		],
		[
			'the coupon ends now',
			{ suggestion, discount: { ...save20, expiry_date: new Date(NOW).toISOString() } },
			'120 120 end',
		],
		['the coupon never ends', { suggestion, discount: { ...save20, expiry_date: 'some day' } }, '120 120'],
		['a coupon has no price to reduce', { product: productOf(null), discount: save20 }, 'null null SAVE20'],
	])('if %s', (_, facts, expected) => {
		const { full, final, saved, first: term, coupon, couponEnd } = offerOf('jetpack_scan', facts, NOW);
		const reduction = final === full ? '' : `${saved}% ${term}`;
		const parts = [String(full), String(final), reduction, coupon, couponEnd && 'end'];
		expect(parts.filter(Boolean).join(' ')).toBe(expected);
	});

	it('of a monthly term has the price of a month [PROD-024]', () => {
		const month = (facts: Facts) => offerOf('jetpack_scan_monthly', facts, NOW);
		const monthly = { suggestion, intro: introOf('', 10, 1, { interval_unit: 'month' }) };
		expect(month({ suggestion })).toMatchObject({ term: 'month', full: 10, final: 10, first: 'month' });
		expect(month({ product: onSale(25) })).toMatchObject({ full: 120, final: 90, first: 'month' });
		expect(month(monthly)).toMatchObject({ full: 10, final: 1, first: 'month', isIntro: true });
	});

	it.each([
		[1, 'month', true],
		[1, 'year', false],
		[2, 'month', false],
		[0, 'month', false],
		[null, 'month', false],
		[1, 'months', false],
	])('for %p %s is monthly: %p [PROD-030]', (interval_count, interval_unit, expected) => {
		expect(isMonthly({ interval_count, interval_unit })).toBe(expected);
	});

	it('never costs more than the regular price, nor less than nothing', () => {
		fc.assert(
			fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.double(), (cost, discount) => {
				const { final } = offerOf(
					'x',
					{ product: onSale(discount), suggestion: { ...suggestion, cost } },
					NOW,
				);
				expect(final).toBeGreaterThanOrEqual(0);
				expect(final).toBeLessThanOrEqual(cost * 12);
			}),
		);
	});
});

it.each([
	[119.4, 59.4, 50],
	[200, 198, 1],
	[200, 199.2, 0],
	[3, 1, 66],
	[100, 100, 0],
	[100, 130, 0],
	[0, 0, 0],
	[1e9, 0.01, 99],
	[12, 0, 100],
])(
	'the percent saved of %p for %p is %p, rounded down [PROD-019, PROD-027, PROD-052]',
	(full, final, percent) => {
		expect(percentSaved({ full, final })).toBe(percent);
	},
);

const price = (facts: Facts) => trialPrice(offerOf('jetpack_backup_t1_yearly', facts, NOW));

it('the trial price is the first term’s monthly price, rounded up to the cent, but not for floating-point errors [PROD-021, PROD-025]', () => {
	expect(price({ product: productOf(119.4), intro: introOf('', 119.4, 59.4) })).toBe(4.95);
	expect([100, 119.4, 0, null].map((cost) => price({ product: productOf(cost) }))).toEqual([
		8.34,
		9.95,
		0,
		null,
	]);
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 1e7 }), (cents) => {
			expect(price({ product: productOf((cents * 12) / 100) })).toBe(cents / 100);
		}),
	);
});
