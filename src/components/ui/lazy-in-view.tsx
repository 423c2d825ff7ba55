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

/** How far below the window something counts as near, in px. */
const MARGIN = '400px';

/** Ctrl+F, ⌘F and F3 open the browser's own search. */
const isSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
	key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey));

/**
 * Whether an element is or was in or near the window; true at once without IntersectionObserver, for
 * printing, and for a search in the page.
 */
function useIsInView<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
	const ref = useRef<Element>(null);
	const [isInView, setIsInView] = useState(typeof IntersectionObserver === 'undefined');
	// What's above may be deferred (deferred.tsx), and comes first.
	const isTopRendered = useDeferredValue(true, false);
	useEffect(() => {
		if (isInView || !isTopRendered || !ref.current) {
			return;
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
		// The browser prints what is there when this returns.
		const show = () => flushSync(() => setIsInView(true));
		const showForSearch = (event: KeyboardEvent) => isSearch(event) && show();
		window.addEventListener('beforeprint', show);
		window.addEventListener('keydown', showForSearch);
		return () => {
			observer.disconnect();
			window.removeEventListener('beforeprint', show);
			window.removeEventListener('keydown', showForSearch);
		};
	}, [isInView, isTopRendered]);
	return [ref, isInView];
}
