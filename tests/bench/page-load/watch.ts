/** What a page notes about itself, in ms since it was asked for. */
export interface Notes {
	/** When the first words of the page were in the document: what the host printed counts. */
	content: number;
	/** When the first cards, or the heading of a page without any, were in the document. */
	seen: number;
	/** The largest part of the window's content was painted. */
	largest: number;
	/** What that was. */
	largestPart: string;
	/** Sum of the tasks that took longer than 50 ms. */
	longTasks: number;
	/** What moved without a user's doing, as the browser scores it. */
	shift: number;
	/** What moved most. */
	shifted: string;
	/** The longest event of each interaction, by its number. */
	interactions: Record<number, number>;
}

declare global {
	interface Window {
		notes: Notes;
	}
}

interface ShiftEntry extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: ReadonlyArray<{ node: Node | null }>;
}

/** Runs before anything else in a page; `selector` is what it waits for. */
export function watch(selector: string): void {
	const notes: Notes = {
		content: NaN,
		seen: NaN,
		largest: NaN,
		largestPart: '',
		longTasks: 0,
		shift: 0,
		shifted: '',
		interactions: {},
	};
	window.notes = notes;
	const content = `.jpd-first-paint:not([hidden]), ${selector}`;
	const observer = new MutationObserver(() => {
		if (Number.isNaN(notes.content) && document.querySelector(content)) {
			notes.content = performance.now();
		}
		if (document.querySelector(selector)) {
			notes.seen = performance.now();
			performance.mark('seen');
			observer.disconnect();
		}
	});
	observer.observe(document, { childList: true, subtree: true, attributeFilter: ['hidden'] });
	const on = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
		new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
			type,
			buffered: true,
			...more,
		});
	/** The kind of an element, and the card that it's in. */
	const nameOf = (element: Element): string => {
		const part = element.closest('[data-setting], [data-module], section, nav, header');
		const text = part?.querySelector('h2, h3')?.textContent ?? element.textContent;
		return `${element.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`;
	};
	on('largest-contentful-paint', (entry) => {
		const { element } = entry as PerformanceEntry & { element: Element | null };
		notes.largest = entry.startTime;
		notes.largestPart = element ? nameOf(element) : '';
	});
	on('longtask', ({ duration }) => (notes.longTasks += duration));
	let most = 0;
	on('layout-shift', (entry) => {
		const { value, hadRecentInput, sources } = entry as ShiftEntry;
		if (hadRecentInput) {
			return;
		}
		notes.shift += value;
		const [node] = sources.map((source) => source.node);
		const element = node instanceof Element ? node : node?.parentElement;
		if (value > most && element) {
			most = value;
			notes.shifted = nameOf(element);
		}
	});
	on(
		'event',
		(entry) => {
			const { interactionId = 0, duration } = entry as PerformanceEventTiming & { interactionId?: number };
			if (interactionId > 0) {
				notes.interactions[interactionId] = Math.max(notes.interactions[interactionId] ?? 0, duration);
			}
		},
		{ durationThreshold: 16 },
	);
}
