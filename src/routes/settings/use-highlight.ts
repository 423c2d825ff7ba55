import { useEffect } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { fold, placesOf } from './search';

const NAME = 'settings-search';

/**
 * Marks every place where the term stands on the cards that show, also on what arrives meanwhile. The browser paints the
 * marks itself: the text stays as it is, for screen readers and for React. Browsers without this way show the cards alone.
 */
export function useHighlight(term: string, shown: unknown): void {
	useEffect(() => {
		if (typeof Highlight === 'undefined' || !CSS.highlights) {
			return;
		}
		const place = document.querySelector('[data-search-results]');
		const wanted = fold(term);
		const mark = () =>
			place && wanted
				? CSS.highlights.set(NAME, new Highlight(...rangesOf(place, wanted)))
				: CSS.highlights.delete(NAME);
		// What was found is painted first; until then the marks of the last term do no harm.
		let callOff = afterPaint(mark);
		const observer = new MutationObserver(() => {
			callOff();
			callOff = afterPaint(mark);
		});
		if (place && wanted) {
			observer.observe(place, { childList: true, characterData: true, subtree: true });
		}
		return () => {
			callOff();
			observer.disconnect();
		};
	}, [term, shown]);
	useEffect(() => () => void (typeof CSS !== 'undefined' && CSS.highlights?.delete(NAME)), []);
}

/** Text that shows; cards that a search hides are passed over as a whole. */
const choose = (node: Node) => {
	if (node.nodeType === Node.TEXT_NODE) {
		return NodeFilter.FILTER_ACCEPT;
	}
	return (node as HTMLElement).hidden ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
};

function rangesOf(place: Element, wanted: string): Range[] {
	const ranges: Range[] = [];
	const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, choose);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		for (const [from, to] of placesOf(node.textContent ?? '', wanted)) {
			const range = document.createRange();
			range.setStart(node, from);
			range.setEnd(node, to);
			ranges.push(range);
		}
	}
	return ranges;
}
