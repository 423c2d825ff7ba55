import { useLayoutEffect, type RefObject } from 'react';
import { isRightToLeft } from '../../lib/direction';
import { computePosition, type Side } from '../../lib/placement';

/**
 * Shows an element in the browser's top layer: no ancestor can clip or cover it, while it keeps its place in
 * the document, and with it colors, direction and tab order. Returns the undo. Browsers without a top layer
 * use the stylesheet's z-index.
 */
export function showInTopLayer(element: HTMLElement | null): () => void {
	if (!element || !('showPopover' in element)) {
		return () => {};
	}
	element.popover = 'manual';
	element.showPopover();
	return () => {
		// Taking the attribute away closes it, even when the element has left the document.
		element.popover = null;
	};
}

interface Layer {
	isOpen: boolean;
	anchor: RefObject<Element | null>;
	layer: RefObject<HTMLElement | null>;
	side: Side;
}

/** Raises a layer beside its anchor, and keeps it there while the page scrolls and changes its size. */
export function useLayer({ isOpen, anchor, layer, side }: Layer): void {
	useLayoutEffect(() => {
		const [target, element] = [anchor.current, layer.current];
		if (!isOpen || !target || !element) {
			return undefined;
		}
		const lower = showInTopLayer(element);
		const move = () => {
			const { clientWidth: width, clientHeight: height } = document.documentElement;
			const corner = computePosition(
				target.getBoundingClientRect(),
				element.getBoundingClientRect(),
				{ width, height },
				side,
				isRightToLeft(target),
			);
			element.style.translate = `${corner.x}px ${corner.y}px`;
		};
		move();
		window.addEventListener('resize', move);
		document.addEventListener('scroll', move, { capture: true, passive: true });
		return () => {
			lower();
			window.removeEventListener('resize', move);
			document.removeEventListener('scroll', move, { capture: true });
		};
	}, [isOpen, anchor, layer, side]);
}
