import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isWithinBreakpoint } from '../../lib/breakpoints';
import styles from './layer.module.css';
import { useEscape } from './use-escape';
import { useLayer } from './use-layer';

interface TooltipBubbleProps {
	id: string;
	text: string;
	isOpen: boolean;
	anchor: RefObject<Element | null>;
}

/** A short text above its subject, such as a bar. Screen readers get it whether it's shown or not. */
export function TooltipBubble({ id, text, isOpen, anchor }: TooltipBubbleProps) {
	const layer = useRef<HTMLSpanElement>(null);
	useLayer({ isOpen, anchor, layer, side: 'top' });
	return (
		<span ref={layer} id={id} className={styles.tooltip} role="tooltip" hidden={!isOpen}>
			{text}
		</span>
	);
}

/** Hover delay of a tooltip in ms: pointers cross the bars of a chart (UI-010, UI-013). */
const DELAY = 200;

/** Time to bring the pointer over the gap onto the tooltip itself. */
const GRACE = 100;

/**
 * When a tooltip shows: after a moment of hovering, at once on keyboard focus. It stays while hovered and
 * closes on Escape. None at 480 px and below (UI-022).
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
