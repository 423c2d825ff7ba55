import { useEffect } from 'react';

/** After the shell has moved the focus to the heading of a new screen. */
const AFTER_ARRIVAL = 80;
/** Milliseconds until a place that does not come is given up, and until the cards above it are taken to stand still. */
const PATIENCE = 10_000;
/** A card's question mark comes before its controls, and isn't what a link leads to. */
const FOCUSABLE = 'button:not([aria-haspopup]), input, select, textarea, a[href]';
/** What somebody does who went on meanwhile: nothing moves any more under their hands. */
const GOING_ON = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Scrolls to the card or control of `?at=` and focuses it, as soon as it is there; what grows above does not push it away. */
export function useFocusedSetting(at: string | null): void {
	useEffect(() => {
		if (!at) {
			return;
		}
		let isLeft = false;
		let keeper: { disconnect: () => void } | null = null;
		const look = () => {
			const place = placeOf(at);
			if (place) {
				observer.disconnect();
				// After a folded card has opened.
				unfold(place);
				queueMicrotask(() => {
					if (!isLeft) {
						place.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
						keeper = keepInView(place);
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

const placeOf = (at: string) =>
	[...document.querySelectorAll<HTMLElement>('[data-setting]')].find(({ dataset }) => dataset.setting === at);

function unfold(place: HTMLElement): void {
	const folded = place.querySelector(FOCUSABLE)?.closest('[hidden]');
	if (folded) {
		const switches = document.querySelectorAll<HTMLElement>('[aria-controls]');
		[...switches].find((each) => each.getAttribute('aria-controls') === folded.id)?.click();
	}
}

/** In the middle of the window, whatever arrives on the page. */
function keepInView(place: HTMLElement): { disconnect: () => void } | null {
	const show = () => place.scrollIntoView({ block: 'center' });
	show();
	if (typeof ResizeObserver === 'undefined') {
		return null;
	}
	const observer = new ResizeObserver(show);
	for (let around = place.parentElement; around; around = around.parentElement) {
		observer.observe(around);
	}
	return observer;
}
