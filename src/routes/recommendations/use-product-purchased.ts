import { useCallback, useEffect, useMemo, useState } from 'react';
import { planClassOf } from '../../lib/catalogue/plan-class';
import { activePurchases } from '../../lib/catalogue/purchases';
import type { Purchase } from '../../rest-api/contract/shop';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { forgetCheckout, isOfCheckout, recentCheckout } from '../../state/my-plan/checkout';
import { selectPage } from '../../state/page/selectors';
import { loadPurchases } from '../../state/purchases/slice';
import { isSettled, selectProductSuggestions } from '../../state/recommendations/remotes';
import { selectBought, selectSuggestions } from '../../state/recommendations/selectors';
import { loadSite } from '../../state/site/slice';
import { selectPlanSlug } from '../../state/site/selectors';
import { usePoll } from '../../state/use-poll';
import { hrefOf } from './targets';
import { selectStepAfter } from './use-product-suggestions';

interface Bought {
	slug: string;
	title: string;
	features: readonly string[];
}

/** What is known of a product, or of the same one in another term; otherwise its name. */
function describe({ product_slug: slug, product_name }: Purchase, known: readonly Bought[]): Bought {
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

/**
 * What was just bought: what the site has since the user went to a checkout from here. Where nobody remembers that, the suggestion that
 * is the site's plan (REC-033), or one of its purchases (REC-034). Providers may suggest no longer what the site has: then what the
 * host says of the product itself.
 */
function usePurchased(): Bought | undefined {
	// As it was on arrival: it is forgotten as soon as the product is found.
	const [checkout] = useState(recentCheckout);
	const plan = useAppSelector(selectPlanSlug);
	const purchases = useAppSelector(selectBought);
	const suggestions = useAppSelector(selectSuggestions);
	const { products } = useAppSelector(selectPage);
	return useMemo(() => {
		const described = Object.values(products);
		const active = activePurchases(purchases);
		if (checkout) {
			const fresh = active.filter((purchase) => isOfCheckout(purchase, checkout)).at(-1);
			return fresh && describe(fresh, [...suggestions, ...described]);
		}
		const slugs = [plan, ...active.map(({ product_slug }) => product_slug)];
		const among = (known: readonly Bought[]) =>
			slugs.map((slug) => known.find((product) => product.slug === slug)).find(Boolean);
		return among(suggestions) ?? among(described);
	}, [checkout, plan, purchases, suggestions, products]);
}

/** What was bought a moment ago, and the way on (REC-029 to REC-035). A provider that is slow to tell of it is asked again. */
export function useProductPurchased() {
	const dispatch = useAppDispatch();
	const product = usePurchased();
	const suggestions = useAppSelector(selectProductSuggestions);
	const next = useAppSelector(selectStepAfter);
	const isFound = product !== undefined;
	/** Everything is here, and the purchase is not among it. */
	const isMissing = !isFound && isSettled(suggestions);
	const onLookAgain = useCallback(() => {
		void dispatch(loadSite('again'));
		void dispatch(loadPurchases('again'));
	}, [dispatch]);
	usePoll(onLookAgain, isMissing);
	useEffect(() => {
		if (isFound) {
			forgetCheckout();
		}
	}, [isFound]);
	return { product, isMissing, nextHref: hrefOf(next), onLookAgain };
}
