import { planClassOf } from '../../lib/catalog/plan-class';
import { activePurchases } from '../../lib/catalog/purchases';
import type { Purchase } from '../../rest-api/shop';
import { type Checkout, isOfCheckout, isRenewedSince, purchaseId } from '../../state/purchases/checkout';

interface PurchasedProduct {
	slug: string;
	title: string;
	features: readonly string[];
}

/** The description of a product, or of the same one in another term; otherwise its name. */
function describe(
	{ product_slug: slug, product_name }: Purchase,
	known: readonly PurchasedProduct[],
): PurchasedProduct {
	const planClass = planClassOf(slug);
	return (
		known.find((product) => product.slug === slug) ??
		known.find((product) => planClass && planClassOf(product.slug) === planClass) ?? {
			slug,
			title: product_name || slug,
			features: [],
		}
	);
}

/** Checks before any owned product counts as the purchase, where only the clocks tell what's new. */
const LOOKS = 2;

const timeOf = ({ subscribed_date }: Purchase) => Date.parse(subscribed_date) || 0;

const newestFirst = (purchases: readonly Purchase[]) =>
	[...purchases].reverse().sort((one, other) => timeOf(other) - timeOf(one));

/** Purchases of that checkout that are in force; otherwise those renewed there. */
function purchasesOf(checkout: Checkout, inForce: readonly Purchase[]): readonly Purchase[] {
	const bought = inForce.filter((purchase) => isOfCheckout(purchase, checkout));
	return bought.length > 0 ? bought : inForce.filter((purchase) => isRenewedSince(purchase, checkout));
}

const NOTHING: readonly Purchase[] = [];

interface Known {
	/** The checkout that the user left for; null without one. */
	checkout: Checkout | null;
	/** The number of checks so far. */
	looks: number;
	/** Number of the purchase that this page named before. */
	named: unknown;
	/** Slug of the site's plan. */
	plan: string;
	purchases: readonly Purchase[];
	suggestions: readonly PurchasedProduct[];
	/** The host's own descriptions. */
	products: Readonly<Record<string, PurchasedProduct>>;
}

/**
 * The latest purchase: the one this page named before, on returning to it; else what the site has since the
 * user left for a checkout. If that's unknown, or nothing new is seen after some `looks`: the suggestion that
 * is the site's plan (REC-033), or one of its purchases (REC-034). Providers may no longer suggest what the
 * site has: then the host's own description. `isSure` false: it may still turn out to be another one.
 */
export function purchasedOf({ checkout, looks, named, plan, purchases, suggestions, products }: Known) {
	const described = Object.values(products);
	const active = newestFirst(activePurchases(purchases));
	const again = active.filter((purchase) => purchaseId(purchase) === named);
	const bought = again.length > 0 || !checkout ? again : purchasesOf(checkout, active);
	const [newest] = bought;
	if (newest) {
		return { product: describe(newest, [...suggestions, ...described]), bought, isSure: true };
	}
	if (checkout && (checkout.isWhole || looks < LOOKS)) {
		return { product: undefined, bought, isSure: false };
	}
	const slugs = [plan, ...active.map(({ product_slug }) => product_slug)];
	const among = (known: readonly PurchasedProduct[]) =>
		slugs.map((slug) => known.find((product) => product.slug === slug)).find(Boolean);
	return { product: among(suggestions) ?? among(described), bought: NOTHING, isSure: !checkout };
}
