/** The child of `parent` that has taken the place of `node`, if a translator or an extension wrapped it. */
function placeOf(parent: Node, node: Node): Node | null {
	let place: Node | null = node;
	while (place && place.parentNode !== parent) {
		place = place.parentNode;
	}
	return place;
}

/**
 * Lets React go on when something else has wrapped or replaced one of its text nodes (docs/languages.md); a
 * moved element is a fault of ours, and throws. Before a text that's gone is at the end.
 */
export function tolerateMovedTexts({ prototype }: typeof Node = Node): void {
	const { removeChild, insertBefore } = prototype;
	prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
		const place = child.nodeType === Node.TEXT_NODE ? placeOf(this, child) : child;
		return place ? (removeChild.call(this, place), child) : child;
	};
	prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
		const place = before?.nodeType === Node.TEXT_NODE ? placeOf(this, before) : before;
		return insertBefore.call(this, node, place) as T;
	};
}
