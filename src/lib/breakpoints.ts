/** Widths at which the layout changes, in px (UI-017). */
export const BREAKPOINTS = [480, 660, 800, 960, 1040, 1280, 1400] as const;

type Width = (typeof BREAKPOINTS)[number];

/** `<480` is 480 and narrower, `>480` is 481 and wider, `480-660` is 481 to 660. */
export type Breakpoint = `<${Width}` | `>${Width}` | `${Width}-${Width}`;

interface Range {
	/** Wider than this, in px. */
	over: number;
	/** And no wider than this. */
	upTo: number;
}

/**
 * Undefined, with a warning, for an unknown breakpoint (UI-017, UI-018). `<480` and `>480` are exact
 * opposites at every zoom level.
 */
export function isWithinBreakpoint(breakpoint: string): boolean | undefined {
	const range = rangeOf(breakpoint);
	if (!range) {
		// eslint-disable-next-line no-console -- the one message meant for developers: a misspelt breakpoint
		console.warn(`Undefined breakpoint: ${breakpoint}`);
		return undefined;
	}
	return isWithin(range);
}

/** The browser's own answer: on phones `innerWidth` grows with whatever sticks out of the page. */
function isWithin({ over, upTo }: Range): boolean {
	if (!('matchMedia' in window)) {
		return globalThis.innerWidth > over && globalThis.innerWidth <= upTo;
	}
	const isOver = over === 0 || window.matchMedia(`(width > ${over}px)`).matches;
	return isOver && (upTo === Infinity || window.matchMedia(`(width <= ${upTo}px)`).matches);
}

function rangeOf(breakpoint: string): Range | undefined {
	const [, sign, single, from, to] = /^(?:([<>])(\d+)|(\d+)-(\d+))$/.exec(breakpoint) ?? [];
	const edges = [single, from, to].filter((edge) => edge !== undefined).map(Number);
	if (edges.length === 0 || !edges.every((edge) => BREAKPOINTS.some((width) => width === edge))) {
		return undefined;
	}
	const range = single
		? { over: sign === '>' ? Number(single) : 0, upTo: sign === '<' ? Number(single) : Infinity }
		: { over: Number(from), upTo: Number(to) };
	return range.over < range.upTo ? range : undefined;
}
