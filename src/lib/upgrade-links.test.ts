import {
	couponCheckout,
	productCheckout,
	stepCheckout,
	suggestionCheckout,
	upgradeLink,
	type UpgradeContext,
} from './upgrade-links';

const site = 'example.org::shop';
const CONTEXT: UpgradeContext = {
	redirectBase: 'https://jetpack.com/redirect/',
	site,
	calypsoEnv: '',
	userId: 7,
	affiliate: '',
	subsidiaryId: '',
	isUserLinked: true,
	purchaseToken: '',
};

const query = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('upgrade link', () => {
	it('names the site and the user, and leaves out an unknown user', () => {
		expect(upgradeLink('support', CONTEXT)).toBe(
			'https://jetpack.com/redirect/?source=support&site=example.org%3A%3Ashop&u=7',
		);
		expect(query(upgradeLink('support', { ...CONTEXT, userId: null }))).toEqual({ source: 'support', site });
	});

	it('passes on the affiliate, the hosting partner and the provider’s environment', () => {
		const context = { ...CONTEXT, affiliate: 'me&you', subsidiaryId: '22', calypsoEnv: 'stage' };
		const passed = { aff: 'me&you', subsidiaryId: '22', calypso_env: 'stage' };
		expect(query(upgradeLink('plans-main-top', context))).toEqual({
			source: 'plans-main-top',
			site,
			u: '7',
			...passed,
		});
	});

	it.each([
		[true, '', undefined],
		[false, '', 'unlinked=1&'],
		[true, 'to ken', 'purchasetoken=to%20ken'],
		[false, 'abc', 'unlinked=1&purchasetoken=abc'],
	])(
		'encodes whether the user is connected (%s) and the purchase token “%s”',
		(isUserLinked, token, expected) => {
			const url = upgradeLink('support', { ...CONTEXT, isUserLinked, purchaseToken: token });
			expect(query(url).query).toBe(expected);
		},
	);
});

describe('checkout link', () => {
	const BACK = {
		...CONTEXT,
		adminUrl: 'https://example.org/wp-admin/',
		dashboardPage: 'admin.php?page=jetpack',
	};
	const PURCHASED = `${BACK.adminUrl}admin.php?jp-react-redirect=product-purchased`;

	it('names the product on a product page [PROD-048]', () => {
		expect(query(productCheckout('jetpack_scan', BACK))).toEqual({
			source: 'jetpack-product-description-checkout',
			site,
			path: 'jetpack_scan',
			query: `redirect_to=${PURCHASED}`,
		});
	});

	it.each(['SAVE 20', ''])(
		'carries the coupon “%s” and a return URL for a recommendation [PROD-044]',
		(coupon) => {
			const { query: inner, ...link } = query(suggestionCheckout('jetpack_scan', coupon, BACK));
			const source = 'jetpack-recommendations-product-checkout';
			expect(link).toEqual({ source, site, path: 'jetpack_scan' });
			const carried = Object.fromEntries(new URLSearchParams(inner));
			expect(carried).toEqual({ coupon, redirect_to: PURCHASED });
		},
	);

	it('returns to the page it was opened from if that isn’t the default one [PROD-044]', () => {
		const back = { ...BACK, dashboardPage: 'admin.php?page=site-dashboard' };
		for (const link of [
			productCheckout('jetpack_scan', back),
			suggestionCheckout('jetpack_scan', 'SAVE20', back),
		]) {
			expect(new URLSearchParams(query(link).query).get('redirect_to')).toBe(
				'https://example.org/wp-admin/admin.php?page=site-dashboard&jp-react-redirect=product-purchased',
			);
		}
	});

	it('names only the product for a recommendation step', () => {
		const source = 'jetpack-recommendations-product-checkout';
		expect(query(stepCheckout('jetpack_scan', CONTEXT))).toEqual({ source, site, path: 'jetpack_scan' });
	});

	it('carries the code of a partner coupon [COUPON-017, COUPON-022]', () => {
		const context = { ...CONTEXT, calypsoEnv: 'stage' };
		expect(query(couponCheckout('jetpack_backup_daily', 'IONOS_IONA_abc', context))).toEqual({
			source: 'jetpack-plugin-partner-coupon-checkout',
			site,
			path: 'jetpack_backup_daily',
			query: 'coupon=IONOS_IONA_abc',
			calypso_env: 'stage',
		});
	});
});
