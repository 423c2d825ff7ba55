import { useEffect } from 'react';
import { onIntent } from '../../lib/intent';
import { useAppStore } from '../../state/hooks';
import { useScreens } from '../screens';
import { isScreen, selectShownScreen } from '../select-screen';

/**
 * Prefetches the screen that a link leads to, and its data, once the user is about to follow it (decision
 * 0010). One listener serves every link, the host's menu too.
 */
export function usePrefetch(): void {
	const { dispatch, getState } = useAppStore();
	const screens = useScreens();
	useEffect(
		() =>
			onIntent('a[href*="#/"]', (link) => {
				const { href, hash } = link as HTMLAnchorElement;
				const isHere = href.split('#')[0] === window.location.href.split('#')[0];
				const shown = isHere ? selectShownScreen(getState(), hash.slice(1).replace(/\?.*/, '')) : null;
				if (isScreen(shown)) {
					const screen = screens[shown];
					screen.load().then(
						() => void screen.loaded()?.prefetch?.(dispatch, getState()),
						// The screen says so, if the user opens it.
						() => {},
					);
				}
			}),
		[dispatch, getState, screens],
	);
}
