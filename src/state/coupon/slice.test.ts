import { readBootstrap } from '../../bootstrap/bootstrap';
import { makeStore } from '../store';
import { selectCoupon, selectCouponStep } from '../connection/slice';
import {
	couponSnoozed,
	selectCouponProperties,
	selectCouponScreen,
	selectIsDailyBackupCoupon,
	SNOOZED_AT_KEY,
	wasSnoozed,
} from './slice';

const page = window as unknown as { Initial_State?: object };
const open = (state: object) => {
	page.Initial_State = state;
	return makeStore(readBootstrap(window), {} as never);
};

afterEach(() => void delete page.Initial_State);

const CONNECTED = {
	slug: 'jetpack_backup_daily',
	isActive: true,
	hasConnectedOwner: true,
	isOffline: false,
	isManager: true,
	connect: true,
};
type Site = Partial<typeof CONNECTED>;

function storeOf(site: Site = {}) {
	const { slug, isActive, hasConnectedOwner, isOffline, isManager, connect } = { ...CONNECTED, ...site };
	const permissions = { manage_modules: isManager, connect, connect_user: true };
	return open({
		partnerCoupon: slug && { coupon_code: 'A_B_C', partner: {}, preset: 'B', product: { slug } },
		connectionStatus: { isActive, hasConnectedOwner, offlineMode: { isActive: isOffline } },
		userData: { currentUser: { permissions } },
	});
}

const stateOf = (site?: Site) => storeOf(site).getState();

describe('coupon', () => {
	it.each<[Site, boolean]>([
		[{ slug: 'jetpack_backup_daily' }, true],
		[{ slug: 'jetpack_backup_daily_monthly' }, false],
		[{ slug: 'jetpack_backup_t1_yearly' }, false],
		[{ slug: 'jetpack_scan' }, false],
		[{ slug: '' }, false],
		[{ isOffline: true }, false],
	])('on a site with %j is a daily backup coupon: %p [COUPON-018, COUPON-021]', (site, isDaily) => {
		expect(selectIsDailyBackupCoupon(stateOf(site))).toBe(isDaily);
	});

	it.each<[Site, string | null]>([
		[{}, 'redeem'],
		[{ hasConnectedOwner: false }, 'connect'],
		[{ isActive: false, hasConnectedOwner: false }, 'connect'],
		[{ isActive: false, hasConnectedOwner: false, connect: false }, null],
		[{ isOffline: true }, null],
		[{ slug: '' }, null],
		[{ isManager: false }, null],
	])('on a site with %j has the step %p [COUPON-004, COUPON-020, COUPON-023]', (site, step) => {
		expect(selectCouponStep(stateOf(site))).toBe(step);
	});

	it.each(['?page=jetpack&showCouponRedemption=1', '?showCouponRedemption', '?showCouponRedemption=0'])(
		'takes over the screen when the URL requests it: %s [COUPON-003]',
		(search) => {
			expect(selectCouponScreen(stateOf(), search)).toBe('redeem');
			expect(selectCouponScreen(stateOf({ slug: '' }), search)).toBeNull();
			expect(selectCouponScreen(stateOf(), '?page=jetpack')).toBeNull();
		},
	);

	it('has a screen of its own on a site that isn’t connected, with and without being asked for [COUPON-002]', () => {
		const isNew = { isActive: false, hasConnectedOwner: false };
		for (const search of ['?page=jetpack', '?showCouponRedemption=1']) {
			expect(selectCouponScreen(stateOf(isNew), search)).toBe('connect');
			expect(selectCouponScreen(stateOf({ ...isNew, slug: '' }), search)).toBeNull();
			expect(selectCouponScreen(stateOf({ ...isNew, isOffline: true }), search)).toBeNull();
		}
		expect(selectCouponScreen(stateOf({ hasConnectedOwner: false }), '?page=jetpack')).toBeNull();
	});

	it.each([false, [], { product: { slug: 'jetpack_backup_daily' } }, { coupon_code: 'X' }])(
		'is none when the host prints %j',
		(partnerCoupon) => {
			const { getState } = open({
				partnerCoupon,
				connectionStatus: { isActive: true, hasConnectedOwner: true },
			});
			expect(selectCoupon(getState())).toBeNull();
		},
	);

	it.each([
		[true, 'yes'],
		[false, 'no'],
	])('records whether the site is registered: %s [COUPON-016]', (isRegistered, connected) => {
		const coupon = { coupon_code: 'A_B_C', partner: { prefix: 'A' }, preset: 'B', product: { slug: 'x' } };
		const { getState } = open({
			partnerCoupon: coupon,
			connectionStatus: { isActive: true, isRegistered },
		});
		const properties = { coupon: 'A_B_C', partner: 'A', preset: 'B', connected };
		expect(selectCouponProperties(getState())).toEqual(properties);
	});

	it.each([
		['is left when snoozed', {}, null],
		['is left without an owner', { hasConnectedOwner: false }, null],
		['stays if the site isn’t connected yet', { isActive: false, hasConnectedOwner: false }, 'connect'],
	])('’s screen %s', (_, site, shown) => {
		const store = storeOf(site);
		store.dispatch(couponSnoozed(1));
		expect(selectCouponScreen(store.getState(), '?showCouponRedemption=1')).toBe(shown);
	});

	it('snoozed on an earlier page stays hidden for exactly three days [COUPON-012]', () => {
		const threeDays = 3 * 24 * 60 * 60 * 1000;
		const now = Date.now();
		jest.spyOn(Date, 'now').mockReturnValue(now);
		expect(wasSnoozed()).toBe(false);
		localStorage.setItem(SNOOZED_AT_KEY, String(now - threeDays + 1));
		expect(wasSnoozed()).toBe(true);
		localStorage.setItem(SNOOZED_AT_KEY, String(now - threeDays));
		expect(wasSnoozed()).toBe(false);
	});
});
