import { activePurchases } from '../../lib/catalogue/purchases';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectPage } from '../../state/page/selectors';
import { loadPurchases } from '../../state/purchases/slice';
import { isSettled, selectProductSuggestions } from '../../state/recommendations/remotes';
import { selectBought, selectSuggestions } from '../../state/recommendations/selectors';
import { loadSite } from '../../state/site/slice';
import { selectPlanSlug } from '../../state/site/selectors';
import type { RootState } from '../../state/store';
import { createSelector } from '@reduxjs/toolkit';
import { hrefOf } from './targets';
import { selectStepAfter } from './use-product-suggestions';

interface Bought {
	slug: string;
	title: string;
	features: readonly string[];
}

/**
 * What was just bought: the suggestion that is the site's plan (REC-033), or one of its purchases (REC-034). Providers
 * may suggest no longer what the site has: then what the host says of the product itself.
 */
const selectPurchased = createSelector(
	[selectPlanSlug, selectBought, selectSuggestions, (state: RootState) => selectPage(state).products],
	(plan, purchases, suggestions, products): Bought | undefined => {
		const slugs = [plan, ...activePurchases(purchases).map(({ product_slug }) => product_slug)];
		const among = (known: readonly Bought[]) =>
			slugs.map((slug) => known.find((product) => product.slug === slug)).find(Boolean);
		return among(suggestions) ?? among(Object.values(products));
	},
);

/** What was bought a moment ago, and the way on (REC-029 to REC-035). */
export function useProductPurchased() {
	const dispatch = useAppDispatch();
	const product = useAppSelector(selectPurchased);
	const suggestions = useAppSelector(selectProductSuggestions);
	const next = useAppSelector(selectStepAfter);
	return {
		product,
		/** Everything is here, and the purchase is not among it. */
		isMissing: !product && isSettled(suggestions),
		nextHref: hrefOf(next),
		onLookAgain: () => {
			void dispatch(loadSite('again'));
			void dispatch(loadPurchases('again'));
		},
	};
}
