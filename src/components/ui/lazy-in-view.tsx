import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Skeleton } from './skeleton';

interface LazyInViewProps {
	/** Shows it wherever it is. */
	isForced?: boolean;
	/** Final height in px, for the placeholder. */
	height: number;
	children: ReactNode;
}

/** Mounts its children once the user scrolls near them; once mounted, they stay. */
export function LazyInView({ isForced = false, height, children }: LazyInViewProps) {
	const [ref, isInView] = useIsInView<HTMLDivElement>();
	return <div ref={ref}>{isInView || isForced ? children : <Skeleton height={height} isLater />}</div>;
}

/** Near means this many px below the window. */
const MARGIN = '400px';

/** Ctrl+F, ⌘F and F3 open the browser's own search. */
const isSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
	key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey));

/**
 * True once an element is or was in or near the window; at once without IntersectionObserver, for printing,
 * and for a search in the page.
 */
function useIsInView<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
	const ref = useRef<Element>(null);
	const [isInView, setIsInView] = useState(typeof IntersectionObserver === 'undefined');
	// Deferred content above it (deferred.tsx) renders first.
	const isDue = useDeferredValue(true, false);
	useEffect(() => {
		if (isInView || !isDue || !ref.current) {
			return undefined;
		}
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) {
					setIsInView(true);
				}
			},
			{ rootMargin: MARGIN },
		);
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, [isInView, isDue]);
	useEffect(() => {
		if (isInView) {
			return undefined;
		}
		// The browser prints what is there when this returns.
		const show = () => flushSync(() => setIsInView(true));
		const showForSearch = (event: KeyboardEvent) => isSearch(event) && show();
		window.addEventListener('beforeprint', show);
		window.addEventListener('keydown', showForSearch);
		return () => {
			window.removeEventListener('beforeprint', show);
			window.removeEventListener('keydown', showForSearch);
		};
	}, [isInView]);
	return [ref, isInView];
}
