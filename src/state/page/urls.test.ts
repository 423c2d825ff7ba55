import type { RootState } from '../root-state';
import { selectManageUrl } from './urls';
import { checkoutOrConnect, selectUpgradeLink } from './upgrade-links';

const adminUrl = 'https://example.org/wp-admin/';
const stateOf = (page: object) =>
	({
		page: { adminUrl, redirectBase: 'https://jetpack.com/redirect/', rawUrl: 'example.org', ...page },
		user: { id: 7, isConnected: false },
	}) as unknown as RootState;
const query = (url: string) => Object.fromEntries(new URL(url).searchParams);

it.each([
	['calypso-marketing-connections', 'jetpack-social'],
	['calypso-people-email-followers', 'jetpack-newsletter'],
	['calypso-activity-log', 'jetpack-activity-log'],
	['jetpack-support', undefined],
])('links %s to the host’s own page %s, if there is one, else to the provider', (name, page) => {
	const own = page ? `${adminUrl}admin.php?page=${page}` : expect.stringContaining(`source=${name}`);
	const hostPages = [page ?? 'jetpack-social', 'jetpack-ai'];
	expect(selectManageUrl(stateOf({ hostPages }), name)).toEqual(own);
	expect(selectManageUrl(stateOf({ hostPages: ['jetpack-ai'] }), name)).toContain(`source=${name}`);
});

it('links to upgrades with the user, the affiliate, the purchase token and the way back, or to connecting [PROD-044, DASH-041, DASH-042]', () => {
	const state = stateOf({
		dashboardPage: 'admin.php?page=jetpack',
		calypsoEnv: 'stage',
		aff: 'friend',
		partnerSubsidiaryId: '22',
		purchaseToken: 'abc',
	});
	const common = { site: 'example.org', calypso_env: 'stage' };
	expect(query(selectUpgradeLink(state, 'plans-main-top'))).toEqual({
		...common,
		source: 'plans-main-top',
		query: 'unlinked=1&purchasetoken=abc',
		u: '7',
		aff: 'friend',
		subsidiaryId: '22',
	});
	const sold = { slug: 'jetpack_scan', name: 'Scan', coupon: 'SAVE20', label: 'Get Scan' };
	const checkout = (hasConnectedOwner: boolean) => {
		const connection = { status: { hasConnectedOwner } } as RootState['connection'];
		return checkoutOrConnect({ ...state, connection }, 'recommendations-product', sold);
	};
	expect(checkout(false)).toEqual({
		offer: 'connect',
		label: 'Connect your account to upgrade',
		href: '#/connect-user?feature=Scan',
	});
	expect(checkout(true)).toMatchObject({ offer: 'upgrade', label: 'Get Scan' });
	expect(query(checkout(true).href)).toEqual({
		...common,
		source: 'jetpack-recommendations-product-checkout',
		path: 'jetpack_scan',
		query: `coupon=SAVE20&redirect_to=${adminUrl}admin.php?jp-react-redirect=product-purchased`,
	});
});
