/** What decides about a style of an element where no style sheet but the browser's own applies. */
const kindOf = (element: Element) =>
	[
		element.tagName,
		element.parentElement?.tagName === 'DETAILS',
		...['hidden', 'open', 'type'].map((name) => element.getAttribute(name)),
	].join();

/** What tests and the dashboard ask for that elements don't inherit. */
const OWN = ['display', 'opacity', 'backgroundColor', 'animationName'] as const;
type Own = (typeof OWN)[number];

const isOwn = (name: string | symbol): name is Own => OWN.includes(name as Own);

/**
 * `getComputedStyle` for pages without style sheets: jsdom matches every rule of the browser's own sheet
 * for each element and each of its ancestors, a tenth of the tests' time. What is asked most is remembered
 * by the kind of the element; all else, and every page with a sheet, is left to jsdom.
 */
export function fastComputedStyle(of: typeof getComputedStyle): typeof getComputedStyle {
	const known = new Map<string, string>();

	function ownStyle(element: Element, name: Own): string {
		const inline = (element as HTMLElement).style?.[name];
		if (inline) {
			return inline;
		}
		const key = `${name} ${kindOf(element)}`;
		const value = known.get(key) ?? of(element)[name];
		known.set(key, value);
		return value;
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

	function fast(element: Element, name: string | symbol): string | undefined {
		if (name === 'visibility') {
			return visibilityOf(element);
		}
		return isOwn(name) ? ownStyle(element, name) : undefined;
	}

	return (element, pseudo) => {
		if (pseudo || document.styleSheets.length > 0 || element.ownerDocument !== document) {
			return of(element, pseudo);
		}
		return new Proxy({} as CSSStyleDeclaration, {
			get(_, name) {
				if (name === 'getPropertyValue') {
					return (property: string) => fast(element, property) ?? of(element).getPropertyValue(property);
				}
				return fast(element, name) ?? (Reflect.get(of(element), name) as unknown);
			},
		});
	};
}
