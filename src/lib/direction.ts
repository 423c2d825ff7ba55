/** Whether the text around an element runs right to left, by the nearest `dir`. */
export function isRightToLeft(element: Element): boolean {
	return element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl';
}
