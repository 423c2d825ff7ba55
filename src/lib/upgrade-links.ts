import type { PlansLink } from './catalog/upgrades';
import { redirectUrl } from './links';

/** What upgrade URLs are made of, besides the product. */
export interface UpgradeContext {
	/** Base of the named links out. */
	redirectBase: string;
	/** Site URL without protocol. */
	site: string;
	calypsoEnv: string;
	/** The user's number on this site; null when unknown. */
	userId: number | null;
	/** Who sent the user here; empty when nobody. */
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

type Checkout = Pick<UpgradeContext, 'redirectBase' | 'site' | 'calypsoEnv'>;

interface Return {
	adminUrl: string;
	/** The page that shows the dashboard, below the admin URL. */
	dashboardPage: string;
}

/**
 * Where to return to after a purchase; the host leads on from there. A page other than the host's usual one
 * is named too, encoded so that it stays one value of the query.
 */
const wayBack = ({ adminUrl, dashboardPage }: Return): string => {
	const page = dashboardPage === 'admin.php?page=jetpack' ? 'admin.php?' : `${dashboardPage}%26`;
	return `redirect_to=${adminUrl}${page}jp-react-redirect=product-purchased`;
};

/** Checkout of a product page (PROD-044, PROD-048). */
export const productCheckout = (slug: string, context: Checkout & Return): string =>
	checkout('jetpack-product-description-checkout', slug, context, wayBack(context));

/** Checkout of a recommendation, which comes back as well (PROD-044). `coupon` may be empty. */
export const suggestionCheckout = (slug: string, coupon: string, context: Checkout & Return): string =>
	checkout(RECOMMENDED, slug, context, `coupon=${encodeURIComponent(coupon)}&${wayBack(context)}`);

/** Checkout of a step that names one product, without coupon and way back (facts 3.2). */
export const stepCheckout = (slug: string, context: Checkout): string => checkout(RECOMMENDED, slug, context);

/** Checkout of a partner's coupon (COUPON-022). */
export const couponCheckout = (slug: string, coupon: string, context: Checkout): string =>
	checkout('jetpack-plugin-partner-coupon-checkout', slug, context, `coupon=${encodeURIComponent(coupon)}`);

const RECOMMENDED = 'jetpack-recommendations-product-checkout';

const checkout = (name: string, slug: string, context: Checkout, query = '') =>
	redirectUrl(context.redirectBase, name, {
		site: context.site,
		path: slug,
		query,
		calypso_env: context.calypsoEnv,
	});
