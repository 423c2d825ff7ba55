import { useEffect } from 'react';

/** Milliseconds until the first and between the last repetitions. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60_000;
/** How much longer each wait is than the one before. */
const GROWTH = 1.5;

/**
 * Asks again and again while `isWanted`, at first soon and then less and less often; not while the page is in the background. `ask` is to be stable.
 */
export function usePoll(ask: () => void, isWanted: boolean): void {
	useEffect(() => {
		if (!isWanted) {
			return;
		}
		let wait = FIRST_WAIT;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const arm = () => {
			timer = setTimeout(() => {
				ask();
				wait = Math.min(wait * GROWTH, LONGEST_WAIT);
				arm();
			}, wait);
		};
		const follow = () => {
			clearTimeout(timer);
			if (document.visibilityState !== 'hidden') {
				arm();
			}
		};
		follow();
		document.addEventListener('visibilitychange', follow);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', follow);
		};
	}, [ask, isWanted]);
}
