import { useLayoutEffect, type RefObject } from 'react';
import { isRightToLeft } from '../../lib/direction';
import { place, type Side } from '../../lib/placement';

/**
 * Lifts an element above the page, into the browser's own top layer: no ancestor can cut it off or cover it, while
 * it keeps its place in the document and with it colours, direction and tab order. Gives back how to undo that.
 * Browsers without a top layer have the z-index of the style sheet.
 */
export function raise(element: HTMLElement | null): () => void {
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
		const lower = raise(element);
		const move = () => {
			const { clientWidth: width, clientHeight: height } = document.documentElement;
			const corner = place(
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
