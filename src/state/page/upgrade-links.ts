import type { PlansLink } from '../../lib/catalog/upgrades';
import {
	couponCheckout,
	stepCheckout,
	suggestionCheckout,
	type UpgradeContext,
	upgradeLink,
} from '../../lib/upgrade-links';
import type { RootState } from '../root-state';

const contextOf = ({ page, user }: RootState): UpgradeContext => ({
	redirectBase: page.redirectBase,
	site: page.rawUrl,
	calypsoEnv: page.calypsoEnv,
	userId: user.id,
	affiliate: page.affiliate,
	subsidiaryId: page.subsidiaryId,
	isUserLinked: user.isConnected,
	purchaseToken: page.purchaseToken,
});

/** The plans, by one of the names of the upgrade redirects (facts 3.2). */
export const selectUpgradeLink = (state: RootState, name: PlansLink): string =>
	upgradeLink(name, contextOf(state));

/** Checkout of a recommended product, which comes back to this host (PROD-044); `coupon` may be empty. */
export const selectSuggestionCheckout = (state: RootState, slug: string, coupon: string): string =>
	suggestionCheckout(slug, coupon, {
		...contextOf(state),
		adminUrl: state.page.adminUrl,
		dashboardPage: state.page.dashboardPage,
	});

/** Checkout of the product that a recommendation step names (facts 3.2). */
export const selectStepCheckout = (state: RootState, slug: string): string =>
	stepCheckout(slug, contextOf(state));

/** Checkout of a partner's coupon (COUPON-022). */
export const selectCouponCheckout = (state: RootState, slug: string, coupon: string): string =>
	couponCheckout(slug, coupon, contextOf(state));
