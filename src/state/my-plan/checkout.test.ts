import type { Purchase } from '../../rest-api/contract/shop';
import type { RootState } from '../store';
import {
	checkoutKey,
	isExchangedSince,
	isOfCheckout,
	isRenewedSince,
	recentCheckout,
	wasTold,
	type Checkout,
} from './checkout';

afterEach(() => {
	jest.restoreAllMocks();
});

const HOUR = 3_600_000;
const BOUGHT = Date.parse('2026-01-02T03:04:05Z');

const purchase = (more: Partial<Purchase> = {}): Purchase => ({
	ID: '7',
	product_slug: 'jetpack_scan',
	product_name: '',
	active: true,
	expiry_date: '2027-01-02',
	subscribed_date: new Date(BOUGHT).toISOString(),
	is_refundable: false,
	...more,
});
const checkout = (more: Partial<Checkout> = {}): Checkout => ({
	at: BOUGHT,
	owned: {},
	isWhole: true,
	told: {},
	...more,
});

describe('the checkout that is remembered', () => {
	it.each(['', 'null', '7', '"7"', '[]', '{}', '{"at":"now"}', '{', '{"at":null,"owned":{}}'])(
		'is none where something else stands: %p',
		(text) => {
			localStorage.setItem('key', text);
			expect(recentCheckout('key')).toBeNull();
		},
	);

	it('survives members that are missing or something else', () => {
		localStorage.setItem('key', JSON.stringify({ at: Date.now(), owned: null, told: 7, isWhole: 'yes' }));
		expect(recentCheckout('key')).toMatchObject({ owned: {}, told: {}, isWhole: false });
	});

	it.each([
		[0, true],
		[HOUR - 1000, true],
		[-HOUR + 1000, true],
		[HOUR, false],
		[-HOUR, false],
	])('is one for an hour, also where the clock was put back: %d ms', (since, isRecent) => {
		const now = Date.now();
		jest.spyOn(Date, 'now').mockReturnValue(now);
		localStorage.setItem('key', JSON.stringify(checkout({ at: now - since })));
		expect(recentCheckout('key') !== null).toBe(isRecent);
	});

	it('is one of this site and this user', () => {
		const keyOf = (rawUrl: string, id: number | null) =>
			checkoutKey({ page: { rawUrl }, user: { id } } as unknown as RootState);
		const keys = [
			keyOf('one.example', 1),
			keyOf('one.example', 2),
			keyOf('one.example::two', 1),
			keyOf('', null),
		];
		expect(new Set(keys).size).toBe(keys.length);
	});

	it('is none in a browser that keeps nothing', () => {
		jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
			throw new DOMException('denied', 'SecurityError');
		});
		expect(recentCheckout('key')).toBeNull();
	});
});

describe('what was bought at a checkout', () => {
	it('was not there before', () => {
		expect(isOfCheckout(purchase(), checkout())).toBe(true);
		expect(isOfCheckout(purchase(), checkout({ at: BOUGHT + HOUR }))).toBe(true);
		expect(isOfCheckout(purchase(), checkout({ owned: { 7: 'jetpack_scan 2027-01-02' } }))).toBe(false);
		expect(isOfCheckout(purchase({ ID: '' }), checkout({ owned: { jetpack_scan: '' } }))).toBe(false);
	});

	it.each([
		[0, true],
		[299_000, true],
		[301_000, false],
		[-HOUR, true],
	])('is as new, where nobody knows what was there before: %d ms', (later, isBought) => {
		expect(isOfCheckout(purchase(), checkout({ at: BOUGHT + later, isWhole: false }))).toBe(isBought);
	});

	it('is nothing without a date, where nobody knows what was there before', () => {
		const unknown = checkout({ isWhole: false });
		expect(isOfCheckout(purchase({ subscribed_date: 'soon' }), unknown)).toBe(false);
		expect(isOfCheckout(purchase(), { ...unknown, owned: { 7: '' } })).toBe(false);
	});

	it('is what was there before and runs longer now, or is another product', () => {
		const before = checkout({ owned: { 7: 'jetpack_scan 2027-01-02' } });
		expect(isRenewedSince(purchase(), before)).toBe(false);
		expect(isRenewedSince(purchase({ expiry_date: '2028-01-02' }), before)).toBe(true);
		expect(isRenewedSince(purchase({ product_slug: 'jetpack_complete' }), before)).toBe(true);
		expect(isRenewedSince(purchase({ ID: '8' }), before)).toBe(false);
		expect(isRenewedSince(purchase({ expiry_date: '2028' }), { ...before, isWhole: false })).toBe(false);
	});

	it('is another product under the same number', () => {
		const before = checkout({ owned: { 7: 'jetpack_scan 2027-01-02' } });
		expect(isExchangedSince(purchase({ product_slug: 'jetpack_scan_monthly' }), before)).toBe(true);
		expect(isExchangedSince(purchase({ expiry_date: '2028-01-02' }), before)).toBe(false);
		expect(isExchangedSince(purchase({ ID: '8' }), before)).toBe(false);
		const strange = checkout({ owned: { 7: 7 } as never });
		expect(isExchangedSince(purchase(), strange)).toBe(true);
	});

	it('is told by its number', () => {
		expect(wasTold(purchase(), checkout({ told: { 7: '' } }))).toBe(true);
		expect(wasTold(purchase({ ID: 'toString' }), checkout())).toBe(false);
	});
});
