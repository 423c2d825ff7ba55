import { iconOf } from '../../lib/catalogue/appearance';
import { activeProducts } from '../../lib/catalogue/purchases';
import { useAppSelector } from '../../state/hooks';
import { selectImageUrl, selectPage } from '../../state/page/selectors';
import { planDescription } from './plan-descriptions';
import { planName } from './plan-names';
import { isNew, purchaseDate } from './purchase-date';
import { useNow } from './use-now';
import { selectBought } from './use-plan-card';

interface ProductView {
	id: string;
	name: string;
	iconUrl: string;
	description: string;
	isNew: boolean;
	/** Empty without one. */
	date: string;
}

/** The products in force, in the provider's order; none while that is not known, and offline. */
export function useMyProducts(): ProductView[] {
	const now = useNow();
	const bought = useAppSelector(selectBought);
	const { dateFormat } = useAppSelector(selectPage).site;
	const images = useAppSelector((state) => selectImageUrl(state, ''));
	return activeProducts(bought).map((purchase, index) => {
		const { ID, product_slug: slug, product_name: name } = purchase;
		return {
			id: `${ID}-${slug}-${index}`,
			name: name || planName(slug) || slug,
			iconUrl: images && images + (iconOf(slug) ?? ''),
			description: planDescription(slug),
			isNew: isNew(purchase, now),
			date: purchaseDate(purchase, dateFormat, now),
		};
	});
}
