import { iconOf } from '../../lib/catalogue/appearance';
import { activeProducts, activePurchases } from '../../lib/catalogue/purchases';
import type { Purchase } from '../../rest-api/contract/shop';
import { useAppSelector } from '../../state/hooks';
import { selectImageUrl, selectPage } from '../../state/page/selectors';
import { selectPlanSlug } from '../../state/site/selectors';
import { planDescription } from './plan-descriptions';
import { planName } from './plan-names';
import { isNew, purchaseDate } from './purchase-date';
import { useNow } from './use-now';
import { selectBought, selectPlanPurchase } from './use-plan-card';

export interface ProductView {
	id: string;
	name: string;
	/** Empty without one. */
	iconUrl: string;
	description: string;
	isNew: boolean;
	/** Empty without one. */
	date: string;
}

/** The products in force, in the provider's order; none while that is not known, and offline (PLAN-064). */
export const useMyProducts = (): ProductView[] =>
	usePurchaseViews(activeProducts(useAppSelector(selectBought)));

/** What else is in force: a second plan, a plan that is not known, what this dashboard does not know at all. Nothing that is paid for is left out. */
export function useOtherPurchases(): ProductView[] {
	const bought = useAppSelector(selectBought);
	const planned = useAppSelector(selectPlanPurchase);
	const isPlanShown = useAppSelector((state) => planName(selectPlanSlug(state)) !== undefined);
	const products = activeProducts(bought);
	return usePurchaseViews(
		activePurchases(bought).filter(
			(purchase) => !products.includes(purchase) && !(isPlanShown && purchase === planned),
		),
	);
}

function usePurchaseViews(purchases: readonly Purchase[]): ProductView[] {
	const now = useNow();
	const { dateFormat } = useAppSelector(selectPage).site;
	const images = useAppSelector((state) => selectImageUrl(state, ''));
	return purchases.map((purchase, index) => {
		const { ID, product_slug: slug, product_name: name } = purchase;
		const icon = iconOf(slug);
		return {
			id: `${ID}-${slug}-${index}`,
			name: name || planName(slug) || slug,
			iconUrl: images && icon ? images + icon : '',
			description: planDescription(slug),
			isNew: isNew(purchase, now),
			date: purchaseDate(purchase, dateFormat, now),
		};
	});
}
