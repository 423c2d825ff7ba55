import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How far below the window something counts as near, in px. */
const MARGIN = '400px';

/**
 * Whether an element is in or near the window, or was; true at once where the browser cannot tell, and when the page is
 * printed.
 */
export function useNearView<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
	const ref = useRef<Element>(null);
	const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
	useEffect(() => {
		if (isNear || !ref.current) {
			return;
		}
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) {
					setIsNear(true);
				}
			},
			{ rootMargin: MARGIN },
		);
		observer.observe(ref.current);
		// The browser prints what is there when this returns.
		const show = () => flushSync(() => setIsNear(true));
		window.addEventListener('beforeprint', show);
		return () => {
			observer.disconnect();
			window.removeEventListener('beforeprint', show);
		};
	}, [isNear]);
	return [ref, isNear];
}
