import type { Page } from '@playwright/test';

declare global {
	interface Window {
		moved: number;
		moves: string[];
	}
}

/** The parts of the browser's entry that are read here. */
interface LayoutShift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: ReadonlyArray<{ node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }>;
}

/** Adds up in each page that's loaded from now on how much of it moves without the user, and what moves. */
export const watchLayoutShift = (page: Page) =>
	page.addInitScript(() => {
		window.moved = 0;
		window.moves = [];
		new PerformanceObserver((list) => {
			for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as LayoutShift[]) {
				if (hadRecentInput) {
					continue;
				}
				window.moved += value;
				for (const { node, previousRect: from, currentRect: to } of sources) {
					const words = node?.textContent?.trim().slice(0, 60) ?? 'gone by now';
					const path = `${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
					window.moves.push(`${Math.round(startTime)} ms: ${node?.nodeName} “${words}” ${path}`);
				}
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});

/** How much has moved since the page was loaded, by the definition of CLS. */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => window.moved);

/** What moved, when and where, one a line: at most five elements of each move, the largest. */
export const movesOf = (page: Page): Promise<string[]> => page.evaluate(() => window.moves);
