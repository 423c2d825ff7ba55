import { expect, type Page, type Request } from '@playwright/test';
import { nextPaint, watchRequests, whenAnswered, whenIdle } from './idle';

/** As Web Vitals adds it up, a tenth of what counts as good. */
const MOST_SHIFT = 0.01;

export const SIZES = [
	{ width: 1280, height: 900 },
	{ width: 320, height: 700 },
];

/** How one call differs from the others. */
export interface Fault {
	call: RegExp;
	kind: 'slow' | 'failed' | 'empty';
}

const isCall = (url: URL) => url.pathname.includes('/wp-json/');
const FAILURE = { code: 'broken', message: 'Broken.', data: { status: 500 } };

/**
 * Answers only when told to: first all calls but the slow one, then that one, and each time only after the
 * page has drawn what it can without.
 */
async function answerLate(page: Page, fault?: Fault): Promise<() => Promise<void>> {
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	let answer = () => {};
	let answerSlow = () => {};
	const answered = new Promise<void>((resolve) => (answer = resolve));
	const slowAnswered = new Promise<void>((resolve) => (answerSlow = resolve));
	await page.route(isCall, async (route) => {
		const isHit = fault?.call.test(route.request().url().split('?')[0] ?? '') ?? false;
		await (isHit && fault?.kind === 'slow' ? slowAnswered : answered);
		if (!isHit || fault?.kind === 'slow') {
			await route.continue();
		} else {
			const isEmpty = fault?.kind === 'empty';
			await route.fulfill({ status: isEmpty ? 200 : 500, json: isEmpty ? null : FAILURE });
		}
	});
	return async () => {
		for (const release of [answer, answerSlow]) {
			await nextPaint(page);
			await whenIdle(page);
			release();
		}
		await whenAnswered(page);
	};
}

/** What was asked twice, from now on; a host that was told something may be asked again. */
function watchCalls(page: Page): () => string[] {
	let asked: string[] = [];
	const onRequest = (request: Request) => {
		const url = new URL(request.url());
		if (isCall(url)) {
			url.searchParams.delete('_cacheBuster');
			const told = asked.filter((call) => !call.startsWith(url.pathname));
			asked = request.method() === 'GET' ? [...asked, url.pathname + url.search] : told;
		}
	};
	page.on('request', onRequest);
	return () => {
		const twice = asked.filter((call, index) => asked.indexOf(call) !== index);
		asked = [];
		return twice;
	};
}

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
const watchLayoutShift = (page: Page) =>
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

/** A tab of its own; on its first visit it has nothing of the last. */
export async function openTab(page: Page, size: (typeof SIZES)[number], isFirst = true): Promise<Page> {
	const tab = await page.context().newPage();
	watchRequests(tab);
	if (isFirst) {
		await tab.addInitScript(() => (Storage.prototype.getItem = () => null));
	}
	await tab.setViewportSize(size);
	await watchLayoutShift(tab);
	return tab;
}

/** Loads that address with late answers, and says what moves, one a line. */
export async function movesAt(tab: Page, address: string, fault?: Fault): Promise<string[]> {
	// Away first: a change of the hash alone would load nothing.
	await tab.goto('about:blank');
	const answer = await answerLate(tab, fault);
	await tab.goto(address);
	// Some screens have no heading before the first answer.
	await tab.locator('#jp-plugin-container.jpd-root').waitFor();
	await answer();
	await tab.locator('#jp-plugin-container h1').first().waitFor({ state: 'attached' });
	await expect(tab.locator('#jp-plugin-container [aria-busy="true"]')).toHaveCount(0);
	// By the definition of CLS; at most five elements of each move, the largest.
	const { moved, moves } = await tab.evaluate(() => ({ moved: window.moved, moves: window.moves }));
	const where = `${address} at ${tab.viewportSize()?.width} px ${fault ? `${fault.call.source} ${fault.kind}` : ''}`;
	return moved > MOST_SHIFT ? [`${where} moves by ${moved.toFixed(3)}:\n${moves.join('\n')}`] : [];
}

/** What moves on those screens and what they ask for twice, one after the other in a tab. */
export async function walkLate(tab: Page, addresses: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	const twice = watchCalls(tab);
	for (const address of addresses) {
		twice();
		found.push(...(await movesAt(tab, address)));
		found.push(...twice().map((call) => `${address} asks twice for ${call}`));
	}
	return found;
}
