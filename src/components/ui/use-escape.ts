import { useEffect, useRef } from 'react';

type Handler = () => void;

/** Escape closes the newest first; it's the last. */
const open: Handler[] = [];

/**
 * Closes one thing per press of Escape, newest first. Runs before the page's other listeners: a tooltip
 * inside a dialog closes first, the dialog on the next press.
 */
export function useEscape(isActive: boolean, onEscape: Handler): void {
	const latest = useRef(onEscape);
	useEffect(() => {
		latest.current = onEscape;
	}, [onEscape]);

	useEffect(() => {
		if (!isActive) {
			return undefined;
		}
		const handler = () => latest.current();
		if (open.push(handler) === 1) {
			window.addEventListener('keydown', handleKey, true);
		}
		return () => {
			open.splice(open.indexOf(handler), 1);
			if (open.length === 0) {
				window.removeEventListener('keydown', handleKey, true);
			}
		};
	}, [isActive]);
}

function handleKey(event: KeyboardEvent): void {
	// Escape also ends the input of a composed character, and means nothing else then.
	if (event.key === 'Escape' && !event.isComposing) {
		event.preventDefault();
		event.stopPropagation();
		open.at(-1)?.();
	}
}
