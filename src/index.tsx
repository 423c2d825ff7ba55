import { createRoot } from 'react-dom/client';
import { mountApp } from './app';

/** The element that the host reserves for us. */
const CONTAINER_ID = 'jp-plugin-container';

function start(): void {
	const container = document.getElementById(CONTAINER_ID);
	if (container) {
		mountApp(container, createRoot);
	}
}

// A host may load us before the container is parsed.
if (document.readyState === 'loading') {
	document.addEventListener('DOMContentLoaded', start, { once: true });
} else {
	start();
}
