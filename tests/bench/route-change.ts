import type { CDPSession, Page } from '@playwright/test';

/** Changes the route, or goes `back`, and waits for another screen's heading plus some frames. */
export async function changeRoute(page: Page, hash: string): Promise<void> {
	await page.evaluate(
		(to) =>
			new Promise<void>((resolve) => {
				const heading = () => document.querySelector('[data-screen-heading]');
				const before = heading();
				const text = before?.textContent;
				const observer = new MutationObserver(() => {
					const now = heading();
					if (now && (now !== before || now.textContent !== text)) {
						observer.disconnect();
						performance.mark('bench-changed');
						// What a screen does after its first paint is not the next one's.
						setTimeout(resolve, 300);
					}
				});
				observer.observe(document.body, { childList: true, subtree: true, characterData: true });
				performance.mark('bench-change');
				if (to === 'back') {
					history.back();
				} else {
					window.location.hash = to;
				}
			}),
		hash,
	);
}

interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	/** Microseconds. */
	ts: number;
	dur?: number;
}

/** Time of each change in ms: until the first frame with the new heading was painted and composited. */
export async function traced(session: CDPSession, changes: () => Promise<void>): Promise<number[]> {
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
	await session.send('Tracing.start', {
		categories: '-*,devtools.timeline,blink.user_timing,disabled-by-default-devtools.timeline',
		transferMode: 'ReportEvents',
	});
	await changes();
	const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await complete;
	events.sort((one, other) => one.ts - other.ts);
	return events.flatMap((start, index) => {
		if (start.name !== 'bench-change') {
			return [];
		}
		const ofPage = events.slice(index).filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
		const changed = ofPage.findIndex(({ name }) => name === 'bench-changed');
		const frame = ofPage.slice(changed).find(({ name }) => name === 'Commit');
		return frame ? [(frame.ts + (frame.dur ?? 0) - start.ts) / 1000] : [];
	});
}
