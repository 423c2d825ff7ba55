import { useEffect } from 'react';

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
