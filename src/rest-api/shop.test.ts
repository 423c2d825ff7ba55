import * as v from 'valibot';
import { wrapped } from '../../tests/support/provider';
import { purchaseOf } from '../../tests/support/shop';
import { introOffers, purchases, siteDiscount, siteProducts } from './shop';

const parse = (data: unknown) => v.parse(siteDiscount, { code: 'success', message: '', data });

describe('site discount', () => {
	const DISCOUNT = {
		code: 'SAVE20',
		discount: 20,
		is_used: true,
		viewed: true,
		expiry_date: '2026-12-01T00:00:00+00:00',
	};

	it('has a code, percentage and expiry date, and whether it was used and viewed [PROD-037]', () => {
		expect(parse({ ...DISCOUNT, viewed: '1' })).toEqual(DISCOUNT);
	});

	it.each([[[]], [null], [{}], [{ discount: 'much', is_used: 'no' }]])(
		'is empty for %j [PROD-037]',
		(data) => {
			const none = { code: '', discount: null, is_used: false, viewed: false, expiry_date: '' };
			expect(parse(data)).toEqual(none);
		},
	);
});

describe('purchases', () => {
	const KNOWN = purchaseOf('jetpack_scan', {
		ID: '7',
		product_name: 'Scan',
		expiry_date: '2027-01-02',
		subscribed_date: '2026-01-02',
		is_refundable: true,
	});

	it('have slug, name, dates, and whether they’re active and refundable [PLAN-013]', () => {
		expect(v.parse(purchases, wrapped([{ ...KNOWN, active: '1', more: 1 }]))).toEqual([KNOWN]);
	});

	it.each([
		['1', true],
		['0', false],
		['', false],
		[null, false],
	])('with active %j are active: %s [PLAN-014]', (active, expected) => {
		expect(v.parse(purchases, wrapped([{ ...KNOWN, active }]))[0]?.active).toBe(expected);
	});

	it('are read without malformed entries and members', () => {
		const odd = { product_slug: 'x', product_name: null, active: 1, expiry_date: false };
		const read = v.parse(purchases, wrapped([null, 'scan', { product_slug: 5 }, odd]));
		expect(read).toEqual([purchaseOf('x')]);
	});
});

describe('products', () => {
	const parsed = (more: object) =>
		v.parse(siteProducts, { code: 'success', data: { a: { product_slug: 'a', available: true, ...more } } })
			.a;

	it.each([
		[null, null],
		[undefined, null],
		[-119.4, null],
		['free', null],
		[{ amount: 1 }, null],
		[0, 0],
		['120.00', 120],
		[1e21, 1e21],
	])('with the cost %j cost %s [PROD-005, PROD-050]', (cost, amount) => {
		expect(parsed({ cost, currency_code: 'EUR' })).toMatchObject({ cost: amount, currency_code: 'EUR' });
	});

	it('may lack a currency, a sale and an offer [PROD-005, PROD-050]', () => {
		expect(parsed({ cost: 1, currency_code: null })).toMatchObject({ currency_code: '' });
		expect(parsed({ sale_coupon: { discount: '25' }, introductory_offer: 'x' })).toMatchObject({
			sale_coupon: { discount: 25 },
			introductory_offer: null,
		});
		expect(parsed({ available: false })?.available).toBe(false);
	});

	it('are none when the provider sends an error instead', () => {
		const answer = { code: 'success', data: { error: 'unauthorized', message: 'no' } };
		expect(v.safeParse(siteProducts, answer)).not.toMatchObject({ success: true, output: { a: {} } });
	});
});

describe('intro offers', () => {
	const offers = (...data: unknown[]) => v.parse(introOffers, { code: 'success', data });
	const OFFER = { product_slug: 'jetpack_scan', original_price: 119.4, raw_price: 59.4 };

	it('leave out what the site isn’t eligible for, and what is no offer [PROD-040]', () => {
		expect(offers(OFFER, { ...OFFER, ineligible_reason: 'used before' }, null, {}, 7)).toEqual([
			expect.objectContaining(OFFER),
		]);
	});

	it('have no price below zero [PROD-050]', () => {
		expect(offers({ ...OFFER, original_price: -5, raw_price: 'x' })).toEqual([
			expect.objectContaining({ original_price: null, raw_price: null }),
		]);
	});
});
