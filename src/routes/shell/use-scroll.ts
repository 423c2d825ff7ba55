import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new screen begins at its top; going back finds the place where one was. The browser tries the latter too, but before
 * the screen is there.
 */
export function useScroll(): void {
	const { key, pathname } = useLocation();
	const type = useNavigationType();
	const places = useRef(new Map<string, number>());
	const last = useRef({ key, pathname });

	useLayoutEffect(() => {
		const remember = () => places.current.set(last.current.key, window.scrollY);
		window.addEventListener('scroll', remember, { passive: true });
		return () => window.removeEventListener('scroll', remember);
	}, []);

	useLayoutEffect(() => {
		const isSameScreen = last.current.pathname === pathname;
		last.current = { key, pathname };
		if (!isSameScreen) {
			window.scrollTo(0, type === 'POP' ? (places.current.get(key) ?? 0) : 0);
		}
	}, [key, pathname, type]);
}
