import { hostScheme } from '../lib/host-scheme';
import { ownScript } from '../lib/own-script';
import { GET_STARTED, NO_VIEWS } from '../lib/storage-keys';

/** Parts of the template, from the top. */
const PARTS = ['masthead', 'heading', 'cards'] as const;

// The build puts them here: all paths, and what makes them, would be most of this script.
/** Beginnings of paths whose screens have no masthead. */
declare const BARE: readonly string[];
/** Paths that show the dashboard. */
declare const DASHBOARD: readonly string[];

/** In the browser's storage: the first steps show above the cards, or the chart is known to be empty. */
const OTHERWISE = [GET_STARTED, NO_VIEWS];

/** Counts the parts that fit the screen of the URL: the host doesn't get to see a hash. */
function countOf(path: string): number {
	if (BARE.some((start) => path.startsWith(start))) {
		return 0;
	}
	if (!DASHBOARD.includes(path)) {
		return 1;
	}
	return isOtherwise() ? 2 : PARTS.length;
}

function isOtherwise(): boolean {
	try {
		return Object.entries(localStorage).some(
			([key, value]) => value !== 'false' && OTHERWISE.some((start) => key.startsWith(start)),
		);
	} catch {
		return false;
	}
}

/** The dashboard's own script is beside this one. */
const DASHBOARD_SCRIPT = new URL('dashboard.js', ownScript()?.src).href;

/** Without the dashboard's script, what's printed would look ready and never be. */
function warnOfFailure(frame: HTMLElement, status: HTMLElement | null): void {
	const text = frame.querySelector('[data-failure]');
	text?.remove();
	const warn = ({ target }: Event) => {
		if (target instanceof HTMLScriptElement && target.src.startsWith(DASHBOARD_SCRIPT)) {
			frame.remove();
			status?.removeAttribute('style');
			status?.replaceChildren(text?.textContent ?? '');
		}
	};
	// Errors of elements don't bubble.
	document.addEventListener('error', warn, true);
}

/**
 * Shows what the host has printed, as far as it fits. Runs once that's parsed, and before the browser paints
 * it. What it needs of styles it sets itself: those of the dashboard are as large as they may be.
 */
function choose(container: HTMLElement, frame: HTMLElement): void {
	const status = container.querySelector<HTMLElement>('[role="status"]');
	warnOfFailure(frame, status);
	const hash = window.location.hash || container.dataset.start || '';
	const count = countOf(hash.slice(1).split('?')[0] ?? '');
	const other = window.matchMedia('(width <= 480px)').matches ? 'wide' : 'narrow';
	const all = (selector: string) => frame.querySelectorAll<HTMLElement>(selector);
	PARTS.slice(count).forEach((part) => all(`[data-part="${part}"]`).forEach((element) => element.remove()));
	all(`[data-width="${other}"]`).forEach((element) => element.remove());
	all('[data-height]').forEach(({ style, dataset: { height = '', narrow = height } }) => {
		style.setProperty('--height', height);
		style.setProperty('--narrow', narrow);
	});
	// Tabs that don't fit become a menu, which is as high.
	all('[data-width="wide"]').forEach(({ style }) => (style.overflow = 'hidden'));
	if (frame.childElementCount > 0) {
		frame.dataset.scheme = hostScheme(container);
		frame.hidden = false;
		// A sighted user sees that it's loading.
		Object.assign(status?.style ?? {}, { position: 'absolute', clipPath: 'inset(50%)' });
	}
}

const container = document.getElementById('jp-plugin-container');
const frame = container?.querySelector<HTMLElement>('.jpd-first-paint');
if (container && frame) {
	choose(container, frame);
}
