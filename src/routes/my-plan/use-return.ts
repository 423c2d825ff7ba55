import { useEffect } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { forgetCheckout, recentCheckout } from '../../state/my-plan/checkout';
import { noticeBought, refreshBought } from '../../state/my-plan/thunks';

/** Least time between two questions, in ms: people leaf through their tabs. */
const PAUSE = 5_000;

/** How long to wait, in ms, before each further look for what was bought at a checkout: providers may be slow to tell of it. */
const WAITS = [5_000, 10_000, 20_000, 40_000, 60_000];

/**
 * Asks what was bought when the user comes back: to the tab, as from a checkout in another one, or to the page, by going back or by a new
 * load. After a checkout that is asked again for some minutes, until something new is there.
 */
export function useReturn(isWanted: boolean): void {
	const dispatch = useAppDispatch();
	useEffect(() => {
		if (!isWanted) {
			return;
		}
		let askedAt = -Infinity;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const keepLooking = (waits: readonly number[]) => {
			clearTimeout(timer);
			const [wait, ...others] = waits;
			if (recentCheckout() === null) {
				return;
			}
			if (wait === undefined) {
				forgetCheckout();
				return;
			}
			timer = setTimeout(async () => {
				if (document.visibilityState === 'hidden' || !(await dispatch(refreshBought()))) {
					keepLooking(others);
				}
			}, wait);
		};
		const ask = async () => {
			if (document.visibilityState === 'hidden' || performance.now() - askedAt < PAUSE) {
				return;
			}
			askedAt = performance.now();
			if (!(await dispatch(refreshBought()))) {
				keepLooking(WAITS);
			}
		};
		const goBack = ({ persisted }: PageTransitionEvent) => void (persisted && ask());
		if (recentCheckout() !== null && !dispatch(noticeBought())) {
			keepLooking(WAITS);
		}
		document.addEventListener('visibilitychange', ask);
		window.addEventListener('pageshow', goBack);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', ask);
			window.removeEventListener('pageshow', goBack);
		};
	}, [dispatch, isWanted]);
}
