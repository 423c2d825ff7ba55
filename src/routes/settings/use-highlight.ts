import { useEffect } from 'react';
import { fold } from './search';

const NAME = 'settings-search';

/**
 * Marks every place where the term stands on the cards that were found. The browser paints the marks itself: the text
 * stays as it is, for screen readers and for React. Browsers without this way show the cards alone.
 */
export function useHighlight(term: string, shown: unknown): void {
	useEffect(() => {
		if (!term || typeof Highlight === 'undefined' || !CSS.highlights) {
			return;
		}
		const place = document.querySelector('[data-search-results]');
		CSS.highlights.set(NAME, new Highlight(...(place ? rangesOf(place, fold(term)) : [])));
		return () => void CSS.highlights.delete(NAME);
	}, [term, shown]);
}

function rangesOf(place: Element, wanted: string): Range[] {
	const ranges: Range[] = [];
	const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
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
