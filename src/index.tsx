import { createRoot } from 'react-dom/client';
import { mountApp } from './app';

/** The element that the host reserves for us. */
const CONTAINER_ID = 'jp-plugin-container';

const container = document.getElementById(CONTAINER_ID);

function start(): void {
	const found = container ?? document.getElementById(CONTAINER_ID);
	if (found) {
		mountApp(found, createRoot);
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
