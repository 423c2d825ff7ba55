import { useLayoutEffect, useState } from 'react';
import type { HashHistory, HashState } from './hash-history';
import type { LazyScreen } from './screens';

/** The old screen stays this long, in ms, while the next chunk loads; then a placeholder shows. */
const PATIENCE = 300;

/** The location shown: the newest one once its screen can be drawn, or the wait becomes noticeable. */
export function useArrived(
	history: Pick<HashHistory, 'current' | 'listen'>,
	/** The screen that a path shows, where it is one of them. */
	screenAt: (path: string) => Pick<LazyScreen, 'loaded' | 'load'> | null,
): HashState {
	const [arrived, setArrived] = useState(history.current);
	// Before any effect of a screen, which may already lead elsewhere.
	useLayoutEffect(() => {
		let waiting: ReturnType<typeof setTimeout>;
		const stop = history.listen(() => {
			clearTimeout(waiting);
			const next = history.current();
			const show = () => {
				if (history.current() === next) {
					clearTimeout(waiting);
					setArrived(next);
				}
			};
			const screen = screenAt(next.location.pathname);
			if (!screen || screen.loaded()) {
				show();
			} else {
				waiting = setTimeout(show, PATIENCE);
				screen.load().then(show, show);
			}
		});
		return () => {
			clearTimeout(waiting);
			stop();
		};
	}, [history, screenAt]);
	return arrived;
}
