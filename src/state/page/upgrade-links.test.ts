import type { RootState } from '../root-state';
import {
	selectCouponCheckout,
	selectStepCheckout,
	selectSuggestionCheckout,
	selectUpgradeLink,
} from './upgrade-links';

const STATE = {
	page: {
		redirectBase: 'https://jetpack.com/redirect/',
		rawUrl: 'example.org',
		adminUrl: 'https://example.org/wp-admin/',
		dashboardPage: 'admin.php?page=jetpack',
		calypsoEnv: 'stage',
		affiliate: 'friend',
		subsidiaryId: '22',
		purchaseToken: 'abc',
	},
	user: { id: 7, isConnected: false },
} as RootState;

const query = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('upgrade links', () => {
	it('include the user, the affiliate and the purchase token', () => {
		expect(query(selectUpgradeLink(STATE, 'plans-main-top'))).toEqual({
			source: 'plans-main-top',
			site: 'example.org',
			query: 'unlinked=1&purchasetoken=abc',
			u: '7',
			aff: 'friend',
			subsidiaryId: '22',
			calypso_env: 'stage',
		});
	});

	it('lead to the checkout of a recommendation, and back [PROD-044]', () => {
		expect(query(selectSuggestionCheckout(STATE, 'jetpack_scan', 'SAVE20'))).toEqual({
			source: 'jetpack-recommendations-product-checkout',
			site: 'example.org',
			path: 'jetpack_scan',
			query:
				'coupon=SAVE20&redirect_to=https://example.org/wp-admin/admin.php?jp-react-redirect=product-purchased',
			calypso_env: 'stage',
		});
	});

	it('lead to the checkout of a step or a coupon [COUPON-022]', () => {
		expect(query(selectStepCheckout(STATE, 'jetpack_scan'))).toMatchObject({
			source: 'jetpack-recommendations-product-checkout',
			path: 'jetpack_scan',
		});
		expect(query(selectCouponCheckout(STATE, 'jetpack_backup_daily', 'IONOS_IONA_x'))).toMatchObject({
			source: 'jetpack-plugin-partner-coupon-checkout',
			path: 'jetpack_backup_daily',
			query: 'coupon=IONOS_IONA_x',
		});
	});
});
