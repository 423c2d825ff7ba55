import { useEffect } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { normalize, positionsOf } from './search';

/** After the shell has moved the focus to the heading of a new screen. */
const AFTER_ARRIVAL = 80;
/** Milliseconds until a missing element is given up, and until the cards above count as settled. */
const PATIENCE = 10_000;
const FOCUSABLE = 'button, input, select, textarea, a[href]';
/** Signs that the user went on meanwhile: nothing moves any more under their hands. */
const GOING_ON = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Scrolls to the card or control of `?at=` and focuses it once it's there; content growing above doesn't push
 * it away.
 */
export function useFocusedSetting(at: string | null): void {
	useEffect(() => {
		if (!at) {
			return;
		}
		let isLeft = false;
		let keeper: { disconnect: () => void } | null = null;
		const look = () => {
			const element = elementOf(at);
			if (element) {
				observer.disconnect();
				// After a collapsed card has expanded.
				expandCard(element);
				queueMicrotask(() => {
					if (!isLeft) {
						firstControl(element)?.focus({ preventScroll: true });
						keeper = keepInView(element);
					}
				});
			}
		};
		const observer = new MutationObserver(look);
		const begin = setTimeout(() => {
			observer.observe(document.body, { childList: true, subtree: true });
			look();
		}, AFTER_ARRIVAL);
		const stop = () => {
			isLeft = true;
			clearTimeout(begin);
			clearTimeout(end);
			observer.disconnect();
			keeper?.disconnect();
			GOING_ON.forEach((name) => document.removeEventListener(name, stop));
		};
		const end = setTimeout(stop, PATIENCE);
		GOING_ON.forEach((name) => document.addEventListener(name, stop, { passive: true }));
		return stop;
	}, [at]);
}

const elementOf = (at: string) =>
	[...document.querySelectorAll<HTMLElement>('[data-setting]')].find(({ dataset }) => dataset.setting === at);

/** A card's description comes before its controls, and isn't what a link leads to. */
const firstControl = (element: HTMLElement) =>
	(element.querySelector('[data-controls]') ?? element).querySelector<HTMLElement>(FOCUSABLE);

function expandCard(element: HTMLElement): void {
	const content = firstControl(element)?.closest('[hidden]');
	if (content) {
		const switches = document.querySelectorAll<HTMLElement>('[aria-controls]');
		[...switches].find((each) => each.getAttribute('aria-controls') === content.id)?.click();
	}
}

/** In the middle of the window, whatever arrives on the page. */
function keepInView(element: HTMLElement): { disconnect: () => void } | null {
	const show = () => element.scrollIntoView({ block: 'center' });
	show();
	if (typeof ResizeObserver === 'undefined') {
		return null;
	}
	const observer = new ResizeObserver(show);
	for (let around = element.parentElement; around; around = around.parentElement) {
		observer.observe(around);
	}
	return observer;
}

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
