import { useEffect, useState } from 'react';

/** Milliseconds that each picture stands. */
const STAY = 5000;

const prefersCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Which of `count` pictures stands, and whether the next one comes by itself. After the last comes the first. */
export function useSlides(count: number) {
	const [position, setPosition] = useState(0);
	const [mode, setMode] = useState<'auto' | 'stopped' | 'playing'>('auto');
	const [isPointedAt, setIsPointedAt] = useState(false);
	const [hasFocus, setHasFocus] = useState(false);
	const [isCalm] = useState(prefersCalm);
	const canMove = count > 1;
	const isAttended = isPointedAt || hasFocus;
	// Whoever presses Play wants to see them move, with the pointer still on the button.
	const isMoving = canMove && !isCalm && (mode === 'playing' || (mode === 'auto' && !isAttended));

	useEffect(() => {
		if (!isMoving) {
			return undefined;
		}
		const timer = setInterval(() => setPosition((current) => (current + 1) % count), STAY);
		return () => clearInterval(timer);
	}, [isMoving, count]);

	return {
		// There may be fewer pictures than there were.
		index: position < count ? position : 0,
		isMoving,
		canMove,
		/** The system asks for less motion: nothing ever moves by itself. */
		isCalm,
		go: (to: number) => setPosition((to + count) % count),
		toggle: {
			isStopped: mode === 'stopped',
			onToggle: () => setMode(mode === 'stopped' ? 'playing' : 'stopped'),
		},
		/** Handlers for the element that holds the pictures. */
		watch: {
			onPointerEnter: () => setIsPointedAt(true),
			onPointerLeave: () => setIsPointedAt(false),
			onFocus: () => setHasFocus(true),
			onBlur: () => setHasFocus(false),
		},
	};
}
