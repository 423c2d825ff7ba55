import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { isAwaiting } from '../../state/my-plan/checkout';
import { noticeBought, refreshBought } from '../../state/my-plan/thunks';
import { selectPurchases } from '../../state/purchases/slice';
import type { AppDispatch } from '../../state/store';

/** Least time between two questions, in ms: people leaf through their tabs. */
const PAUSE = 5_000;

/** How long to wait, in ms, before each further look for what was bought at a checkout: providers may be slow to tell of it. */
const WAITS = [5_000, 10_000, 20_000, 40_000, 60_000];

/**
 * Asks what was bought when the user comes back: to the tab, as from a checkout in another one, to the window, as from one beside it, or to
 * the page, by going back or by a new load. After a checkout that is asked again for some minutes, until something new is there; not while
 * the tab is in the background, where no time passes.
 * - `isWanted`: what there was before is known, or will not be. Once that is so it stays so, or what fails again and again would be asked
 *   for without end.
 * - `when`: `always`, or only after a checkout that the user went to from here.
 */
export function useReturn(isWanted: boolean, when: 'always' | 'after-checkout' = 'always'): void {
	const dispatch = useAppDispatch();
	const [hasBegun, setHasBegun] = useState(isWanted);
	if (isWanted && !hasBegun) {
		setHasBegun(true);
	}
	const isKnown = useAppSelector((state) => selectPurchases(state).status === 'ready');
	useEffect(() => {
		// At the beginning, and where it could not be had until now.
		if (hasBegun && isKnown) {
			dispatch(noticeBought());
		}
	}, [dispatch, hasBegun, isKnown]);
	useEffect(
		() => (hasBegun ? watchForBought(dispatch, when === 'always') : undefined),
		[dispatch, hasBegun, when],
	);
}

const isHidden = () => document.visibilityState === 'hidden';

/** Returns what ends it. */
function watchForBought(dispatch: AppDispatch, asksAlways: boolean): () => void {
	let askedAt = -Infinity;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let waits: readonly number[] = WAITS;
	let isOver = false;
	const keepLooking = () => {
		clearTimeout(timer);
		const [wait, ...others] = waits;
		if (!isOver && wait !== undefined && !isHidden() && dispatch(isAwaiting())) {
			timer = setTimeout(() => {
				waits = others;
				void look();
			}, wait);
		}
	};
	const look = async () => {
		askedAt = performance.now();
		if (!(await dispatch(refreshBought()))) {
			keepLooking();
		}
	};
	const comeBack = () => {
		clearTimeout(timer);
		if (isHidden() || !(asksAlways || dispatch(isAwaiting()))) {
			return;
		}
		if (performance.now() - askedAt < PAUSE) {
			keepLooking();
			return;
		}
		waits = WAITS;
		void look();
	};
	const goBack = ({ persisted }: PageTransitionEvent) => void (persisted && comeBack());
	// A window gets the focus for many reasons.
	const takeFocus = () => void (dispatch(isAwaiting()) && comeBack());
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
