/** Layout of a bar chart; all lengths in px. */

/** More bars than this never show, and this wide it is before it was measured (STATS-027). */
export const MAXIMUM_BARS = 100;
export const DEFAULT_WIDTH = 650;

/** Axis and margins take this much of the container (STATS-033). */
export const MARGIN = 82;

/** A finger needs more room than a pointer (STATS-024). */
export const BAR_WIDTH = 15;
export const TOUCH_BAR_WIDTH = 42;

/** The width of a touch device that says it has none (STATS-033). */
const TOUCH_WIDTH = 350;

/** STATS-025. */
export const LABEL_WIDTH = 42;

/** Space after the bars for the end of the last label. */
const LABEL_SPACE = 20;

/** The top of the axis is never below this (STATS-022). */
const LOWEST_TOP = 10;

/** Room for the bars alone, and how many of them fit. */
export interface Plot {
	width: number;
	capacity: number;
}

/** The plot inside a container of that width; null until the width is known (STATS-023, STATS-033). */
export function fitPlot(container: number | null, isTouch: boolean): Plot {
	if (container === null) {
		return { width: DEFAULT_WIDTH, capacity: MAXIMUM_BARS };
	}
	const barWidth = isTouch ? TOUCH_BAR_WIDTH : BAR_WIDTH;
	const space = container - MARGIN;
	const width = space > 0 || !isTouch ? Math.max(space, barWidth) : TOUCH_WIDTH;
	return { width, capacity: Math.min(MAXIMUM_BARS, Math.max(1, Math.floor(width / barWidth))) };
}

/**
 * Top of the axis: the next multiple of the largest value's power of ten, at least 10 (STATS-021, STATS-022).
 * So 32 gives 40, 40 gives 50 and 412 gives 500.
 */
export function axisTop(largest: number): number {
	let power = 1;
	while (power * 10 <= largest) {
		power *= 10;
	}
	return Math.max(LOWEST_TOP, (Math.floor(largest / power) + 1) * power);
}

/** Height of a column; anything above zero can be seen. */
export const columnHeight = (value: number, top: number, height: number): number =>
	value > 0 ? Math.max(1, (value / top) * height) : 0;

/**
 * Labels every n-th bar, counted from the last, so that no two touch (STATS-034). `labelWidth` is the widest
 * label's, where a language needs more than usual (STATS-040).
 */
export function isLabelled(index: number, count: number, spacing: number, labelWidth = LABEL_WIDTH): boolean {
	const width = Math.max(LABEL_WIDTH, labelWidth);
	// The chart moves its last label toward the one before it rather than cutting it off.
	const shift = Math.max(0, (width - spacing) / 2 - LABEL_SPACE);
	return (count - 1 - index) % Math.ceil((width + shift) / spacing) === 0;
}

/** Centers a label below its bar, but keeps it within the chart. */
export const labelStart = (index: number, spacing: number, plotWidth: number, labelWidth: number): number =>
	Math.min((index + 0.5) * spacing - labelWidth / 2, plotWidth + LABEL_SPACE - labelWidth);
