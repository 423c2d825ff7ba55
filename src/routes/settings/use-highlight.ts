import { useEffect } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { normalize, positionsOf } from './search';

const NAME = 'settings-search';

/**
 * Highlights the search term on the visible cards, including what arrives later. The browser paints the
 * highlights: the text stays the same for screen readers and for React. Browsers without this show the cards
 * alone.
 */
export function useHighlight(term: string, shown: unknown): void {
	useEffect(() => {
		if (typeof Highlight === 'undefined' || !CSS.highlights) {
			return;
		}
		const results = document.querySelector('[data-search-results]');
		const wanted = normalize(term);
		const mark = () =>
			results && wanted
				? CSS.highlights.set(NAME, new Highlight(...rangesOf(results, wanted)))
				: CSS.highlights.delete(NAME);
		// The results are painted first; until then the marks of the last term do no harm.
		let callOff = afterPaint(mark);
		const observer = new MutationObserver(() => {
			callOff();
			callOff = afterPaint(mark);
		});
		if (results && wanted) {
			observer.observe(results, { childList: true, characterData: true, subtree: true });
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

function rangesOf(results: Element, wanted: string): Range[] {
	const ranges: Range[] = [];
	const walker = document.createTreeWalker(results, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, choose);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		for (const [from, to] of positionsOf(node.textContent ?? '', wanted)) {
			const range = document.createRange();
			range.setStart(node, from);
			range.setEnd(node, to);
			ranges.push(range);
		}
	}
	return ranges;
}
