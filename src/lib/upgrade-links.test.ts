import {
	couponCheckout,
	productCheckout,
	stepCheckout,
	suggestionCheckout,
	upgradeLink,
	type UpgradeContext,
} from './upgrade-links';

const CONTEXT: UpgradeContext = {
	redirectBase: 'https://jetpack.com/redirect/',
	site: 'example.org::shop',
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
		expect(query(upgradeLink('support', { ...CONTEXT, userId: null }))).toEqual({
			source: 'support',
			site: 'example.org::shop',
		});
	});

	it('passes on the affiliate, the hosting partner and the provider’s environment', () => {
		const context = { ...CONTEXT, affiliate: 'me&you', subsidiaryId: '22', calypsoEnv: 'stage' };
		expect(query(upgradeLink('plans-main-top', context))).toEqual({
			source: 'plans-main-top',
			site: 'example.org::shop',
			u: '7',
			aff: 'me&you',
			subsidiaryId: '22',
			calypso_env: 'stage',
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
	const site = 'example.org::shop';
	const BACK = { adminUrl: 'https://example.org/wp-admin/', dashboardPage: 'admin.php?page=jetpack' };

	it('names the product on a product page [PROD-048]', () => {
		expect(query(productCheckout('jetpack_scan', { ...CONTEXT, ...BACK }))).toEqual({
			source: 'jetpack-product-description-checkout',
			site,
			path: 'jetpack_scan',
			query: 'redirect_to=https://example.org/wp-admin/admin.php?jp-react-redirect=product-purchased',
		});
	});

	it.each(['SAVE 20', ''])(
		'carries the coupon “%s” and a return URL for a recommendation [PROD-044]',
		(coupon) => {
			const link = query(suggestionCheckout('jetpack_scan', coupon, { ...CONTEXT, ...BACK }));
			expect(link).toMatchObject({
				source: 'jetpack-recommendations-product-checkout',
				site,
				path: 'jetpack_scan',
			});
			expect(Object.fromEntries(new URLSearchParams(link.query))).toEqual({
				coupon,
				redirect_to: `${BACK.adminUrl}admin.php?jp-react-redirect=product-purchased`,
			});
		},
	);

	it('returns to the page it was opened from if that isn’t the default one [PROD-044]', () => {
		const back = { ...BACK, dashboardPage: 'admin.php?page=site-dashboard' };
		for (const link of [
			productCheckout('jetpack_scan', { ...CONTEXT, ...back }),
			suggestionCheckout('jetpack_scan', 'SAVE20', { ...CONTEXT, ...back }),
		]) {
			expect(new URLSearchParams(query(link).query).get('redirect_to')).toBe(
				'https://example.org/wp-admin/admin.php?page=site-dashboard&jp-react-redirect=product-purchased',
			);
		}
	});

	it('names only the product for a recommendation step', () => {
		expect(query(stepCheckout('jetpack_backup_t1_yearly', CONTEXT))).toEqual({
			source: 'jetpack-recommendations-product-checkout',
			site,
			path: 'jetpack_backup_t1_yearly',
		});
	});

	it('carries the code of a partner coupon [COUPON-017, COUPON-022]', () => {
		const link = couponCheckout('jetpack_backup_daily', 'IONOS_IONA_abc', {
			...CONTEXT,
			calypsoEnv: 'stage',
		});
		expect(query(link)).toEqual({
			source: 'jetpack-plugin-partner-coupon-checkout',
			site,
			path: 'jetpack_backup_daily',
			query: 'coupon=IONOS_IONA_abc',
			calypso_env: 'stage',
		});
	});
});
