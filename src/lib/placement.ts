/** Position of a layer; `start` and `end` follow the direction of the text. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

interface Size {
	width: number;
	height: number;
}

interface Box extends Size {
	x: number;
	y: number;
}

/** Px between a layer and its anchor, and between a layer and the edge of the window. */
const GAP = 8;

type Edge = 'top' | 'bottom' | 'left' | 'right';
const OPPOSITE: Record<Edge, Edge> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/**
 * Top left corner of a layer beside its anchor: centered on the wanted side, or on the other side if only
 * that one has the space; inside the window as long as the window is large enough.
 */
export function computePosition(
	anchor: Box,
	layer: Size,
	view: Size,
	side: Side,
	isRtl: boolean,
): { x: number; y: number } {
	const wanted = edgeOf(side, isRtl);
	const needed = (wanted === 'top' || wanted === 'bottom' ? layer.height : layer.width) + 2 * GAP;
	const space: Record<Edge, number> = {
		top: anchor.y,
		bottom: view.height - anchor.y - anchor.height,
		left: anchor.x,
		right: view.width - anchor.x - anchor.width,
	};
	const other = OPPOSITE[wanted];
	const edge = space[wanted] < needed && space[other] > space[wanted] ? other : wanted;
	const center = {
		x: anchor.x + (anchor.width - layer.width) / 2,
		y: anchor.y + (anchor.height - layer.height) / 2,
	};
	const corner: Record<Edge, { x: number; y: number }> = {
		top: { x: center.x, y: anchor.y - layer.height - GAP },
		bottom: { x: center.x, y: anchor.y + anchor.height + GAP },
		left: { x: anchor.x - layer.width - GAP, y: center.y },
		right: { x: anchor.x + anchor.width + GAP, y: center.y },
	};
	return {
		x: within(corner[edge].x, view.width - layer.width),
		y: within(corner[edge].y, view.height - layer.height),
	};
}

function edgeOf(side: Side, isRtl: boolean): Edge {
	if (side === 'top' || side === 'bottom') {
		return side;
	}
	return (side === 'start') === isRtl ? 'right' : 'left';
}

/** Off the far edge first, off the near one last: where both cannot be had, the beginning is seen. */
const within = (value: number, free: number) => Math.round(Math.max(GAP, Math.min(value, free - GAP)));
