import './public-path';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { mountApp } from './app';
import { tolerateMovedTexts } from './lib/moved-nodes';
import { ownScript } from './lib/own-script';
import { windowBrowser } from './state/app-thunk';

/** The element that the host reserves for us. */
const CONTAINER_ID = 'jp-plugin-container';

/**
 * Renders at once if the page brought the first screen, before the browser paints the placeholder again;
 * otherwise renders the frame alone, right after the current task.
 */
function mountEagerly(mount: () => void, ready: Promise<unknown>): void {
	let isMounted = false;
	const mountNow = () => {
		if (!isMounted) {
			isMounted = true;
			flushSync(mount);
		}
	};
	setTimeout(mountNow);
	void ready.then(mountNow);
}

const container = document.getElementById(CONTAINER_ID);

function start(): void {
	const found = container ?? document.getElementById(CONTAINER_ID);
	if (found) {
		tolerateMovedTexts();
		mountApp(found, createRoot, windowBrowser, mountEagerly);
	}
}

/** True for everything before our script on the page, however much of the page is still to come. */
function isBeforeScript(element: Element | null): boolean {
	const script = ownScript();
	return Boolean(
		element && script && element.compareDocumentPosition(script) & Node.DOCUMENT_POSITION_FOLLOWING,
	);
}

// A host may load us before the container is parsed.
if (document.readyState === 'loading' && !isBeforeScript(container)) {
	document.addEventListener('DOMContentLoaded', start, { once: true });
} else {
	start();
}
