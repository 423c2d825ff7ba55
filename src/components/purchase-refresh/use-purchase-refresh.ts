import { useEffect, useState } from 'react';
import { backoff } from '../../lib/queue';
import { useAppSelector, useAppStore } from '../../state/hooks';
import { checkForPendingPurchase } from '../../state/purchases/thunks/checkout';
import { markPurchasesSeen, refreshPurchases } from '../../state/purchases/thunks/refresh';
import { selectPurchases } from '../../state/purchases/slice';
import type { AppStore } from '../../state/store';

/** Least time between two questions, in ms: people leaf through their tabs. */
const PAUSE = 5_000;

/** Before each further check for a purchase: providers may be slow to report it. */
const waitBefore = backoff({ first: 5_000, growth: 2, longest: 60_000, repetitions: 5 });

/**
 * Checks for purchases when the user returns: to the tab, the window, or the page (back button or reload).
 * After a checkout it polls for some minutes until there's something new, but not in a background tab.
 * - `isWanted`: the earlier purchases are known, or never will be. Keep it true from then on, or a failing
 *   call would repeat forever.
 * - `when`: `always`, or only after the user left for a checkout from here.
 */
export function usePurchaseRefresh(isWanted: boolean, when: 'always' | 'after-checkout' = 'always'): void {
	const store = useAppStore();
	const [hasBegun, setHasBegun] = useState(isWanted);
	if (isWanted && !hasBegun) {
		setHasBegun(true);
	}
	const isKnown = useAppSelector((state) => selectPurchases(state).status === 'ready');
	useEffect(() => {
		// At the beginning, and where it could not be had until now.
		if (hasBegun && isKnown) {
			store.dispatch(markPurchasesSeen());
		}
	}, [store, hasBegun, isKnown]);
	useEffect(
		() => (hasBegun ? watchForPurchases(store, when === 'always') : undefined),
		[store, hasBegun, when],
	);
}

const isHidden = () => document.visibilityState === 'hidden';

/** Returns what ends it. */
function watchForPurchases({ dispatch }: AppStore, asksAlways: boolean): () => void {
	const isAwaiting = () => dispatch(checkForPendingPurchase());
	let askedAt = -Infinity;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let looks = 0;
	let isOver = false;
	const keepLooking = () => {
		clearTimeout(timer);
		const wait = waitBefore(looks);
		if (!isOver && wait !== undefined && !isHidden() && isAwaiting()) {
			timer = setTimeout(() => {
				looks++;
				void look();
			}, wait);
		}
	};
	const look = async () => {
		askedAt = performance.now();
		if (!(await dispatch(refreshPurchases()))) {
			keepLooking();
		}
	};
	const comeBack = () => {
		clearTimeout(timer);
		if (isHidden() || !(asksAlways || isAwaiting())) {
			return;
		}
		if (performance.now() - askedAt < PAUSE) {
			keepLooking();
			return;
		}
		looks = 0;
		void look();
	};
	const goBack = ({ persisted }: PageTransitionEvent) => void (persisted && comeBack());
	// A window gets the focus for many reasons.
	const takeFocus = () => void (isAwaiting() && comeBack());
	keepLooking();
	document.addEventListener('visibilitychange', comeBack);
	window.addEventListener('pageshow', goBack);
	window.addEventListener('focus', takeFocus);
	return () => {
		isOver = true;
		clearTimeout(timer);
		document.removeEventListener('visibilitychange', comeBack);
		window.removeEventListener('pageshow', goBack);
		window.removeEventListener('focus', takeFocus);
	};
}
