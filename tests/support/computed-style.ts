/** What decides about the display of an element where no style sheet but the browser's own applies. */
const kindOf = (element: Element) =>
	[
		element.tagName,
		element.parentElement?.tagName === 'DETAILS',
		...['hidden', 'open', 'type'].map((name) => element.getAttribute(name)),
	].join();

/**
 * `getComputedStyle` for pages without style sheets: jsdom matches every rule of the browser's own sheet
 * for each element and each of its ancestors, a tenth of the tests' time. What tests ask most is remembered
 * by the kind of the element; all else, and every page with a sheet, is left to jsdom.
 */
export function fastComputedStyle(of: typeof getComputedStyle): typeof getComputedStyle {
	const displays = new Map<string, string>();

	function displayOf(element: Element): string {
		const own = (element as HTMLElement).style?.display;
		if (own) {
			return own;
		}
		const kind = kindOf(element);
		const known = displays.get(kind) ?? of(element).display;
		displays.set(kind, known);
		return known;
	}

	function visibilityOf(element: Element): string {
		for (let at: Element | null = element; at; at = at.parentElement) {
			const own = (at as HTMLElement).style?.visibility;
			if (own && own !== 'inherit') {
				return own;
			}
		}
		return 'visible';
	}

	return (element, pseudo) => {
		if (pseudo || document.styleSheets.length > 0 || element.ownerDocument !== document) {
			return of(element, pseudo);
		}
		const fast: Record<string, (element: Element) => string> = {
			display: displayOf,
			visibility: visibilityOf,
		};
		return new Proxy({} as CSSStyleDeclaration, {
			get(_, name) {
				if (name === 'getPropertyValue') {
					return (property: string) => fast[property]?.(element) ?? of(element).getPropertyValue(property);
				}
				return fast[String(name)]?.(element) ?? Reflect.get(of(element), name);
			},
		});
	};
}
