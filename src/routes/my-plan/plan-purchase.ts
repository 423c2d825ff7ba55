import { withoutTerm } from '../../lib/catalog/groups';
import { activeProducts, activePurchases, type KnownPurchase } from '../../lib/catalog/purchases';
import { planName } from './plan-names';

/** The purchase that is the plan, in any term: the active one, else an expired one (PLAN-020). */
export function planPurchase<Purchase extends KnownPurchase>(
	planSlug: string,
	bought: readonly Purchase[],
): Purchase | undefined {
	const slug = withoutTerm(planSlug);
	const fitting = bought.filter(({ product_slug }) => withoutTerm(product_slug) === slug);
	return activePurchases(fitting)[0] ?? fitting.at(-1);
}

/**
 * Everything that's active and neither a product nor the plan shown: a second plan, an unknown plan, unknown
 * products. Nothing that's paid for is left out.
 */
export function otherPurchases<Purchase extends KnownPurchase>(
	planSlug: string,
	bought: readonly Purchase[],
): Purchase[] {
	const shown = [
		...activeProducts(bought),
		...(planName(planSlug) === undefined ? [] : [planPurchase(planSlug, bought)]),
	];
	return activePurchases(bought).filter((purchase) => !shown.includes(purchase));
}
