import { readBootstrap } from '../../bootstrap/bootstrap';
import { makeStore } from '../store';
import type { RootState } from '../root-state';
import {
	couponSnoozed,
	selectCoupon,
	selectCouponProperties,
	selectCouponScreen,
	selectCouponStep,
	selectIsDailyBackupCoupon,
} from './slice';

const page = window as unknown as { Initial_State?: object };

afterEach(() => {
	delete page.Initial_State;
});

interface Site {
	slug?: string;
	isActive?: boolean;
	hasConnectedOwner?: boolean;
	isOffline?: boolean;
	isManager?: boolean;
}

function storeOf({
	slug = 'jetpack_backup_daily',
	isActive = true,
	hasConnectedOwner = true,
	isOffline = false,
	isManager = true,
}: Site = {}) {
	page.Initial_State = {
		partnerCoupon: slug && { coupon_code: 'A_B_C', partner: {}, preset: 'B', product: { slug } },
		connectionStatus: { isActive, hasConnectedOwner, offlineMode: { isActive: isOffline } },
		userData: { currentUser: { permissions: { manage_modules: isManager } } },
	};
	return makeStore(readBootstrap(window), {} as never);
}

const stateOf = (site?: Site): RootState => storeOf(site).getState();

describe('coupon', () => {
	it.each([
		['jetpack_backup_daily', true],
		['jetpack_backup_daily_monthly', false],
		['jetpack_backup_t1_yearly', false],
		['jetpack_scan', false],
	])('for %s is a daily backup coupon: %p [COUPON-018, COUPON-021]', (slug, isDaily) => {
		expect(selectIsDailyBackupCoupon(stateOf({ slug }))).toBe(isDaily);
	});

	it('isn’t a daily backup coupon when missing or offline [COUPON-018]', () => {
		expect(selectIsDailyBackupCoupon(stateOf({ slug: '' }))).toBe(false);
		expect(selectIsDailyBackupCoupon(stateOf({ isOffline: true }))).toBe(false);
	});

	it.each<[Site, string | null]>([
		[{}, 'redeem'],
		[{ hasConnectedOwner: false }, 'connect'],
		[{ isActive: false, hasConnectedOwner: false }, 'connect'],
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
			page.Initial_State = { partnerCoupon, connectionStatus: { isActive: true, hasConnectedOwner: true } };
			expect(selectCoupon(makeStore(readBootstrap(window), {} as never).getState())).toBeNull();
		},
	);

	it.each([
		[true, 'yes'],
		[false, 'no'],
	])('records whether the site is registered: %s [COUPON-016]', (isRegistered, connected) => {
		page.Initial_State = {
			partnerCoupon: { coupon_code: 'A_B_C', partner: { prefix: 'A' }, preset: 'B', product: { slug: 'x' } },
			connectionStatus: { isActive: true, isRegistered },
		};
		expect(selectCouponProperties(makeStore(readBootstrap(window), {} as never).getState())).toEqual({
			coupon: 'A_B_C',
			partner: 'A',
			preset: 'B',
			connected,
		});
	});

	it('leaves the screen when snoozed, unless the site isn’t connected yet', () => {
		for (const [site, shown] of [
			[{}, null],
			[{ hasConnectedOwner: false }, 'connect'],
		] as const) {
			const store = storeOf(site);
			store.dispatch(couponSnoozed(1));
			expect(selectCouponScreen(store.getState(), '?showCouponRedemption=1')).toBe(shown);
		}
	});
});
