import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { planClassOf } from '../../lib/catalogue/plan-class';
import { activePurchases } from '../../lib/catalogue/purchases';
import type { Purchase } from '../../rest-api/contract/shop';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import {
	checkoutKey,
	checkoutTold,
	isOfCheckout,
	isRenewedSince,
	purchaseId,
	recentCheckout,
	type Checkout,
} from '../../state/my-plan/checkout';
import { selectPage } from '../../state/page/selectors';
import { loadPurchases } from '../../state/purchases/slice';
import { isSettled, selectProductSuggestions } from '../../state/recommendations/remotes';
import { selectBought, selectSuggestions } from '../../state/recommendations/selectors';
import { startOnboardings } from '../../state/recommendations/thunks';
import { loadRewind } from '../../state/rewind/slice';
import { loadSite, loadSiteFeatures } from '../../state/site/slice';
import { selectPlanSlug } from '../../state/site/selectors';
import { usePoll } from '../../state/use-poll';
import { keepNamed, namedBefore } from './named-purchase';
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

/** How often to look before what the site has is taken for what was bought, where only the clocks tell what is new. */
const LOOKS = 2;

const timeOf = ({ subscribed_date }: Purchase) => Date.parse(subscribed_date) || 0;

const newestFirst = (purchases: readonly Purchase[]) =>
	[...purchases].reverse().sort((one, other) => timeOf(other) - timeOf(one));

/** What is in force and was bought at that checkout; otherwise what was renewed there. */
function boughtAt(checkout: Checkout, inForce: readonly Purchase[]): readonly Purchase[] {
	const bought = inForce.filter((purchase) => isOfCheckout(purchase, checkout));
	return bought.length > 0 ? bought : inForce.filter((purchase) => isRenewedSince(purchase, checkout));
}

const NOTHING: readonly Purchase[] = [];

/**
 * What was just bought: what this page named before, as the browser comes back to it; else what the site has since the
 * user went to a checkout from here. Where nobody remembers that, or what there was before isn't known and nothing new is
 * seen after some `looks`: the suggestion that is the site's plan (REC-033), or one of its purchases (REC-034). Providers
 * may suggest no longer what the site has: then what the host says of the product itself.
 * `isSure` false: it may yet turn out to be another one.
 */
function usePurchased(looks: number) {
	const key = useAppSelector(checkoutKey);
	const { key: entry } = useLocation();
	// As it was on arrival: another tab may go to another checkout.
	const [checkout] = useState(() => recentCheckout(key));
	const [named] = useState(() => namedBefore(entry));
	const plan = useAppSelector(selectPlanSlug);
	const purchases = useAppSelector(selectBought);
	const suggestions = useAppSelector(selectSuggestions);
	const { products } = useAppSelector(selectPage);
	return useMemo(() => {
		const described = Object.values(products);
		const active = newestFirst(activePurchases(purchases));
		const again = active.filter((purchase) => purchaseId(purchase) === named);
		const bought = again.length > 0 || !checkout ? again : boughtAt(checkout, active);
		const [newest] = bought;
		if (newest) {
			return { product: describe(newest, [...suggestions, ...described]), bought, isSure: true };
		}
		if (checkout && (checkout.isWhole || looks < LOOKS)) {
			return { product: undefined, bought, isSure: false };
		}
		const slugs = [plan, ...active.map(({ product_slug }) => product_slug)];
		const among = (known: readonly Bought[]) =>
			slugs.map((slug) => known.find((product) => product.slug === slug)).find(Boolean);
		return { product: among(suggestions) ?? among(described), bought: NOTHING, isSure: !checkout };
	}, [checkout, looks, named, plan, purchases, suggestions, products]);
}

/** What was found is told, and is what this page names whenever the browser comes back to it. */
function useTold(bought: readonly Purchase[]): void {
	const dispatch = useAppDispatch();
	const { key: entry } = useLocation();
	useEffect(() => {
		const [newest] = bought;
		if (newest) {
			dispatch(checkoutTold(bought));
			keepNamed(entry, purchaseId(newest));
		}
	}, [bought, dispatch, entry]);
}

/** What is found late was not there when the flow was prepared: its introduction is next, and what hangs on it is asked for anew (REC-111). */
function useFollowed(found: string | undefined): void {
	const dispatch = useAppDispatch();
	const [first] = useState(found);
	useEffect(() => {
		if (found && found !== first) {
			dispatch(startOnboardings());
			void dispatch(loadSiteFeatures('again'));
			void dispatch(loadRewind('again'));
		}
	}, [dispatch, first, found]);
}

/** What was bought a moment ago, and the way on (REC-029 to REC-035). A provider that is slow to tell of it is asked again. */
export function useProductPurchased() {
	const dispatch = useAppDispatch();
	const [looks, setLooks] = useState(0);
	const { product, bought, isSure } = usePurchased(looks);
	const isKnown = isSettled(useAppSelector(selectProductSuggestions));
	const next = useAppSelector(selectStepAfter);
	const onLookAgain = useCallback(async () => {
		const [, answer] = await Promise.all([dispatch(loadSite('again')), dispatch(loadPurchases('again'))]);
		if (loadPurchases.fulfilled.match(answer)) {
			setLooks((count) => count + 1);
		}
	}, [dispatch]);
	usePoll(onLookAgain, isKnown && !(product && isSure));
	useTold(bought);
	useFollowed(bought[0] ? purchaseId(bought[0]) : product?.slug);
	/** Everything is here, and the purchase is not among it. */
	const isMissing = product === undefined && isKnown;
	return { product, isMissing, nextHref: hrefOf(next), onLookAgain };
}
