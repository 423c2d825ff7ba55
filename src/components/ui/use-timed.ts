import { useEffect, useRef, useState } from 'react';

export interface Timer {
	/** Milliseconds in sight; without it, it stays. */
	duration?: number;
	onEnd: () => void;
}

/**
 * Ends something after its time in sight (NOTICE-022). While the pointer is over it or the focus is in it, the time
 * stands still: nobody loses what they are reading or about to press.
 */
export function useTimed({ duration, onEnd }: Timer) {
	const [isHovered, setIsHovered] = useState(false);
	const [isFocused, setIsFocused] = useState(false);
	const left = useRef(duration);
	const latest = useRef(onEnd);
	useEffect(() => {
		latest.current = onEnd;
	}, [onEnd]);
	useEffect(() => {
		left.current = duration;
	}, [duration]);

	const isPaused = isHovered || isFocused;
	useEffect(() => {
		if (isPaused || duration === undefined) {
			return undefined;
		}
		const started = Date.now();
		const timer = setTimeout(() => latest.current(), left.current);
		return () => {
			clearTimeout(timer);
			left.current = Math.max(0, (left.current ?? 0) - (Date.now() - started));
		};
	}, [isPaused, duration]);

	return {
		onPointerEnter: () => setIsHovered(true),
		onPointerLeave: () => setIsHovered(false),
		onFocus: () => setIsFocused(true),
		onBlur: () => setIsFocused(false),
	};
}
