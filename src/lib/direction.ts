/** The direction of the text around an element, by the nearest `dir`. */
export function isRightToLeft(element: Element): boolean {
	return element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl';
}
