import { useEffect, useRef, type RefObject } from 'react';

/**
 * The element that takes the focus once `isDone`, if the control that had it is gone by then: keyboards stay where the
 * work was.
 */
export function useFollowFocus(isDone: boolean): RefObject<HTMLParagraphElement | null> {
	const element = useRef<HTMLParagraphElement>(null);
	const wasDone = useRef(isDone);
	useEffect(() => {
		const isLost = document.activeElement === null || document.activeElement === document.body;
		if (isDone && !wasDone.current && isLost) {
			element.current?.focus({ preventScroll: true });
		}
		wasDone.current = isDone;
	}, [isDone]);
	return element;
}
