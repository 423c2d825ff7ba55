import { useState, type PointerEvent } from 'react';

/** Pixels until a press becomes a drag. */
const THRESHOLD = 6;

interface Drag {
	from: number;
	x: number;
	y: number;
	/** It has moved far enough. */
	isMoving: boolean;
	/** The token that it would take the place of. */
	over: number;
}

/** Moves tokens with the mouse, a pen or a finger; nothing happens until it is let go over another one. */
export function useTokenDrag(onDrop: (from: number, to: number) => void) {
	const [drag, setDrag] = useState<Drag | null>(null);
	const [hasDragged, setHasDragged] = useState(false);
	return {
		dragged: drag?.isMoving ? drag.from : null,
		/** Ignores the click that browsers add to the end of a drag; one without a pointer (detail 0) counts. */
		hasDragged,
		target: drag?.isMoving && drag.over !== drag.from ? drag.over : null,
		handlers: (from: number) => ({
			onPointerDown(event: PointerEvent<HTMLElement>) {
				if (event.button === 0) {
					// Moves that leave the token still come here.
					event.currentTarget.setPointerCapture?.(event.pointerId);
					setHasDragged(false);
					setDrag({ from, x: event.clientX, y: event.clientY, isMoving: false, over: from });
				}
			},
			onPointerMove(event: PointerEvent<HTMLElement>) {
				const { clientX, clientY } = event;
				const tokens = event.currentTarget.closest('[data-title-editor]');
				setDrag((current) => {
					if (!current) {
						return null;
					}
					const isMoving =
						current.isMoving || Math.hypot(clientX - current.x, clientY - current.y) > THRESHOLD;
					const over = isMoving ? tokenAt(tokens, clientX, clientY) : null;
					return isMoving === current.isMoving && (over ?? current.from) === current.over
						? current
						: { ...current, isMoving, over: over ?? current.from };
				});
			},
			onPointerUp() {
				if (drag?.isMoving && drag.over !== drag.from) {
					onDrop(drag.from, drag.over);
				}
				setHasDragged(drag?.isMoving ?? false);
				setDrag(null);
			},
			onPointerCancel: () => setDrag(null),
		}),
	};
}

/** The token below that point, or null. */
function tokenAt(frame: Element | null, x: number, y: number): number | null {
	for (const element of frame?.querySelectorAll<HTMLElement>('[data-token]') ?? []) {
		const { left, right, top, bottom } = (element.parentElement ?? element).getBoundingClientRect();
		if (x >= left && x <= right && y >= top && y <= bottom) {
			return Number(element.dataset.token);
		}
	}
	return null;
}
