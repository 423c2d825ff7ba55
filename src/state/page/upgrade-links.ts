import { __ } from '@wordpress/i18n';
import type { PlansLink } from '../../lib/catalog/upgrades';
import { paths } from '../../lib/paths';
import {
	checkoutLink,
	couponCheckout,
	type Seller,
	type UpgradeContext,
	upgradeLink,
} from '../../lib/upgrade-links';
import { selectHasConnectedOwner } from '../connection/slice';
import type { RootState } from '../root-state';

const contextOf = ({ page, user }: RootState) =>
	({
		redirectBase: page.redirectBase,
		site: page.rawUrl,
		calypsoEnv: page.calypsoEnv,
		adminUrl: page.adminUrl,
		dashboardPage: page.dashboardPage,
		userId: user.id,
		affiliate: page.aff,
		subsidiaryId: page.partnerSubsidiaryId,
		isUserLinked: user.isConnected,
		purchaseToken: page.purchaseToken,
	}) satisfies UpgradeContext & Parameters<typeof checkoutLink>[3];

/** The plans, by one of the names of the upgrade redirects (facts 3.2). */
export const selectUpgradeLink = (state: RootState, name: PlansLink): string =>
	upgradeLink(name, contextOf(state));

/** Checkout of a partner's coupon (COUPON-022). */
export const selectCouponCheckout = (state: RootState, slug: string, coupon: string): string =>
	couponCheckout(slug, coupon, contextOf(state));

interface Way {
	label: string;
	href: string;
}

/**
 * The way to buy; without a connected owner, to connecting an account first (DASH-041, DASH-042). `name`:
 * what's for sale.
 */
export const buyOrConnect = (state: RootState, way: Way, name?: string): Way & { offer: Offered } =>
	selectHasConnectedOwner(state)
		? { offer: 'upgrade', ...way }
		: {
				offer: 'connect',
				label: __('Connect your account to upgrade', 'site-dashboard'),
				href: paths.connectUser.href(name ? { feature: name } : {}),
			};

type Offered = 'upgrade' | 'connect';

interface Sold {
	slug: string;
	name: string;
	/** Empty without one. */
	coupon: string;
	label: string;
}

/** The same for the checkout of a product. */
export const checkoutOrConnect = (state: RootState, seller: Seller, { slug, name, coupon, label }: Sold) =>
	buyOrConnect(state, { label, href: checkoutLink(seller, slug, coupon, contextOf(state)) }, name);
