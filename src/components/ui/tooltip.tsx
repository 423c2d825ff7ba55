import { useRef, type RefObject } from 'react';
import styles from './layer.module.css';
import { useLayer } from './use-layer';

interface TooltipBubbleProps {
	id: string;
	text: string;
	isOpen: boolean;
	anchor: RefObject<Element | null>;
}

/** A short text above what it's about, such as the bar of a chart. Screen readers get it at all times, shown or not. */
export function TooltipBubble({ id, text, isOpen, anchor }: TooltipBubbleProps) {
	const layer = useRef<HTMLSpanElement>(null);
	useLayer({ isOpen, anchor, layer, side: 'top' });
	return (
		<span ref={layer} id={id} className={styles.tooltip} role="tooltip" hidden={!isOpen}>
			{text}
		</span>
	);
}
