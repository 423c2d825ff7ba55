import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { mountApp } from './app';
import { windowBrowser } from './state/browser';

/** The element that the host reserves for us. */
const CONTAINER_ID = 'jp-plugin-container';

/**
 * Draws at once when the page has brought the first screen, before the browser paints the placeholder once more; else the
 * frame alone, as soon as what runs now is over.
 */
function drawEagerly(draw: () => void, ready: Promise<void>): void {
	let isDrawn = false;
	const drawNow = () => {
		if (!isDrawn) {
			isDrawn = true;
			flushSync(draw);
		}
	};
	setTimeout(drawNow);
	void ready.then(drawNow);
}

const container = document.getElementById(CONTAINER_ID);

function start(): void {
	const found = container ?? document.getElementById(CONTAINER_ID);
	if (found) {
		mountApp(found, createRoot, windowBrowser, drawEagerly);
	}
}

/** What stands before our own script in the page is there, however much of the page is still to come. */
function isBeforeScript(element: Element | null): boolean {
	const { currentScript } = document;
	return Boolean(
		element &&
		currentScript &&
		element.compareDocumentPosition(currentScript) & Node.DOCUMENT_POSITION_FOLLOWING,
	);
}

// A host may load us before the container is parsed.
if (document.readyState === 'loading' && !isBeforeScript(container)) {
	document.addEventListener('DOMContentLoaded', start, { once: true });
} else {
	start();
}
