import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Removes its content, such as a notice, after a time; hover and focus pause it. */
export function AutoDismiss({ duration, onEnd, children }: Timer & { children: ReactNode }) {
	return <div {...useTimed({ duration, onEnd })}>{children}</div>;
}

interface Timer {
	/** Milliseconds in sight; without it, it stays. */
	duration?: number;
	onEnd: () => void;
}

/**
 * Ends something after its time (NOTICE-022). Hover and focus pause it: nobody loses what they're reading or
 * about to press.
 */
function useTimed({ duration, onEnd }: Timer) {
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
