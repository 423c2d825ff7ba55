import { useEffect } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { refreshBought } from '../../state/my-plan/thunks';

/** Least time between two questions, in ms: people leaf through their tabs. */
const PAUSE = 5_000;

/** Asks what was bought when the user comes back to the tab, as from a checkout in another one, or to the page by going back. */
export function useReturn(isWanted: boolean): void {
	const dispatch = useAppDispatch();
	useEffect(() => {
		if (!isWanted) {
			return;
		}
		let askedAt = -Infinity;
		const ask = () => {
			if (document.visibilityState !== 'hidden' && performance.now() - askedAt >= PAUSE) {
				askedAt = performance.now();
				void dispatch(refreshBought());
			}
		};
		const goBack = ({ persisted }: PageTransitionEvent) => persisted && ask();
		document.addEventListener('visibilitychange', ask);
		window.addEventListener('pageshow', goBack);
		return () => {
			document.removeEventListener('visibilitychange', ask);
			window.removeEventListener('pageshow', goBack);
		};
	}, [dispatch, isWanted]);
}
