import { isProduct } from './groups';

/** Something the site has bought (PLAN-013). */
export interface KnownPurchase {
	product_slug: string;
	/** It is in force. */
	active: boolean;
}

export const activePurchases = <Purchase extends KnownPurchase>(purchases: readonly Purchase[]): Purchase[] =>
	purchases.filter(({ active }) => active);

/** Products in force, which My Products lists; plans and bundles are none (PLAN-064). */
export const activeProducts = <Purchase extends KnownPurchase>(purchases: readonly Purchase[]): Purchase[] =>
	activePurchases(purchases).filter((purchase) => isProduct(purchase.product_slug));

/** "Free" for suggestions, upsell and summary: this very slug and no active product (facts 8.1). */
export const isWithoutUpgrade = (planSlug: string, purchases: readonly KnownPurchase[]): boolean =>
	planSlug === 'jetpack_free' && activeProducts(purchases).length === 0;
