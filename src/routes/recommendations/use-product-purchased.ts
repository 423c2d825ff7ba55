import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isSettled } from '../../state/remote';
import { planClassOf } from '../../lib/catalog/plan-class';
import { activePurchases } from '../../lib/catalog/purchases';
import { readJson, writeJson } from '../../lib/storage';
import type { Purchase } from '../../rest-api/contract/shop';
import { useAppDispatch, useAppSelector, usePoll } from '../../state/hooks';
import {
	type Checkout,
	checkoutKey,
	isOfCheckout,
	isRenewedSince,
	purchaseId,
	purchasesAnnounced,
	recentCheckout,
} from '../../state/purchases/thunks/checkout';
import { selectPage } from '../../state/page/slice';
import { loadPurchases, loadRewind, loadSite, loadSiteFeatures, selectPlanSlug } from '../../state/remotes';
import {
	selectOnboardingPurchases,
	selectProductSuggestions,
	selectSuggestions,
} from '../../state/recommendations/selectors';
import { startOnboardings } from '../../state/recommendations/thunks';
import { hrefOf } from './targets';
import { selectStepAfter } from './use-product-suggestions';

interface PurchasedProduct {
	slug: string;
	title: string;
	features: readonly string[];
}

/** What is known of a product, or of the same one in another term; otherwise its name. */
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

/** How many checks before any owned product counts as the purchase, where only the clocks tell what's new. */
const LOOKS = 2;

const timeOf = ({ subscribed_date }: Purchase) => Date.parse(subscribed_date) || 0;

const newestFirst = (purchases: readonly Purchase[]) =>
	[...purchases].reverse().sort((one, other) => timeOf(other) - timeOf(one));

/** What is in force and was bought at that checkout; otherwise what was renewed there. */
function purchasesOf(checkout: Checkout, inForce: readonly Purchase[]): readonly Purchase[] {
	const bought = inForce.filter((purchase) => isOfCheckout(purchase, checkout));
	return bought.length > 0 ? bought : inForce.filter((purchase) => isRenewedSince(purchase, checkout));
}

const NOTHING: readonly Purchase[] = [];

/** Stores the purchase this page named in its history entry: reloading and going back find it again. */
const namedKey = (entry: string) => `site-dashboard-purchased ${entry}`;

/**
 * What was just bought: what this page named before, on returning to it; else what the site has since the
 * user left for a checkout. If that's unknown, or nothing new is seen after some `looks`: the suggestion that
 * is the site's plan (REC-033), or one of its purchases (REC-034). Providers may no longer suggest what the
 * site has: then the host's own description. `isSure` false: it may still turn out to be another one.
 */
function usePurchased(looks: number) {
	const key = useAppSelector(checkoutKey);
	const { key: entry } = useLocation();
	// As it was on arrival: another tab may go to another checkout.
	const [checkout] = useState(() => recentCheckout(key));
	const [named] = useState(() => readJson('session', namedKey(entry)));
	const plan = useAppSelector(selectPlanSlug);
	const purchases = useAppSelector(selectOnboardingPurchases);
	const suggestions = useAppSelector(selectSuggestions);
	const { products } = useAppSelector(selectPage);
	return useMemo(() => {
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
	}, [checkout, looks, named, plan, purchases, suggestions, products]);
}

/** The purchase is announced, and is the one this page names whenever the browser returns to it. */
function useAnnounced(bought: readonly Purchase[]): void {
	const dispatch = useAppDispatch();
	const { key: entry } = useLocation();
	useEffect(() => {
		const [newest] = bought;
		if (newest) {
			dispatch(purchasesAnnounced(bought));
			writeJson('session', namedKey(entry), purchaseId(newest));
		}
	}, [bought, dispatch, entry]);
}

/**
 * What's found late wasn't there when the flow was prepared: its onboarding is next, and what depends on it
 * is reloaded (REC-111).
 */
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

/** A recent purchase and the next step (REC-029 to REC-035). Polls a provider that's slow to report it. */
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
	useAnnounced(bought);
	useFollowed(bought[0] ? purchaseId(bought[0]) : product?.slug);
	/** Everything is here, and the purchase is not among it. */
	const isMissing = product === undefined && isKnown;
	return { product, isMissing, nextHref: hrefOf(next), onLookAgain };
}
