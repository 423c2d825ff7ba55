/** Widths at which the layout changes, in px (UI-017). */
export const BREAKPOINTS = [480, 660, 800, 960, 1040, 1280, 1400] as const;

type Width = (typeof BREAKPOINTS)[number];

/** `<480` is 480 and narrower, `>480` is 481 and wider, `480-660` is 481 to 660. */
export type Breakpoint = `<${Width}` | `>${Width}` | `${Width}-${Width}`;

interface Range {
	min: number;
	max: number;
}

/**
 * Whether the window is within that breakpoint; undefined, with a warning and nothing worse, for one that does not
 * exist (UI-017, UI-018). Whole pixels are compared, so that no zoom level falls between `<480` and `>480`.
 */
export function isWithinBreakpoint(breakpoint: string, width = window.innerWidth): boolean | undefined {
	const range = rangeOf(breakpoint);
	if (!range) {
		// eslint-disable-next-line no-console -- the one message meant for developers: a misspelt breakpoint
		console.warn(`Undefined breakpoint: ${breakpoint}`);
		return undefined;
	}
	return width >= range.min && width <= range.max;
}

function rangeOf(breakpoint: string): Range | undefined {
	const [, sign, single, from, to] = /^(?:([<>])(\d+)|(\d+)-(\d+))$/.exec(breakpoint) ?? [];
	const range = single
		? { min: sign === '>' ? Number(single) + 1 : 0, max: sign === '<' ? Number(single) : Infinity }
		: { min: Number(from) + 1, max: Number(to) };
	const edges = [single, from, to].filter((edge) => edge !== undefined).map(Number);
	const isKnown = edges.length > 0 && edges.every((edge) => BREAKPOINTS.some((width) => width === edge));
	return isKnown && range.min <= range.max ? range : undefined;
}
