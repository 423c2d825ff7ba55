import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { routeNameAt } from '../table';

/**
 * A new screen begins at its top; going back finds the place where one was. The browser tries the latter too, but before
 * the screen is there. A modal over the dashboard that opens or closes moves nothing.
 */
export function useScroll(): void {
	const { key, pathname } = useLocation();
	const screen = routeNameAt(pathname) === 'dashboard' ? 'dashboard' : pathname;
	const type = useNavigationType();
	const places = useRef(new Map<string, number>());
	const last = useRef({ key, screen });

	useLayoutEffect(() => {
		const remember = () => places.current.set(last.current.key, window.scrollY);
		window.addEventListener('scroll', remember, { passive: true });
		return () => window.removeEventListener('scroll', remember);
	}, []);

	useLayoutEffect(() => {
		const isSameScreen = last.current.screen === screen;
		last.current = { key, screen };
		if (!isSameScreen) {
			window.scrollTo(0, type === 'POP' ? (places.current.get(key) ?? 0) : 0);
		}
	}, [key, screen, type]);
}
