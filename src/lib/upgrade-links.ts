import type { PlansLink } from './catalogue/upgrades';
import { redirectUrl } from './links';

/** What upgrade addresses are made of, besides the product. */
export interface UpgradeFacts {
	/** Base of the named links out. */
	redirectBase: string;
	/** Site address without protocol. */
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

/** A named link to plans, which knows the user and the site's right to buy (reference facts 3.2, PROD-023). */
export function upgradeLink(name: PlansLink, facts: UpgradeFacts): string {
	const query = [
		facts.isUserLinked ? '' : 'unlinked=1&',
		facts.purchaseToken && `purchasetoken=${encodeURIComponent(facts.purchaseToken)}`,
	].join('');
	return redirectUrl(facts.redirectBase, name, {
		site: facts.site,
		query,
		u: facts.userId === null ? '' : String(facts.userId),
		aff: facts.affiliate,
		subsidiaryId: facts.subsidiaryId,
		calypso_env: facts.calypsoEnv,
	});
}

type Checkout = Pick<UpgradeFacts, 'redirectBase' | 'site' | 'calypsoEnv'>;

interface Return {
	adminUrl: string;
	/** The page that shows the dashboard, below the admin address. */
	dashboardPage: string;
}

/**
 * Where the browser is to come back to after buying; the host leads on to what to do with the product. On another page than the
 * host's usual one that page is named too, in an address that stays one value of the query.
 */
const wayBack = ({ adminUrl, dashboardPage }: Return): string => {
	const page = dashboardPage === 'admin.php?page=jetpack' ? 'admin.php?' : `${dashboardPage}%26`;
	return `redirect_to=${adminUrl}${page}jp-react-redirect=product-purchased`;
};

/** Checkout of a product page (PROD-044, PROD-048). */
export const productCheckout = (slug: string, facts: Checkout & Return): string =>
	checkout('jetpack-product-description-checkout', slug, facts, wayBack(facts));

/** Checkout of a recommendation, which comes back as well (PROD-044). `coupon` may be empty. */
export const suggestionCheckout = (slug: string, coupon: string, facts: Checkout & Return): string =>
	checkout(RECOMMENDED, slug, facts, `coupon=${encodeURIComponent(coupon)}&${wayBack(facts)}`);

/** Checkout of a step that names one product, without coupon and way back (reference facts 3.2). */
export const stepCheckout = (slug: string, facts: Checkout): string => checkout(RECOMMENDED, slug, facts);

/** Checkout of a partner's coupon (COUPON-022). */
export const couponCheckout = (slug: string, coupon: string, facts: Checkout): string =>
	checkout('jetpack-plugin-partner-coupon-checkout', slug, facts, `coupon=${encodeURIComponent(coupon)}`);

const RECOMMENDED = 'jetpack-recommendations-product-checkout';

const checkout = (name: string, slug: string, facts: Checkout, query = '') =>
	redirectUrl(facts.redirectBase, name, {
		site: facts.site,
		path: slug,
		query,
		calypso_env: facts.calypsoEnv,
	});
