import { useEffect } from 'react';
import { fold } from './search';

const NAME = 'settings-search';

/**
 * Marks every place where the term stands on the cards that show, also on what arrives meanwhile. The browser paints the
 * marks itself: the text stays as it is, for screen readers and for React. Browsers without this way show the cards alone.
 */
export function useHighlight(term: string, shown: unknown): void {
	useEffect(() => {
		const place = document.querySelector('[data-search-results]');
		if (!term || !place || typeof Highlight === 'undefined' || !CSS.highlights) {
			return;
		}
		const wanted = fold(term);
		const mark = () => CSS.highlights.set(NAME, new Highlight(...rangesOf(place, wanted)));
		let frame = 0;
		const observer = new MutationObserver(() => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(mark);
		});
		observer.observe(place, { childList: true, characterData: true, subtree: true });
		mark();
		return () => {
			cancelAnimationFrame(frame);
			observer.disconnect();
			CSS.highlights.delete(NAME);
		};
	}, [term, shown]);
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
		const text = fold(node.textContent ?? '');
		// A letter whose other case is longer would shift the marks.
		if (text.length !== node.textContent?.length) {
			continue;
		}
		for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
			const range = document.createRange();
			range.setStart(node, at);
			range.setEnd(node, at + wanted.length);
			ranges.push(range);
		}
	}
	return ranges;
}
