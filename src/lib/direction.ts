/** The direction of the text around an element, by the nearest `dir`. */
export function isRightToLeft(element: Element): boolean {
	return element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl';
}

const ISOLATE = '\u2066';
const END_OF_ISOLATE = '\u2069';

/**
 * Text that reads from left to right in every language (an amount, an IP address, a key), marked so that a
 * sentence from right to left doesn't reorder it.
 */
export const leftToRight = (text: string): string =>
	isRightToLeft(document.documentElement) ? ISOLATE + text + END_OF_ISOLATE : text;
