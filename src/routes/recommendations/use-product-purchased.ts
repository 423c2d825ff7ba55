import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isSettled } from '../../state/remote';
import { readJson, writeJson } from '../../lib/storage';
import type { Purchase } from '../../rest-api/shop';
import { useAppDispatch, useAppSelector, usePoll } from '../../state/hooks';
import { checkoutKey, purchaseId, recentCheckout } from '../../state/purchases/checkout';
import { rememberAnnounced } from '../../state/purchases/thunks/checkout';
import { selectPage } from '../../state/page/slice';
import { loadPurchases } from '../../state/purchases/slice';
import { loadRewind } from '../../state/rewind/slice';
import { loadSite, loadSiteFeatures, selectPlanSlug } from '../../state/site/slice';
import {
	selectOnboardingPurchases,
	selectProductSuggestions,
	selectSuggestions,
} from '../../state/recommendations/selectors';
import { startOnboardings } from '../../state/recommendations/thunks';
import { purchasedOf } from './purchased';
import { hrefOf } from './targets';
import { selectStepAfter } from './use-product-suggestions';

/** Stores the purchase this page named in its history entry: reloading and going back find it again. */
const namedKey = (entry: string) => `site-dashboard-purchased ${entry}`;

/** The latest purchase, as far as it's known after so many `looks`. */
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
	return useMemo(
		() => purchasedOf({ checkout, looks, named, plan, purchases, suggestions, products }),
		[checkout, looks, named, plan, purchases, suggestions, products],
	);
}

/** The purchase is announced, and is the one this page names whenever the browser returns to it. */
function useAnnounced(bought: readonly Purchase[]): void {
	const dispatch = useAppDispatch();
	const { key: entry } = useLocation();
	useEffect(() => {
		const [newest] = bought;
		if (newest) {
			dispatch(rememberAnnounced(bought));
			writeJson('session', namedKey(entry), purchaseId(newest));
		}
	}, [bought, dispatch, entry]);
}

/**
 * A purchase that's found late wasn't there when the flow was prepared: its onboarding is next, and what
 * depends on it is reloaded (REC-111).
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
	const onLookAgain = useCallback(() => {
		const answers = Promise.all([dispatch(loadSite('again')), dispatch(loadPurchases('again'))]);
		void answers.then(([, answer]) => {
			if (loadPurchases.fulfilled.match(answer)) {
				setLooks((count) => count + 1);
			}
		});
	}, [dispatch]);
	usePoll(onLookAgain, isKnown && !(product && isSure));
	useAnnounced(bought);
	useFollowed(bought[0] ? purchaseId(bought[0]) : product?.slug);
	/** Everything is here, and the purchase is not among it. */
	const isMissing = product === undefined && isKnown;
	return { product, isMissing, nextHref: hrefOf(next), onLookAgain };
}
