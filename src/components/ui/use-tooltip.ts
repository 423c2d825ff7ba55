import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { isWithinBreakpoint } from '../../lib/breakpoints';
import { useEscape } from './use-escape';

/** Milliseconds of pointing before a tooltip shows: the pointer crosses the bars of a chart on its way (UI-010, UI-013). */
const DELAY = 200;

/** Time to bring the pointer over the gap onto the tooltip itself. */
const GRACE = 100;

/**
 * When a tooltip shows: after a moment of pointing, at once with the keyboard's focus. It stays while the pointer is
 * on it and goes on Escape. At 480 px and narrower none shows (UI-022).
 */
export function useTooltip() {
	const [isOpen, setIsOpen] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	const turn = (isOn: boolean, after: number) => {
		clearTimeout(timer.current);
		if (isOn && isWithinBreakpoint('<480')) {
			return;
		}
		if (after === 0) {
			setIsOpen(isOn);
		} else {
			timer.current = setTimeout(() => setIsOpen(isOn), after);
		}
	};
	useEscape(isOpen, () => turn(false, 0));

	return {
		isOpen,
		handlers: {
			// A finger points by pressing: that is a click, and would leave the tooltip open behind it.
			onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && turn(true, DELAY),
			onPointerLeave: () => turn(false, GRACE),
			onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && turn(true, 0),
			onBlur: () => turn(false, 0),
		},
	};
}
