import { useLayoutEffect, useState } from 'react';
import type { HashHistory, HashState } from './hash-history';
import type { LazyScreen } from './lazy-screen';

/** How long, in milliseconds, the screen that is left stays while the next one's chunk is fetched; then a placeholder shows. */
const PATIENCE = 300;

/** The location that is shown: the newest one as soon as its screen can be drawn, or waiting for it becomes noticeable. */
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
