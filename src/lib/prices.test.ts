import fc from 'fast-check';
import { offerOf } from '../../tests/support/shop';
import type { IntroOffer } from '../rest-api/contract/shop';
import {
	bestDiscount,
	couponFor,
	discounted,
	introPrice,
	isDiscountValid,
	isMonthly,
	percentSaved,
	perMonth,
	productPrice,
	suggestionPrice,
} from './prices';

const offer = (more: Partial<IntroOffer> = {}) => offerOf('jetpack_scan', 119.4, 59.4, more);

const anyPrice = fc.double({ min: 0, max: 1e9, noNaN: true });
const anyPercent = fc.double({ min: 0, max: 100, noNaN: true });

describe('billing terms', () => {
	it.each([
		[1, 'month', true],
		[1, 'year', false],
		[2, 'month', false],
		[12, 'month', false],
		[0, 'month', false],
		[null, 'month', false],
		[1, '', false],
		[1, 'months', false],
	])('treat %p %s as monthly: %p [PROD-030]', (interval_count, interval_unit, expected) => {
		expect(isMonthly({ interval_count, interval_unit })).toBe(expected);
	});

	it('divide a yearly price by 12 [PROD-015]', () => {
		expect(perMonth(120)).toBe(10);
		expect(perMonth(0)).toBe(0);
		fc.assert(fc.property(anyPrice, (yearly) => expect(perMonth(yearly) * 12).toBeCloseTo(yearly, 3)));
	});
});

describe('discounts', () => {
	it.each([
		[200, 20, 160],
		[200, 0, 200],
		[200, 100, 0],
		[200, 150, 0],
		[200, -20, 200],
		[200, null, 200],
		[200, undefined, 200],
		[200, NaN, 200],
		[200, Infinity, 200],
	])('reduce %p by %p percent to %p [PROD-017]', (price, percent, expected) => {
		expect(discounted(price, percent)).toBe(expected);
	});

	it('never make a price higher or negative', () => {
		fc.assert(
			fc.property(anyPrice, fc.double(), (price, percent) => {
				const final = discounted(price, percent);
				expect(final).toBeGreaterThanOrEqual(0);
				expect(final).toBeLessThanOrEqual(price);
			}),
		);
	});

	it('are rounded down to a whole percentage [PROD-019, PROD-027, PROD-052]', () => {
		expect(percentSaved({ full: 119.4, final: 59.4 })).toBe(50);
		expect(percentSaved({ full: 200, final: 198 })).toBe(1);
		expect(percentSaved({ full: 200, final: 199.2 })).toBe(0);
		expect(percentSaved({ full: 3, final: 1 })).toBe(66);
		expect(percentSaved({ full: 100, final: 100 })).toBe(0);
		expect(percentSaved({ full: 100, final: 130 })).toBe(0);
		expect(percentSaved({ full: 0, final: 0 })).toBe(0);
		expect(percentSaved({ full: 1e9, final: 0.01 })).toBe(99);
		expect(percentSaved({ full: 12, final: 0 })).toBe(100);
		fc.assert(
			fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), anyPercent, (full, percent) => {
				const saved = percentSaved({ full, final: discounted(full, percent) });
				expect(saved).toBeLessThanOrEqual(percent + 1e-6);
				expect(saved).toBeGreaterThan(percent - 1 - 1e-6);
			}),
		);
	});

	it('are valid only with a code, unused, and unexpired [PROD-038, PROD-054]', () => {
		const now = Date.parse('2026-11-20T12:00:00Z');
		const discount = { code: 'SAVE20', discount: 20, is_used: false, expiry_date: '2026-11-20T12:00:01Z' };
		const isValid = (change: object) => isDiscountValid({ ...discount, ...change }, now);
		expect(isValid({})).toBe(true);
		expect(isValid({ is_used: true })).toBe(false);
		for (const expiry_date of ['2026-11-20T12:00:00Z', '2026-11-19', '', 'some day']) {
			expect(isValid({ expiry_date })).toBe(false);
		}
		expect(isValid({ code: '' })).toBe(false);
		expect([null, undefined].map((none) => isDiscountValid(none, now))).toEqual([false, false]);
	});

	it('add no coupon if an offer makes the first term cheaper', () => {
		const discount = { code: 'SAVE20', is_used: false, expiry_date: '2030-01-01' };
		expect(couponFor(discount, undefined)).toBe('SAVE20');
		expect(couponFor(discount, offer({ raw_price: null }))).toBe('SAVE20');
		expect(couponFor(discount, offer({ raw_price: 119.4 }))).toBe('SAVE20');
		expect(couponFor(discount, offer({ raw_price: 0 }))).toBe('');
		expect(couponFor(discount, offer({ original_price: null }))).toBe('');
		expect(couponFor(null, offer())).toBe('');
	});
});

describe('product page prices', () => {
	it('use the offer’s prices, or else the cost [PROD-047]', () => {
		expect(productPrice({ cost: 100 }, offer())).toEqual({ full: 119.4, final: 59.4 });
		expect(productPrice({ cost: 100 }, undefined)).toEqual({ full: 100, final: 100 });
		expect(productPrice({ cost: 100 }, offer({ original_price: null }))).toEqual({ full: 100, final: 59.4 });
		expect(productPrice({ cost: 100 }, offer({ raw_price: null }))).toEqual({ full: 119.4, final: 119.4 });
		expect(productPrice({ cost: 0 }, undefined)).toEqual({ full: 0, final: 0 });
		expect(productPrice({ cost: null }, undefined)).toBeUndefined();
		expect(productPrice({ cost: null }, offer())).toEqual({ full: 119.4, final: 59.4 });
	});

	it('apply a sale to the final price only [PROD-017, PROD-047]', () => {
		const price = (discount: number | null, raw_price?: number) =>
			productPrice({ cost: 100, sale_coupon: { discount } }, raw_price ? offer({ raw_price }) : undefined);
		expect(price(25)).toEqual({ full: 100, final: 75 });
		expect(price(25, 80)).toEqual({ full: 119.4, final: 60 });
		expect(price(null)?.final).toBe(100);
		expect(productPrice({ cost: 100, sale_coupon: null }, undefined)?.final).toBe(100);
	});
});

describe('suggestion prices', () => {
	it('are the cost of twelve months, or the offer’s prices [PROD-016, PROD-051]', () => {
		const price = (change?: Partial<IntroOffer>) =>
			suggestionPrice({ cost: 10 }, change && offer(change), null);
		expect(price()).toEqual({ full: 120, final: 120 });
		expect(price({})).toEqual({ full: 119.4, final: 59.4 });
		expect(price({ original_price: null })).toEqual({ full: 120, final: 59.4 });
		expect(suggestionPrice({ cost: null }, undefined, 20)).toBeUndefined();
	});

	it('include the discount, if any, unless an offer makes the first term cheaper [PROD-040, PROD-051]', () => {
		expect(suggestionPrice({ cost: 10 }, undefined, 20)).toEqual({ full: 120, final: 96 });
		expect(suggestionPrice({ cost: 10 }, offer({ raw_price: 50 }), 20)?.final).toBe(50);
		expect(suggestionPrice({ cost: 10 }, offer({ original_price: 120, raw_price: 130 }), 20)?.final).toBe(96);
	});

	it('give the highest percentage saved among the suggested products [PROD-053]', () => {
		const offers = [offerOf('a', 100, 90), offerOf('b', 100, 50), offerOf('c', 100, 1)];
		const best = (slugs: string[], discount: number | null) =>
			bestDiscount(
				slugs.map((slug) => ({ slug, cost: slug === 'unknown' ? null : 10 })),
				offers,
				discount,
			);
		expect(best(['a', 'b'], 20)).toBe(50);
		expect(best(['a'], 0)).toBe(10);
		expect(best(['a', 'other'], 20)).toBe(20);
		expect(best(['a', 'b', 'c'], 20)).toBe(99);
		expect(best(['a', 'b'], null)).toBeUndefined();
		expect(best(['unknown'], 20)).toBeUndefined();
		expect(best([], 20)).toBeUndefined();
	});
});

describe('trial price', () => {
	it('is the first term’s monthly price, rounded up to the cent [PROD-021, PROD-025]', () => {
		const price = (cost_per_interval: number | null) =>
			introPrice({ cost: 119.4, introductory_offer: { cost_per_interval } });
		expect([price(59.4), price(null), price(0)]).toEqual([4.95, 9.95, 0]);
		expect(introPrice({ cost: 100 })).toBe(8.34);
		expect(introPrice({ cost: 100, introductory_offer: null })).toBe(8.34);
		expect(introPrice({ cost: null })).toBeUndefined();
	});

	it('isn’t rounded up because of floating-point errors [PROD-021]', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1e7 }), (cents) => {
				expect(introPrice({ cost: (cents * 12) / 100 })).toBe(cents / 100);
			}),
		);
	});
});
