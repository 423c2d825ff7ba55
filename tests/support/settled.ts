import { act, getConfig } from '@testing-library/react';
import { TestSite } from './test-site';

/** Turns of the event loop without a change. A chunk needs one to be evaluated, and one to be drawn. */
const QUIET_TURNS = 5;
const LIMIT = 120_000;

// Some tests replace the clock.
const { setTimeout, Date } = globalThis;
const turn = () => new Promise((resolve) => void setTimeout(resolve, 0));

/**
 * Waits until the page has drawn what was pending: chunks, and answers that no test holds back. It counts
 * turns of the event loop and no time, so a slow machine sees the same page as a fast one.
 */
export function settled(): Promise<void> {
	return getConfig().asyncWrapper(async () => {
		const start = Date.now();
		let quiet = 0;
		const observer = new MutationObserver(() => (quiet = 0));
		observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
		while (quiet < QUIET_TURNS) {
			if (Date.now() - start > LIMIT) {
				throw new Error('The page does not come to rest.');
			}
			quiet = TestSite.answering ? 0 : quiet + 1;
			await turn();
		}
		observer.disconnect();
	}) as Promise<void>;
}

/** Moves a replaced clock on, and waits for what that sets going. */
export async function pass(milliseconds: number): Promise<void> {
	await act(() => jest.advanceTimersByTimeAsync(milliseconds));
	await settled();
}

/**
 * Timers of exactly that many milliseconds don't fire until the returned function is called: on a busy
 * machine, they'd be over before the page is drawn.
 */
export function holdingTimers(time: number): () => Promise<void> {
	const { setTimeout } = globalThis;
	const tasks: Array<() => void> = [];
	const set = (task: () => void, delay?: number, ...more: []) =>
		delay === time ? void tasks.push(task) : setTimeout(task, delay, ...more);
	const mock = jest.spyOn(globalThis, 'setTimeout').mockImplementation(set as unknown as typeof setTimeout);
	// Testing Library would take it for Jest's own clock, which it moves on.
	Object.assign(mock, { _isMockFunction: false });
	return () => act(async () => tasks.splice(0).forEach((task) => task()));
}
