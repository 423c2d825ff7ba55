/** Whether the text around an element runs from right to left; told by the nearest `dir`. */
export function isRightToLeft(element: Element): boolean {
	return element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl';
}
