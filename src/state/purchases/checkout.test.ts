import { purchaseOf } from '../../../tests/support/shop';
import type { Purchase } from '../../rest-api/shop';
import type { RootState } from '../root-state';
import {
	type Checkout,
	checkoutKey,
	isExchangedSince,
	isOfCheckout,
	isRenewedSince,
	recentCheckout,
	wasAnnounced,
} from './checkout';
import { checkForPendingPurchase, noteCheckout, rememberAnnounced } from './thunks/checkout';

afterEach(() => {
	jest.restoreAllMocks();
});

const HOUR = 3_600_000;
const BOUGHT = Date.parse('2026-01-02T03:04:05Z');

const KNOWN = { ID: '7', expiry_date: '2027-01-02', subscribed_date: new Date(BOUGHT).toISOString() };
const purchase = (more: Partial<Purchase> = {}) => purchaseOf('jetpack_scan', { ...KNOWN, ...more });
const checkout = (more: Partial<Checkout> = {}): Checkout => ({
	at: BOUGHT,
	owned: {},
	isWhole: true,
	told: {},
	...more,
});

describe('remembered checkout', () => {
	it.each(['', 'null', '7', '"7"', '[]', '{}', '{"at":"now"}', '{', '{"at":null,"owned":{}}'])(
		'is null when storage holds something else: %p',
		(text) => {
			localStorage.setItem('key', text);
			expect(recentCheckout('key')).toBeNull();
		},
	);

	it('survives missing or invalid members', () => {
		localStorage.setItem('key', JSON.stringify({ at: Date.now(), owned: null, told: 7, isWhole: 'yes' }));
		expect(recentCheckout('key')).toMatchObject({ owned: {}, told: {}, isWhole: false });
	});

	it.each([
		[0, true],
		[HOUR - 1000, true],
		[-HOUR + 1000, true],
		[HOUR, false],
		[-HOUR, false],
	])('lasts for an hour, even if the clock is set back: %d ms', (since, isRecent) => {
		const now = Date.now();
		jest.spyOn(Date, 'now').mockReturnValue(now);
		localStorage.setItem('key', JSON.stringify(checkout({ at: now - since })));
		expect(recentCheckout('key') !== null).toBe(isRecent);
	});

	it('has its own key for each site and user', () => {
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

	it('is null when the browser blocks storage', () => {
		jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
			throw new DOMException('denied', 'SecurityError');
		});
		expect(recentCheckout('key')).toBeNull();
	});
});

describe('purchase made at a checkout', () => {
	it('is one the site didn’t have before', () => {
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
	])('is a recent one if earlier purchases are unknown: %d ms', (later, isBought) => {
		expect(isOfCheckout(purchase(), checkout({ at: BOUGHT + later, isWhole: false }))).toBe(isBought);
	});

	it('needs a valid date if earlier purchases are unknown', () => {
		const unknown = checkout({ isWhole: false });
		expect(isOfCheckout(purchase({ subscribed_date: 'soon' }), unknown)).toBe(false);
		expect(isOfCheckout(purchase(), { ...unknown, owned: { 7: '' } })).toBe(false);
	});

	it('is a renewal if an earlier one runs longer or is another product now, which is an exchange', () => {
		const before = checkout({ owned: { 7: 'jetpack_scan 2027-01-02' } });
		const isRenewed = (more?: Partial<Purchase>) => isRenewedSince(purchase(more), before);
		const isExchanged = (more?: Partial<Purchase>) => isExchangedSince(purchase(more), before);
		expect([isRenewed(), isExchanged()]).toEqual([false, false]);
		expect([isRenewed({ ID: '8' }), isExchanged({ ID: '8' })]).toEqual([false, false]);
		const longer = { expiry_date: '2028-01-02' };
		expect([isRenewed(longer), isExchanged(longer)]).toEqual([true, false]);
		const other = { product_slug: 'jetpack_scan_monthly' };
		expect([isRenewed(other), isExchanged(other)]).toEqual([true, true]);
		expect(isRenewedSince(purchase(longer), { ...before, isWhole: false })).toBe(false);
		expect(isExchangedSince(purchase(), checkout({ owned: { 7: 7 } as never }))).toBe(true);
	});

	it('is announced by its ID', () => {
		expect(wasAnnounced(purchase(), checkout({ told: { 7: '' } }))).toBe(true);
		expect(wasAnnounced(purchase({ ID: 'toString' }), checkout())).toBe(false);
	});
});

describe('checkout visit', () => {
	/** The browser's memory after a thunk on a site with these purchases; null: they aren't known. */
	function after(thunk: ReturnType<typeof noteCheckout>, purchases: Purchase[] | null): Checkout | null {
		const state = {
			page: { rawUrl: 'one.example' },
			user: { id: 1 },
			purchases: purchases ? { status: 'ready', data: purchases } : { status: 'loading' },
		} as unknown as RootState;
		thunk(jest.fn(), () => state, {} as never);
		return recentCheckout(checkoutKey(state));
	}
	const waits = () =>
		checkForPendingPurchase()(
			jest.fn(),
			() => ({ page: { rawUrl: 'one.example' }, user: { id: 1 } }) as unknown as RootState,
			{} as never,
		);

	it('is remembered with the active purchases', () => {
		const gone = purchase({ ID: '8', active: false });
		expect(after(noteCheckout(), [purchase(), gone])).toMatchObject({
			owned: { 7: 'jetpack_scan 2027-01-02' },
			isWhole: true,
			told: {},
		});
	});

	it('is remembered without purchases while they’re unknown', () => {
		expect(after(noteCheckout(), null)).toMatchObject({ owned: {}, isWhole: false, told: {} });
	});

	it('inherits purchases from an earlier one, even if this tab doesn’t know them', () => {
		after(noteCheckout(), [purchase()]);
		const bought = purchase({ ID: '9', product_slug: 'jetpack_search' });
		expect(after(rememberAnnounced([purchase(), bought]), null)).toMatchObject({
			told: { 9: 'jetpack_search 2027-01-02' },
		});
		expect(after(noteCheckout(), null)).toMatchObject({
			owned: { 7: 'jetpack_scan 2027-01-02', 9: 'jetpack_search 2027-01-02' },
			isWhole: false,
			told: {},
		});
	});

	it('remembers which new and renewed purchases were announced, and no others', () => {
		after(noteCheckout(), [purchase(), purchase({ ID: '8' })]);
		const renewed = purchase({ ID: '8', expiry_date: '2028-01-02' });
		expect(after(rememberAnnounced([purchase(), renewed]), null)?.told).toEqual({
			8: 'jetpack_scan 2028-01-02',
		});
		expect(after(rememberAnnounced([purchase({ ID: '9' })]), null)?.told).toEqual({
			8: 'jetpack_scan 2028-01-02',
			9: 'jetpack_scan 2027-01-02',
		});
	});

	it('is awaited until its purchase is announced', () => {
		expect(waits()).toBe(false);
		after(noteCheckout(), [purchase()]);
		expect(waits()).toBe(true);
		after(rememberAnnounced([purchase()]), null);
		expect(waits()).toBe(true);
		after(rememberAnnounced([purchase({ ID: '9' })]), null);
		expect(waits()).toBe(false);
	});

	it('remembers no announcement if there was no checkout', () => {
		expect(after(rememberAnnounced([purchase()]), null)).toBeNull();
	});
});
