/** How a bar chart is laid out; all lengths in px. */

/** More bars than this never show, and this wide it is before it was measured (STATS-027). */
export const MAXIMUM_BARS = 100;
export const DEFAULT_WIDTH = 650;

/** What the axis and the margins take of the container (STATS-033). */
export const MARGIN = 82;

/** A finger needs more room than a pointer (STATS-024). */
export const BAR_WIDTH = 15;
export const TOUCH_BAR_WIDTH = 42;

/** The width of a touch device that says it has none (STATS-033). */
const TOUCH_WIDTH = 350;

/** STATS-025. */
export const LABEL_WIDTH = 42;

/** The top of the axis is never below this (STATS-022). */
const LOWEST_TOP = 10;

/** Room for the bars alone, and how many of them fit. */
export interface Plot {
	width: number;
	capacity: number;
}

/** The plot inside a container of that width; null while nobody knows how wide it is (STATS-023, STATS-033). */
export function fitPlot(container: number | null, isTouch: boolean): Plot {
	if (container === null) {
		return { width: DEFAULT_WIDTH, capacity: MAXIMUM_BARS };
	}
	const barWidth = isTouch ? TOUCH_BAR_WIDTH : BAR_WIDTH;
	const room = container - MARGIN;
	const width = room > 0 || !isTouch ? Math.max(room, barWidth) : TOUCH_WIDTH;
	return { width, capacity: Math.min(MAXIMUM_BARS, Math.max(1, Math.floor(width / barWidth))) };
}

/** The top of the axis: the next power of ten that the largest value does not exceed, at least 10 (STATS-021, STATS-022). */
export function axisTop(largest: number): number {
	let top = LOWEST_TOP;
	while (top < largest) {
		top *= 10;
	}
	return top;
}

/** How many px a column is high; what is there at all can be seen. */
export const columnHeight = (value: number, top: number, height: number): number =>
	value > 0 ? Math.max(1, (value / top) * height) : 0;

/** Whether a label stands under that bar: under every n-th, counted from the last, so that none touch (STATS-034). */
export function isLabelled(index: number, count: number, spacing: number): boolean {
	return (count - 1 - index) % Math.ceil(LABEL_WIDTH / spacing) === 0;
}
