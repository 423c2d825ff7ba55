import { useId, useRef, type ReactNode, type RefObject } from 'react';
import type { Side } from '../../lib/placement';
import styles from './layer.module.css';
import { useLayer } from './use-layer';
import { useTooltip } from './use-tooltip';

interface TooltipProps {
	text: string;
	/** The control; gets the id of the text for its `aria-describedby`. */
	children: (describedBy: string) => ReactNode;
	/** Milliseconds of pointing before it shows; 100 without it (UI-013). */
	delay?: number;
	side?: Side;
	/** Shows it at 480 px and narrower too (UI-022). */
	isShownOnSmallScreens?: boolean;
}

/** A short text about a control, beside it. Screen readers get it at all times, shown or not. */
export function Tooltip({ text, children, delay, side = 'top', isShownOnSmallScreens }: TooltipProps) {
	const id = useId();
	const anchor = useRef<HTMLSpanElement>(null);
	const { isOpen, handlers } = useTooltip({ delay, isShownOnSmallScreens });
	return (
		<span className={styles.anchor} ref={anchor} {...handlers}>
			{children(id)}
			<TooltipBubble id={id} text={text} isOpen={isOpen} anchor={anchor} side={side} />
		</span>
	);
}

interface TooltipBubbleProps {
	id: string;
	text: string;
	isOpen: boolean;
	anchor: RefObject<Element | null>;
	side?: Side;
}

/** The text alone, for anchors that can have no element around them, such as the bars of a chart. */
export function TooltipBubble({ id, text, isOpen, anchor, side = 'top' }: TooltipBubbleProps) {
	const layer = useRef<HTMLSpanElement>(null);
	useLayer({ isOpen, anchor, layer, side });
	return (
		<span ref={layer} id={id} className={styles.tooltip} role="tooltip" hidden={!isOpen}>
			{text}
		</span>
	);
}
