import type { PlansLink } from './catalog/upgrades';
import { redirectUrl } from './links';

/** The parts of upgrade URLs, besides the product. */
export interface UpgradeContext {
	/** Base of the named links out. */
	redirectBase: string;
	/** Site URL without protocol. */
	site: string;
	calypsoEnv: string;
	/** The user's number on this site; null when unknown. */
	userId: number | null;
	/** The partner who sent the user here; may be empty. */
	affiliate: string;
	/** The partner that runs the host; empty when none. */
	subsidiaryId: string;
	isUserLinked: boolean;
	/** Lets a site without an owner buy; empty without one. */
	purchaseToken: string;
}

/** A redirect to plans, which knows the user and the site's right to buy (facts 3.2, PROD-023). */
export function upgradeLink(name: PlansLink, context: UpgradeContext): string {
	const query = [
		context.isUserLinked ? '' : 'unlinked=1&',
		context.purchaseToken && `purchasetoken=${encodeURIComponent(context.purchaseToken)}`,
	].join('');
	return redirectUrl(context.redirectBase, name, {
		site: context.site,
		query,
		u: context.userId === null ? '' : String(context.userId),
		aff: context.affiliate,
		subsidiaryId: context.subsidiaryId,
		calypso_env: context.calypsoEnv,
	});
}

type CheckoutContext = Pick<UpgradeContext, 'redirectBase' | 'site' | 'calypsoEnv'> & {
	adminUrl: string;
	/** The page that shows the dashboard, below the admin URL. */
	dashboardPage: string;
};

/** The seller: a product's page (PROD-048) or a recommendation, which the plan comparison is, too. */
export type Seller = 'product-description' | 'recommendations-product';

/**
 * Checkout of a product with a coupon, which may be empty. It returns to the host, which leads on from there
 * (PROD-044). A page other than the host's usual one is named too, encoded so that it stays one value of the
 * query.
 */
export function checkoutLink(seller: Seller, slug: string, coupon: string, context: CheckoutContext): string {
	const { adminUrl, dashboardPage } = context;
	const page = dashboardPage === 'admin.php?page=jetpack' ? 'admin.php?' : `${dashboardPage}%26`;
	const back = `redirect_to=${adminUrl}${page}jp-react-redirect=product-purchased`;
	return checkout(
		`jetpack-${seller}-checkout`,
		slug,
		`coupon=${encodeURIComponent(coupon)}&${back}`,
		context,
	);
}

/** Checkout of a partner's coupon (COUPON-022). */
export const couponCheckout = (slug: string, coupon: string, context: CheckoutContext): string =>
	checkout('jetpack-plugin-partner-coupon-checkout', slug, `coupon=${encodeURIComponent(coupon)}`, context);

const checkout = (name: string, path: string, query: string, context: CheckoutContext) =>
	redirectUrl(context.redirectBase, name, {
		site: context.site,
		path,
		query,
		calypso_env: context.calypsoEnv,
	});
