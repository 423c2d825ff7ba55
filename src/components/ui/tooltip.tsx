import { useRef, type RefObject } from 'react';
import type { Side } from '../../lib/placement';
import styles from './layer.module.css';
import { useLayer } from './use-layer';

interface TooltipBubbleProps {
	id: string;
	text: string;
	isOpen: boolean;
	anchor: RefObject<Element | null>;
	side?: Side;
}

/** A short text beside what it's about, such as the bar of a chart. Screen readers get it at all times, shown or not. */
export function TooltipBubble({ id, text, isOpen, anchor, side = 'top' }: TooltipBubbleProps) {
	const layer = useRef<HTMLSpanElement>(null);
	useLayer({ isOpen, anchor, layer, side });
	return (
		<span ref={layer} id={id} className={styles.tooltip} role="tooltip" hidden={!isOpen}>
			{text}
		</span>
	);
}
