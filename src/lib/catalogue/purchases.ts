import { isProduct } from './groups';

/** Something the site has bought (PLAN-013). */
interface Bought {
	product_slug: string;
	/** It is in force. */
	active: boolean;
}

export const activePurchases = <Purchase extends Bought>(purchases: readonly Purchase[]): Purchase[] =>
	purchases.filter(({ active }) => active);

/** Products in force, which My Products lists; plans and bundles are none (PLAN-064). */
export const activeProducts = <Purchase extends Bought>(purchases: readonly Purchase[]): Purchase[] =>
	activePurchases(purchases).filter((purchase) => isProduct(purchase.product_slug));

/** The free plan as suggestions, upsell and summary mean it: that very slug and no product in force (reference facts 8.1). */
export const isWithoutUpgrade = (planSlug: string, purchases: readonly Bought[]): boolean =>
	planSlug === 'jetpack_free' && activeProducts(purchases).length === 0;
