import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window something counts as near, in px. */
const MARGIN = '400px';

/** Whether an element is in or near the window, or was; true at once where the browser cannot tell. */
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
		return () => observer.disconnect();
	}, [isNear]);
	return [ref, isNear];
}
