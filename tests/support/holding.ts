import { act } from '@testing-library/react';

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
