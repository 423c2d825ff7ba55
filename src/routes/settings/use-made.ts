import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** Cards that fill the first view. */
const AT_ONCE = 2;
/** Cards that are made in one quiet moment. */
const STEP = 2;
/** Milliseconds after which they are made without one. */
const PATIENCE = 150;

/** When they are made: one painting after the first, little by little in quiet moments, or all at once. */
export type Pace = 'next-painting' | 'little-by-little' | 'at-once';

/**
 * How many of the cards, from the top, are made by now: what fills the window is painted first, and keys are heard while
 * the others follow. All of them do, also those that nobody scrolls to: the browser's own search finds every one.
 */
export function useMade(total: number, pace: Pace): number {
	const [count, setCount] = useState(AT_ONCE);
	const isPainted = useDeferredValue(true, false);
	const isWaiting = pace === 'little-by-little' && count < total;
	useEffect(
		() => (isWaiting ? inQuiet(() => startTransition(() => setCount(count + STEP))) : undefined),
		[isWaiting, count],
	);
	if (pace === 'little-by-little') {
		return Math.min(count, total);
	}
	return pace === 'at-once' || isPainted ? total : Math.min(AT_ONCE, total);
}

/** Runs it in the next quiet moment; returns what calls it off. Browsers that tell of none have short pauses. */
function inQuiet(task: () => void): () => void {
	if (typeof requestIdleCallback === 'undefined') {
		const timer = setTimeout(task, 1);
		return () => clearTimeout(timer);
	}
	const moment = requestIdleCallback(task, { timeout: PATIENCE });
	return () => cancelIdleCallback(moment);
}
